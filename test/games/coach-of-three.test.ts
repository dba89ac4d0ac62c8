// The coach at a table of three, each for themselves: a partie is valued from each side, and a loss
// of one is shared by two.
import { describe, expect, test } from 'vitest'
import { ai as hundertspielMind } from '../../src/main/engine/games/hundertspiel/ai/index.ts'
import type { GameAi } from '../../src/main/engine/games/ai.ts'
import { analyseSteps } from '../../src/main/engine/players/coach.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { saveVerdict } from '../../src/main/store/verdicts.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import { readAllSittings } from '../../src/main/transfer/parse-file.ts'
import { importRecords } from '../../src/main/transfer/import-records.ts'
import type { Analysis } from '../../src/shared/coach.ts'
import { requireValue } from '../../src/shared/card.ts'
import { join } from 'node:path'
import { person, sittingOf, uidOf } from '../archive/records.ts'
import { folder } from '../store/places.ts'
import { chance } from './chance.ts'

const mind: GameAi = hundertspielMind
const { game } = mind
/**
 * Cards of the first deal that a person chose; all before and after were played by the book and are
 * not judged.
 */
const LAST_CARDS = 9

function recordOfThree(seed: number): RecordDocument {
  const players = ['Anna', 'Bert', 'Cora'].map(person)
  const head = {
    game: game.id,
    options: { players: 3 },
    preset: null,
    players,
    began: null,
    zone: null,
    practice: false,
  }
  const record = sittingOf({ ...head, parties: 1, end: 'over' }, uidOf(seed), chance(seed))
  for (const [place, deal] of requireValue(record.parties[0]).deals.entries()) {
    const from = deal.actions.length - (place === 0 ? LAST_CARDS : 0)
    for (const action of deal.actions.slice(0, from)) action.standIn = true
  }
  return record
}

function momentsOf(record: RecordDocument): readonly ReplayStep[] {
  const moments: ReplayStep[] = []
  const played = replayRecord(record, (moment) => void moments.push(moment))
  if ('fault' in played) throw new Error(played.fault.kind)
  return moments
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const costs = ({ accounts }: Analysis): readonly number[] =>
  accounts.map((account) => account?.cost ?? NaN)

describe('a partie of three', () => {
  const record = recordOfThree(3)
  const moments = momentsOf(record)
  const whole = analyseSteps({ ai: mind, moments, deal: null, seat: null }, () => chance(1))

  test('has decisions of all three, and some that gave something away', () => {
    expect(whole.sides).toHaveLength(3)
    expect(whole.accounts.every((account) => account !== null && account.decisions > 0)).toBe(true)
    expect(sum(costs(whole))).toBeGreaterThan(0)
    expect(sum(whole.slips.map(({ cost }) => cost))).toBeCloseTo(sum(costs(whole)), 9)
  })

  test('each deal is valued from each side, by what the score is worth to it', () => {
    const { state } = requireValue(moments.at(-1))
    for (const [side, { deals, result, luck, adjusted }] of whole.sides.entries()) {
      const seat = requireValue(([0, 1, 2] as const)[side])
      expect(deals[0]?.before).toBe(mind.equity?.(requireValue(moments[0]).before, 0, seat))
      expect(deals.at(-1)?.after).toBe(mind.equity?.(state, 0, seat))
      expect(result).toBeCloseTo(luck + adjusted, 9)
      for (const one of deals) expect(one.luck + one.skill).toBeCloseTo(one.after - one.before, 9)
    }
  })

  test('what one gives away the two others share: all skill together is nothing', () => {
    const all = costs(whole)
    for (const [side, { adjusted }] of whole.sides.entries())
      expect(adjusted).toBeCloseTo((sum(all) - (all[side] ?? 0)) / 2 - (all[side] ?? 0), 9)
    expect(sum(whole.sides.map(({ adjusted }) => adjusted))).toBeCloseTo(0, 9)
  })

  test('the course of a side has its own decisions, and between deals the score alone', () => {
    const decided = whole.sides.flatMap(({ course }, side) => {
      const begun = new Set(moments.flatMap(({ action }, step) => (action === null ? [step] : [])))
      const own = course.filter(
        ({ step }) => moments[step + 1]?.action?.seat === side && !begun.has(step),
      )
      const others = course.filter(({ step }) => !own.some((one) => one.step === step))
      for (const { step, cost } of others)
        expect([begun.has(step) || step === moments.length - 1, cost]).toEqual([true, 0])
      return own
    })
    expect(decided.length).toBe(sum(whole.accounts.map((account) => account?.decisions ?? 0)))
    expect(sum(decided.map(({ cost }) => cost))).toBeCloseTo(sum(costs(whole)), 9)
  })

  test('is stored for each of the three from their own side', () => {
    const db = openArchive(join(folder(), 'cercle.db'))
    const read = readAllSittings([Buffer.from(JSON.stringify(record))])
    if ('fault' in read) throw new Error(JSON.stringify(read.fault))
    importRecords(db, read.records)
    saveVerdict(db, { sitting: 1, partie: 1 }, whole, 0)
    for (const [side, { result, adjusted }] of whole.sides.entries()) {
      const { judged } = loadStandings(db, {
        game: game.id,
        person: side + 1,
        other: null,
        together: false,
      })
      expect(judged?.result).toBeCloseTo(result, 9)
      expect(judged?.adjusted).toBeCloseTo(adjusted, 9)
    }
    closeStore(db)
  })
})
