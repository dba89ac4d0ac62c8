import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 600_000,
  reporter: [['list']],
  outputDir: '../../test-results',
  globalTeardown: './sheet.ts',
})
