// What the command line and the start of the program say. English only: scripts read it, and it should not depend on a locale.
import { lists } from '../formats.ts'
import { troubles } from './troubles.ts'

const either = lists('en', 'disjunction')

export const headless = {
  ...troubles,
  place: (partie: number, deal: number, step: number) =>
    [`partie ${partie}`, deal > 0 ? `deal ${deal}` : '', step > 0 ? `step ${step}` : '']
      .filter((one) => one)
      .join(', '),
  unknownGame: (game: string) => `there is no game "${game}"`,
  unknownPreset: (name: string, game: string) => `${game} has no preset "${name}"`,
  unknownOption: (name: string, game: string) => `${game} has no option "${name}"`,
  wrongValue: (name: string, values: readonly string[]) => `option ${name} takes ${either(values)}`,
  wrongPlayers: (game: string, seats: number, given: number) =>
    `${game} is played by ${seats} with these options, not by ${given}`,
  wrongLevel: (level: string, game: string, levels: readonly string[]) =>
    `${game} has no player "${level}"; there is ${either(levels)}`,
  unfinished: 'the partie is not over, and another follows it',
  unknownCard: 'a card of the talon must be drawn that the record does not give (E-8)',
  scoreBefore:
    'scoreBefore stands with the first deal of a partie, or with a partie that has none, one number a side, below the goal',
  scoreAfter: (score: readonly number[]) => `scoreAfter differs: the score is ${score.join('–')}`,
  cut: 'the cards drawn do not make this seat the dealer, or seat the partners so (E-3, W-2, H-2)',
  seat: 'nobody sits there',
  nothingToGiveUp: 'no deal is being played that could be given up (G-1)',
  notJson: (detail: string) => `this is not JSON: ${detail}`,
  notText: 'this is not UTF-8 text',
  twiceKey: (key: string) => `the key "${key}" stands twice`,
  halfSign: (text: string) => `half a character in "${text}`,
  foreign: {
    bridge: 'this is a file of bridge deals: Cercle does not play bridge',
    chess: 'this is a game of chess: Cercle does not play chess',
    table: 'this is a table for a spreadsheet: only records can be imported',
    database:
      'this is a database: a backup of the archive is restored in the window, from the list of backups',
    foreign: 'this is a file of another program',
  },
  emptyInput: 'the input is empty',
  noFile: (file: string) => `${file} cannot be read`,
  noTemporary: (folder: string) =>
    `the archive cannot be copied to be read: nothing can be written in ${folder}, or it is full`,
  badRecords: (bad: number, all: number) => `${bad} of ${all} records could not be read`,
  wrongLanguage: (languages: readonly string[]) => `--language takes ${either(languages)}`,
  noDeal: (deal: number) => `the partie has no deal ${deal}`,
  wrongSeat: (seats: number) => `--seat takes a seat from 0 to ${seats - 1}`,
  wrongHand: (count: number) => `--hand takes five different cards of the pack, not ${count}`,
  notACard: (text: string) => `"${text}" is not a card of the pack`,
  twice: (card: string) => `${card} is in the hand twice`,
  oneTurnUp: 'the turn-up is one card',
  turnUpHeld: (card: string) => `${card} is turned up and cannot be in the hand`,
  wrongPart: '--seat is elder or dealer',
  nobodyToAct: 'no player has to act where the record stops',
  wrongTrump: '--trump takes S, H, D or C',
  wrongNumber: (name: string, least: number) => `--${name} takes a whole number from ${least}`,
  missing: (name: string) => `--${name} is missing`,
  inLine: (line: number, reason: string) => `line ${line}: ${reason}`,
  twiceInFile: 'this sitting is in the file twice',
  noPartie: 'the sitting has no partie',
  wrongExercise: 'the position of the exercise has no decision, or cannot be played',
  wrongHash:
    'it is not what was written, its sha256 differs; without that key it is accepted as it is',
  differs: (sitting: string) =>
    `the sitting ${sitting} is in the archive already, with other cards or actions`,
  evening: (id: string, step: number, what: string) =>
    `evening ${id}${step > 0 ? `, step ${step}` : ''}: ${what}`,
  eveningFaults: {
    noKind: 'the game is not played so',
    noSides: 'two play each partie of an evening',
    noGuest: 'a guest of this number never came',
    noPartie: 'this partie is not there, or was told before',
    otherOutcome: 'the partie ended otherwise',
    untold: 'a partie that is over is not told',
    noSteps: 'payments without the steps they were made in',
    otherLedger: 'the ledger does not follow from the story',
    otherSeats: 'others sat at the table than stood first in the list',
    otherList: 'the cards drawn give another list',
  },
  eveningDiffers: 'what is in the archive already says otherwise',
  spoilt: (detail: string) => `the archive is damaged: ${detail}; nothing was written, see check`,
  noSitting: (id: string) => `there is no sitting ${id}`,
  noInput: 'name one file, or - for standard input',
  badOptions: 'the options are not a JSON object',
  unknownCommand: (name: string) => `there is no command "${name}"; see --help`,
} as const
