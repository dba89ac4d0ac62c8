import { defineConfig } from '@playwright/test'

// Real windows on one screen: one after the other, and no second chances.
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../test-results',
  snapshotPathTemplate: 'screens/kept/{arg}{ext}',
})
