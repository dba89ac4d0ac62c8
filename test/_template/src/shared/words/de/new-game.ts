// New Game in German.
import { otherSide } from '../../duel.ts'
import type { NewGameAction, NewGameMarkRule, NewGameSeenEvent } from '../../games/new-game.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import { sheetWords } from '../sheets.ts'
import type { Company, GameWords } from '../words.ts'
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
import { inParties } from './coach.ts'
import { OURS } from './rules/sources.ts'
import { TABLE_OPTIONS } from './table-options.ts'
import { TRICK_KINDS, TRICK_ROLES } from './trick-kinds.ts'

const MARKED: Readonly<Record<NewGameMarkRule, (points: number) => string>> = {
  'NG-4': (points) => `für Stiche über zwei ${pointCount(points)}`,
  'G-2': missing,
}
const MARK = { you: 'legen', one: 'legt', several: 'legen' }
const WIN = { you: 'gewinnen', one: 'gewinnt', several: 'gewinnen' }

function sentence(event: NewGameSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)(
        'Sie geben und schlagen',
        'gibt und schlägt',
        `${turnUp(event.turnUp)}.`,
      )
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${MARKED[event.rule](event.points)} an.`)
    case 'wonPartie': {
      const score = `${event.score[event.seat]}:${event.score[otherSide(event.seat)]}`
      return tellSide(company, event.seat)(WIN, `die Partie ${score}.`)
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
    title: 'Übliche Regeln',
    hint: 'Vier Spieler in zwei Parteien; die erste Partei mit sieben Punkten gewinnt.',
    source: OURS,
  },
}

export const newGame: GameWords = {
  title: 'New Game',
  subtitle: 'Vier Spieler in zwei Parteien mit 20 Karten, bis sieben Punkte',
  event(event: NewGameSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: NewGameAction) {
    return `${theCards([action.card])} spielen`
  },
  deed(action: NewGameAction) {
    return `${theCards([action.card])} spielen`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: () => ({
    title: 'Alle Stiche',
    hint: 'Spiele, in denen diese Seite jeden Stich machte',
  }),
  kind: (name) => TRICK_KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: sheetWords(
    { inFigures: () => true, of: ({ rule }) => (rule === 'G-2' ? 'givenUp' : null) },
    { givenUp: { title: 'aufg.', hint: 'die Partie wurde aufgegeben' } },
  ),
  worth: inParties,
  ...ruleWords(TABLE_OPTIONS, PRESETS, 'Eigene Regeln'),
}
