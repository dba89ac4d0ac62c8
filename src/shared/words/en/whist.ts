// Whist in English.
import { otherSide } from '../../duel.ts'
import type { WhistAction, WhistSeenEvent, WhistWhy } from '../../games/whist.ts'
import { counted } from '../counting.ts'
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
import type { Company, GameWords } from '../words.ts'
import {
  breaches,
  cards,
  missing,
  number,
  packets,
  playSentence,
  pointCount,
  prompts,
  tellSide,
  turnUp,
} from './cards.ts'
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
import { inGameWords, inGames } from './whist-own.ts'
import { TABLE_OPTIONS } from './table-options.ts'

type Marked = Extract<WhistSeenEvent, { did: 'marked' }>

const HONOURS: Readonly<Record<number, string>> = {
  2: 'three honours',
  3: 'four honours',
  6: 'five honours',
}

const tricks = counted('en-GB', number, {
  none: 'no trick',
  one: 'one trick',
  other: (count) => `${count} tricks`,
})
const counters = counted('en-GB', number, {
  none: 'nothing',
  one: 'one counter',
  other: (count) => `${count} counters`,
})

const MARKED: Readonly<Record<Marked['rule'], (points: number, held: number) => string>> = {
  ...CLUB_MARKED,
  'W-5': (points) => `${pointCount(points)} for ${tricks(points / 2)}`,
  'W-7': (points) => `${pointCount(points)} for the ${points === 50 ? 'grand' : 'small'} slam`,
  'W-8': (points) => `${number(points)} bonus points for ${HONOURS[points] ?? ''}`,
  'G-2': missing,
}

const MARK = { you: 'mark', one: 'marks', several: 'mark' }
const WIN = { you: 'win', one: 'wins', several: 'win' }
const PAID = {
  you: 'win the rubber and are paid',
  one: 'wins the rubber and is paid',
  several: 'win the rubber and are paid',
}
const PAY = {
  you: 'win the rubber, but pay',
  one: 'wins the rubber, but pays',
  several: 'win the rubber, but pay',
}

function sentence(event: WhistSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('You deal;', 'deals;', `${turnUp(event.turnUp)}.`)
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
          ? 'three tricks go to the other side'
          : 'the penalty is chosen after the deal',
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
        `the game ${event.score[event.seat]}–${event.score[otherSide(event.seat)]}.`,
      )
    case 'wonRubber':
      if (event.points !== undefined)
        return tellSide(company, event.seat)(WIN, `the rubber, ${clubBalance(event, event.points)}`)
      return tellSide(company, event.seat)(
        event.paid < 0 ? PAY : PAID,
        `${counters(Math.abs(event.paid))}.`,
      )
    case 'gaveUp':
      return event.what === 'partie'
        ? teller(company, event.seat)('You give up', 'gives up', 'the game.')
        : playSentence(event, company)
    case 'led':
    case 'followed':
    case 'tookTrick':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const OPTIONS: OptionTexts<WhistValues> = {
  ...TABLE_OPTIONS,
  ...CLUB_OPTIONS,
  partners: {
    title: 'Partners',
    hint: 'Each draws a card and the two highest play together, drawn again for every rubber; or all keep their seats.',
    source: `Drawn: ${SOURCES.e}. Fixed: for play against the computer.`,
    values: { drawn: ['drawn', 'partners drawn'], fixed: ['fixed', 'fixed partners'] },
  },
  irregularities: {
    title: 'Revokes',
    hint: 'Either a card that does not follow suit is refused, or it may be played and the other side may claim it; three tricks then go to that side.',
    source: 'Claimed: the standard law of whist.',
    values: {
      true: ['may be claimed', 'revokes may be claimed'],
      false: ['not possible', 'no revokes'],
    },
  },
}

const PRESETS: PresetTexts<WhistPreset> = {
  ...CLUB_PRESETS,
  standard: {
    title: 'Standard rules',
    hint: 'The count of our German source: two games of ten points win the rubber; slams and honours are counted beside them.',
    source: SOURCES.e,
  },
}

const PROMPTS: Prompts<PlayAsks | RevokeAsks | ClubAsks> = {
  ...prompts,
  ...revokePrompts,
  ...clubPrompts,
  partie: () => 'The game is over. Another?',
}

const BREACHES: Readonly<Record<WhistWhy | PlayWhy, string>> = {
  ...breaches,
  ...revokeBreaches,
  nothingToMend: NOTHING_TO_MEND,
  partieOver: 'The game is over.',
}

const ACTIONS = { ...revokeActions, ...clubActions }

export const whist: GameWords = {
  title: 'Whist',
  subtitle: 'Four players in two partnerships, the best of three games',
  event(event: WhistSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<WhistWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: WhistAction) {
    return action.do === 'play' ? `Play ${cards.cardName(action.card)}` : ACTIONS[action.do][0]
  },
  deed(action: WhistAction) {
    return action.do === 'play' ? `play the ${cards.cardName(action.card)}` : ACTIONS[action.do][1]
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => TRICK_KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: SHEET,
  worth: inGames,
  inOwnWords: inGameWords,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
