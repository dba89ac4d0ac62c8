// Scotch Whist in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import { otherSide } from '../../duel.ts'
import type {
  TellingItem,
  ScotchWhistAction,
  ScotchWhistSeenEvent,
  ScotchWhistWhy,
} from '../../games/scotch-whist.ts'
import { setInFrench } from '../french-spaces.ts'
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
import type { Company } from '../words.ts'
import { inParties } from './coach.ts'
import {
  breaches,
  missing,
  packets,
  playSentence,
  pointCount,
  prompts,
  tellSide,
  theCards,
  turnUp,
} from './cards.ts'
import { claimed, nothingClaimed, revokeActions, revokeBreaches, revokePrompts } from './revokes.ts'
import { COUNTED, SHEET } from './scotch-whist-counted.ts'
import { TABLE_OPTIONS } from './table-options.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'

type Marked = Extract<ScotchWhistSeenEvent, { did: 'marked' }>

const MARKED: Readonly<Record<Exclude<Marked['rule'], 'SW-5'>, (points: number) => string>> = {
  'SW-4': (points) => `${pointCount(points)} pour les cartes et les atouts pris`,
  'G-2': missing,
}

/** SW-5: what is told off. */
const ITEMS: Readonly<Record<TellingItem, string>> = {
  '10': 'le dix d’atout',
  cards: 'les cartes au-delà de dix-huit',
  A: 'l’as d’atout',
  K: 'le roi d’atout',
  Q: 'la dame d’atout',
  J: 'le valet d’atout',
}

const marked = (event: Marked): string =>
  event.rule === 'SW-5'
    ? `${pointCount(event.points)} pour ${ITEMS[event.item]}`
    : MARKED[event.rule](event.points)

const MARK = { you: 'marquez', one: 'marque', several: 'marquent' }
const WIN = { you: 'gagnez', one: 'gagne', several: 'gagnent' }

const ORDINALS = ['', 'première', 'deuxième', 'troisième']

function sentence(event: ScotchWhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('Vous donnez ;', 'donne ;', `${turnUp(event.turnUp)}.`)
    case 'tookUpHand':
      return `Les deux joueurs relèvent leur ${ORDINALS[event.number] ?? 'prochaine'} main.`
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${marked(event)}.`)
    case 'claimedRevoke':
      return claimed(event, company, 'cela coûte la donne')
    case 'counted':
      return nothingClaimed(event.seat, company)
    case 'wonPartie': {
      const score = `${event.score[event.seat]} à ${event.score[otherSide(event.seat)]}`
      return tellSide(company, event.seat)(WIN, `la partie par ${score}.`)
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
    title: 'Les joueurs',
    hint: 'Deux l’un contre l’autre, ou quatre en deux camps.',
    source: `Deux : ${SOURCES.e}. Quatre : l’autre forme usuelle.`,
    values: { '2': ['deux', 'deux joueurs'], '4': ['quatre', 'quatre joueurs'] },
  },
  hands: {
    title: 'Les mains',
    hint: 'À deux : les dix-huit cartes en une main, ou trois mains de six jouées l’une après l’autre. À quatre, chacun joue ses neuf cartes d’un coup.',
    source: `Dix-huit : ${SOURCES.e}. Trois de six : la forme usuelle ailleurs.`,
    values: {
      '18': ['une de dix-huit', 'une main de dix-huit'],
      '3x6': ['trois de six', 'trois mains de six'],
    },
  },
  irregularities: {
    title: 'Les renonces',
    hint: 'Les cartes qui ne fournissent pas sont refusées, ou peuvent être jouées et relevées par l’autre camp ; une renonce coûte alors la donne.',
    source: 'Relevées : la loi usuelle du whist.',
    values: {
      true: ['peuvent être relevées', 'renonces relevées'],
      false: ['impossibles', 'sans renonce'],
    },
  },
}

const PRESETS: PresetTexts<ScotchWhistPreset> = {
  standard: {
    title: 'Règles usuelles',
    hint: 'Deux joueurs et dix-huit cartes chacun ; le premier à 41 points gagne.',
    source: SOURCES.e,
  },
  partners: {
    title: 'À quatre',
    hint: 'Quatre joueurs en deux camps, neuf cartes chacun ; le premier camp à 41 points gagne.',
    source: 'l’autre forme usuelle',
  },
}

const BREACHES: Readonly<Record<PlayWhy | ScotchWhistWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks> = { ...prompts, ...revokePrompts }

/** Those of Whist, and one of this game. */
const KINDS: Readonly<Record<string, string>> = { ...TRICK_KINDS, keepTen: 'Garder le dix d’atout' }

export const scotchWhist = setInFrench({
  title: 'Whist écossais',
  subtitle: 'La chasse au dix d’atout : 36 cartes à deux ou à quatre, en 41 points',
  event(event: ScotchWhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy | ScotchWhistWhy>) {
    return BREACHES[breach.why]
  },
  action(action: ScotchWhistAction) {
    switch (action.do) {
      case 'play':
        return `Jouer ${theCards([action.card])}`
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
        return `jouer ${theCards([action.card])}`
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
  kind: (name: string) => KINDS[name] ?? name,
  role: (name: string) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
