// Hundertspiel in German.
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
import { cardCount, cardNumber, cards, number, pointCount, theCards } from './cards.ts'
import { COUNTED, SHEET } from './hundertspiel-counted.ts'
import { KINDS, ROLES } from './hundertspiel-kinds.ts'
import { dosOf, shown, someOf, whichOf } from './hundertspiel-names.ts'
import { OPTIONS, PRESETS } from './hundertspiel-options.ts'
import { BREACHES, PROMPTS } from './hundertspiel-rules.ts'
import { sentence } from './hundertspiel-told.ts'

/** What stands on the button, and the same within a sentence. */
function called(action: HundertspielAction): readonly [button: string, deed: string] {
  switch (action.do) {
    case 'newDeal':
      return ['Neu geben lassen', 'neu geben lassen']
    case 'keep':
      return ['Die Karte behalten', 'die aufgedeckte Karte behalten']
    case 'bid': {
      const suit = cards.suitName(action.suit)
      return [
        `${suit} ansagen: der Sechsundzwanziger mit dem ${suit}-Do`,
        `den Sechsundzwanziger in ${suit} ansagen`,
      ]
    }
    case 'pass':
      return ['Weiter', '„Weiter“ sagen']
    case 'buy':
      return ['Den Scat kaufen und den Sechsundzwanziger spielen', 'den Scat kaufen']
    case 'layAway':
      return [
        `${capital(cardCount(action.cards.length))} ablegen`,
        `${shown(action.cards)} ablegen`,
      ]
    case 'name': {
      const suit = cards.suitName(action.suit)
      return [`${suit}: der Sechsundzwanziger mit dem ${suit}-Do`, `${suit} zum Trumpf bestimmen`]
    }
    case 'ask':
      return ['Fragen: Wird etwas aufgelegt?', 'fragen, ob etwas aufgelegt wird']
    case 'lay': {
      const what = `${dosOf(action.suits)} auflegen`
      return [
        `${capital(what)}: den ${action.suits.length > 1 ? 'Zweiundfünfziger' : 'Sechsundzwanziger'} machen`,
        what,
      ]
    }
    case 'contra':
      return ['Contra: Es wird nicht gelingen (verdoppelt die Marken)', 'Contra sagen']
    case 'announce': {
      const what = `${number(action.count)} ${someOf(action.rank)} ansagen`
      return [`${capital(what)}: ${pointCount(worth(action.rank, action.count))}`, what]
    }
    case 'demand':
      return [`Fragen, ${whichOf(action.rank)} fehlt`, `fragen, ${whichOf(action.rank)} fehlt`]
    case 'challenge':
      return [
        `Die ${someOf(action.rank)} bezweifeln: vorzeigen lassen`,
        `die ${someOf(action.rank)} bezweifeln`,
      ]
    case 'lastRounds':
      return ['Die letzten drei Touren ansagen', 'die letzten drei Touren ansagen']
    case 'play':
      return [`${cards.cardName(action.card)} spielen`, `${theCards([action.card])} spielen`]
    case 'declareOut':
      return ['Aus: Hundert sind erreicht', 'sich aussagen']
    case 'count':
      return ['Nichts zu sagen', 'nichts sagen']
    default:
      return wordless(action)
  }
}

/** Was die Ziehung entscheidet. */
const DRAW = {
  four: 'Die beiden höheren Karten spielen gegen die beiden niedrigeren, und die niedrigste gibt (H-2).',
  three: 'Die niedrigste Karte gibt (H-2).',
  suits: ' Jeder behält die gezogene Farbe; sie ist Trumpf, sooft er gibt (H-3).',
} as const

export const hundertspiel: GameWords = {
  title: 'Hundertspiel',
  subtitle:
    'Wien 1858: zu viert oder zu dritt mit 36 Trappolierkarten auf 100 Punkte; die niedrigsten zählen am meisten',
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
      ? `Wählen Sie ${cardCount(Math.max(...counts))} zum Ablegen.`
      : `${capital(cardCount(chosen))} gewählt, abzulegen: ${cardNumber(Math.max(...counts))}.`,
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  // H-4, H-23, H-27: every form has its one way
  packets: () => 'wie üblich',
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inMarkers,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
