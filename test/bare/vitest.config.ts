import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// One test after the other: each begins with the machine as the one before has left it.
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/bare/*.test.ts'],
    bail: 1,
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
  },
})
