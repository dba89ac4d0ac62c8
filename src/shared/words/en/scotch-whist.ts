// Scotch Whist in English.
import { otherSide } from '../../duel.ts'
import type {
  TellingItem,
  ScotchWhistAction,
  ScotchWhistSeenEvent,
  ScotchWhistWhy,
} from '../../games/scotch-whist.ts'
import {
  type BreachOf,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  type RevokeAsks,
  asked,
  teller,
  wordless,
} from '../play-words.ts'
import {
  type OptionTexts,
  type PresetTexts,
  type ScotchWhistPreset,
  type ScotchWhistValues,
  ruleWords,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import type { Company, GameWords } from '../words.ts'
import { inParties } from './coach.ts'
import {
  breaches,
  cards,
  missing,
  packets,
  playSentence,
  pointCount,
  prompts,
  tellSide,
  turnUp,
} from './cards.ts'
import { claimed, nothingClaimed, revokeActions, revokeBreaches, revokePrompts } from './revokes.ts'
import { COUNTED, SHEET } from './scotch-whist-counted.ts'
import { TABLE_OPTIONS } from './table-options.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'

type Marked = Extract<ScotchWhistSeenEvent, { did: 'marked' }>

const MARKED: Readonly<Record<Exclude<Marked['rule'], 'SW-5'>, (points: number) => string>> = {
  'SW-4': (points) => `${pointCount(points)} for trumps and cards taken`,
  'G-2': missing,
}

/** SW-5: what is told off. */
const ITEMS: Readonly<Record<TellingItem, string>> = {
  '10': 'the ten of trumps',
  cards: 'the cards above eighteen',
  A: 'the ace of trumps',
  K: 'the king of trumps',
  Q: 'the queen of trumps',
  J: 'the jack of trumps',
}

const marked = (event: Marked): string =>
  event.rule === 'SW-5'
    ? `${pointCount(event.points)} for ${ITEMS[event.item]}`
    : MARKED[event.rule](event.points)

const MARK = { you: 'mark', one: 'marks', several: 'mark' }
const WIN = { you: 'win', one: 'wins', several: 'win' }

const ORDINALS = ['', 'first', 'second', 'third']

function sentence(event: ScotchWhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('You deal;', 'deals;', `${turnUp(event.turnUp)}.`)
    case 'tookUpHand':
      return `Both players take up their ${ORDINALS[event.number] ?? 'next'} hand.`
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${marked(event)}.`)
    case 'claimedRevoke':
      return claimed(event, company, 'it loses the deal')
    case 'counted':
      return nothingClaimed(event.seat, company)
    case 'wonPartie': {
      const score = `${event.score[event.seat]}–${event.score[otherSide(event.seat)]}`
      return tellSide(company, event.seat)(WIN, `the partie ${score}.`)
    }
    case 'led':
    case 'followed':
    case 'tookTrick':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<ScotchWhistValues> = {
  ...TABLE_OPTIONS,
  players: {
    title: 'Players',
    hint: 'Two against each other, or four in two partnerships.',
    source: `Two: ${SOURCES.e}. Four: the other usual form.`,
    values: { '2': ['two', 'two players'], '4': ['four', 'four players'] },
  },
  hands: {
    title: 'Hands',
    hint: 'For two: all eighteen cards in one hand, or three hands of six played in turn. Four always play their nine at once.',
    source: `Eighteen: ${SOURCES.e}. Three of six: the usual form elsewhere.`,
    values: {
      '18': ['one of eighteen', 'one hand of eighteen'],
      '3x6': ['three of six', 'three hands of six'],
    },
  },
  irregularities: {
    title: 'Revokes',
    hint: 'Either a card that does not follow suit is refused, or it may be played and the other side may claim it; a revoke then loses the deal.',
    source: 'Claimed: the standard law of whist.',
    values: {
      true: ['may be claimed', 'revokes may be claimed'],
      false: ['not possible', 'no revokes'],
    },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Standard rules',
    hint: 'Two players with eighteen cards each; the first to 41 points wins.',
    source: SOURCES.e,
  },
  partners: {
    title: 'Partners',
    hint: 'Four players in two partnerships, nine cards each; the first side to 41 points wins.',
    source: 'the other usual form',
  },
}

const BREACHES: Readonly<Record<PlayWhy | ScotchWhistWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks> = { ...prompts, ...revokePrompts }

/** Those of Whist, and one of this game. */
const KINDS: Readonly<Record<string, string>> = {
  ...TRICK_KINDS,
  keepTen: 'Keeping the ten of trumps',
}

export const scotchWhist: GameWords = {
  title: 'Scotch Whist',
  subtitle: 'Catch the Ten: 36 cards for two, or four in partnerships, to 41 points',
  event(event: ScotchWhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy | ScotchWhistWhy>) {
    return BREACHES[breach.why]
  },
  action(action: ScotchWhistAction) {
    switch (action.do) {
      case 'play':
        return `Play ${cards.cardName(action.card)}`
      case 'claimRevoke':
      case 'count':
        return revokeActions[action.do][0]
      default:
        return wordless(action)
    }
  },
  deed(action: ScotchWhistAction) {
    switch (action.do) {
      case 'play':
        return `play the ${cards.cardName(action.card)}`
      case 'claimRevoke':
      case 'count':
        return revokeActions[action.do][1]
      default:
        return wordless(action)
    }
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
