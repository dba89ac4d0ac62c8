import { defineConfig } from '@playwright/test'

// Real windows on one screen, one after the other.
export default defineConfig({
  testDir: 'e2e',
  workers: 1,
  // a busy machine may be late once: what is green only the second time is named as flaky at the end, and is to be mended
  retries: 1,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../test-results',
  snapshotPathTemplate: 'screens/kept/{arg}{ext}',
})
