import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testMatch: 'draw.ts',
  reporter: [['line']],
  outputDir: '../../test-results',
})
