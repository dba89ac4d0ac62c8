import { runScript } from './processes.ts'
import { findRuntime } from './runtime.ts'
import { CHROMIUM, TRACING, WINDOW, WINDOW_TESTS } from './system-packages.ts'

/** The first step of `npm test`: whatever any of its steps needs is there, or it is said at once what is missing. */
await runScript(async () => {
  await findRuntime([WINDOW, WINDOW_TESTS, TRACING, CHROMIUM])
  return 0
})
