// New Game in English.
import { otherSide } from '../../duel.ts'
import type { NewGameAction, NewGameMarkRule, NewGameSeenEvent } from '../../games/new-game.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import { sheetWords } from '../sheets.ts'
import type { Company, GameWords } from '../words.ts'
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
import { inParties } from './coach.ts'
import { OURS } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'

const MARKED: Readonly<Record<NewGameMarkRule, (points: number) => string>> = {
  'NG-4': (points) => `${pointCount(points)} for tricks above two`,
  'G-2': missing,
}
const MARK = { you: 'mark', one: 'marks', several: 'mark' }
const WIN = { you: 'win', one: 'wins', several: 'win' }

function sentence(event: NewGameSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('You deal;', 'deals;', `${turnUp(event.turnUp)}.`)
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${MARKED[event.rule](event.points)}.`)
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

const PRESETS = {
  standard: {
    title: 'Standard rules',
    hint: 'Four players in two partnerships; the first side with seven points wins.',
    source: OURS,
  },
}

export const newGame: GameWords = {
  title: 'New Game',
  subtitle: 'Four players in two partnerships with 20 cards, to seven points',
  event(event: NewGameSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: NewGameAction) {
    return `Play ${cards.cardName(action.card)}`
  },
  deed(action: NewGameAction) {
    return `play the ${cards.cardName(action.card)}`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: () => ({ title: 'Sweeps', hint: 'deals in which this side took every trick' }),
  kind: (name) => TRICK_KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: sheetWords(
    { inFigures: () => true, of: ({ rule }) => (rule === 'G-2' ? 'givenUp' : null) },
    { givenUp: { title: 'g. u.', hint: 'the partie was given up' } },
  ),
  worth: inParties,
  ...ruleWords(TABLE_OPTIONS, PRESETS, 'Own rules'),
}
