// Settings and About in English.
import type {
  CardSize,
  Claim,
  DealDisplayTime,
  Faces,
  ForcedCards,
  TrickDisplayTime,
  Theme,
  Pace,
  Settings,
  Sorting,
  Speed,
  Typeface,
} from '../../settings.ts'
import { numbers } from '../formats.ts'
import type { SettingGroup } from '../setting-groups.ts'
import type { KeyHelp, Texts } from '../texts.ts'

const percent = numbers('en-GB', { style: 'percent' })
const plain = numbers('en-GB')

export const settings = {
  title: 'Settings',
  open: 'Settings…',
  leave: 'Back',
  /** The accessible name of the list of groups. */
  list: 'Groups of settings',
  groups: {
    table: 'Table and cards',
    motion: 'Motion',
    sound: 'Sound',
    comfort: 'Comfort',
    coach: 'Coach',
    self: 'Name and language',
    keys: 'Keys',
  } satisfies Record<SettingGroup, string>,
  name: 'Your name',
  nameHint: 'It stands beside your score and in the archive.',
  language: 'Language',
  system: 'as the system',
  light: 'Light',
  lights: { system: 'as the desktop', lamp: 'lamp', day: 'daylight' } satisfies Record<
    Theme,
    string
  >,
  typeface: 'Typeface',
  typefaces: { book: 'as in the old books', clear: 'most legible' } satisfies Record<
    Typeface,
    string
  >,
  zoom: 'Interface size',
  zoomOf: percent,
  cardSize: 'Card size',
  cardSizes: { small: 'small', medium: 'medium', usual: 'usual', large: 'large' } satisfies Record<
    CardSize,
    string
  >,
  cardSizeHint:
    'A larger interface never makes the cards smaller: at the table the letters grow as far as the cards leave room.',
  faces: 'Cards',
  faceSets: {
    usual: 'traditional',
    english: 'English courts',
    jumbo: 'large indices',
    fourColours: 'four colours',
  } satisfies Record<Faces, string>,
  facesHint: 'Packs not drawn in this style keep their own faces.',
  /** Shows how the table looks with the current settings. */
  preview: 'How it looks',
  pace: 'Pace of the computer players',
  paces: {
    slow: 'leisurely',
    normal: 'steady',
    fast: 'brisk',
    instant: 'at once',
  } satisfies Record<Pace, string>,
  speed: 'Speed of the cards',
  speedOf: (speed: Speed) => (speed === 0 ? 'at once' : `${plain(speed)} ×`),
  hold: 'A complete trick stays',
  holdDeal: 'A finished deal stays',
  holdDealHint: 'Then a computer player deals the next, if it is theirs to deal.',
  holdOf: (hold: TrickDisplayTime | DealDisplayTime) =>
    hold === 'key' ? 'until a key' : `${plain(hold / 1000)} s`,
  motionHint: 'If the desktop asks for less motion, cards are in their place at once.',
  sound: {
    title: 'Sounds',
    hint: 'Cards, markers and calls can be heard. At the table the key Q switches all of it off and on.',
  },
  volume: 'Volume',
  volumeOf: percent,
  speech: {
    title: 'Calls are spoken',
    hint: 'A voice of the desktop says what the players call, if there is one for the language.',
  },
  start: 'Cercle begins',
  starts: { hall: 'in the Hall', table: 'at the table that was left' } satisfies Record<
    Settings['start'],
    string
  >,
  order: 'Your hand is sorted',
  orders: { suit: 'by suit', rank: 'by rank' } satisfies Record<Sorting['order'], string>,
  trumps: 'Trumps lie',
  trumpsAt: {
    left: 'on the left',
    right: 'on the right',
    any: 'like other suits',
  } satisfies Record<Sorting['trumps'], string>,
  claim: 'When all the rest is certain',
  claims: { ask: 'ask me', always: 'play it out', never: 'I play it' } satisfies Record<
    Claim,
    string
  >,
  claimHint: 'Nobody’s choice could change the outcome then.',
  forcedCards: 'Cards without a choice are played for you',
  forcedCardsOf: {
    off: 'never',
    lastTrick: 'in the last trick',
    always: 'always',
  } satisfies Record<ForcedCards, string>,
  forcedCardsHint:
    'Not where a mistake is allowed. If several of you share the screen, only in the last trick: otherwise it would give your hand away.',
  confirms: {
    title: 'Ask before what cannot be taken back',
    hint: 'Such as a refusal, or the last exchange of a deal.',
  },
  letterKeys: {
    title: 'Single letters are keys',
    hint: 'Switched off, letters do nothing at the table; arrows, Tab, Enter, Space and Escape still work.',
  },
  keys: [
    { keys: ['Ctrl ,'], does: 'Settings' },
    { keys: ['Ctrl +', 'Ctrl −', 'Ctrl 0'], does: 'larger, smaller, usual size' },
    { keys: ['F11'], does: 'full screen' },
    { keys: ['Ctrl O'], does: 'open a record' },
    { keys: ['F1'], does: 'rules of the game, at the table and in a review' },
    { keys: ['?'], does: 'the keys for this page' },
  ] satisfies KeyHelp[],
  reset: 'Reset',
  resetOf: (group: string) => `${group}: reset`,
  wasReset: (group: string) => `${group}: everything is as it was at the start.`,
  resetAll: 'Reset everything',
  resetAllHint: 'Your name and the language stay.',
  wereReset: 'All settings are as they were at the start; your name and the language stay.',
}

export type SettingsWords = Texts<typeof settings>

/** By the key of resources/CREDITS.md. */
const ARTWORK: Readonly<Record<string, string>> = {
  paris: 'French courts, with redrawn paper and corners',
  english: 'English courts, with redrawn paper and corners',
  jumbo: 'Faces for large indices, in two and in four colours',
  trappola: 'Trappola cards, in two sets',
  backs: 'Backs of the cards',
  counter: 'Turned counters',
  jeton: 'Counters of mother-of-pearl',
  felt: 'The baize',
  icon: 'The icon',
}

export const house = {
  title: 'About Cercle',
  open: 'About Cercle',
  list: 'About Cercle',
  program: 'The program',
  programText:
    'Cercle plays the card games of the nineteenth-century club as the books of the time describe them. It runs on this computer alone: nothing is loaded from a network, and nothing is sent.',
  /** The runtime of the program. */
  runsOn: 'It runs on',
  folder: 'Everything you play is kept here:',
  openFolder: 'Open the data folder',
  help: 'Help and report',
  reportText:
    'If something is wrong, send this report along. It names versions, settings and what failed recently, but no cards, no names and no folders.',
  copyReport: 'Copy report',
  copied: 'The report is in the clipboard.',
  showReport: 'Read the report',
  artwork: 'Artwork',
  artworkText: 'All of it comes with the program in plain files.',
  artworkOf: ARTWORK,
  fonts: 'Typefaces',
  packages: 'Software',
  packagesText: (count: number) =>
    `Cercle builds on the work of others. It ships parts of these ${plain(count)} packages:`,
  licence: 'Licence',
  licenceText: 'Cercle itself is free software:',
  /** Unfolds the text of a licence. */
  wording: 'Wording of the licence',
}

export type HouseWords = Texts<typeof house>
