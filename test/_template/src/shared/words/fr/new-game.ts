// New Game in French, written with plain spaces; setInFrench makes some of them narrow.
import { otherSide } from '../../duel.ts'
import type { NewGameAction, NewGameMarkRule, NewGameSeenEvent } from '../../games/new-game.ts'
import { setInFrench } from '../french-spaces.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import { sheetWords } from '../sheets.ts'
import type { Company } from '../words.ts'
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
  'NG-4': (points) => `${pointCount(points)} pour les levées au-delà de deux`,
  'G-2': missing,
}
const MARK = { you: 'marquez', one: 'marque', several: 'marquent' }
const WIN = { you: 'gagnez', one: 'gagne', several: 'gagnent' }

function sentence(event: NewGameSeenEvent, company: Company): string {
  switch (event.did) {
    case 'dealt':
      return teller(company, event.dealer)('Vous donnez ;', 'donne ;', `${turnUp(event.turnUp)}.`)
    case 'marked':
      return tellSide(company, event.seat)(MARK, `${MARKED[event.rule](event.points)}.`)
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

const PRESETS = {
  standard: {
    title: 'Règles usuelles',
    hint: 'Quatre joueurs en deux camps ; le premier camp qui a sept points gagne.',
    source: OURS,
  },
}

export const newGame = setInFrench({
  title: 'New Game',
  subtitle: 'Quatre joueurs en deux camps avec 20 cartes, en sept points',
  event(event: NewGameSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<PlayWhy>) {
    return breaches[breach.why]
  },
  action(action: NewGameAction) {
    return `Jouer ${theCards([action.card])}`
  },
  deed(action: NewGameAction) {
    return `jouer ${theCards([action.card])}`
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(prompts, asks, opponent),
  packets,
  counted: () => ({
    title: 'Toutes les levées',
    hint: 'donnes où ce camp a fait toutes les levées',
  }),
  kind: (name) => TRICK_KINDS[name] ?? name,
  role: (name) => TRICK_ROLES[name] ?? name,
  sheet: sheetWords(
    { inFigures: () => true, of: ({ rule }) => (rule === 'G-2' ? 'givenUp' : null) },
    { givenUp: { title: 'ab.', hint: 'la partie a été abandonnée' } },
  ),
  worth: inParties,
  ...ruleWords(TABLE_OPTIONS, PRESETS, 'Règles particulières'),
})
