import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Test workers and the commands that tests start inherit it: Node strips the types of a file and compiles it once.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/bare/**'],
    setupFiles: ['test/chance.ts'],
    // Node loads the sources itself, as it does for the command line: vitest's own loader makes each call of another
    // file slower. So `vitest --watch` does not notice changes in them.
    server: { deps: { external: [/\/src\/(main|shared)\//] } },
    pool: 'forks',
    // by itself it leaves one core idle
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
})
