// An evening in company, in English. Guests are always named, since several may read the same screen.
import type { EveningKind, EveningWhy, PoolEntry } from '../../evening.ts'
import { counted, numeral } from '../counting.ts'
import { numbers } from '../formats.ts'
import type { KeyHelp, Named, Texts } from '../texts.ts'

const TAG = 'en-GB'
const whole = numbers(TAG)
const numberOf = numeral(TAG, [])
const counters = counted(TAG, numberOf, {
  none: 'no counters',
  one: '1 counter',
  other: (count) => `${count} counters`,
})
const parties = counted(TAG, numberOf, {
  none: 'no partie played yet',
  one: '1 partie played',
  other: (count) => `${count} parties played`,
})
/** Who a sentence about stakes is about; null is the only person at the screen. */
export interface Staker {
  readonly names: string | null
  readonly isMany: boolean
}
const does = ({ names, isMany }: Staker, one: string, many: string): string =>
  names === null ? `You ${many}` : `${names} ${isMany ? many : one}`

const TIMES: Readonly<Record<number, string>> = {
  2: ', which counts double',
  3: ', which counts treble',
}

const REASONS: Readonly<Record<string, string>> = {
  'S-1': 'the stake',
  'S-3a': 'the bank is beaten',
  'S-3b': 'the bank wins',
  'S-3c': 'the bank is given up',
  'S-4': 'the stakes of the chouette',
  'S-6': 'a bet',
  'S-7': 'paid back on closing',
}

export const evening = {
  title: 'An evening in company',
  invitation: 'Two to eight at one table: whoever waits may bet, and a ledger is kept.',
  open: 'An evening in company…',
  /** For a game without evenings. */
  openOf: (title: string) => `An evening of ${title}…`,
  /** The list of unfinished evenings in the Hall. */
  begun: 'Evenings in progress',
  goOn: 'Go on',
  /** A partie of the evening is on the table. */
  playing: 'one on the table',
  kinds: {
    duel: {
      title: 'Duel',
      hint: 'Two play one partie after another; each costs the loser the stake, as many times as it counts.',
    },
    rotation: {
      title: 'Rotation',
      hint: 'The loser gives up the seat to the first who waits; those who wait may bet on either player.',
    },
    banker: {
      title: 'Chouette with banker',
      hint: 'One holds the bank against all the others and deals throughout; they may advise the ponte, who plays for them.',
    },
    chouette: {
      title: 'Chouette',
      hint: 'The winner stays, the loser goes to the end of the list; everybody may stake on either side.',
    },
    pool: {
      title: 'Pool',
      hint: 'Three play, one sits out in turn; the first to win two parties in a row takes the pool.',
    },
  } satisfies Record<EveningKind, Named>,
  counters,
  parties,
  /** A person without a name; sentences about a guest are in the third person. */
  unnamed: (place: number) => `Guest ${whole(place)}`,
  sittingDown: {
    leave: 'Back to the Hall',
    kind: 'How the company plays',
    places: 'Who sits down',
    /** How many can sit down. */
    company: {
      duel: 'A duel is played by two.',
      rotation: 'Two to eight may sit down to a rotation.',
      banker: 'Three to eight may sit down to a chouette.',
      chouette: 'Three to eight may sit down to a chouette.',
      pool: 'A pool is played by exactly three.',
    } satisfies Record<EveningKind, string>,
    place: (number: number) => `Place ${whole(number)}`,
    person: 'person',
    computer: 'computer',
    name: 'Name',
    level: 'Level',
    addPerson: 'Add a person',
    addComputer: 'Add a computer player',
    remove: (place: number) => `Remove place ${whole(place)}`,
    earlier: (place: number) => `Move place ${whole(place)} up`,
    later: (place: number) => `Move place ${whole(place)} down`,
    terms: 'Terms',
    stake: 'Stake',
    stakeHint: {
      duel: 'counters a partie',
      rotation: 'counters a partie',
      banker: 'counters at least, from the banker and from the ponte',
      chouette: 'counters at least, from each player',
      pool: 'counters into the pool',
    } satisfies Record<EveningKind, string>,
    purse: 'Purse',
    purseHint: 'With a purse, nobody can stake more than they have.',
    noPurse: 'none agreed',
    agreedPurse: 'agreed',
    purseSize: 'Counters each player brings',
    partiesATurn: 'Parties per turn',
    partiesATurnHint: 'After that many parties, the one who lost more gives up the seat.',
    poolEntry: 'Paid into the pool',
    poolEntries: {
      loserPays: {
        title: 'by each loser',
        hint: 'All pay at the start, then the loser of each partie pays one more stake.',
      },
      once: { title: 'once', hint: 'All pay at the start, and nothing more.' },
      entrantPays: { title: 'by each newcomer', hint: 'The first two pay, then each newcomer.' },
    } satisfies Record<PoolEntry, Named>,
    sit: 'Sit down',
    /** Errors in the form, as whole sentences. */
    wrong: {
      nameMissing: 'Everybody at the table needs a name.',
      nameTwice: 'Two at the table have the same name.',
      stake: 'The stake is a whole number of counters, one at least.',
      purse: 'The purse is a whole number of counters, the stake at least.',
      partiesATurn: 'A turn has one to nine parties.',
    },
  },
  round: {
    leave: 'Leave the round',
    label: 'The round',
    banker: 'banker',
    ponte: 'ponte',
    seated: 'plays',
    advises: (place: number) => `no. ${whole(place)}, may advise`,
    /** `place` on the waiting list counts from 1. */
    waits: (place: number) => `waits, no. ${whole(place)}`,
    /** The third of a pool. */
    rests: 'sits out',
    pool: 'Pool',
    bank: 'Bank',
    left: (count: number) => `has ${whole(count)}`,
    onSide: (name: string) => `On ${name}`,
    onYou: 'On you',
    byBanker: 'By the banker',
    againstBank: 'Against the bank',
    nothingLaid: 'nothing yet',
    balance: (name: string, balance: string) => `${name} stands at ${balance}`,
    /** All that one guest has laid. */
    lies: (count: number) => `${whole(count)} on the table`,
    /** Questions to one guest before a partie. */
    ask: {
      stake: (name: string) => `${name}, what do you stake against the bank?`,
      standBy: (name: string) => `${name}, will you stand by the banker?`,
      bet: (name: string) => `${name}, whom do you bet on, and how much?`,
      betOwn: (name: string) => `${name}, what do you stake on your own partie?`,
      layBank: (name: string) => `${name}, how much do you put into the bank?`,
      raiseBank: (name: string) => `${name}, more is staked than the bank holds. Do you raise it?`,
      takeOut: (name: string) =>
        `${name}, less is staked than the bank holds. Do you take some out?`,
      keepBank: (name: string) => `${name}, you have held the bank. Do you keep it?`,
      considers: (name: string) => `${name} considers…`,
    },
    atLeast: (count: number) => `${whole(count)} or more`,
    atMost: (count: number) => `up to ${whole(count)}`,
    between: (least: number, most: number) => `${whole(least)} to ${whole(most)}`,
    counters: 'Counters',
    fewer: 'One counter fewer',
    more: 'One counter more',
    quick: 'Usual amounts',
    side: 'Side',
    lay: (count: number) => `Stake ${counters(count)}`,
    raise: (count: number) => `Raise by ${counters(count)}`,
    take: (count: number) => `Take out ${counters(count)}`,
    pass: 'Pass',
    raiseNothing: 'Leave it as it is',
    takeNothing: 'Leave it in',
    keep: 'Keep the bank',
    withdraw: 'Give up the bank',
    next: (first: string, second: string) => `${first} and ${second} play the next partie.`,
    deals: (name: string) => `${name} deals.`,
    drawn: 'Cards are drawn for the deal.',
    drawAnew: 'The pool is taken. All pay and draw for another.',
    /** While stakes are still asked for. */
    plans: (first: string, second: string) => `${first} and ${second} are to play.`,
    plansBank: (banker: string, ponte: string) =>
      `${banker} holds the bank; ${ponte} plays against it.`,
    entrant: (name: string) => `${name} takes the loser’s seat.`,
    sitsOut: (name: string) => `${name} sits out.`,
    /** Beside the choice to keep the bank. */
    inBank: (count: number) => `In the bank: ${counters(count)}, to stake again or to take.`,
    /** What the next partie, or that on the table, may bring; `on` is the player who is backed. */
    stakes: {
      nothing: (who: Staker) => `${does(who, 'has', 'have')} nothing at stake.`,
      either: (who: Staker, count: number, on: string | null) =>
        `${does(who, 'wins or loses', 'win or lose')} ${counters(count)}${on ? ` with ${on}` : ''}.`,
      uneven: (who: Staker, win: number, lose: number, on: string | null) =>
        `${does(who, 'wins', 'win')} ${whole(win)} or ${who.isMany || who.names === null ? 'lose' : 'loses'} ${counters(lose)}${on ? ` with ${on}` : ''}.`,
      /** All that they have laid, for want of stakes against it. */
      uncovered: ({ names }: Staker) =>
        `${names === null ? 'Your stake' : `The stake of ${names}`} is not covered and comes back.`,
      rest: (count: number) => `Not covered: ${counters(count)}.`,
      multiplied: 'More if the partie counts more than once.',
    },
    /** How a pool stands (S-5). */
    poolHolds: (count: number) => `The pool holds ${counters(count)}.`,
    poolOpen: 'Whoever wins two parties in a row takes the pool.',
    poolNeeds: (who: Staker) => `${does(who, 'needs', 'need')} one more partie to take the pool.`,
    poolLoser: (count: number) => `The loser pays ${counters(count)} more into it.`,
    poolEntrant: (name: string, count: number) => `${name} pays ${counters(count)} on entering.`,
    stuck: 'Too few players have counters left. Somebody joins, or the evening is settled.',
    /** In a pool, where no newcomer can join (S-5). */
    stuckPool:
      'Not all three have the stake for another pool left. The evening can only be settled.',
    toTable: 'To the table',
    onTable: 'A partie is on the table.',
    backToTable: 'Back to the table',
    watch: 'Watch',
    over: 'The evening is over.',
    strike: 'Settle and close',
    strikeSure:
      'Everything is settled as it stands: what still lies on the table goes back to those who laid it. The evening cannot be resumed.',
    company: 'Who joins, who leaves',
    companyHint:
      'A newcomer takes the last place on the list. Nobody who is seated or has counters on the table can leave.',
    /** S-5 */
    companyPool: 'A pool is played by the same three throughout: nobody joins, and nobody leaves.',
    comes: 'Somebody joins',
    welcome: 'Welcome',
    goes: 'leaves',
    goesOf: (name: string) => `${name} leaves`,
    returns: 'comes back',
    returnsOf: (name: string) => `${name} comes back`,
    absent: 'has left',
    course: 'What was said',
    hideCourse: 'Hide what was said',
    cancel: 'Cancel',
  },
  /** The events of the evening, line by line. */
  story: {
    sat: (names: string) => `At the table: ${names}.`,
    drew: (names: string) => `Cards are drawn for the order: ${names}.`,
    /** After equal cards. */
    drewEqual: (names: string) => `Equal cards: ${names} draw again.`,
    /** One card of the draw. */
    drewCard: (name: string, card: string) => `${name}: ${card}`,
    stakes: (name: string, count: number) => `${name} stakes ${counters(count)} against the bank.`,
    standsBy: (name: string, count: number) =>
      `${name} stands by the banker with ${counters(count)}.`,
    bets: (name: string, side: string, count: number) =>
      `${name} bets ${counters(count)} on ${side}.`,
    betsOwn: (name: string, count: number) => `${name} stakes ${counters(count)}.`,
    passes: (name: string) => `${name} passes.`,
    laysBank: (name: string, count: number) => `${name} puts ${counters(count)} into the bank.`,
    raises: (name: string, count: number) => `${name} raises the bank by ${counters(count)}.`,
    raisesNothing: (name: string) => `${name} does not raise the bank.`,
    takesOut: (name: string, count: number) => `${name} takes ${counters(count)} out of the bank.`,
    takesNothing: (name: string) => `${name} leaves everything in the bank.`,
    keeps: (name: string) => `${name} keeps the bank; the ponte goes to the end (S-3b).`,
    withdraws: (name: string, next: string) =>
      `${name} gives up the bank; ${next} is the new banker (S-3c).`,
    comes: (name: string) => `${name} joins at the end of the list.`,
    goes: (name: string) => `${name} leaves.`,
    won: (name: string, value: number) => `${name} wins the partie${TIMES[value] ?? ''}.`,
    beatBank: (name: string) => `${name} wins the partie; the ponte is the new banker (S-3a).`,
    /** The banker has won. */
    heldBank: (name: string) => `${name} wins the partie for the bank.`,
    /** What everybody won or lost by a partie: "Anna +5, Odile −5". */
    paid: (sums: string) => `Paid: ${sums}.`,
    paysIn: (who: Staker, count: number) =>
      `${does(who, 'pays', 'each pay')} ${counters(count)} into the pool.`,
    takesPool: (name: string, count: number) =>
      `${name} has won two in a row and takes the pool: ${counters(count)}.`,
    struck: 'Everything is settled, and the evening is over.',
    /** The heading of the lines of a partie. */
    partie: (partie: number) => `Partie ${whole(partie)}`,
  },
  ledger: {
    title: 'The ledger',
    leave: 'Back to the round',
    partie: 'Partie',
    from: 'pays',
    to: 'receives',
    why: 'for',
    counters: 'Counters',
    rule: 'Rule',
    pool: 'the pool',
    bank: 'the bank',
    /** Why counters were paid; `into` is true for payments into the pool or the bank. */
    reason: (rule: string, into: boolean) => {
      if (rule === 'S-5') return into ? 'into the pool' : 'the pool is taken'
      if (rule === 'S-3') return into ? 'put into the bank' : 'taken out of the bank'
      return REASONS[rule] ?? 'as agreed'
    },
    nothing: 'Nothing has been paid yet.',
    standing: 'How everybody stands',
    /** Stakes that are not played for yet. */
    laid: 'stakes on the table',
    sum: 'Sum',
    owes: 'Who owes whom',
    owesHint: 'These payments, as few as possible, settle everything.',
    even: 'Nobody owes anybody anything.',
    pays: (from: string, to: string, count: number) => `${from} owes ${to} ${counters(count)}`,
  },
  /** What the table shows of an evening. */
  table: {
    waiting: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} waiting.`,
    nobodyWaits: 'nobody waits',
    toRound: 'To the round',
    curtain: (name: string) => `For ${name}`,
    curtainHint: 'Everybody else, please look away.',
    here: (name: string) => `I am ${name}`,
    advises: (name: string) => `You advise ${name} and see only that hand.`,
    leaveTo: (name: string) => `Leave it to ${name}`,
    /** The same for longer: short beside the first, and by itself. */
    leaveRest: { deal: 'the rest of the deal', partie: 'the rest of the partie' },
    leaveRestTo: {
      deal: (name: string) => `Leave the rest of the deal to ${name}`,
      partie: (name: string) => `Leave the rest of the partie to ${name}`,
    },
    adviseAgain: 'Advise again',
    looksOn: 'You are watching.',
    /** Lets an onlooker point out a breach of this rule (S-6). */
    pointOut: (rule: string) => `Point out the breach (${rule})`,
    /** Has computer players, who are alone, play the partie to its end. */
    finishAtOnce: 'Finish the partie at once',
    finishing: 'It is being played…',
    askAdvisers: 'Ask the advisers',
    /** Precedes what this adviser would do. */
    counsel: (name: string) => `${name}:`,
  },
  /** Why an action is refused. */
  breaches: {
    wrongStake: 'The stake is a whole number of counters, one at least.',
    wrongPurse: 'The purse is a whole number of counters, the stake at least.',
    wrongTurn: 'A turn has one to nine parties.',
    wrongTerms: 'These terms belong to another way of playing.',
    wrongGuests: 'This cannot be played by that many.',
    wrongList: 'Not everybody is on the list exactly once.',
    penniless: 'Whoever has lost the whole purse cannot come back.',
    struck: 'The evening is settled and over.',
    present: 'Whoever is at the table already cannot join.',
    absent: 'Whoever is not at the table cannot leave.',
    full: 'The table is full.',
    seated: 'Whoever is seated cannot leave: only those who wait may leave.',
    hasStaked: 'Whoever has counters on the table cannot leave before the partie is played.',
    tooFew: 'Without this guest there would be too few for what is played.',
    notNow: 'That cannot be said at this moment.',
    notYourTurn: 'Somebody else is asked first.',
    ownSide: 'Players stake on their own side only.',
    tooFewCounters: 'That is fewer counters than can be staked here.',
    tooManyCounters: 'That is more counters than can be staked here.',
    notOwned: 'Nobody can stake more counters than their purse holds.',
  } satisfies Record<EveningWhy, string>,
  keyHelp: [
    { keys: ['N'], does: 'to the table' },
    { keys: ['L'], does: 'show or close the ledger' },
    { keys: ['↑', '↓'], does: 'one counter more, one fewer' },
    { keys: ['Enter'], does: 'stake what is written' },
    { keys: ['P'], does: 'pass' },
    { keys: ['?', 'Esc'], does: 'show these keys; close' },
  ] satisfies KeyHelp[],
  /** Keys at the table, in addition to those of every table. */
  tableKeys: [
    { keys: ['O'], does: 'leave it to those who play' },
    { keys: ['I'], does: 'hear those who may advise you' },
    { keys: ['P'], does: 'point out a breach of the rules, while you watch' },
  ] satisfies KeyHelp[],
}

export type EveningWords = Texts<typeof evening>
