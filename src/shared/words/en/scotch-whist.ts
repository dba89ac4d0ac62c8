// Scotch Whist in English.
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
import { breaches, cards, missing, packets, playSentence, pointCount, prompts, turnUp } from './cards.ts'
import { COUNTED, SHEET } from './scotch-whist-counted.ts'

type Marked = Extract<ScotchWhistHeard, { did: 'marked' }>

const MARKED: Readonly<Record<Marked['rule'], (points: number) => string>> = {
  'SW-4': (points) => `${pointCount(points)} for trumps and cards taken`,
  'SW-5': (points) => `${pointCount(points)}, told off in turn`,
  'G-2': missing,
}

const ORDINALS = ['', 'first', 'second', 'third']

function sentence(event: ScotchWhistHeard, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('You deal;', 'deals;', `${turnUp(event.turnUp)}.`)
    case 'tookUpHand':
      return `Both players take up their ${ORDINALS[event.number] ?? 'next'} hand.`
    case 'marked':
      return teller(company, event.seat)('You mark', 'marks', `${MARKED[event.rule](event.points)} (${event.rule}).`)
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
    title: 'Hands',
    hint: 'All eighteen cards in one hand, or three hands of six played in turn.',
    source: `Eighteen: ${SOURCES.e}. Three of six: the usual form elsewhere.`,
    values: { '18': ['one of eighteen', 'one hand of eighteen'], '3x6': ['three of six', 'three hands of six'] },
  },
  players: {
    title: 'Players',
    hint: 'Two against each other, or four in two partnerships.',
    source: `Two: ${SOURCES.e}. Four: the other usual form.`,
    values: { '2': ['two', 'two players'], '4': ['four', 'four players'] },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Standard rules',
    hint: 'Two players with eighteen cards each; the first to 41 points wins.',
    source: SOURCES.e,
  },
}

export const scotchWhist: GameWords = {
  title: 'Scotch Whist',
  subtitle: 'Catch the Ten: 36 cards for two, to 41 points',
  event(event: ScotchWhistHeard, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: ScotchWhistAction) {
    return `Play ${cards.cardName(action.card)}`
  },
  deed(action: ScotchWhistAction) {
    return `play the ${cards.cardName(action.card)}`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  sheet: SHEET,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
