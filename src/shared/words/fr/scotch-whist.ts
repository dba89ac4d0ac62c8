// Scotch Whist in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import type { ScotchWhistAction, ScotchWhistHeard } from '../../games/scotch-whist.ts'
import { setInFrench } from '../french-spaces.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import {
  type OptionTexts,
  type PresetTexts,
  type ScotchWhistPreset,
  type ScotchWhistValues,
  ruleWords,
  SOURCES,
} from '../rule-words.ts'
import type { Company } from '../words.ts'
import { breaches, missing, packets, playSentence, pointCount, prompts, theCards, turnUp } from './cards.ts'
import { COUNTED, SHEET } from './scotch-whist-counted.ts'

type Marked = Extract<ScotchWhistHeard, { did: 'marked' }>

const MARKED: Readonly<Record<Marked['rule'], (points: number) => string>> = {
  'SW-4': (points) => `${pointCount(points)} pour les cartes et les atouts pris`,
  'SW-5': (points) => `${pointCount(points)} en comptant dans l’ordre`,
  'G-2': missing,
}

const ORDINALS = ['', 'première', 'deuxième', 'troisième']

function sentence(event: ScotchWhistHeard, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('Vous donnez ;', 'donne ;', `${turnUp(event.turnUp)}.`)
    case 'tookUpHand':
      return `Les deux joueurs relèvent leur ${ORDINALS[event.number] ?? 'prochaine'} main.`
    case 'marked':
      return teller(company, event.seat)(
        'Vous marquez',
        'marque',
        `${MARKED[event.rule](event.points)} (${event.rule}).`,
      )
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
    title: 'Les mains',
    hint: 'Les dix-huit cartes en une main, ou trois mains de six jouées l’une après l’autre.',
    source: `Dix-huit : ${SOURCES.e}. Trois de six : la forme usuelle ailleurs.`,
    values: { '18': ['une de dix-huit', 'une main de dix-huit'], '3x6': ['trois de six', 'trois mains de six'] },
  },
  players: {
    title: 'Les joueurs',
    hint: 'Deux l’un contre l’autre, ou quatre en deux camps.',
    source: `Deux : ${SOURCES.e}. Quatre : l’autre forme usuelle.`,
    values: { '2': ['deux', 'deux joueurs'], '4': ['quatre', 'quatre joueurs'] },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Règles usuelles',
    hint: 'Deux joueurs et dix-huit cartes chacun ; le premier à 41 points gagne.',
    source: SOURCES.e,
  },
}

export const scotchWhist = setInFrench({
  title: 'Whist écossais',
  subtitle: 'La chasse au dix d’atout : 36 cartes à deux, en 41 points',
  event(event: ScotchWhistHeard, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: ScotchWhistAction) {
    return `Jouer ${theCards([action.card])}`
  },
  deed(action: ScotchWhistAction) {
    return `jouer ${theCards([action.card])}`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  sheet: SHEET,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
