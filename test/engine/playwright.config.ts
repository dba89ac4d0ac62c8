import { defineConfig } from '@playwright/test'

const screens = process.env['CERCLE_DISPLAYS']?.split(',') ?? []

/** Existing tests that say most about an engine; they run as they are. All of a file under CERCLE_LONG. */
const FROM_E2E: Readonly<Record<string, RegExp>> = {
  partie: /may not be played|may not know/,
  evenings: /a rotation of five|three languages/,
  review: /the coach says/,
  coach: /a finished deal is judged/,
  standings: /score book/,
  archive: /a copy is made|everything is checked/,
  house: /settings are applied|made larger|the menu speaks/,
  resume: /closed in mid-trick/,
  shut: /the content policy/,
  look: /(hall|hundertspiel): nothing is cut/,
  axe: /on the way (hall|archive|review|ecarte):/,
}

const NAMES = Object.keys(FROM_E2E)
const CHOSEN = Object.entries(FROM_E2E).map(([name, titles]) => `e2e/${name}\\.spec\\.ts .*(${titles.source})`)

// Run by setup/engine-tests.ts, with CERCLE_ENGINE: the program of these tests is main on plain Node and its page in Chromium.
export default defineConfig({
  testDir: '..',
  testMatch: ['engine/*.spec.ts', ...NAMES.map((name) => `e2e/${name}.spec.ts`)],
  // by file and title
  grep: process.env['CERCLE_LONG'] ? /./ : new RegExp(['engine/', ...CHOSEN].join('|')),
  workers: Math.max(1, screens.length),
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../../test-results',
})
