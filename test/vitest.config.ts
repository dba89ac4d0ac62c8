import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// Test workers and the commands that tests start inherit it: Node strips the types of a file and
// compiles it once.
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
  new URL('../node_modules/.cache/node', import.meta.url),
)

const OTHER_RUNS = ['test/e2e/**', 'test/bare/**', 'test/_template/**']
/**
 * Tests of pure code: they leave no state behind, so files share a process, which saves 110 starts.
 */
const PURE = ['cards', 'games', 'lessons', 'records', 'sittings', 'words'].map(
  (name) => `test/${name}/**/*.test.ts`,
)

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    setupFiles: ['test/chance.ts'],
    // Node loads the sources itself, as it does for the command line: vitest's own loader makes
    // each call of another file slower. So `vitest --watch` does not notice changes in them.
    server: { deps: { external: [/\/src\/(main|shared)\//] } },
    pool: 'forks',
    // by itself it leaves one core idle
    maxWorkers: '100%',
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'apart', include: ['test/**/*.test.ts'], exclude: [...OTHER_RUNS, ...PURE] },
      },
      { extends: true, test: { name: 'together', include: PURE, isolate: false } },
    ],
  },
})
