import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**', 'test/bare/**'],
    setupFiles: ['test/chance.ts'],
    pool: 'forks',
    // by itself it leaves one core idle
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
})
