// Slips in dealing and in drawing with `irregularities`, and their penalties (T-3, T-4).
import { requireValue } from '../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import { DRAW_SLIPS } from '../../../../shared/games/tatteln.ts'
import type { Random } from '../../random.ts'
import type { Deal, DealSlips, StepResult } from '../game.ts'
import { completeTricks } from '../trick.ts'
import type { TattelnOptions } from './options.ts'
import {
  type DealSoFar,
  type OpenState,
  type PlayState,
  type SettledState,
  type Slips,
  type TattelnEvent,
  type TattelnState,
  dealSoFar,
  countDraws,
} from './state.ts'

/** Deals per deal that goes wrong, by `slipRate`. */
const ONE_IN: Readonly<Record<TattelnOptions['slipRate'], number>> = { off: 0, rare: 24, often: 4 }

const KINDS = ['number', 'exposed', 'draw', 'draw'] as const

/** Returns a deal with a random slip in it, mostly none (T-3, T-4). */
export function sampleMisdeal(
  { options }: Pick<TattelnState, 'options'>,
  given: Deal,
  random: Random,
): Deal {
  const rate = ONE_IN[options.slipRate]
  if (!options.irregularities || rate === 0 || random.nextInt(rate) > 0) return given
  switch (requireValue(KINDS[random.nextInt(KINDS.length)])) {
    case 'number':
      return wrongNumber(given, random.nextInt(2) === 0 ? 0 : 1, random.nextInt(2) === 0)
    case 'exposed': {
      const cards = given.hands.flat()
      const exposed = Array.from({ length: 1 + random.nextInt(2) }, () =>
        requireValue(cards.splice(random.nextInt(cards.length), 1)[0]),
      )
      return { ...given, slips: { exposed } }
    }
    case 'draw': {
      const drawn = requireValue(DRAW_SLIPS[random.nextInt(DRAW_SLIPS.length)])
      return {
        ...given,
        slips: {
          drawn,
          after: 1 + random.nextInt(countDraws(options) - 1),
          by: random.nextInt(2) === 0 ? 0 : 1,
        },
      }
    }
  }
}

/** Returns the deal with one card more or fewer in a hand, from the talon (T-3). */
function wrongNumber(given: Deal, seat: Side, isMore: boolean): Deal {
  const [top, ...rest] = given.talon
  const own = requireValue(given.hands[seat])
  const hand = isMore ? [...own, requireValue(top ?? undefined)] : own.slice(0, -1)
  return {
    ...given,
    hands: given.hands.with(seat, hand),
    talon: isMore ? rest : [requireValue(own.at(-1)), ...given.talon],
  }
}

/** Returns the one hand with a card more, or one fewer; null if both are right (T-3). */
export function wrongHand({ handSize }: TattelnOptions, hands: Deal['hands']): Side | null {
  const [first = 0, second = 0] = hands.map(({ length }) => length - handSize)
  if (hands.length !== 2 || Math.abs(first) + Math.abs(second) !== 1) return null
  return first === 0 ? 1 : 0
}

/** Returns true if the stated slip is possible with these cards: one thing goes wrong at a time. */
export function slipsFit(options: TattelnOptions, { slips, hands }: Deal): boolean {
  if (slips === undefined) return true
  if (!options.irregularities || wrongHand(options, hands) !== null) return false
  const { exposed, drawn, after, by, ...others } = slips
  if (Object.keys(others).length > 0) return false
  if (exposed === undefined)
    return (
      drawn !== undefined &&
      after !== undefined &&
      by !== undefined &&
      isSide(by) &&
      after > 0 &&
      after < countDraws(options)
    )
  const isAlone = drawn === undefined && after === undefined && by === undefined
  const held = hands.flat()
  return (
    isAlone &&
    exposed.length > 0 &&
    new Set(exposed).size === exposed.length &&
    exposed.every((card) => held.includes(card))
  )
}

/** Returns the slips at the start of a deal; none without irregularities. */
export function slipsAtStart(
  before: OpenState | SettledState,
  slips: DealSlips | undefined,
): { readonly slips?: Slips } {
  if (!before.options.irregularities) return {}
  const again = before.phase === 'open' ? 0 : (before.slips?.again ?? 0)
  const { drawn, after, by } = slips ?? {}
  const isAhead = drawn !== undefined && after !== undefined && by !== undefined && isSide(by)
  return {
    slips: {
      isVoid: false,
      again,
      draw: null,
      ahead: isAhead ? { seat: by, how: drawn, after } : null,
    },
  }
}

/** Voids a misdeal: dealt again, and the dealer pays; null if the deal is right (T-3). */
export function givenAgain(
  state: PlayState,
  given: Deal,
): StepResult<SettledState, TattelnEvent> | null {
  const { dealer, options, slips, hands } = state
  const wrong = wrongHand(options, hands)
  const exposed = given.slips?.exposed
  if (slips === undefined || (wrong === null && exposed === undefined)) return null
  const said: TattelnEvent =
    wrong === null
      ? { did: 'exposed', seat: dealer, cards: exposed ?? [] }
      : { did: 'misdealt', seat: dealer, whose: wrong, held: hands[wrong].length }
  const fined = paysPenalty(
    { ...state, slips: { ...slips, isVoid: true, again: slips.again + 1 } },
    dealer,
    'T-3',
  )
  return { state: { ...dealSoFar(fined.state), phase: 'settled' }, events: [said, ...fined.events] }
}

/** Pays the agreed penalty to the other side (T-3, T-4). */
function paysPenalty<State extends DealSoFar>(
  state: State,
  seat: Side,
  rule: 'T-3' | 'T-4',
): StepResult<State, TattelnEvent> {
  const { slipPenalty } = state.options
  if (slipPenalty === 0) return { state, events: [] }
  const [first, second] = state.stakes
  const won = seat === 0 ? -slipPenalty : slipPenalty
  return {
    state: { ...state, stakes: [first + won, second - won] },
    events: [{ did: 'paid', seat, stakes: slipPenalty, rule }],
  }
}

/** Returns the slip in the draw after the last trick, or null; none in the last draw (T-4). */
export function drawSlip({ slips, tricks }: DealSoFar, winner: Side): Slips['ahead'] {
  const ahead = slips?.ahead ?? null
  if (ahead === null || completeTricks(tricks) < ahead.after) return null
  // the player who draws first cannot draw out of turn
  return ahead.how === 'outOfTurn' && ahead.seat === winner ? null : ahead
}

/** Records a slip; the penalty may be claimed if one was agreed (T-4). */
export function applySlip(state: PlayState, { seat, how }: NonNullable<Slips['ahead']>): PlayState {
  const draw = state.options.slipPenalty === 0 ? null : { seat, how }
  return state.slips === undefined
    ? state
    : { ...state, slips: { ...state.slips, ahead: null, draw } }
}

/** Returns true if a seat may claim the penalty (T-4). */
export const mayClaim = ({ slips }: DealSoFar, seat: Side): boolean =>
  slips !== undefined && slips.draw !== null && slips.draw.seat !== seat

const claimedOrLeft = (state: PlayState): PlayState =>
  state.slips === undefined ? state : { ...state, slips: { ...state.slips, draw: null } }

/** Claims the penalty, which is paid (T-4). */
export function claimPenalty(state: PlayState, seat: Side): StepResult<PlayState, TattelnEvent> {
  const fined = paysPenalty(claimedOrLeft(state), otherSide(seat), 'T-4')
  return { state: fined.state, events: [{ did: 'claimedPenalty', seat }, ...fined.events] }
}

/** Lets the penalty lapse when the seat plays a card without claiming it (T-4). */
export const letPass = (state: PlayState, seat: Side): PlayState =>
  mayClaim(state, seat) ? claimedOrLeft(state) : state
