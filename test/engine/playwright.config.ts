import { defineConfig } from '@playwright/test'

const screens = process.env['CERCLE_DISPLAYS']?.split(',') ?? []

/** Existing tests that say most about an engine; they run as they are. All of a file under CERCLE_LONG. */
const FROM_E2E: Readonly<Record<string, RegExp>> = {
  partie: /may not be played|may not know/,
  evenings: /a pool of three|three languages/,
  review: /the coach says|a note and its tags/,
  coach: /a finished deal is judged/,
  standings: /score book/,
  archive: /a copy is made|everything is checked/,
  house: /settings are applied|made larger|the menu speaks/,
  resume: /closed in mid-trick/,
  shut: /the content policy|a hundred calls/,
  look: /(hall|hundertspiel): nothing is cut/,
  axe: /on the way (hall|evening|archive|review|ecarte):/,
}

const isLong = Boolean(process.env['CERCLE_LONG'])

// Run by setup/engine-tests.ts, with CERCLE_ENGINE: the program of these tests is main on plain Node and its page in Chromium.
export default defineConfig({
  workers: Math.max(1, screens.length),
  retries: 0,
  timeout: 120_000,
  reporter: [['list']],
  outputDir: '../../test-results',
  projects: [
    { name: 'engine', testDir: '.' },
    ...Object.entries(FROM_E2E).map(([file, grep]) => ({
      ...{ name: file, testDir: '../e2e', testMatch: `${file}.spec.ts` },
      ...(isLong ? {} : { grep }),
    })),
  ],
})
