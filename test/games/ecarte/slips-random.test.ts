// Parties in which anything may go wrong, played at random: the scores are those of a second
// score-keeper (naive-slips.ts).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  type EcarteOptions,
  ECARTE_OPTIONS,
} from '../../../src/main/engine/games/ecarte/options.ts'
import type { EcarteState } from '../../../src/main/engine/games/ecarte/state.ts'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { inDeal, play } from '../../../src/main/engine/games/game.ts'
import type { Random } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { PACKETS } from '../../../src/shared/games/ecarte.ts'
import { chance } from '../chance.ts'
import { type NaiveSlipDeal, naiveScores } from './naive-slips.ts'
import { type Preset, optionsOf } from './table.ts'

const LONG = process.env['CERCLE_LONG'] !== undefined

const PRESETS: readonly Preset[] = ['classic', 'club', 'casual', 'turf', 'strict']

const oneOf = <T>(some: readonly T[], random: Random): T =>
  requireValue(some[random.nextInt(some.length)])

/** Everything that may be done, a claim as likely as all cards together. */
function anyAction(state: EcarteState, random: Random) {
  const seat = oneOf(ecarte.seatsToAct(state), random)
  const legal = ecarte.legalActions(state, seat)
  const words = [...new Set(legal.map((one) => one.do))]
  const word = oneOf(words, random)
  return {
    seat,
    action: oneOf(
      legal.filter((one) => one.do === word),
      random,
    ),
  }
}

function randomPartie(options: EcarteOptions, random: Random) {
  const deals: (NaiveSlipDeal & { actions: NaiveSlipDeal['actions'][number][] })[] = []
  const scores: (readonly number[])[] = []
  const did = new Set<string>()
  let state: EcarteState = ecarte.startPartie(options, [0, 0])
  while (ecarte.findOutcome(state) === null) {
    const dealer = ecarte.nextDealer(state) ?? (random.nextInt(2) === 0 ? 0 : 1)
    const given = nextDeal(
      ecarte,
      options,
      state,
      { dealer, packets: oneOf(PACKETS, random) },
      random,
    )
    const dealt = ecarte.startDeal(state, given)
    for (const event of dealt.events) did.add(event.did)
    state = dealt.state
    const actions: NaiveSlipDeal['actions'][number][] = []
    while (inDeal(state)) {
      const { seat, action } = anyAction(state, random)
      if (random.nextInt(200) === 0) {
        actions.push({ seat, do: 'giveUpDeal' })
        state = ecarte.giveUp(state, seat, 'deal').state
        continue
      }
      const played = play(ecarte, state, seat, action)
      if (played.breach !== null) throw new Error(played.breach.why)
      for (const event of played.events) did.add(event.did)
      actions.push({ seat, ...action })
      state = played.state
    }
    // E-28: what is due may be marked until the next trump is turned, or forgotten
    for (const seat of ecarte.seatsToAct(state)) {
      if (random.nextInt(3) === 0 || ecarte.seatsToAct(state).length === 0) continue
      actions.push({ seat, do: 'mark' })
      state = ecarte.applyAction(state, seat, { do: 'mark' }).state
    }
    deals.push({ ...given, turnUp: requireValue(given.turnUp ?? undefined), actions })
    scores.push(state.score)
  }
  return { deals, scores, did }
}

/** At each of the three rates: ten thousand in all, or ten thousand each. */
const NUMBER = LONG ? 10_000 : 3334

test.each(ECARTE_OPTIONS.slipRate.values)(
  'E-31 to E-40 the scores of random parties agree with a second reckoning (slips of the cards: %s)',
  (slipRate) => {
    const random = chance(slipRate.length)
    const met = new Set<string>()
    for (let number = 0; number < NUMBER; number += 1) {
      const options = optionsOf(oneOf(PRESETS, random), {
        irregularities: true,
        slipRate,
        marks: oneOf(ECARTE_OPTIONS.marks.values, random),
        deals: oneOf(ECARTE_OPTIONS.deals.values, random),
      })
      const { deals, scores, did } = randomPartie(options, random)
      expect(naiveScores(options, deals), JSON.stringify({ options, deals })).toEqual(scores)
      for (const one of did) met.add(one)
    }
    const byPlayers = [
      'claimedNumber',
      'claimedSurplus',
      'lostPoint',
      'countedTricks',
      'falseKing',
      'tookBack',
      'laidOpen',
      'earned',
      'forgotten',
    ]
    const byCards = [
      'turnedTooMany',
      'metFaceUp',
      'exposed',
      'wrongNumber',
      'thrownTogether',
      'tookUpPutBy',
      'unmarked',
    ]
    expect(
      [...byPlayers, ...(slipRate === 'often' ? byCards : [])].filter((one) => !met.has(one)),
    ).toEqual([])
  },
  LONG ? 3_600_000 : 300_000,
)
