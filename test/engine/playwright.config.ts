import { defineConfig } from '@playwright/test'

const screens = process.env['CERCLE_DISPLAYS']?.split(',') ?? []

const isLong = Boolean(process.env['CERCLE_LONG'])

/**
 * Existing tests that run as they are: what a person does on each screen, the three languages, axe,
 * and the content policy. Under CERCLE_LONG all walks before axe, and whether anything is cut or
 * covered on them. /
 */
const FROM_E2E: Readonly<Record<string, RegExp>> = {
  evenings: /a rotation of five|three languages/,
  review: /the coach says/,
  standings: /score book/,
  archive: /everything is checked/,
  house: /settings are applied/,
  shut: /the content policy/,
  axe: isLong ? /on the way/ : /on the way (hall|ecarte):/,
  ...(isLong ? { look: /nothing is cut/ } : {}),
}

const NAMES = Object.keys(FROM_E2E)
const CHOSEN = Object.entries(FROM_E2E).map(
  ([name, titles]) => `e2e/${name}\\.spec\\.ts .*(${titles.source})`,
)

// Run by setup/engine-tests.ts, with CERCLE_ENGINE: the program of these tests is main on plain
// Node and its page in Chromium.
export default defineConfig({
  testDir: '..',
  testMatch: ['engine/*.spec.ts', ...NAMES.map((name) => `e2e/${name}.spec.ts`)],
  // by file and title
  grep: new RegExp(['engine/', ...CHOSEN].join('|')),
  workers: Math.max(1, screens.length),
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../../test-results',
})
