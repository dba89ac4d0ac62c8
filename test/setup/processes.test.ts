import { expect, test } from 'vitest'
import { run, runQuietly, SetupError } from '../../setup/processes.ts'

const node = (program: string): [string, string[]] => [process.execPath, ['-e', program]]

test('the exit status of a command is passed on, and a signal as the shell does', async () => {
  expect(await run(...node(''))).toBe(0)
  expect(await run(...node('process.exit(7)'))).toBe(7)
  expect(
    await run(...node('process.kill(process.pid, "SIGTERM"); setTimeout(() => {}, 9000)')),
  ).toBe(143)
})

test('a quiet command gives what it printed', async () => {
  expect(await runQuietly(...node('console.log("out"); console.error("err")'))).toBe('out\n')
})

test('a quiet command that fails is named, with the last of what it printed', async () => {
  const failing = runQuietly(
    ...node('for (let i = 0; i < 99; i++) console.error(`line ${i}.`); process.exit(1)'),
  )
  await expect(failing).rejects.toThrow(SetupError)
  await expect(failing).rejects.toThrow(/This command failed: .*\n[^]*line 98\.$/)
  await expect(failing).rejects.not.toThrow(/line 9\./)
})

test('a command that is not there is an error', async () => {
  await expect(run('cercle-no-such-command', [])).rejects.toThrow(/ENOENT/)
})

test.each([
  ['its number', '5', 5],
  ['a SetupError', '(() => { throw new SetupError("not today", 6) })()', 6],
])(
  'a script leaves with %s, also where a hook, as electron-builder has one, would leave with 0',
  async (_, what, status) => {
    const program = `
    import { runScript, SetupError } from ${JSON.stringify(new URL('../../setup/processes.ts', import.meta.url).href)}
    process.on('beforeExit', () => process.exit(0))
    await runScript(async () => ${what})`
    expect(await run(process.execPath, ['--input-type=module', '-e', program])).toBe(status)
  },
)
