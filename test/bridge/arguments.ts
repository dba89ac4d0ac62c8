// Good arguments for every call.
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { ALL_PARTIES, LATEST_FIRST } from '../../src/shared/archive.ts'
import type { CallName } from '../../src/shared/calls.ts'
import type { EveningSetup } from '../../src/shared/evening.ts'

export const SETUP = {
  game: 'ecarte',
  level: 'rulebook',
  preset: 'club',
  options: { dealCap: 3, kingAtFour: true },
}
export const EVENING: EveningSetup = {
  game: 'ecarte',
  preset: 'club',
  options: {},
  kind: 'pool',
  terms: { stake: 2, purse: 50, poolEntry: 'once' },
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
  game: 'ecarte',
  people: [1, 2],
  preset: 'club',
  from: '2020-01-01',
  until: '2030-12-31',
  search: 'Anna',
  result: { person: 1, won: true },
  counted: ['kings'],
}

export const GOOD: Readonly<Record<CallName, readonly unknown[]>> = {
  loadHall: [],
  startTable: [SETUP],
  resumeTable: [1],
  startLesson: ['ecarte', 'king'],
  act: [{ do: 'play', card: '10H' }, false],
  requestHint: [],
  judgeDeal: [],
  giveUp: ['deal'],
  takeBack: [],
  pointOut: [],
  playOut: [],
  dealCards: ['3+2'],
  startNextPartie: [],
  leaveTable: [],
  uncover: [],
  leaveToPlayer: ['turn'],
  adviserActions: [],
  beginEvening: [EVENING],
  takeUpEvening: [1],
  sayInEvening: [0, { do: 'bet', side: 1, counters: 3 }],
  welcomeGuest: [{ kind: 'computer', level: 'novice' }],
  playInEvening: [],
  finishPartie: [],
  strikeEvening: [],
  leaveEvening: [],
  loadReview: [KEPT, 'open'],
  analysePartie: [KEPT],
  considerStep: [KEPT, 3],
  startPractice: [KEPT, 3, 0, 'rulebook'],
  archiveSummary: [],
  listParties: [FILTER, 0, 50, LATEST_FIRST],
  countParties: [FILTER],
  loadStandings: [WISH],
  loadCourse: [WISH],
  loadSheet: [WISH, 0, 20],
  annotatePartie: [1, 1, 'A fine vole.', ['vole', 'club']],
  trashParties: [[[1, 1]], true],
  renamePerson: [1, 'Beate'],
  mergePeople: [1, 3],
  listBackups: [],
  backUp: [],
  restoreBackup: ['cercle-2026-11-21T10-00-00-1.db'],
  copyElsewhere: [],
  checkArchive: [],
  exportParties: [FILTER, 'json'],
  exportStandings: [WISH],
  importFile: [],
  openFile: [],
  keepFile: [],
  cancelTask: [],
  repairData: [{ how: 'begin' }],
  saveSettings: [{ ...DEFAULT_SETTINGS, language: 'fr', pace: 'slow', name: 'Anna' }],
  loadAbout: [],
  loadReport: [],
  copyReport: [],
  openFolder: [],
  reportError: [{ name: 'TypeError', message: 'KH', stack: 'TypeError: KH\n at a.js:1:2' }],
  setScreen: ['hall'],
}
