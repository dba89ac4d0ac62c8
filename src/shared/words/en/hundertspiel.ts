// Hundertspiel in English.
import type {
  HundertspielAction,
  HundertspielSeenEvent,
  HundertspielWhy,
} from '../../games/hundertspiel.ts'
import { capital } from '../counting.ts'
import { keepsSuits, worth } from '../hundertspiel-words.ts'
import { type BreachOf, type PlayWhy, asked, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { GameWords } from '../words.ts'
import { inMarkers } from './coach.ts'
import { cardCount, cards, number, pointCount } from './cards.ts'
import { COUNTED, SHEET } from './hundertspiel-counted.ts'
import { KINDS, ROLES } from './hundertspiel-kinds.ts'
import { dosOf, oneOf, shown, someOf } from './hundertspiel-names.ts'
import { OPTIONS, PRESETS } from './hundertspiel-options.ts'
import { BREACHES, PROMPTS } from './hundertspiel-rules.ts'
import { sentence } from './hundertspiel-told.ts'

/** What stands on the button, and the same within a sentence. */
function called(action: HundertspielAction): readonly [button: string, deed: string] {
  switch (action.do) {
    case 'newDeal':
      return ['Call for a new deal', 'call for a new deal']
    case 'keep':
      return ['Keep the card', 'keep the exposed card']
    case 'bid': {
      const suit = cards.suitName(action.suit)
      return [`Bid ${suit}: the Twenty-six with its Do`, `bid the Twenty-six in ${suit}`]
    }
    case 'pass':
      return ['Pass', 'pass']
    case 'buy':
      return ['Buy the scat, and play the Twenty-six', 'buy the scat']
    case 'layAway':
      return [`Discard ${cardCount(action.cards.length)}`, `discard ${shown(action.cards)}`]
    case 'name': {
      const suit = cards.suitName(action.suit)
      return [`${suit}: the Twenty-six with its Do`, `name ${suit} trumps`]
    }
    case 'ask':
      return ['Ask: does anybody lay a Do?', 'ask whether anybody lays a Do']
    case 'lay': {
      const dos = dosOf(action.suits)
      return [
        `Lay ${dos}: undertake ${action.suits.length > 1 ? 'the Fifty-two' : 'the Twenty-six'}`,
        `lay ${dos}`,
      ]
    }
    case 'contra':
      return ['Contra: it will not be made (doubles the markers)', 'say Contra']
    case 'announce': {
      const what = `announce ${number(action.count)} ${someOf(action.rank)}`
      return [`${capital(what)}: ${pointCount(worth(action.rank, action.count))}`, what]
    }
    case 'demand':
      return [
        `Ask which ${oneOf(action.rank)} is missing`,
        `ask which ${oneOf(action.rank)} is missing`,
      ]
    case 'challenge':
      return [
        `Doubt the ${someOf(action.rank)}: have them shown`,
        `doubt the ${someOf(action.rank)}`,
      ]
    case 'lastRounds':
      return ['Announce the last three rounds', 'announce the last three rounds']
    case 'play':
      return [`Play ${cards.cardName(action.card)}`, `play the ${cards.cardName(action.card)}`]
    case 'declareOut':
      return ['Declare out: 100 points are reached', 'declare out']
    case 'count':
      return ['Nothing to say', 'have nothing to say']
    default:
      return wordless(action)
  }
}

/** What the draw settles. */
const DRAW = {
  four: 'The two higher cards play against the two lower, and the lowest deals (H-2).',
  three: 'The lowest card deals (H-2).',
  suits: ' Each player keeps the suit drawn: it is trumps whenever that player deals (H-3).',
} as const

export const hundertspiel: GameWords = {
  title: 'Hundertspiel',
  subtitle:
    'Vienna 1858: four or three players with 36 Trappola cards, to 100 points; the lowest count most',
  drawSettles: (options, players) =>
    (players === 4 ? DRAW.four : DRAW.three) + (keepsSuits(options, players) ? DRAW.suits : ''),
  event(event: HundertspielSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<HundertspielWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: HundertspielAction) {
    return called(action)[0]
  },
  deed(action: HundertspielAction) {
    return called(action)[1]
  },
  pick: (_, chosen, counts) =>
    chosen === 0
      ? `Choose ${cardCount(Math.max(...counts))} to discard.`
      : `${capital(cardCount(chosen))} chosen, ${number(Math.max(...counts))} to discard.`,
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  // H-4, H-23, H-27: every form has its one way
  packets: () => 'as usual',
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inMarkers,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
