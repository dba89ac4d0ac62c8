// What a person gave away, read from the archive: the same as by going through all rows one by one,
// and as the standings say.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../src/shared/bridge.ts'
import type { Strength } from '../../src/shared/strength.ts'
import { loadStrength } from '../../src/main/calls/strength-calls.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { saveSettings } from '../../src/main/store/settings.ts'
import { DEFAULT_SETTINGS } from '../../src/shared/settings.ts'
import { Refusal } from '../../src/main/refusal.ts'
import { anna, archiveOf, bertha, idsOf, laidDown, odile, prosper } from '../archive/laid-down.ts'
import { chance } from '../games/chance.ts'
import { type LaidDecision, type LaidVerdict, layJudged } from './judged-rows.ts'

interface Laid {
  readonly game: string
  readonly people: readonly Person[]
  readonly began: number | null
  /** Counts in the standings: neither practice nor broken off. */
  readonly counts: boolean
  /** Null if the coach has not judged it. */
  readonly decisions: readonly LaidDecision[] | null
  readonly verdicts: readonly LaidVerdict[]
}

const TABLES = [
  { game: 'ecarte', people: [anna, odile] },
  { game: 'ecarte', people: [bertha, anna] },
  { game: 'whist', people: [anna, odile, bertha, prosper] },
  // a player in two seats counts in the first
  { game: 'whist', people: [odile, anna, odile, prosper] },
] as const
const KINDS = ['lead', 'follow', 'discard', 'propose']
const MONTH = 31 * 24 * 3_600_000

/** Parties of every sort, with decisions of every sort. */
function lay(
  count: number,
  seed: number,
): { readonly db: WriteStore; readonly all: readonly Laid[] } {
  const random = chance(seed)
  const db = archiveOf()
  const all = Array.from({ length: count }, (_, index): Laid => {
    const { game, people } = TABLES[random.nextInt(TABLES.length)] ?? TABLES[0]
    const isJudged = random.nextInt(4) > 0
    const decisions = Array.from({ length: random.nextInt(30) }, () => ({
      seat: random.nextInt(people.length),
      kind: KINDS[random.nextInt(KINDS.length)] ?? '',
      cost: random.nextInt(3) === 0 ? random.nextInt(100) / 256 : 0,
      hinted: random.nextInt(5) === 0,
    }))
    const verdicts = people.map((_one, seat) => ({
      seat,
      result: random.nextInt(2) * 2 - 1,
      luck: random.nextInt(9) / 8 - 0.5,
    }))
    return {
      game,
      people,
      began: random.nextInt(10) === 0 ? null : index * (MONTH / 4),
      counts: random.nextInt(8) > 0,
      decisions: isJudged ? decisions : null,
      verdicts: isJudged && random.nextInt(10) > 0 ? verdicts : [],
    }
  })
  db.transaction(() => {
    for (const { game, people, began, counts, decisions, verdicts } of all) {
      const { id } = laidDown(db, { game, people, began, ...(counts ? {} : { practice: true }) })
      const ids = idsOf(db, people)
      if (decisions !== null) layJudged(db, { partie: id, game, people: ids }, decisions, verdicts)
    }
  })()
  return { db, all }
}

const ask = (db: WriteStore, person: number | null, game: string): Promise<Strength> =>
  loadStrength({ getStore: () => db }, { person, game })
const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

/** The decisions of a person, found by going through everything. */
function naive(all: readonly Laid[], person: Person, game: string) {
  const own = all.filter((one) => one.counts && one.game === game && one.people.includes(person))
  const judged = own.filter(({ decisions }) => decisions !== null)
  const parties = judged.map(({ people, decisions, verdicts, began }) => ({
    began,
    decisions: (decisions ?? []).filter(({ seat }) => seat === people.indexOf(person)),
    verdict: verdicts.find(({ seat }) => seat === people.indexOf(person)) ?? null,
  }))
  return { parties, judged: judged.length, waiting: own.length - judged.length }
}

function rateOf(decisions: readonly LaidDecision[]) {
  const alone = decisions.filter(({ hinted }) => !hinted)
  const cost = sum(alone.map((one) => one.cost))
  return alone.length === 0 ? null : { decisions: alone.length, rate: cost / alone.length }
}

/** Compares the strength of a person with what follows from all rows one by one. */
async function compare({ db, all }: ReturnType<typeof lay>, person: Person, game: string) {
  const [id = 0] = idsOf(db, [person])
  const { parties, judged, waiting } = naive(all, person, game)
  const strength = await ask(db, id, game)
  expect(strength).toMatchObject({ game, person: id, judged, waiting })
  const decisions = parties.flatMap((one) => one.decisions)
  if (decisions.length === 0) return expect(strength.own).toBeNull()
  expect(strength.own).toMatchObject(rateOf(decisions) ?? {})
  // parties weigh as they are, to the error of the ratio of sums
  const rate = strength.own?.rate ?? 0
  const rests = parties.flatMap((one) => {
    const alone = one.decisions.filter(({ hinted }) => !hinted)
    return alone.length === 0 ? [] : [sum(alone.map(({ cost }) => cost - rate))]
  })
  const spread = sum(rests.map((rest) => rest * rest)) * (rests.length / (rests.length - 1))
  expect(strength.own?.parties).toBe(rests.length)
  expect(strength.own?.error).toBeCloseTo(Math.sqrt(spread) / (strength.own?.decisions ?? 0), 10)
  const hinted = decisions.filter((one) => one.hinted)
  expect(strength.hinted.decisions).toBe(hinted.length)
  expect(strength.hinted.rate * hinted.length).toBeCloseTo(sum(hinted.map((one) => one.cost)), 10)
  for (const { kind, own } of strength.kinds) {
    const expected = rateOf(decisions.filter((one) => one.kind === kind))
    if (expected === null) expect(own).toBeNull()
    else expect(own).toMatchObject(expected)
  }
  const results = parties.flatMap(({ verdict }) => verdict ?? [])
  expect(strength.results.at(-1)?.at).toBe(results.length)
  expect(strength.results.at(-1)?.adjusted.mean).toBeCloseTo(
    sum(results.map(({ result, luck }) => result - luck)) / results.length,
    10,
  )
}

describe('what a person gave away', () => {
  test('is the same as in all rows one by one', async () => {
    const laid = lay(240, 9)
    for (const person of [anna, bertha, odile, prosper])
      for (const game of ['ecarte', 'whist']) await compare(laid, person, game)
  })

  test('is what the standings say of the same parties', async () => {
    const whole = lay(80, 4)
    whole.db.exec('DELETE FROM decision WHERE partie NOT IN (SELECT partie FROM verdict)')
    const [person = 0] = idsOf(whole.db, [anna])
    for (const game of ['ecarte', 'whist']) {
      const strength = await ask(whole.db, person, game)
      const { judged, months } = loadStandings(whole.db, {
        game,
        person,
        other: null,
        together: false,
      })
      expect(strength.own?.decisions).toBe(judged?.decisions)
      expect(strength.own?.rate).toBeCloseTo(judged?.rate ?? 0, 12)
      expect(strength.hinted.decisions).toBe(judged?.hinted)
      const last = strength.results.at(-1)
      expect((last?.result.mean ?? 0) * (last?.at ?? 0)).toBeCloseTo(judged?.result ?? 0, 10)
      expect((last?.adjusted.mean ?? 0) * (last?.at ?? 0)).toBeCloseTo(judged?.adjusted ?? 0, 10)
      const dated = months.flatMap(({ month, judged: some }) =>
        month === '' || some === null || some.decisions === 0 ? [] : [some.decisions],
      )
      expect(strength.months.flatMap(({ own }) => (own === null ? [] : [own.decisions]))).toEqual(
        dated,
      )
    }
  })

  test('is asked of the person at the screen without a number', async () => {
    const { db: own } = lay(20, 2)
    saveSettings(own, { ...DEFAULT_SETTINGS, name: ' Anna ' })
    const [person = 0] = idsOf(own, [anna])
    expect(await ask(own, null, 'ecarte')).toEqual(await ask(own, person, 'ecarte'))
    saveSettings(own, { ...DEFAULT_SETTINGS, name: 'Nobody' })
    expect(await ask(own, null, 'ecarte')).toMatchObject({
      person: null,
      judged: 0,
      waiting: 0,
      own: null,
      kinds: [],
      results: [],
      placing: { is: 'early' },
    })
  })

  test('is refused of a game that nobody knows', async () => {
    await expect(ask(archiveOf(), null, 'bridge')).rejects.toThrow(Refusal)
  })
})
