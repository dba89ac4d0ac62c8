// Good arguments for every call.
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import type { CallName } from '../../src/shared/bridge.ts'

export const SETUP = { game: 'ecarte', level: 'rulebook', preset: 'club', options: { dealCap: 3, kingAtFour: true } }
export const EVENING = {
  ...{ game: 'ecarte', preset: 'club', options: {}, kind: 'pool' },
  terms: { stake: 2, purse: 100, poolEntry: 'loserPays' },
  guests: [
    { kind: 'person', name: 'Anna' },
    { kind: 'computer', level: 'rulebook' },
    { kind: 'computer', level: 'novice' },
  ],
}

const KEPT = { kind: 'kept', sitting: 1, partie: 1 }
const WISH = { game: 'ecarte', person: 1, other: null, together: false }
const FILTER = {
  ...ALL_PARTIES,
  ...{ game: 'ecarte', people: [1, 2], preset: 'club', from: '2020-01-01', until: '2030-12-31', search: 'Anna' },
  ...{ result: { person: 1, won: true }, counted: ['kings'] },
}

export const GOOD: Readonly<Record<CallName, readonly unknown[]>> = {
  hall: [],
  sit: [SETUP],
  resume: [1],
  learn: ['ecarte'],
  act: [{ do: 'play', card: '10H' }, false],
  hint: [],
  judge: [],
  giveUp: ['deal'],
  takeBack: [],
  pointOut: [],
  playOut: [],
  deal: ['3+2'],
  again: [],
  leave: [],
  uncover: [],
  leaveToPlayer: [],
  counsel: [],
  beginEvening: [EVENING],
  takeUpEvening: [1],
  sayInEvening: [0, { do: 'bet', side: 1, counters: 3 }],
  welcome: [{ kind: 'computer', level: 'novice' }],
  playInEvening: [],
  strikeEvening: [],
  leaveEvening: [],
  review: [KEPT, 'open'],
  analyse: [KEPT],
  consider: [KEPT, 3],
  practise: [KEPT, 3, 0, 'rulebook'],
  holdings: [],
  parties: [FILTER, 0, 50],
  countParties: [FILTER],
  standings: [WISH],
  sheet: [WISH, 0, 20],
  annotate: [1, 1, 'A fine vole.', ['vole', 'club']],
  trash: [[[1, 1]], true],
  renamePerson: [1, 'Beate'],
  mergePeople: [1, 3],
  backups: [],
  backUp: [],
  restore: ['cercle-2026-11-21T10-00-00-1.db'],
  copyElsewhere: [],
  check: [],
  exportParties: [FILTER, 'json'],
  exportStandings: [WISH],
  importFile: [],
  openFile: [],
  keepFile: [],
  cancelTask: [],
  mend: [{ how: 'begin' }],
  saveSettings: [{ ...DEFAULT_SETTINGS, language: 'fr', pace: 'slow', name: 'Anna' }],
  about: [],
  report: [],
  copyReport: [],
  openFolder: [],
  fail: [{ name: 'TypeError', message: 'KH', stack: 'TypeError: KH\n at a.js:1:2' }],
  shows: ['hall'],
}
