// Scotch Whist in German.
import type { ScotchWhistAction, ScotchWhistHeard } from '../../games/scotch-whist.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import {
  type OptionTexts,
  type PresetTexts,
  type ScotchWhistPreset,
  type ScotchWhistValues,
  ruleWords,
  SOURCES,
} from '../rule-words.ts'
import type { Company, GameWords } from '../words.ts'
import { breaches, cards, missing, packets, playSentence, pointCount, prompts, theCards, turnUp } from './cards.ts'
import { COUNTED, SHEET } from './scotch-whist-counted.ts'

type Marked = Extract<ScotchWhistHeard, { did: 'marked' }>

const MARKED: Readonly<Record<Marked['rule'], (points: number) => string>> = {
  'SW-4': (points) => `für genommene Trümpfe und Karten ${pointCount(points)}`,
  'SW-5': (points) => `der Reihe nach ${pointCount(points)}`,
  'G-2': missing,
}

const ORDINALS = ['', 'erstes', 'zweites', 'drittes']

function sentence(event: ScotchWhistHeard, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('Sie geben und schlagen', 'gibt und schlägt', `${turnUp(event.turnUp)}.`)
    case 'tookUpHand':
      return `Beide Spieler nehmen ihr ${ORDINALS[event.number] ?? 'nächstes'} Blatt auf.`
    case 'marked':
      return teller(company, event.seat)('Sie legen', 'legt', `${MARKED[event.rule](event.points)} an (${event.rule}).`)
    case 'led':
    case 'followed':
    case 'tookTrick':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<ScotchWhistValues> = {
  hands: {
    title: 'Blätter',
    hint: 'Alle achtzehn Karten in einem Blatt, oder drei Blätter zu sechs nacheinander.',
    source: `Achtzehn: ${SOURCES.e}. Dreimal sechs: sonst die übliche Form.`,
    values: { '18': ['eines zu achtzehn', 'ein Blatt zu achtzehn'], '3x6': ['drei zu sechs', 'drei Blätter zu sechs'] },
  },
  players: {
    title: 'Spieler',
    hint: 'Zwei gegeneinander, oder vier in zwei Parteien.',
    source: `Zwei: ${SOURCES.e}. Vier: die andere übliche Form.`,
    values: { '2': ['zwei', 'zwei Spieler'], '4': ['vier', 'vier Spieler'] },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Übliche Regeln',
    hint: 'Zwei Spieler mit je achtzehn Karten; wer zuerst 41 Punkte hat, gewinnt.',
    source: SOURCES.e,
  },
}

export const scotchWhist: GameWords = {
  title: 'Scotch Whist',
  subtitle: 'Jagd auf die Trumpfzehn: 36 Karten für zwei, bis 41 Punkte',
  event(event: ScotchWhistHeard, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: ScotchWhistAction) {
    return `${cards.cardName(action.card)} spielen`
  },
  deed(action: ScotchWhistAction) {
    return `${theCards([action.card])} spielen`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  sheet: SHEET,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
