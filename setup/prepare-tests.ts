import { concurrently } from 'concurrently'
import { PROJECT_FOLDER } from './places.ts'
import { runScript } from './processes.ts'
import { chooseRuntime } from './runtime.ts'
import { CHROMIUM, TRACING, WINDOW, WINDOW_TESTS } from './system-packages.ts'

/**
 * The first step of `npm test`: whatever any of its steps needs is there, or what is missing is named at once. Then
 * `npm run check`, and beside it the Electron is made ready, which mostly waits for a download and for one compiler.
 */
await runScript(async () => {
  const prepare = await chooseRuntime([WINDOW, WINDOW_TESTS, TRACING, CHROMIUM])
  const check = concurrently(['npm:check'], { raw: true, cwd: PROJECT_FOLDER })
  const checked = check.result.then(
    () => 0,
    () => 1,
  )
  const [status] = await Promise.all([checked, prepare()])
  return status
})
