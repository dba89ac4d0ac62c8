// The power goes at any moment: everything that was acknowledged is there at the next start, whole.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bytesOfSchema, toldOfSchema } from '../../store/fixtures.ts'
import { folder } from '../../store/places.ts'
import { randomOf } from '../../store/played.ts'
import { type Said, readSaid } from '../said.ts'
import { Disk, layOut } from './disk.ts'
import { type Judgement, judgeOld, judgeOwn } from './judging.ts'
import { type Op, hasStrace, traced } from './trace.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const WRITER = join(import.meta.dirname, 'writer.ts')
const told = toldOfSchema(20)
const BEFORE = { lines: told.finished.length + told.open.length, bytes: bytesOfSchema(20) }

/** A folder in memory if there is one: what is tried there is thrown away. */
function lightFolder(): string {
  const made = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cercle-power-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

interface Written {
  readonly root: string
  readonly ops: readonly Op[]
}

function written(mode: 'on' | 'off'): Written {
  const root = folder()
  for (const name of ['own', 'old']) mkdirSync(join(root, name))
  copyFileSync(
    join(import.meta.dirname, '../../store/fixtures/schema-20.db'),
    join(root, 'old', 'cercle.db'),
  )
  return { root, ops: traced(WRITER, [root, mode], root) }
}

/**
 * Cuts the power after every operation that `takes`, each in this many ways; returns the result of
 * each.
 */
function crashes({ root, ops }: Written, variants: number, takes: (at: number) => boolean) {
  const came: Record<Judgement, number> = { fine: 0, lost: 0, damaged: 0, torn: 0 }
  const first: string[] = []
  const random = randomOf(99)
  const disk = new Disk(new Map([[join(root, 'old', 'cercle.db'), BEFORE.bytes]]), [
    root,
    join(root, 'own'),
    join(root, 'old'),
  ])
  const here = lightFolder()
  let said = ''
  for (const [at, op] of ops.entries()) {
    disk.do(op)
    if (op.op === 'said') said += op.text
    if (!takes(at)) continue
    for (let variant = 0; variant < variants; variant += 1) {
      const place = join(here, 'state')
      rmSync(place, { recursive: true, force: true })
      mkdirSync(place)
      layOut(disk.crashed(variant === 0 ? null : random), root, place)
      const judgement = judged(place, readSaid(said))
      came[judgement] += 1
      if (judgement !== 'fine' && first.length < 3)
        first.push(
          `${judgement} after operation ${at} (${op.op} ${'path' in op ? op.path.slice(root.length) : ''}), variant ${variant}`,
        )
    }
  }
  return { came, first }
}

function judged(place: string, said: readonly Said[]): Judgement {
  const phase = said.findLast((one) => one.what === 'phase')
  const own = judgeOwn(place, said)
  const isOldTouched = phase !== undefined && phase.name !== 'closed'
  if (own !== 'fine' || !isOldTouched) return own
  return judgeOld(place, said, BEFORE)
}

const nothing = { lost: 0, damaged: 0, torn: 0 }
const needed = hasStrace() ? false : 'strace is not installed (apt-get install strace)'

if (needed !== false) process.stdout.write(`power loss is not tested: ${needed}\n`)

test.skipIf(needed !== false && !LONG)(
  'nothing acknowledged is lost, damaged or torn: first start, parties, an older file, a copy made and put back',
  { timeout: 1_800_000 },
  () => {
    expect(needed).toBe(false)
    const all = written('on')
    const step = Math.ceil(all.ops.length / 60)
    const { came, first } = crashes(all, 2, (at) => LONG || at % step === 7 % step)
    expect(first).toEqual([])
    expect(came).toMatchObject(nothing)
    expect(came.fine).toBeGreaterThan(LONG ? 2000 : 100)
  },
)

test.skipIf(needed !== false && !LONG)(
  'where nothing waits for the disk it is: the test sees it',
  { timeout: 600_000 },
  () => {
    expect(needed).toBe(false)
    const all = written('off')
    const step = Math.ceil(all.ops.length / (LONG ? 300 : 20))
    const { came } = crashes(all, 3, (at) => at % step === 0)
    expect(came.lost).toBeGreaterThan(0)
    expect(came.damaged + came.torn).toBeGreaterThan(0)
  },
)
