// Whist, to be said in another language.
import type { WhistAction, WhistHeard, WhistWhy } from '../../games/whist.ts'
import {
  type BreachOf,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  asked,
  sideTeller,
  teller,
  wordless,
} from '../play-words.ts'
import {
  type OptionTexts,
  type PresetTexts,
  type WhistPreset,
  type WhistValues,
  ruleWords,
  SOURCES,
} from '../rule-words.ts'
import type { Company, GameWords } from '../words.ts'
import { breaches, cards, missing, number, packets, playSentence, pointCount, prompts, turnUp } from '../en/cards.ts'
import { COUNTED, SHEET } from './whist-counted.ts'

type Marked = Extract<WhistHeard, { did: 'marked' }>

const HONOURS: Readonly<Record<number, string>> = { 2: 'three', 3: 'four', 6: 'five' }

const MARKED: Readonly<Record<Marked['rule'], (points: number) => string>> = {
  'W-5': (points) => `${pointCount(points)} for ${points === 2 ? 'one trick' : `${number(points / 2)} tricks`}`,
  'W-7': (points) => `${pointCount(points)} for the ${points === 50 ? 'grand' : 'small'} slam`,
  'W-8': (points) => `${pointCount(points)} for ${HONOURS[points] ?? ''} honours`,
  'G-2': missing,
}

const PARTNERS = { you: 'You', and: 'and' }

function sentence(event: WhistHeard, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('You deal;', 'deals;', `${turnUp(event.turnUp)}.`)
    case 'marked':
      return sideTeller(
        company,
        event.seat,
        PARTNERS,
      )({ you: 'mark', one: 'marks', several: 'mark' }, `${MARKED[event.rule](event.points)} (${event.rule}).`)
    case 'claimedRevoke': {
      const claim = teller(company, event.seat)
      if (event.offender === null) return claim('You claim', 'claims', 'a revoke, and there was none (W-12).')
      const against = event.offender === company.you ? 'against you' : `against ${company.names[event.offender] ?? ''}`
      return claim('You claim', 'claims', `a revoke ${against}: three tricks pass (W-12).`)
    }
    case 'counted':
      return teller(company, event.seat)('You have', 'has', 'nothing to claim.')
    case 'wonPartie': {
      const score = `${event.score[event.seat]}–${event.score[event.seat === 0 ? 1 : 0]}`
      return sideTeller(
        company,
        event.seat,
        PARTNERS,
      )({ you: 'win', one: 'wins', several: 'win' }, `the game ${score}.`)
    }
    case 'wonRubber': {
      const win = sideTeller(company, event.seat, PARTNERS)
      const verbs = { you: 'win', one: 'wins', several: 'win' }
      if (event.paid === 0) return win(verbs, 'the rubber; nothing is paid (W-11).')
      if (event.paid > 0) return win(verbs, `the rubber and are paid ${pointCount(event.paid)} (W-11).`)
      return win(verbs, `the rubber, but pay ${pointCount(-event.paid)} (W-11).`)
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

const OPTIONS: OptionTexts<WhistValues> = {
  partners: {
    title: 'Partners',
    hint: 'Each draws a card and the two highest play together, or all keep their seats.',
    source: `Drawn: ${SOURCES.e}. Fixed: for play against the computer.`,
    values: { drawn: ['drawn for', 'partners drawn for'], fixed: ['as seated', 'partners as seated'] },
  },
  irregularities: {
    title: 'Revokes',
    hint: 'Cards that do not follow are refused, or may be played and claimed by the other side.',
    source: 'Claimed: the standard law of whist.',
    values: { false: ['not possible', 'no revokes'], true: ['may be claimed', 'revokes may be claimed'] },
  },
}

const PRESETS: PresetTexts<WhistPreset> = {
  standard: {
    title: 'Standard rules',
    hint: 'Two games of ten points win the rubber; honours and slams are counted beside them.',
    source: SOURCES.e,
  },
}

const PROMPTS: Prompts<PlayAsks | 'reckoning'> = {
  ...prompts,
  reckoning: () => 'All the cards are played. Is there anything to claim?',
}

const BREACHES: Readonly<Record<WhistWhy | PlayWhy, string>> = {
  ...breaches,
  notNow: 'There is nothing to claim, or to count, at this time.',
  claimedBefore: 'You have claimed for nothing in this deal and may not claim again.',
}

export const whist: GameWords = {
  title: 'Whist',
  subtitle: 'Four players in two partnerships, games to ten points',
  event(event: WhistHeard, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<WhistWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: WhistAction) {
    if (action.do === 'play') return `Play ${cards.cardName(action.card)}`
    return action.do === 'count' ? 'Nothing to claim' : 'Claim a revoke'
  },
  deed(action: WhistAction) {
    if (action.do === 'play') return `play the ${cards.cardName(action.card)}`
    return action.do === 'count' ? 'let the deal be counted' : 'claim a revoke'
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  sheet: SHEET,
  ...ruleWords(OPTIONS, PRESETS, 'Own rules'),
}
