// Whist in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import { otherSide } from '../../duel.ts'
import type { WhistAction, WhistSeenEvent, WhistWhy } from '../../games/whist.ts'
import { counted } from '../counting.ts'
import { setInFrench } from '../french-spaces.ts'
import {
  type BreachOf,
  type ClubAsks,
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
  type WhistPreset,
  type WhistValues,
  ruleWords,
} from '../rule-words.ts'
import { SOURCES } from './rules/sources.ts'
import type { Company } from '../words.ts'
import {
  breaches,
  missing,
  number,
  packets,
  playSentence,
  pointCount,
  prompts,
  tellSide,
  theCards,
  turnUp,
} from './cards.ts'
import { inParties } from './coach.ts'
import { claimed, nothingClaimed, revokeActions, revokeBreaches, revokePrompts } from './revokes.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'
import {
  CLUB_MARKED,
  CLUB_OPTIONS,
  CLUB_PRESETS,
  NOTHING_TO_MEND,
  chosePenalty,
  clubActions,
  clubBalance,
  clubPrompts,
  mended,
} from './whist-clubs.ts'
import { COUNTED, SHEET } from './whist-counted.ts'
import { TABLE_OPTIONS } from './table-options.ts'

type Marked = Extract<WhistSeenEvent, { did: 'marked' }>

const HONOURS: Readonly<Record<number, string>> = {
  2: 'trois honneurs',
  3: 'quatre honneurs',
  6: 'cinq honneurs',
}

/** Tricks of the score: those above the six of the book. */
const tricks = counted('fr-FR', number, {
  none: 'aucune levée',
  one: 'une levée au-dessus de six',
  other: (count) => `${count} levées au-dessus de six`,
})
const counters = counted('fr-FR', number, {
  none: 'rien',
  one: 'un jeton',
  other: (count) => `${count} jetons`,
})

const MARKED: Readonly<Record<Marked['rule'], (points: number, held: number) => string>> = {
  ...CLUB_MARKED,
  'W-5': (points) => `${pointCount(points)} pour ${tricks(points / 2)}`,
  'W-7': (points) => `${pointCount(points)} pour le ${points === 50 ? 'grand' : 'petit'} chelem`,
  'W-8': (points) => `${number(points)} points de prime pour ${HONOURS[points] ?? ''}`,
  'G-2': missing,
}

const MARK = { you: 'marquez', one: 'marque', several: 'marquent' }
const WIN = { you: 'gagnez', one: 'gagne', several: 'gagnent' }
const PAID = {
  you: 'gagnez le robre et recevez',
  one: 'gagne le robre et reçoit',
  several: 'gagnent le robre et reçoivent',
}
const PAY = {
  you: 'gagnez le robre, mais payez',
  one: 'gagne le robre, mais paie',
  several: 'gagnent le robre, mais paient',
}

function sentence(event: WhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('Vous donnez ;', 'donne ;', `${turnUp(event.turnUp)}.`)
    case 'marked':
      return tellSide(company, event.seat)(
        MARK,
        `${MARKED[event.rule](event.points, event.counted ?? 0)}.`,
      )
    case 'claimedRevoke':
      return claimed(
        event,
        company,
        event.rule === undefined
          ? 'trois levées passent à l’autre camp'
          : 'la pénalité se choisit après la donne',
      )
    case 'counted':
      return nothingClaimed(event.seat, company)
    case 'mended':
      return mended(event, company)
    case 'chosePenalty':
      return chosePenalty(event, company)
    case 'wonPartie':
      return tellSide(company, event.seat)(
        WIN,
        `la partie par ${event.score[event.seat]} à ${event.score[otherSide(event.seat)]}.`,
      )
    case 'wonRubber':
      if (event.points !== undefined)
        return tellSide(company, event.seat)(WIN, `le robre, ${clubBalance(event, event.points)}`)
      return tellSide(company, event.seat)(
        event.paid < 0 ? PAY : PAID,
        `${counters(Math.abs(event.paid))}.`,
      )
    case 'led':
    case 'followed':
    case 'tookTrick':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<WhistValues> = {
  ...TABLE_OPTIONS,
  ...CLUB_OPTIONS,
  partners: {
    title: 'Les partenaires',
    hint: 'Chacun tire une carte et les deux plus hautes jouent ensemble, de nouveau à chaque robre ; ou tous gardent leurs places.',
    source: `Tirés : ${SOURCES.e}. Fixes : pour jouer contre l’ordinateur.`,
    values: {
      drawn: ['tirés au sort', 'partenaires tirés au sort'],
      fixed: ['fixes', 'partenaires fixes'],
    },
  },
  irregularities: {
    title: 'Les renonces',
    hint: 'Les cartes qui ne fournissent pas sont refusées, ou peuvent être jouées et relevées par l’autre camp ; trois levées lui reviennent alors.',
    source: 'Relevées : la loi usuelle du whist.',
    values: {
      true: ['peuvent être relevées', 'renonces relevées'],
      false: ['impossibles', 'sans renonce'],
    },
  },
}

const PRESETS: PresetTexts<WhistPreset> = {
  ...CLUB_PRESETS,
  standard: {
    title: 'Règles usuelles',
    hint: 'Le compte d’un livre allemand : deux parties en dix points gagnent le robre ; les chelems et les honneurs se comptent à part.',
    source: SOURCES.e,
  },
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks | ClubAsks> = {
  ...prompts,
  ...revokePrompts,
  ...clubPrompts,
}

const BREACHES: Readonly<Record<WhistWhy | PlayWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
  nothingToMend: NOTHING_TO_MEND,
}

const ACTIONS = { ...revokeActions, ...clubActions }

export const whist = setInFrench({
  title: 'Whist',
  subtitle: 'Quatre joueurs en deux camps, deux parties gagnantes',
  event(event: WhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<WhistWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: WhistAction) {
    return action.do === 'play' ? `Jouer ${theCards([action.card])}` : ACTIONS[action.do][0]
  },
  deed(action: WhistAction) {
    return action.do === 'play' ? `jouer ${theCards([action.card])}` : ACTIONS[action.do][1]
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name: string) => TRICK_KINDS[name] ?? name,
  role: (name: string) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
