// Every system call that can fail fails once, or from then on, or is the last: what went wrong is
// said in a known way, nothing acknowledged is lost, the file is as it should be, and trying again
// works.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { getRestorePath } from '../../../src/main/store/file-ops.ts'
import { fileOfSchema } from '../../store/fixtures.ts'
import { archiveBytes } from '../archives.ts'
import { expectKept } from '../killing.ts'
import { hasStrace } from '../power/trace.ts'
import { type Fault, callsOf, disturbed, faultsOf, nameOf, sampleOf } from './sweep.ts'
import { type Work, WORKS, beganWithIsThere, doWork, prepare } from './works.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
/** Faults of each work in the short tests. */
const SAMPLE = 8
const LANES = 2

const needed = hasStrace() ? false : 'strace is not installed (apt-get install strace)'
if (needed !== false) process.stdout.write(`failing system calls are not tested: ${needed}\n`)

/** A folder in memory if there is one. */
function lightFolder(): string {
  const made = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'cercle-faults-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

interface Ground {
  readonly two: Buffer
  readonly three: Buffer
  readonly old: string
}

async function expectMastered(
  fault: Fault,
  here: string,
  { two, three, old }: Ground,
): Promise<string> {
  rmSync(here, { recursive: true, force: true })
  mkdirSync(here, { recursive: true })
  const file = join(here, 'cercle.db')
  prepare(fault.work, file, two, three, old)
  const { said, wrong, signal, status } = await disturbed(fault, file)
  expect(wrong).toBe('')
  const phases = said.flatMap((one) => (one.what === 'phase' ? [one.name] : []))
  // a call or two more or less before it are Node's own: now and then none is left to be the last
  const isKilled = fault.how === 'signal=KILL' && signal !== null
  if (!isKilled) expect([signal, status, phases.at(-1)]).toEqual([null, 0, 'end'])
  // what failed once works when it is tried again
  if (!fault.on && phases.includes('failed')) expect(phases).toContain('again')
  // the file as it is left, and what may be done with it when nothing fails any more
  if (existsSync(file) || existsSync(getRestorePath(file))) expectKept(file, said)
  expect(beganWithIsThere(fault.work, file)).toBe(true)
  await doWork(fault.work, file, () => {})
  expectKept(file, said)
  return phases.includes('failed') ? 'failed' : isKilled ? 'killed' : 'unharmed'
}

test.skipIf(needed !== false && !LONG).each(WORKS)(
  'every call of the work “%s” may fail',
  { timeout: 3_600_000 },
  async (work: Work) => {
    expect(needed).toBe(false)
    const ground = { two: archiveBytes(2, 1), three: archiveBytes(3, 1), old: fileOfSchema(20) }
    const here = lightFolder()
    const undisturbed = join(here, 'undisturbed')
    prepare(work, join(undisturbed, 'cercle.db'), ground.two, ground.three, ground.old)
    const calls = callsOf(work, join(undisturbed, 'cercle.db'), undisturbed)
    const all = faultsOf(work, calls)
    const faults = LONG ? all : sampleOf(all, SAMPLE)
    process.stdout.write(`${work}: ${faults.length} of ${all.length} faults\n`)
    const came = new Map<string, number>()
    const wrong: string[] = []
    const lane = async (own: number): Promise<void> => {
      for (const fault of faults.filter((_, index) => index % LANES === own))
        try {
          const what = await expectMastered(fault, join(here, `lane-${own}`), ground)
          came.set(what, (came.get(what) ?? 0) + 1)
        } catch (error) {
          wrong.push(`${nameOf(fault)}: ${error instanceof Error ? error.message : String(error)}`)
        }
    }
    await Promise.all(Array.from({ length: LANES }, (_, own) => lane(own)))
    expect(wrong).toEqual([])
    expect(faults.length).toBeGreaterThanOrEqual(LONG ? 100 : SAMPLE)
    expect(came.get('failed')).toBeGreaterThan(0)
    expect(came.get('killed')).toBeGreaterThan(0)
  },
)
