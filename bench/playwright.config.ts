import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  workers: 1,
  reporter: [['line']],
  outputDir: '../test-results',
})
