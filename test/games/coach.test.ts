// The coach: its advice and reasons, the loss of a decision, and the division of a partie into luck
// and skill; always judged from what the deciding seat can know.
import { describe, expect, test } from 'vitest'
import type { InDealState } from '../../src/main/engine/games/ecarte/state.ts'
import { ai as ecarteMind } from '../../src/main/engine/games/ecarte/ai/index.ts'
import { type GameAi, loadAllData } from '../../src/main/engine/games/ai.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { analyseSteps, reviewAction } from '../../src/main/engine/players/coach.ts'
import { buildHint } from '../../src/main/engine/players/hint.ts'
import { playPartie } from '../../src/main/engine/players/match.ts'
import { createPlayer } from '../../src/main/engine/players/player.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import {
  type ActionRecord,
  type DealRecord,
  type RecordDocument,
  readRecord,
} from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { type Card, requireValue } from '../../src/shared/card.ts'
import {
  EVEN,
  type Analysis,
  type Hint,
  type Reason,
  type SideAnalysis,
  GRADES,
} from '../../src/shared/coach.ts'
import { type AnyAction, type Seat, isSameAction } from '../../src/shared/view.ts'
import { chance } from './chance.ts'
import { onTurn, somePositions } from './ecarte/positions.ts'
import { type Said, type Start, after, begin, hand } from './ecarte/table.ts'

await loadAllData(ecarteMind)

const LONG = process.env['CERCLE_LONG'] === 'yes'
const mind: GameAi = ecarteMind
const { game } = mind

const moment = (start: Start, ...said: readonly Said[]) =>
  onTurn(after(begin(start), ...said) as InDealState)
type At = ReturnType<typeof moment>

/** From the first side. */
const sideOne = ({ sides }: Analysis): SideAnalysis => requireValue(sides[0])

const hint = ({ view, legal }: At, seed = 1): Hint => buildHint(mind, view, legal, chance(seed))

/**
 * Two tricks made, queen, eight and seven of trumps to lead; the king is out or has been announced
 * (L-8).
 */
const QUEEN = {
  elder: 'QH 8H 7H KS KD',
  dealer: 'KH JH AH 8S 8D',
  turnUp: '9H',
  preset: 'classic',
} as const
const noKing = (score: readonly [number, number]) =>
  moment({ ...QUEEN, score }, 'stand', 'play KS 8S KD 8D')
const kingOut = () => moment(QUEEN, 'stand', 'dealer announces', 'play KS 8S KD 8D')

const WEAK = { elder: '8H 9H 8D 9C 8C', dealer: '7D 7H KC QH JD', turnUp: '7S' } as const
const STRONG = { elder: 'KS QS JS KH KD', dealer: '8D 8H AC QH JD', turnUp: '7S' } as const

describe('a hint', () => {
  test('names every legal action once, the best first', () => {
    for (const state of somePositions(LONG ? 200 : 10, chance(51))) {
      const { view, legal } = onTurn(state)
      const { evaluations } = buildHint(mind, view, legal, chance(1))
      expect(evaluations).toHaveLength(legal.length)
      expect(new Set(evaluations.map(({ action }) => action))).toEqual(new Set(legal))
      const equities = evaluations.map(({ equity }) => equity)
      // of equal ones, but for rounding, what the books do comes first
      for (const [place, equity] of equities.slice(1).entries())
        expect(equity).toBeLessThanOrEqual((equities[place] ?? 0) + EVEN)
    }
  })

  test('is the same whenever it is asked for with the same chances', () => {
    expect(hint(moment(WEAK, 'propose', 'accept'))).toEqual(hint(moment(WEAK, 'propose', 'accept')))
  })

  test('cannot be given where nothing may be done', () => {
    expect(() => buildHint(mind, moment(WEAK).view, [], chance(1))).toThrow(/no action/)
  })

  test('J-b L-8 quotes the books where they speak, whether they agree or not', () => {
    expect(hint(noKing([0, 0])).books).toContainEqual({
      rule: 'L-8',
      action: { do: 'play', card: '7H' },
    })
    expect(hint(noKing([0, 0])).evaluations[0]?.action).toEqual({ do: 'play', card: 'QH' })
    const rule = { elder: 'KH QH 7S 8S 9D', dealer: '8D 8H AC JH JD', turnUp: '9S' } as const
    expect(hint(moment(rule)).books).toContainEqual({ rule: 'J-b', action: { do: 'stand' } })
    const stands = hint(moment(WEAK)).books.filter(({ action }) => action.do === 'stand')
    expect(stands).toEqual([])
  })

  test('counts the tricks of the best action where it can be counted', () => {
    const at = kingOut()
    const { odds, evaluations } = hint(at)
    expect(odds).toEqual(mind.commentOn?.(at.view, requireValue(evaluations[0]).action).odds)
    // the king and two others of the 20 cards left: three tricks at least, whatever they are
    expect(odds?.tricks.slice(0, 3)).toEqual([0, 0, 0])
    expect(odds?.hands).toBe(odds?.tricks.reduce((sum, one) => sum + one, 0))
    expect(hint(moment(WEAK)).odds).toBeNull()
  })
})

describe('the verdict of a hint', () => {
  test('equal: at four points every lead that makes the third trick is as good (E-19)', () => {
    const { verdict, evaluations } = hint(noKing([4, 0]))
    expect(verdict).toEqual({ is: 'equal', count: evaluations.length })
  })

  test('only: one action is legal', () => {
    const last = moment(WEAK, 'stand', 'play 8H QH')
    expect(hint({ ...last, legal: last.legal.slice(0, 1) }).verdict).toEqual({ is: 'only' })
  })

  test('best: by what the next one gives away', () => {
    const { verdict, evaluations } = hint(noKing([0, 0]))
    const [best, next] = evaluations
    expect(verdict).toEqual({ is: 'best', by: (best?.equity ?? 0) - (next?.equity ?? 0) })
  })
})

describe('the reason', () => {
  test('king: the point at once (E-16)', () => {
    expect(hint(moment(STRONG, 'stand')).reason).toEqual({ why: 'king' })
  })

  test('point: the small trump makes it always, the queen not (L-8)', () => {
    const { gain, verdict, evaluations } = hint(kingOut())
    const queen = requireValue(evaluations.find(({ action }) => action.card === 'QH'))
    expect([gain, verdict]).toEqual([null, { is: 'equal', count: 2 }])
    // seven and eight are equals: among themselves there is no reason, against the queen there is
    const { view, legal } = kingOut()
    const two = legal.filter((action) => !isSameAction(action, { do: 'play', card: '8H' }))
    expect(hint({ ...kingOut(), view, legal: two }).gain).toEqual({
      why: 'point',
      share: 1,
      other: queen.point,
    })
  })

  test('vole: the queen makes it more often (L-8)', () => {
    const { gain, evaluations } = hint(noKing([0, 0]))
    expect(gain).toEqual({ why: 'vole', share: evaluations[0]?.vole, other: evaluations[1]?.vole })
  })

  test('points: a player with nothing proposes and accepts', () => {
    for (const [at, word] of [
      [moment(WEAK), 'propose'],
      [moment({ ...WEAK, elder: WEAK.dealer, dealer: WEAK.elder }, 'propose'), 'accept'],
    ] as const) {
      const { gain, evaluations } = hint(at)
      expect(evaluations[0]?.action.do).toBe(word)
      expect(gain).toEqual({
        why: 'points',
        points: evaluations[0]?.points,
        other: evaluations[1]?.points,
      })
    }
  })

  test('score: four points to two and vulnerable, not to lose all the tricks counts more than to win them', () => {
    const start = {
      elder: '8S AC AD 9C AH',
      dealer: 'KC 10H 9S 8D 10C',
      turnUp: 'KH',
      score: [4, 1],
    } as const
    const { gain, evaluations } = hint(
      moment({ ...start, options: { partieValue: 'matsch' } }, 'stand'),
    )
    const [best, next] = evaluations
    expect([best?.action, next?.action].map((action) => action?.card)).toEqual(['AC', 'AH'])
    expect(best?.point).toBeLessThan(next?.point ?? 0)
    expect(gain).toEqual({ why: 'score', chance: best?.chance, other: next?.chance })
  })

  test('is always what the figures say', () => {
    const seen = new Set<Reason['why']>()
    for (const state of somePositions(
      LONG ? 800 : 40,
      chance(52),
      (one) => onTurn(one).legal.length > 1,
    )) {
      const { view, legal } = onTurn(state)
      const { reason, gain, evaluations } = buildHint(mind, view, legal, chance(53))
      const [best, next] = evaluations
      if (best === undefined || next === undefined) throw new Error('nothing to choose')
      if (reason !== null) seen.add(reason.why)
      if (reason?.why === 'king') expect(best.action.do).toBe('announceKing')
      if (gain === null) continue
      seen.add(gain.why)
      switch (gain.why) {
        case 'point':
        case 'vole':
          expect([gain.share, gain.other]).toEqual([best[gain.why], next[gain.why]])
          expect(gain.share).toBeGreaterThan(gain.other)
          break
        case 'points':
          expect([gain.points, gain.other]).toEqual([best.points, next.points])
          expect(gain.points).toBeGreaterThan(gain.other)
          break
        case 'score':
          expect([gain.chance, gain.other]).toEqual([best.chance, next.chance])
          expect(best.equity).toBeGreaterThan(next.equity)
      }
    }
    expect(seen.size).toBeGreaterThan(3)
  })
})

describe('a verdict', () => {
  const verdict = ({ view, legal }: At, action: AnyAction) =>
    reviewAction(mind, view, legal, action, chance(1))
  const discard = (cards: string): AnyAction => ({ do: 'discard', cards: hand(cards) })

  test('costs nothing for the best action, whatever it is', () => {
    for (const state of somePositions(
      LONG ? 200 : 10,
      chance(54),
      (one) => onTurn(one).legal.length > 1,
    )) {
      const { view, legal } = onTurn(state)
      const best = requireValue(buildHint(mind, view, legal, chance(1)).evaluations[0]).action
      expect(verdict({ seat: 0, view, legal }, best)?.cost).toBe(0)
    }
  })

  const refusing = moment({ ...WEAK, elder: WEAK.dealer, dealer: WEAK.elder }, 'propose')
  const laying = moment(STRONG, 'propose', 'accept')
  test.each<[string, At, AnyAction, number]>([
    ['standing with nothing (E-15)', moment(WEAK), { do: 'stand' }, 0.05],
    ['refusing with nothing (E-15)', refusing, { do: 'refuse' }, 0.05],
    ['laying away king, queen and jack of trumps', laying, discard('KS QS JS'), 0.05],
    ['laying away the king of trumps alone', laying, discard('KS'), 0.05],
    ['keeping everything worthless (L-10)', moment(WEAK, 'propose', 'accept'), discard('8H'), 0.05],
    ['silence on the king (E-16)', moment(STRONG, 'stand'), { do: 'play', card: 'KD' }, 0.05],
    // only against king, jack and ace
    ['the queen of trumps led to a king (L-8)', kingOut(), { do: 'play', card: 'QH' }, 0.005],
  ])('%s costs something', (_, at, action, least) => {
    const judged = requireValue(verdict(at, action) ?? undefined)
    expect(judged.cost).toBeGreaterThan(least)
    expect(judged.cost).toBeCloseTo(judged.best.equity - judged.done.equity, 9)
    expect([judged.isUnforced, isSameAction(judged.done.action, action)]).toEqual([true, true])
  })

  test('cards discarded in another order are the same', () => {
    const [one, two] = ['KS QS JS', 'JS KS QS'].map((cards) => verdict(laying, discard(cards)))
    expect(two).toEqual(one)
    expect(
      isSameAction({ do: 'discard', cards: hand('KS QS') }, { do: 'discard', cards: hand('KS') }),
    ).toBe(false)
    expect(isSameAction({ do: 'play', card: 'KS' }, { do: 'play', card: 'QS' })).toBe(false)
    expect(isSameAction({ do: 'stand' }, { do: 'propose' })).toBe(false)
  })

  test('there is none of what may not be done', () => {
    expect(verdict(moment(WEAK), { do: 'accept' })).toBeNull()
    expect(verdict(kingOut(), { do: 'play', card: 'KH' })).toBeNull()
  })

  test('nothing was to be decided where all is as good', () => {
    expect(verdict(noKing([4, 0]), { do: 'play', card: 'QH' })).toMatchObject({
      cost: 0,
      isUnforced: false,
    })
  })
})

/** A partie between two levels as a record, its actions changed where wanted. */
function partieOf(levels: readonly [string, string], seed: number): RecordDocument {
  const chosen = chooseOptions(game.options, game.presets, game.preset, {})
  if ('fault' in chosen) throw new Error(chosen.fault)
  const deals: object[] = []
  let actions: object[] = []
  const players = levels.map((level) => requireValue(createPlayer(mind, level) ?? undefined))
  playPartie({
    game,
    options: chosen.options,
    players,
    random: chance(seed),
    observer: {
      onDeal(deal) {
        actions = []
        deals.push({ ...deal, actions })
      },
      onAction: (seat, action) => void actions.push({ seat, ...action }),
    },
  })
  const people = levels.map((level) => ({ name: level, kind: 'computer', level }))
  const json = {
    format: 'cercle-record',
    version: 1,
    game: 'ecarte',
    players: people,
    parties: [{ deals }],
  }
  const read = readRecord(JSON.parse(JSON.stringify(json)))
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

const dealsOf = (record: RecordDocument): readonly DealRecord[] =>
  requireValue(record.parties[0]).deals

const withDeals = (
  record: RecordDocument,
  change: (deal: DealRecord) => DealRecord,
): RecordDocument => ({ ...record, parties: [{ deals: dealsOf(record).map(change) }] })
const withActions = (
  record: RecordDocument,
  change: (action: ActionRecord) => ActionRecord,
): RecordDocument => withDeals(record, (deal) => ({ ...deal, actions: deal.actions.map(change) }))

function momentsOf(record: RecordDocument): readonly ReplayStep[] {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (one) => void moments.push(one))
  if ('fault' in played) throw new Error(JSON.stringify(played.fault))
  return moments
}

const analysed = (
  record: RecordDocument,
  seat: Seat | null = null,
  deal: number | null = null,
): Analysis => {
  const random = chance(7)
  return analyseSteps({ ai: mind, moments: momentsOf(record), deal, seat }, () => random)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** A person who plays anything, against the book. */
const record = partieOf(['random', 'rulebook'], 61)
const own = analysed(record, 0)

describe('the analysis of a partie', () => {
  const moments = momentsOf(record)
  const both = analysed(record)
  const dealCount = dealsOf(record).length

  test('is of a partie with something to judge', () => {
    expect(dealCount).toBeGreaterThan(3)
    expect(both.slips.length).toBeGreaterThan(5)
  })

  test('luck and skill together are what each deal brought, and a deal begins where the last one ended', () => {
    for (const { deals } of [both, own].flatMap(({ sides }) => sides)) {
      expect(deals.map(({ deal }) => deal)).toEqual(
        Array.from({ length: dealCount }, (_, n) => n + 1),
      )
      for (const [place, { before, after: end, luck, skill }] of deals.entries()) {
        expect(luck + skill).toBeCloseTo(end - before, 9)
        expect(before).toBeCloseTo(deals[place - 1]?.after ?? before, 9)
      }
    }
  })

  test('E-29 it begins with what a score of nothing is worth and ends with the value of the partie', () => {
    const { state } = requireValue(moments.at(-1))
    const { winner, value } = requireValue(game.findOutcome(state) ?? undefined)
    const worth =
      mind.equity?.(requireValue(moments[0]).before, requireValue(dealsOf(record)[0]).dealer, 0) ??
      0
    const { deals, result } = sideOne(both)
    expect(deals[0]?.before).toBe(worth)
    expect(deals.at(-1)?.after).toBe(winner === 0 ? value : -value)
    expect(result).toBeCloseTo((winner === 0 ? value : -value) - worth, 9)
  })

  test('the result is luck and what remains without it', () => {
    for (const { result, luck, adjusted, deals } of [both, own].flatMap(({ sides }) => sides)) {
      expect(result).toBeCloseTo(luck + adjusted, 9)
      expect(luck).toBeCloseTo(sum(deals.map((one) => one.luck)), 9)
      expect(adjusted).toBeCloseTo(sum(deals.map((one) => one.skill)), 9)
    }
  })

  test('accounts are given of the seat in question, of both when none is', () => {
    expect(both.accounts.map((account) => account !== null)).toEqual([true, true])
    expect(own.accounts.map((account) => account !== null)).toEqual([true, false])
    expect(analysed(record, 1, 1).accounts.map((account) => account !== null)).toEqual([
      false,
      true,
    ])
  })

  test('slips are the dearest first, only of that seat, and add up to its account', () => {
    for (const { slips, accounts } of [both, own]) {
      const costs = slips.map(({ cost }) => cost)
      expect(costs).toEqual(costs.toSorted((a, b) => b - a))
      expect(Math.min(...costs)).toBeGreaterThan(0)
      for (const [seat, account] of accounts.entries()) {
        const mine = slips.filter((slip) => slip.seat === seat).map(({ cost }) => cost)
        if (account === null) expect(mine).toEqual([])
        else {
          expect(account.cost).toBeCloseTo(sum(mine), 9)
          expect(account.decisions).toBeGreaterThanOrEqual(mine.length)
          expect(account.rate).toBeCloseTo(account.cost / account.decisions, 9)
          expect(GRADES).toContain(account.grade)
        }
      }
    }
    expect(own.slips.every(({ seat }) => seat === 0)).toBe(true)
  })

  test('what one side wins the other loses, luck and skill alike', () => {
    for (const { sides } of [both, own]) {
      const [one, other] = sides
      for (const key of ['result', 'luck', 'adjusted'] as const)
        expect(other?.[key]).toBeCloseTo(-(one?.[key] ?? 0), 9)
      expect(other?.course.map(({ step, cost }) => [step, cost])).toEqual(
        one?.course.map(({ step, cost }) => [step, cost]),
      )
      for (const [place, point] of (other?.course ?? []).entries())
        expect(point.equity).toBeCloseTo(-(one?.course[place]?.equity ?? 0), 9)
    }
  })

  test('skill is what the other gave away less what oneself did', () => {
    const [mine, other] = both.accounts.map((account) => account?.cost ?? 0)
    expect(sideOne(both).adjusted).toBeCloseTo((other ?? 0) - (mine ?? 0), 9)
    expect(sideOne(own).adjusted).toBeCloseTo(-(own.accounts[0]?.cost ?? 0), 9)
  })

  test('who plays anything gives more away than who plays by the book', () => {
    const [random, book] = both.accounts
    expect(random?.rate).toBeGreaterThan(book?.rate ?? 1)
    expect(GRADES.indexOf(random?.grade ?? 'flawless')).toBeGreaterThanOrEqual(
      GRADES.indexOf(book?.grade ?? 'careless'),
    )
  })

  test('a slip points to the position before it', () => {
    for (const { step, deal, seat, done, best } of both.slips) {
      const [before, then] = [requireValue(moments[step]), requireValue(moments[step + 1])]
      expect(then.deal).toBe(deal)
      expect(then.action?.seat).toBe(seat)
      expect(game.seatToPlay(before.state)).toBe(seat)
      expect(game.viewFor(before.state, 'open')).toEqual(game.viewFor(then.before, 'open'))
      const { seat: _, ...action } = requireValue(then.action ?? undefined)
      expect(isSameAction(done.action, action)).toBe(true)
      expect(isSameAction(best.action, action)).toBe(false)
      const legal = game.legalActions(before.state, seat)
      for (const one of [done, best])
        expect(legal.some((two) => isSameAction(one.action, two))).toBe(true)
    }
  })

  describe('its course', () => {
    /** Steps at which a seat decided something on its turn, the first action at step 1. */
    const decidedAt = (step: number): Seat | null => {
      const next = moments[step]
      if (
        next === undefined ||
        next.action === null ||
        game.seatToPlay(next.before) !== next.action.seat
      )
        return null
      return game.legalActions(next.before, next.action.seat).length > 1 ? next.action.seat : null
    }
    /** The step of a point is the position it stands for: the decision is the moment after it. */
    const { course } = sideOne(both)

    test('has one point for every decision, one where a deal begins, and the result at the end', () => {
      const steps = course.map(({ step }) => step)
      expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
      const decisions = course.flatMap(({ step, chance: told }) => (told === null ? [] : [step]))
      expect(decisions).toHaveLength(
        both.accounts.reduce((all, account) => all + (account?.decisions ?? 0), 0),
      )
      for (const step of decisions) expect(decidedAt(step + 1), `step ${step}`).not.toBeNull()
      const begun = moments.flatMap(({ action }, step) => (action === null ? [step] : []))
      expect(new Set(steps)).toEqual(new Set([...decisions, ...begun, moments.length - 1]))
    })

    test('gives by the score alone how it stood if no player decided', () => {
      const between = course.filter(
        ({ step, chance: told }) => told === null && step < moments.length - 1,
      )
      for (const { step, equity, cost } of between) {
        const { before, deal } = requireValue(moments[step])
        const worth = mind.equity?.(before, requireValue(dealsOf(record)[deal - 1]).dealer, 0)
        expect({ step, equity, cost }).toEqual({ step, equity: worth, cost: 0 })
      }
    })

    test('E-29 ends with what the partie counted, for the first seat or against it', () => {
      const { winner, value } = requireValue(
        game.findOutcome(requireValue(moments.at(-1)).state) ?? undefined,
      )
      expect(course.at(-1)).toMatchObject({
        step: moments.length - 1,
        equity: winner === 0 ? value : -value,
        cost: 0,
      })
    })

    test('is given from the first seat’s side, for every decider', () => {
      for (const seat of [0, 1] as const) {
        const points = course.filter(
          ({ step, chance: told }) => told !== null && moments[step + 1]?.action?.seat === seat,
        )
        expect(points.length).toBeGreaterThan(3)
        for (const { step, equity, chance: told } of points) {
          const { state } = requireValue(moments[step])
          const legal = game.legalActions(state, seat)
          const best = requireValue(
            buildHint(mind, game.viewFor(state, seat), legal, chance(step + 2)).evaluations[0],
          )
          const noise = 5 * best.error + 0.05
          const [mine, share] = seat === 0 ? [equity, told ?? NaN] : [-equity, 1 - (told ?? NaN)]
          expect(Math.abs(mine - best.equity), `step ${step}`).toBeLessThan(noise)
          expect(Math.abs(share - (best.chance ?? NaN)), `step ${step}`).toBeLessThan(noise)
        }
      }
    })

    test('what its decisions cost is what the slips cost, step by step', () => {
      const slips = new Map(both.slips.map(({ step, cost }) => [step, cost]))
      const costly = course.filter(({ cost }) => cost > 0)
      expect(new Map(costly.map(({ step, cost }) => [step, cost]))).toEqual(slips)
    })

    test('is given of a whole partie and of both seats alone', () => {
      for (const one of [own, analysed(record, null, 1), analysed(record, 1, 1)])
        expect(one.sides.map(({ course: line }) => line)).toEqual([[], []])
    })
  })

  test('is the same whenever it is made', () => {
    expect(analysed(record, 0)).toEqual(own)
  })

  test('of one deal judges that deal alone', () => {
    const deal = requireValue(own.slips[0]).deal
    const one = analysed(record, 0, deal)
    expect(sideOne(one).deals.map((account) => account.deal)).toEqual([deal])
    expect(one.slips.every((slip) => slip.deal === deal)).toBe(true)
    expect(one.slips.length).toBeGreaterThan(0)
    expect(sideOne(one).result).toBeCloseTo(
      sum(sideOne(one).deals.map(({ before, after: end }) => end - before)),
      9,
    )
  })

  test('a decision made with a hint is marked as such; a stand-in’s is not judged', () => {
    const { deal } = requireValue(own.slips[0])
    const usual = analysed(record, 0, deal)
    const hinted = analysed(
      withActions(record, (action) => ({ ...action, hint: true as const })),
      0,
      deal,
    )
    expect(hinted).toEqual({
      ...usual,
      accounts: [
        { decisions: 0, cost: 0, rate: 0, hinted: usual.accounts[0]?.decisions, grade: 'flawless' },
        null,
      ],
      slips: usual.slips.map((slip) => ({ ...slip, hinted: true })),
    })
    expect(usual.slips.some((slip) => slip.hinted)).toBe(false)
    const standIns = analysed(
      withActions(record, (action) =>
        action.seat === 0 ? { ...action, standIn: true as const } : action,
      ),
      0,
    )
    expect([standIns.accounts[0], standIns.slips]).toEqual([
      { decisions: 0, cost: 0, rate: 0, hinted: 0, grade: 'flawless' },
      [],
    ])
    expect(sideOne(standIns).result).toBeCloseTo(sideOne(own).result, 9)
  })

  test('of what was never finished counts the deals that were', () => {
    const [first, second] = dealsOf(record)
    if (first === undefined || second === undefined) throw new Error('too short a partie')
    const stopped = {
      ...record,
      parties: [{ deals: [first, { ...second, actions: second.actions.slice(0, 3) }] }],
    }
    expect(sideOne(analysed(stopped, 0)).deals.map(({ deal }) => deal)).toEqual([1])
  })

  test('there is none of nothing', () => {
    expect(() =>
      analyseSteps({ ai: mind, moments: [], deal: null, seat: null }, () => chance(1)),
    ).toThrow(/nothing/)
  })

  test('G-2 giving up is no decision that is judged', () => {
    const deals = dealsOf(record).slice(0, 2)
    const last = requireValue(deals[1])
    const seat = requireValue(last.actions[0]).seat
    const given: DealRecord = { ...last, actions: [{ seat, do: 'giveUpPartie' }] }
    const gaveUp = analysed(
      { ...record, parties: [{ deals: [requireValue(deals[0]), given] }] },
      null,
      2,
    )
    expect(sideOne(gaveUp).deals).toMatchObject([{ deal: 2, skill: 0 }])
    expect([gaveUp.slips, gaveUp.accounts.map((account) => account?.decisions)]).toEqual([
      [],
      [0, 0],
    ])
  })
})

describe('an analysis of one seat looks only at what that seat could see', () => {
  test('the other’s discards, and the cards left in the talon, may be any cards', () => {
    const changed = withDeals(record, (deal) => otherwise(deal, 0, chance(71)))
    expect(momentsOf(changed).map(seen)).toEqual(momentsOf(record).map(seen))
    const others = dealsOf(changed).filter(
      (deal, place) => JSON.stringify(deal) !== JSON.stringify(dealsOf(record)[place]),
    )
    expect(others.length).toBeGreaterThan(2)
    expect(own.slips.length).toBeGreaterThan(3)
    expect(analysed(changed, 0)).toEqual(own)
  })

  const seen = ({ state }: ReplayStep): string => JSON.stringify(game.viewFor(state, 0))

  /** A deal played out, with all cards the seat never saw changed for each other. */
  function otherwise(deal: DealRecord, seat: 0 | 1, random: Random): DealRecord {
    const played = deal.actions.flatMap(({ do: what, card }) =>
      what === 'play' ? [card as Card] : [],
    )
    if (played.length < 10) return deal
    const known = new Set<Card>([
      ...requireValue(deal.hands[seat]),
      ...played,
      requireValue(deal.turnUp),
    ])
    for (const { seat: by, cards } of deal.actions)
      if (by === seat && Array.isArray(cards))
        for (const card of cards as readonly Card[]) known.add(card)
    const hidden = game.createPack({}).filter((card) => !known.has(card))
    const instead = shuffle(hidden, random)
    const by = new Map(hidden.map((card, place) => [card, requireValue(instead[place])]))
    const swap = (cards: readonly Card[]): Card[] => cards.map((card) => by.get(card) ?? card)
    return {
      ...deal,
      hands: deal.hands.map(swap),
      talon: swap(deal.talon ?? []),
      actions: deal.actions.map((action) =>
        Array.isArray(action['cards'])
          ? { ...action, cards: swap(action['cards'] as Card[]) }
          : action,
      ),
    }
  }
})
