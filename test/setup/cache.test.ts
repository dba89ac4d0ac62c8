import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFinished, keep, type Kept, workFolderOf } from '../../setup/cache.ts'
import { temporaryFolder } from './temporary-folder.ts'

const THING: Kept = { name: 'thing-1.2.3', version: '1.2.3' }

function making(content: string): (work: string) => Promise<void> {
  return async (work) => {
    await writeFile(join(work, 'scratch'), 'big and of no further use')
    await writeFile(join(work, 'result', 'file'), content)
  }
}

test('a built thing is stored, marked, and not built again', async () => {
  const cache = join(await temporaryFolder(), 'not', 'there', 'yet')
  const place = await keep(cache, THING, making('first'))
  expect(await keep(cache, THING, making('second'))).toBe(place)
  expect(await readFile(join(place, 'file'), 'utf8')).toBe('first')
  expect(await isFinished(cache, THING)).toBe(true)
  expect(await readdir(cache)).toEqual([THING.name])
})

test('a folder without the mark, or with that of another version, is rebuilt', async () => {
  for (const mark of [null, '', '1.2.2']) {
    const cache = await temporaryFolder()
    await mkdir(join(cache, THING.name))
    await writeFile(join(cache, THING.name, 'file'), 'half')
    if (mark !== null) await writeFile(join(cache, THING.name, 'version'), mark)
    expect(await isFinished(cache, THING)).toBe(false)
    const place = await keep(cache, THING, making('whole'))
    expect(await readFile(join(place, 'file'), 'utf8')).toBe('whole')
    expect(await readdir(cache)).toEqual([THING.name])
  }
})

test('a failure leaves nothing behind', async () => {
  const cache = await temporaryFolder()
  await expect(keep(cache, THING, () => Promise.reject(new Error('no space')))).rejects.toThrow(
    'no space',
  )
  expect(await readdir(cache)).toEqual([])
})

test('two that make the same at once both get it whole', async () => {
  const cache = await temporaryFolder()
  const both = await Promise.all([
    keep(cache, THING, making('same')),
    keep(cache, THING, making('same')),
  ])
  expect(new Set(both).size).toBe(1)
  expect(await readFile(join(both[0], 'file'), 'utf8')).toBe('same')
  expect(await readdir(cache)).toEqual([THING.name])
})

test('a run that is killed half-way is not taken for finished, and what it left is removed', async () => {
  const cache = await temporaryFolder()
  const [code, signal]: unknown[] = await once(killedHalfWay(cache), 'exit')
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  expect(await readdir(cache)).toEqual([expect.stringContaining('.work-')])
  expect(await isFinished(cache, THING)).toBe(false)
  await keep(cache, THING, making('whole'))
  expect(await readdir(cache)).toEqual([THING.name])
})

test.runIf(process.platform === 'linux')(
  'what a process left is removed although its number belongs to another one now',
  async () => {
    const cache = await temporaryFolder()
    const own = workFolderOf(THING)
    const others = own.replace(/\d+-$/, '1-')
    expect(others).not.toBe(own)
    for (const name of [own, others]) await mkdir(join(cache, `${name}abcdef`))
    await keep(cache, THING, making('whole'))
    const left = await readdir(cache)
    expect(left.toSorted()).toEqual([THING.name, `${own}abcdef`])
  },
)

function killedHalfWay(cache: string): ReturnType<typeof spawn> {
  const program = `
    import { writeFileSync } from 'node:fs'
    import { keep } from ${JSON.stringify(join(import.meta.dirname, '../../setup/cache.ts'))}
    await keep(${JSON.stringify(cache)}, ${JSON.stringify(THING)}, async (work) => {
      writeFileSync(work + '/result/file', 'half')
      process.kill(process.pid, 'SIGKILL')
      await new Promise(() => {})
    })`
  return spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' })
}
