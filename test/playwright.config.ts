import { defineConfig } from '@playwright/test'

const screens = process.env['CERCLE_DISPLAYS']?.split(',') ?? []

// Real windows: on one screen one after the other, with several screens each test file on its own;
// no retries.
export default defineConfig({
  testDir: 'e2e',
  workers: Math.max(1, screens.length),
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../test-results',
  snapshotPathTemplate: 'screens/kept/{arg}{ext}',
})
