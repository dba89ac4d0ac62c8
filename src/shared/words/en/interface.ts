import type { Refused, StoreTrouble } from '../../bridge.ts'
import type { Card, Suit } from '../../card.ts'
import { capital } from '../counting.ts'
import type { KeyHelp, Named, Texts } from '../texts.ts'
import { cards as words } from './cards.ts'
import { archive } from './archive.ts'
import { coach } from './coach.ts'
import { house, settings } from './settings.ts'
import { slips } from './slips.ts'
import { explained } from './explained.ts'
import { evening } from './evening.ts'
import { exercises } from './exercises.ts'
import { fileRefused } from './files.ts'
import { hundertspielTable } from './hundertspiel-table.ts'
import { standings } from './standings.ts'
import { ease } from './ease.ts'
import { reading } from './reading.ts'
import { judging } from './judging.ts'
import { print } from './print.ts'
import { lesson } from './lesson.ts'
import { rules } from './rules-page.ts'
import { strength } from './strength.ts'
import { study } from './study.ts'
import { tattelnTable } from './tatteln-table.ts'
import { exchange } from './exchange.ts'
import { positions } from './positions.ts'
import { training } from './training.ts'

const LEVELS: Readonly<Record<string, Named>> = {
  random: { title: 'Random', hint: 'whatever the rules allow, at once' },
  novice: {
    title: 'Beginner',
    hint: 'a beginner’s habits, at once; soon forgets what has been played',
  },
  rulebook: { title: 'Rule book', hint: 'the advice of the old books, at once' },
  club: { title: 'Club', hint: 'sound and quick; weighs a few of the hands you may hold' },
  master: {
    title: 'Master',
    hint: 'weighs hundreds of hands before every decision, and remembers all',
  },
}

const TROUBLES: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'is not a Cercle file.',
  foreign: 'belongs to another program. Move it elsewhere, then start Cercle again.',
  damaged: 'is damaged.',
  altered: 'was altered by another program: its tables are not those of Cercle.',
  newer: 'was written by a newer version of Cercle. Please use that version.',
  inUse: 'is in use by another Cercle. Close that one first, then start Cercle again.',
  unreadable:
    'cannot be read. Please check that you are allowed to open it, then start Cercle again.',
}

export type Winner = 'you' | 'youWith' | 'one' | 'several'
export type Won = 'partie' | 'game' | 'rubber' | 'match'

const name = (card: Card): string => capital(words.cardName(card))
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)
const tricks = (count: number): string => (count === 1 ? '1 trick' : `${count} tricks`)

const SEATS: Readonly<Record<number, string>> = {
  2: 'two players',
  3: 'three players',
  4: 'four players',
}

const WIN: Readonly<Record<Winner, string>> = {
  you: 'You win',
  youWith: 'win',
  one: 'wins',
  several: 'win',
}
const WON: Readonly<Record<Won, string>> = {
  partie: 'the partie',
  game: 'the game',
  rubber: 'the rubber',
  match: 'the match',
}
const pointsOf = (count: number): string => (count === 1 ? '1 point' : `${count} points`)
const countersOf = (count: number): string => (count === 1 ? '1 counter' : `${count} counters`)

const CALLED = ['None', 'One', 'Two', 'Three', 'Four']

export const interfaceWords = {
  about: {
    /** The accessible name of a notice above the page. */
    notice: 'Notice',
    subtitle: 'Card games of the nineteenth-century club',
    testBuild: 'Test build, on a stand-in for its runtime',
    /** A part of the program is missing. */
    notRead: 'This part of the program could not be read. Please close Cercle and start it again.',
    noBridge:
      'This page belongs to the program Cercle and can do nothing without it. Please start Cercle itself.',
    close: 'Close',
    cancel: 'Keep playing',
    version: (version: string) => `Version ${version}`,
    /** Why the data file cannot be used. */
    data: (trouble: StoreTrouble, file: string) => `The data file ${file} ${TROUBLES[trouble]}`,
    /** Shown while the program ends. */
    closing: {
      title: 'Cercle is closing',
      stored: 'Everything you have played is stored. What is still under way is being finished.',
      startsAgain: 'Cercle will start again right afterwards.',
      atOnce: 'Close without waiting',
    },
    /** Replaces every screen while the data file cannot be used. */
    trouble: {
      title: 'The archive cannot be opened',
      unchanged: 'Nothing in it was changed, and nothing was deleted.',
      copies: 'The latest backups',
      noCopies: 'There is no backup to put in its place.',
      put: 'Use this backup',
      putOf: (day: string) => `Use the backup of ${day}`,
      begin: 'Start a new archive',
      beginHint: 'An empty one; nothing else is touched.',
      aside: 'In any case the current file is moved to the backups and never deleted.',
    },
  },
  cards: {
    suit: (suit: Suit) => capital(words.suitName(suit)),
    name: (card: Card, trump: boolean) => (trump ? `${name(card)}, trump` : name(card)),
    covered: (owner: string, count: number) => `${owner}: ${cards(count)}, face down`,
  },
  hall: {
    newDuel: 'New duel',
    /** Starts what was last played again: against one computer player, or with several. */
    againAgainst: (player: string, level: string) => `Again against ${player} (${level})`,
    againWith: (names: string) => `Again with ${names}`,
    /** Several persons at this screen, with all names of the table. */
    againOf: (names: string) => `Again: ${names}`,
    againEvening: (kind: string) => `Another evening: ${kind}`,
    game: 'Game',
    opponent: 'Opponent',
    /** For games with partners, even if they are still to be drawn. */
    opponents: 'Opponents',
    partner: 'Partner',
    company: 'The other three',
    companyHint: 'Who plays with whom is drawn for at the table.',
    seats: (count: number) => SEATS[count] ?? String(count),
    /** The people who play at this screen. */
    persons: 'At this screen',
    addPerson: 'Add a person at this screen',
    /** `place` counts from 1. */
    personName: (place: number) => `Name of person ${place}`,
    removePerson: (place: number) => `Remove person ${place}`,
    /** When partners are not drawn. */
    personsHint: 'The second person is the partner of the first.',
    /** The level of `count` computer players when several people play. */
    computers: (count: number): string =>
      count === 1 ? 'Level of the computer player' : 'Level of the computer players',
    /** Replaces `newDuel` when more than two play. */
    newTable: 'Sit down',
    agreement: 'Rules',
    /** The heading of what a preset changes; `usual` is the title of the usual one. */
    unlike: (usual: string) => `Unlike “${usual}”:`,
    agreedSo: (option: string, value: string) => `${option}: ${value}`,
    singleOptions: 'Fine-tune the rules',
    /** How many options differ from the preset. */
    differing: (count: number) => (count === 0 ? 'nothing changed' : `${count} changed`),
    open: 'Left on the table',
    resume: 'Resume',
    last: 'Last parties',
    noneYet:
      'Nothing written down yet. Every partie you finish will be kept here, and you can review it card by card.',
    firstTime: 'The table is laid and the lamp is lit. Choose your company and sit down.',
    against: (opponent: string) => `against ${opponent}`,
    day: 'Date',
    players: 'Players',
    score: 'Score',
    result: 'Result',
    value: 'Value',
    won: 'won',
    lost: 'lost',
    wonBy: (winner: string) => `${winner} won`,
    gaveUp: 'given up',
    /** For a partie that never counts. */
    practice: 'practice',
    review: 'Review',
    /** The accessible name of a row’s button. */
    lineOf: (action: string, names: string, day: string) => `${action}: ${names}, ${day}`,
    level: (level: string) => LEVELS[level] ?? { title: level, hint: '' },
    /** The level of the computer players at a table. */
    playsAt: (level: string) => `computer: ${LEVELS[level]?.title ?? level}`,
    times: (value: number) => ['single', 'double', 'treble'][value - 1] ?? `${value} times`,
  },
  settings,
  house,
  table: {
    leave: 'Leave the table',
    you: 'You',
    yourHand: 'Your hand',
    handOf: (owner: string) => `Hand of ${owner}`,
    trick: 'Trick',
    /** How to remove a complete trick that stays on the table. */
    trickWaits: 'Space or a click to go on',
    /** The last complete trick, shown again. */
    lastTrick: 'Last trick',
    allHands: 'All hands',
    /** Next to the name of the winner. */
    wonIt: 'won it',
    soundOn: 'Sounds are on.',
    soundOff: 'Sounds are off.',
    playedBy: (player: string, card: string) => `${card}: ${player}`,
    talon: 'Talon',
    talonHolds: (count: number) => `Talon: ${cards(count)}`,
    turnUp: (card: string) => `${card}, turn-up`,
    trumps: 'Trumps',
    noTrumps: 'No trumps yet',
    tricks,
    /** How many cards a player asks for, as they say it. */
    called: (count: number) => CALLED[count] ?? String(count),
    discards: (count: number) => `${cards(count)} discarded`,
    discardsOf: (owner: string, count: number) => `${owner}: ${cards(count)} discarded`,
    /** A marker with flaps: points of the game, games of the rubber. */
    flaps: (owner: string, points: number, games: number) =>
      `Marker of ${owner}: ${points} ${points === 1 ? 'point' : 'points'}, ${games} ${games === 1 ? 'game' : 'games'}`,
    /** Tricks, and the points of the cards in them. */
    andPoints: (said: string, points: number) =>
      `${said}, ${points} ${points === 1 ? 'point' : 'points'}`,
    tricksOf: (owner: string, count: number) => `${owner}: ${tricks(count)}`,
    /** The counters of a player: `moved` are marked, `left` are still on their right. */
    markers: (owner: string, moved: number, left: number) =>
      `Counters of ${owner}: ${moved} marked, ${left} to go`,
    scoreOf: (owner: string, score: number, goal: number) => `${owner}: ${score} of ${goal} points`,
    dealer: 'Dealer',
    elder: 'Elder',
    toMove: 'to play',
    /** Called across the table by the player who claims it. */
    revoke: 'Revoke!',
    vulnerable: 'vulnerable',
    king: 'king',
    deal: (number: number) => `Deal ${number}`,
    giveCards: 'Deal',
    nextDeal: 'Next deal',
    noPoints: 'Nobody scores a point in this deal.',
    howToDeal: 'Packets',
    again: 'Another partie',
    /** In a rubber: the next game, and after the last one another rubber. */
    nextGame: 'Next game',
    anotherRubber: 'Another rubber',
    /** The same in a series that is not a rubber. */
    nextPartie: 'Next partie',
    anotherSitting: 'Another sitting',
    toHall: 'Back to the Hall',
    skipTrick: 'Turn the trick',
    may: 'may be played',
    /** For a card that may not be discarded. */
    kept: 'may not be discarded',
    /** The exchange, as long as too few or too many cards are chosen for it. */
    discard: 'Discard',
    chosen: 'chosen',
    rule: (id: string) => `rule ${id}`,
    /** A card drawn for the first deal, as a sentence. */
    youCut: (card: Card) => `You draw the ${words.cardName(card)}.`,
    /** Before the row that decides. */
    cutAgain: 'The cards decide nothing: all draw again.',
    cutBy: (player: string, card: Card) => `${player} draws the ${words.cardName(card)}.`,
    cut: 'Draw for the deal',
  },
  result: {
    title: 'End of the partie',
    /** Who wins what, alone or with a partner. */
    wins: (names: string, who: Winner, what: Won) =>
      `${who === 'you' ? '' : `${names} `}${WIN[who]} ${WON[what]}`,
    counts: (value: number) =>
      ['The partie counts once.', 'The partie counts double.', 'The partie counts treble.'][
        value - 1
      ] ?? `The partie counts ${value} times.`,
    /** For screen readers. */
    score: (first: number, second: number) => `${first} to ${second}`,
  },
  /** Parties in a row by the same people, until one side has won as many as agreed. */
  match: {
    title: 'Match',
    none: 'none, partie by partie',
    /** `toWin` parties win it. */
    length: (toWin: number, sides: number) =>
      sides === 2 && toWin < 5 ? `best of ${2 * toWin - 1}` : `first to ${toWin}`,
    /** Figures such as `2 : 1`, the own side first. */
    score: (figures: string) => `Match ${figures}`,
    /** Without an agreed match. */
    parties: (figures: string) => `Parties ${figures}`,
    /** Names, each with the number of parties won. */
    won: (wins: string) => `Parties won: ${wins}`,
    revenge: 'Revenge',
  },
  rubber: {
    /** After a game; `final`: after the last one. */
    interim: 'Interim account',
    final: 'Account of the rubber',
    games: 'Games',
    rubber: 'Rubber',
    tricks: 'Tricks',
    slams: 'Slams',
    honours: 'Honours',
    total: 'Total',
    /** How many games, and what each one counts. */
    times: (count: number, each: number) => `${count} at ${each}`,
    /** What the winners of a game take into the next one. */
    carried: (names: string, count: number) =>
      `${names}: ${pointsOf(count)} carried into the next game.`,
    lapsed: 'The trick points of the other side lapse.',
    pays: (names: string, count: number) => `${names}: ${pointsOf(count)} to receive.`,
    /** In short and long, the games a side has won, and what each was worth. */
    firstGame: 'First game won',
    secondGame: 'Second game won',
    single: 'single',
    double: 'double',
    treble: 'treble',
    bumper: 'A bumper: all there is, and nothing for the other side.',
    /** A balance in points, and in counters. */
    staked: (names: string, count: number, counters: number) =>
      `${names}: ${pointsOf(count)}, ${countersOf(counters)} to receive.`,
    even: 'The accounts are even: nothing is paid.',
  },
  giveUp: {
    menu: 'Give up',
    deal: 'Give up this deal',
    partie: 'Give up the partie',
    dealSure: 'Everything still to be won in this deal then goes to the other side:',
    partieSure: 'The partie then counts as lost:',
    noPoints: 'Nobody scores a point for it.',
    unseen: 'What depends on cards you cannot see comes on top.',
    /** In an evening; `counters` is a number of counters in words. */
    costs: (counters: string) => `In the evening it costs you ${counters}.`,
  },
  log: {
    title: 'Log',
    show: 'Show the log',
    hide: 'Hide the log',
    seed: (seed: string) => `Seed, which deals these cards again: ${seed}`,
    standIn: (player: string) => `${player} took too long; the rule-book player chose instead.`,
    /** S-6: `onlooker` is null if unknown, `player` the player on whose behalf a breach is pointed out. */
    pointedOut: (onlooker: string | null, player: string) =>
      `${onlooker ?? 'An onlooker'} points out a breach on behalf of ${player}.`,
  },
  review: {
    title: 'Review',
    leave: 'Back to the Hall',
    first: 'To the beginning',
    back: 'One step back',
    forward: 'One step forward',
    last: 'To the end',
    step: 'Step',
    position: (step: number, steps: number, deal: number) =>
      `Step ${step} of ${steps}, deal ${deal}`,
    hands: 'Hands',
    /** All hands; the other choices are the views of the seats, listed by name. */
    open: 'open',
    allOpen: 'All hands are open.',
    /** The cards lie as a player saw them; null for the reader. */
    seenFrom: (player: string | null) =>
      player === null ? 'You see what you saw at the table.' : `You see what ${player} saw.`,
  },
  hundertspiel: hundertspielTable,
  tatteln: tattelnTable,
  coach,
  archive,
  slips,
  explained,
  standings,
  strength,
  study,
  judging,
  print,
  training,
  positions,
  exchange,
  exercises,
  reading,
  ease,
  rules,
  lesson,
  evening,
  /** An action that leads to a question or another page: its name with an ellipsis. */
  more: (what: string) => `${what}…`,
  keysTitle: 'Keys',
  /** The inscription of the key. */
  enterKey: 'Enter',
  keys: [
    { keys: ['←', '→', 'Home', 'End'], does: 'move along your hand' },
    { keys: ['1', '…', '9'], does: 'go to the first … ninth card' },
    { keys: ['Enter', 'Space'], does: 'play the card, or choose it' },
    { keys: ['P'], does: 'propose', for: 'propose' },
    { keys: ['S'], does: 'stand: play without proposing', for: 'stand' },
    { keys: ['A'], does: 'accept the proposal', for: 'accept' },
    { keys: ['R'], does: 'refuse the proposal', for: 'refuse' },
    { keys: ['K'], does: 'announce the king', for: 'announceKing' },
    { keys: ['R'], does: 'claim a revoke', for: 'claimRevoke' },
    { keys: ['C'], does: 'nothing to claim', for: 'count' },
    { keys: ['A'], does: 'announce the first thing offered', for: 'announceSequence' },
    { keys: ['R'], does: 'rob the turn-up with the seven', for: 'rob' },
    { keys: ['T', 'C'], does: 'draw the turn-up, the covered card', for: 'drawTurnUp' },
    { keys: ['R'], does: 'claim a revoke', for: 'claimRenonce' },
    {
      keys: ['Z', 'O'],
      does: 'point out a wrong number of cards, a deal out of turn',
      for: 'claimNumber',
    },
    { keys: ['M'], does: 'move your markers', for: 'mark' },
    { keys: ['D'], does: 'discard the chosen cards', for: 'discard' },
    { keys: ['S', 'D', 'C', 'B'], does: 'bid Spade, Denari, Coppe, Bastoni', for: 'bid' },
    { keys: ['B'], does: 'buy the scat', for: 'buy' },
    { keys: ['D'], does: 'discard the chosen cards', for: 'layAway' },
    { keys: ['S', 'D', 'C', 'B'], does: 'name the suit', for: 'name' },
    { keys: ['S', 'D', 'C', 'B'], does: 'lay the Do of the suit; F, G … two of them', for: 'lay' },
    { keys: ['A'], does: 'ask whether a Do is laid', for: 'ask' },
    { keys: ['C'], does: 'say Contra', for: 'contra' },
    {
      keys: ['A', 'K', 'V', 'B', 'D'],
      does: 'announce aces, kings, Cavalls, Buben, Dos',
      for: 'announce',
    },
    { keys: ['F'], does: 'ask which card is missing', for: 'demand' },
    { keys: ['W'], does: 'doubt an announcement', for: 'challenge' },
    { keys: ['U'], does: 'declare out', for: 'declareOut' },
    { keys: ['N', 'K'], does: 'call for a new deal; keep the card', for: 'newDeal' },
    { keys: ['P'], does: 'pass', for: 'pass' },
    { keys: ['R'], does: 'announce the last three rounds', for: 'lastRounds' },
    { keys: ['D'], does: 'deal' },
    { keys: ['N'], does: 'next deal; another partie' },
    { keys: ['H'], does: 'ask the coach for a hint' },
    { keys: ['J'], does: 'judge the finished deal; review the partie' },
    { keys: ['L'], does: 'go to the log' },
    { keys: ['Space'], does: 'cut motion short; turn the trick at once' },
    { keys: ['E'], does: 'see the last trick again' },
    { keys: ['V'], does: 'see all hands of the finished deal' },
    { keys: ['Q'], does: 'sounds off, sounds on' },
    { keys: ['?'], does: 'show these keys' },
    { keys: ['Esc'], does: 'close' },
  ] satisfies KeyHelp[],
  reviewKeys: [
    { keys: ['←', '→'], does: 'one action back, one forward' },
    { keys: ['↑', '↓'], does: 'one trick back, one forward' },
    { keys: ['Page ↑', 'Page ↓'], does: 'one deal back, one forward' },
    { keys: ['Home', 'End'], does: 'to the beginning, to the end' },
    { keys: ['Space', '+', '−'], does: 'play through, pause; faster, slower' },
    { keys: ['1', '…', '9', 'Enter'], does: 'to a card; to where it was played' },
    { keys: [',', '.'], does: 'previous partie, next partie' },
    { keys: ['E'], does: 'see from another seat' },
    { keys: ['G'], does: 'show or hide the course' },
    { keys: ['L'], does: 'to the log' },
    { keys: ['H'], does: 'what the coach says at this point' },
    { keys: ['A'], does: 'to the analysis' },
    { keys: ['N'], does: 'to the note' },
    { keys: ['P', 'D'], does: 'play on; deal these cards again' },
    { keys: ['T'], does: 'another choice here, and the coach’s word' },
    { keys: ['?', 'Esc'], does: 'show these keys; close' },
  ] satisfies KeyHelp[],
  /** Why a file is not read or written; `broken` is the sentence for the rule it breaks. */
  fileRefused,
  refused: {
    full: 'The disk is full. Nothing was lost: make room and try again.',
    taken: 'Somebody else already has this name. If they are the same person, merge them.',
    tooMany: 'That is too much for one document. Choose at most 500 parties.',
    noExercise: 'There is no exercise of this kind yet. Choose another game, kind or source.',
    together: 'These two have sat at one table: they cannot be the same person.',
    spoilt:
      'This partie is no longer what was written down: its checksum differs. Nothing was changed; an older backup may still have it.',
    malformed: 'That could not be understood. Nothing was changed.',
    notFound: 'This partie is not in the archive.',
    noTable: 'Nobody sits at a table just now.',
    notNow: 'That cannot be done at this moment.',
    store: 'The archive could not be written or read. Nothing was changed.',
    locked:
      'Another program is writing into the archive. Nothing was changed: try again in a moment.',
    cancelled: 'Cancelled. Nothing was changed.',
    busy: 'Too much was asked at once. Nothing was changed: try again in a moment.',
    internal: 'Something went wrong inside the program. Nothing was changed.',
  } satisfies Record<
    Exclude<Refused['code'], 'breach' | 'data' | 'tutor' | 'lesson' | 'file'>,
    string
  >,
}

export type InterfaceWords = Texts<typeof interfaceWords>
