// What the book does with a view of Hundertspiel (HA-1 … HA-8): whoever plays by it, and the way deals are played out.
import type { Card, TrappolaSuit } from '../../../../shared/card.ts'
import type { BookAdvice } from '../../../../shared/coach.ts'
import type { HundertspielAction } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { openCards } from '../covered.ts'
import { cardOf } from '../trick.ts'
import { POINTS } from './announce.ts'
import { conduct } from './conduct.ts'
import { bookCode, isBestLeft } from './mind/book.ts'
import { type Code, HIGHEST, LOWEST, cardFor, codeFor, codeHeight, codeSuit, countOfCode, read } from './mind/codes.ts'
import { isTimeForAces } from './mind/playout.ts'
import { type Position, beats, handOf, isFoe } from './mind/position.ts'
import { sightOf } from './mind/reading.ts'
import { bestStrength, bestSuit, gladnessIn, strengthIn } from './mind/strength.ts'
import { GOAL, sideAt } from './state.ts'
import type { HundertspielSight } from './view.ts'

/**
 * Strength from which on a Twenty-six is laid, bid, or bought, and from which on Contra is said: of hands half a point above it
 * the book makes two in three against itself, and of those a point below it far fewer where three play. There the player has
 * both others against him, and pays both (HA-8).
 */
const ENOUGH = {
  4: { lay: 4.8, aside: 3, bid: 6.3, buy: 2.8, contra: 7 },
  3: { lay: 5.2, aside: 3.2, bid: 6.3, buy: 4.4, contra: 7 },
} as const

const enough = ({ options }: HundertspielSight) => ENOUGH[options.players]

type Legal = readonly HundertspielAction[]

/** What the book does; null where nothing is asked of the seat of the view. */
export function advise(view: HundertspielSight, all: Legal): HundertspielAction | null {
  const { eye, phase } = view
  if (eye === 'onlooker' || eye === 'open') return null
  if (view.turn !== eye) return layingAside(view, eye, all)
  const { sound: legal, first } = conduct(view, all)
  const [only] = legal
  if (only === undefined) return null
  const [right] = first
  if (right !== undefined) return right
  const hand = openCards(view.hands[eye] ?? 0)
  switch (phase) {
    case 'bidding':
      return bidding(view, hand, legal)
    case 'buying':
      return of(legal, 'buy', bestStrength(hand) >= enough(view).buy) ?? pass(legal)
    case 'layingAway':
      return layingAway(hand, legal)
    case 'naming':
      return naming(hand, legal)
    case 'laying':
      return laying(view, hand, legal) ?? of(legal, 'ask', true) ?? pass(legal)
    case 'contra':
      return of(legal, 'contra', contraIsGood(view, hand)) ?? pass(legal)
    case 'announcing':
      return announcing(view, eye, legal) ?? pass(legal)
    case 'play':
      return playing(view, eye, hand, legal)
    default:
      return legal.find((action) => action.do === 'keep' || action.do === 'count') ?? only
  }
}

const of = (legal: Legal, word: HundertspielAction['do'], isGood: boolean): HundertspielAction | null =>
  isGood ? (legal.find((action) => action.do === word) ?? null) : null

const pass = (legal: Legal): HundertspielAction | null => of(legal, 'pass', true)

/** H-24: the highest suit that is strong enough, since it pays most. */
function bidding(view: HundertspielSight, hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const bids = legal.filter((action) => action.do === 'bid' && strengthIn(hand, action.suit) >= enough(view).bid)
  return bids.at(-1) ?? pass(legal)
}

/** HA-7: what goes most gladly. */
function layingAway(hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const gladness = gladnessIn(hand)
  let best: HundertspielAction | null = null
  let most = -Infinity
  for (const action of legal) {
    if (action.do !== 'layAway') continue
    const glad = action.cards.reduce((sum, card) => sum + (gladness.get(card) ?? 0), 0)
    if (glad > most) {
      most = glad
      best = action
    }
  }
  return best
}

function naming(hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const suits = legal.flatMap((action): readonly TrappolaSuit[] => (action.do === 'name' ? [action.suit] : []))
  const suit = bestSuit(hand, suits)
  return legal.find((action) => action.do === 'name' && action.suit === suit) ?? null
}

/** HA-1: only with trumps enough to keep the trump Do to the end. */
function laying(
  view: HundertspielSight,
  hand: readonly Card[],
  legal: Legal,
  least: number = enough(view).lay,
): HundertspielAction | null {
  const { trump } = view
  if (trump === null || strengthIn(hand, trump) < least) return null
  return legal.find((action) => action.do === 'lay' && action.suits.length === 1 && action.suits[0] === trump) ?? null
}

/**
 * H-16: out of turn at the last moment alone, when all but one have played; who has still to play does it in turn. Of hands of
 * this strength, the own card gone and nearly all of the trick seen, the book makes seven in ten.
 */
function layingAside(view: HundertspielSight, eye: Seat, legal: Legal): HundertspielAction | null {
  const [first] = view.tricks
  const { players } = view.options
  if (first === undefined || first.cards.length < players - 1 || cardOf(first, eye, players) === null) return null
  return laying(view, openCards(view.hands[eye] ?? 0), legal, enough(view).aside)
}

/** HA-6: with more trumps than the other can have drawn. */
const contraIsGood = (view: HundertspielSight, hand: readonly Card[]): boolean =>
  view.undertaking?.isHeld === false || (view.trump !== null && strengthIn(hand, view.trump) >= enough(view).contra)

/** What there is; aces not yet, since they tell where the strength lies, unless they end the partie (H-10). */
function announcing(view: HundertspielSight, eye: Seat, legal: Legal): HundertspielAction | null {
  const { score, options, decision } = view
  const missing = GOAL - (score[sideAt(eye, options)] ?? 0)
  const isGood = (action: HundertspielAction): boolean =>
    action.do === 'announce' &&
    (action.rank !== 'A' || (decision === null && POINTS[action.rank][action.count] >= missing))
  return legal.find(isGood) ?? null
}

/** Aces are announced at the last moment (H-10), what is laid in the first trick before it. */
function playing(view: HundertspielSight, eye: Seat, hand: readonly Card[], legal: Legal): HundertspielAction | null {
  const laid = of(legal, 'lay', true) === null ? null : laying(view, hand, legal)
  if (laid !== null) return laid
  const p = sightOf(view)
  const code = bookCode(p)
  const card = cardFor(code)
  const aces = legal.find((action) => action.do === 'announce')
  if (aces?.do === 'announce') {
    const score = (view.score[sideAt(eye, view.options)] ?? 0) + POINTS[aces.rank][aces.count]
    if (isTimeForAces(p, code, score)) return aces
  }
  return (
    legal.find((action) => action.do === 'play' && action.card === card) ??
    legal.find(({ do: word }) => word === 'play') ??
    null
  )
}

/** Advice of the book that fits here, with its number. */
export function books(view: HundertspielSight, legal: Legal): readonly BookAdvice[] {
  const action = advise(view, legal)
  if (action === null || view.eye === 'onlooker' || view.eye === 'open') return []
  const rule = ruleOf(view, view.eye, action)
  return rule === null ? [] : [{ rule, action }]
}

function ruleOf(view: HundertspielSight, eye: Seat, action: HundertspielAction): string | null {
  const hand = openCards(view.hands[eye] ?? 0)
  switch (action.do) {
    case 'layAway':
      return 'HA-7'
    case 'pass':
      return view.phase === 'buying' && view.options.players === 3 && bestStrength(hand) >= ENOUGH[4].buy
        ? 'HA-8'
        : null
    case 'lay':
      return 'HA-1'
    case 'play': {
      const p = sightOf(view)
      return p.count === 0 ? ruleOfLead(p, eye, codeFor(action.card)) : ruleOfCard(p, eye, codeFor(action.card))
    }
    default:
      return null
  }
}

function ruleOfLead(p: Position, eye: Seat, code: Code): string | null {
  if (codeSuit(code) === p.trump) return 'HA-5'
  return codeHeight(code) < HIGHEST && isBestLeft(p, eye, code) ? 'HA-4' : null
}

function ruleOfCard(p: Position, eye: Seat, code: Code): string | null {
  const best = read(p.table, p.best)
  const isTrump = codeSuit(code) === p.trump
  const takes = beats(p, code, best)
  const isLed = codeSuit(read(p.table, 0)) === p.trump
  if (takes && isTrump && !isLed)
    return p.tricks === 0 && p.count === p.seats - 2 && codeSuit(best) !== p.trump ? 'HA-3' : 'HA-2'
  if (takes) return null
  if (!isFoe(p, eye, (p.leader + p.best) % p.seats)) return 'HA-6'
  const isEmpty = p.table.slice(0, p.count).every((one) => countOfCode(one) === 0)
  if (!isTrump && isEmpty && handOf(p, eye, p.trump) > 1 << LOWEST) return 'HA-2'
  const holdsDo = (handOf(p, eye, codeSuit(code)) & (1 << LOWEST)) !== 0
  return holdsDo && codeHeight(code) > LOWEST ? 'HA-1' : null
}
