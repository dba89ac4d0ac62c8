// The search for positions: it finds exactly what a plain look at every row finds, in the wanted
// order, page by page.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../src/shared/bridge.ts'
import {
  type Card,
  type Suit,
  CARDS,
  SUITS,
  TRAPPOLA_CARDS,
  TRAPPOLA_SUITS,
} from '../../src/shared/card.ts'
import type { HeldCount, HeldPattern } from '../../src/shared/held.ts'
import {
  ALL_MISTAKES,
  type FoundPosition,
  type PositionFilter,
  type PositionOrder,
} from '../../src/shared/positions.ts'
import type { JudgedDecision } from '../../src/shared/training.ts'
import { SEATS } from '../../src/shared/view.ts'
import { type Random, nextFraction, shuffle } from '../../src/main/engine/random.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { countPositions, findPositions } from '../../src/main/store/found.ts'
import { findPartieLine } from '../../src/main/store/list.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { buildReview } from '../../src/main/table/review.ts'
import { saveJudged } from '../../src/main/store/judged.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { loadPositionFields, savePositionSearches } from '../../src/main/store/position-fields.ts'
import { anna, bertha, laidDown, odile, prosper } from '../archive/laid-down.ts'
import { emptyArchive } from '../store/places.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'

const check = (): void => undefined
const find = (
  db: WriteStore,
  some: Partial<PositionFilter>,
  order: PositionOrder = 'cost',
  from = 0,
  count = 500,
): Promise<readonly FoundPosition[]> =>
  findPositions(db, { ...ALL_MISTAKES, ...some }, order, { from, count }, check)

const below = (random: Random, most: number): number => Math.floor(nextFraction(random) * most)
function pick<T>(random: Random, some: readonly T[]): T {
  const one = some[below(random, some.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

/** A judged decision as the plain list has it, with its partie. */
interface Known {
  readonly decision: JudgedDecision
  readonly game: string
  readonly id: number
  readonly sitting: number
  /** By seat. */
  readonly people: readonly Person[]
  readonly at: number | null
  readonly isTrashed: boolean
}

const berthe: Person = { name: 'Berthe', kind: 'computer', level: 'master' }

const GAMES_OF = {
  ecarte: {
    people: [
      [anna, odile],
      [bertha, anna],
      [prosper, anna],
    ],
    sides: 2,
  },
  whist: { people: [[anna, odile, bertha, prosper]], sides: 2 },
  hundertspiel: {
    people: [
      [odile, anna, prosper],
      [bertha, berthe, anna],
    ],
    sides: 3,
  },
} as const
const KINDS = ['propose', 'discard', 'lead', 'follow']
const ROLES = ['elder', 'dealer', 'partner']
const COSTS = [0, 0, 0, 0.01, 0.02, 0.02, 0.1, 0.37]

function randomDecision(random: Random, game: keyof typeof GAMES_OF, step: number): JudgedDecision {
  const isTrappola = game === 'hundertspiel'
  const pack: readonly Card[] = isTrappola ? TRAPPOLA_CARDS : CARDS
  const suits: readonly (Suit | null)[] = isTrappola ? [...TRAPPOLA_SUITS, null] : [...SUITS, null]
  const held = shuffle(pack, random).slice(0, 1 + below(random, 12))
  const [first, second = first] = held
  const cost = pick(random, COSTS)
  if (first === undefined || second === undefined) throw new Error('an empty hand')
  const { people, sides } = GAMES_OF[game]
  return {
    step,
    deal: 1,
    seat: pick(random, SEATS.slice(0, people[0].length)),
    kind: pick(random, KINDS),
    role: pick(random, ROLES),
    done: { do: 'play', card: first },
    best: { do: 'play', card: second },
    doneEquity: -cost,
    bestEquity: 0,
    cost,
    doubt: 0.001,
    hinted: nextFraction(random) < 0.2,
    held,
    trump: pick(random, suits),
    score: Array.from({ length: sides }, () => below(random, 4)),
  }
}

/** Saves decisions as those of a partie. */
function judge(db: WriteStore, id: number, decisions: readonly JudgedDecision[]): void {
  const { sitting, seq, hash } = db
    .prepare<[number], { sitting: number; seq: number; hash: string }>(
      'SELECT sitting, seq, hash FROM partie WHERE id = ?',
    )
    .get(id) ?? { sitting: 0, seq: 0, hash: '' }
  const judged = { decisions, analysis: { sides: [], accounts: [], slips: [] } }
  const isSaved = saveJudged(db, { sitting, partie: seq }, judged, { coach: 1, hash, now: 0 })
  if (!isSaved) throw new Error(`partie ${id} was not saved`)
}

/** Puts a partie that was only laid down into the trash. */
const shelve = (db: WriteStore, id: number): void =>
  void db.prepare("UPDATE partie_fact SET shelf = 'trash' WHERE partie = ?").run(id)

/** An archive with parties of every kind, and the same as a plain list. */
function variedArchive(parties: number): {
  readonly db: WriteStore
  readonly known: readonly Known[]
} {
  const db = emptyArchive()
  const random = randomOf(26)
  const known: Known[] = []
  db.transaction(() => {
    for (let n = 0; n < parties; n += 1) {
      const game = pick(random, ['ecarte', 'whist', 'hundertspiel'] as const)
      const { sides } = GAMES_OF[game]
      const people = pick<readonly Person[]>(random, GAMES_OF[game].people)
      const at =
        below(random, 8) === 0 ? null : Date.UTC(2026, below(random, 4), 1 + below(random, 9), 12)
      const place = laidDown(db, {
        game,
        people,
        began: at,
        score: Array.from({ length: sides }, () => 1),
        ...(below(random, 6) === 0 ? { gaveUp: 0 } : {}),
        ...(below(random, 6) === 0 ? { practice: true } : {}),
      })
      const count = below(random, 9)
      const decisions = Array.from({ length: count }, (_, one) =>
        randomDecision(random, game, 1 + 2 * one),
      )
      judge(db, place.id, decisions)
      const isTrashed = below(random, 7) === 0
      if (isTrashed) shelve(db, place.id)
      for (const decision of decisions)
        known.push({ decision, game, id: place.id, sitting: place.sitting, people, at, isTrashed })
    }
  })()
  return { db, known }
}

/** The number of cards of a hand that are counted, looked at as text. */
function countHeld(cards: readonly string[], count: HeldCount, trump: string | null): number {
  const suit = count.suit === 'trump' ? (trump ?? 'no suit') : count.suit
  return cards.filter((card) => {
    const [, rank = '', , own = ''] = /^(10|.)(-?)(.+)$/.exec(card)?.map(String) ?? []
    const isRank =
      count.rank === null ||
      count.rank === rank ||
      (count.rank === 'small' && /\d/.test(rank)) ||
      (count.rank === 'J' && rank === 'B' && (count.suit === null || count.suit === 'trump'))
    return (
      isRank &&
      (suit === null || suit === card.slice(rank.length).replace('-', '') || own === 'never')
    )
  }).length
}

function isHeldPlainly({ cards, counts }: HeldPattern, { held, trump }: JudgedDecision): boolean {
  const isNamedTrump = (count: HeldCount): boolean =>
    count.suit === 'trump' &&
    count.rank !== null &&
    count.rank !== 'small' &&
    count.how === 'least' &&
    count.number === 1 &&
    !count.isFurther
  const unnamed = held.filter(
    (card) =>
      !cards.includes(card) &&
      !counts.some((count) => isNamedTrump(count) && countHeld([card], count, trump) === 1),
  )
  return (
    cards.every((card) => held.includes(card)) &&
    counts.every((count) => {
      const number = countHeld(count.isFurther ? unnamed : held, count, trump)
      if (count.how === 'exactly') return number === count.number
      return count.how === 'least' ? number >= count.number : number <= count.number
    })
  )
}

/** The first moment of a day in local time. */
function dayStart(day: string, later = 0): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}

/** A plain look at one decision. */
function meets(filter: PositionFilter, { decision, game, people, at, isTrashed }: Known): boolean {
  const { seat, score } = decision
  const who = people[seat]
  const ids: Readonly<Record<string, number>> = IDS
  if (isTrashed) return false
  if (filter.game !== null && filter.game !== game) return false
  if (filter.kinds.length > 0 && !filter.kinds.includes(decision.kind)) return false
  if (filter.role !== null && filter.role !== decision.role) return false
  if (filter.leastCost !== null && decision.cost < filter.leastCost) return false
  if (filter.own !== null && score[0] !== filter.own) return false
  if (filter.other !== null && !score.slice(1).includes(filter.other)) return false
  if (filter.trump === 'none' && decision.trump !== null) return false
  if (filter.trump !== null && filter.trump !== 'none' && filter.trump !== decision.trump)
    return false
  if (filter.held !== null && !isHeldPlainly(filter.held, decision)) return false
  if (filter.hinted !== null && filter.hinted !== decision.hinted) return false
  if (filter.person !== null && filter.person !== ids[who?.name ?? '']) return false
  if (filter.from !== null && (at === null || at < dayStart(filter.from))) return false
  if (filter.until !== null && (at === null || at >= dayStart(filter.until, 1))) return false
  if (filter.level === null) return true
  const opponents = people.filter((_, other) => other % score.length !== seat % score.length)
  return opponents.some(({ kind, level }) =>
    filter.level === 'person' ? kind === 'person' : level === filter.level,
  )
}

/** Numbers of the people, filled when the archive is made. */
const IDS: Record<string, number> = {}

function lookPlainly(
  known: readonly Known[],
  filter: PositionFilter,
  order: PositionOrder,
): readonly string[] {
  const time = ({ at }: Known): number => at ?? 0
  return known
    .filter((one) => meets(filter, one))
    .toSorted(
      (a, b) =>
        (order === 'cost' ? b.decision.cost - a.decision.cost : time(b) - time(a)) ||
        b.id - a.id ||
        a.decision.step - b.decision.step,
    )
    .map(({ sitting, decision }) => `${sitting} ${decision.step}`)
}

function randomHeld(random: Random): HeldPattern {
  const pack = nextFraction(random) < 0.7 ? CARDS : TRAPPOLA_CARDS
  const counts = Array.from({ length: below(random, 3) }, () => ({
    suit: pick(random, ['trump', 'trump', null, 'H', 'CO'] as const),
    rank: pick(random, [null, 'small', 'K', 'J', '10'] as const),
    how: pick(random, ['exactly', 'least', 'most'] as const),
    number: below(random, 4),
    isFurther: nextFraction(random) < 0.3,
  }))
  const named: HeldCount = {
    suit: 'trump',
    rank: pick(random, ['K', 'J', 'A']),
    how: 'least',
    number: 1,
    isFurther: false,
  }
  return {
    cards: shuffle<Card>(pack, random).slice(0, below(random, 2)),
    counts: nextFraction(random) < 0.3 ? [...counts, named] : counts,
  }
}

/** A filter with about a quarter of its conditions set. */
function randomFilter(random: Random): PositionFilter {
  const maybe = <T>(make: () => T, otherwise: T, chance = 0.22): T =>
    nextFraction(random) < chance ? make() : otherwise
  const day = (): string => `2026-0${1 + below(random, 4)}-0${1 + below(random, 9)}`
  return {
    game: maybe(() => pick(random, ['ecarte', 'whist', 'hundertspiel', 'tatteln']), null, 0.3),
    kinds: maybe(() => KINDS.filter(() => nextFraction(random) < 0.5), []),
    role: maybe(() => pick(random, ROLES), null),
    leastCost: maybe(() => null, pick(random, [0, 1e-9, 0.02, 0.05]), 0.4),
    own: maybe(() => below(random, 4), null, 0.15),
    other: maybe(() => below(random, 4), null, 0.15),
    trump: maybe(() => pick(random, ['none', ...SUITS, 'CO'] as const), null),
    held: maybe(() => randomHeld(random), null, 0.4),
    level: maybe(() => pick(random, ['person', 'rulebook', 'club', 'master', 'novice']), null),
    hinted: maybe(() => nextFraction(random) < 0.5, null),
    person: maybe(() => pick(random, Object.values(IDS)), null),
    from: maybe(day, null, 0.15),
    until: maybe(day, null, 0.15),
  }
}

describe('of 500 random filters', () => {
  test('each finds exactly what a plain look at every row finds, in both orders', async () => {
    const { db, known } = variedArchive(45)
    for (const { id, name } of db
      .prepare<[], { id: number; name: string }>('SELECT id, name FROM person')
      .all())
      IDS[name] = id
    expect(Object.keys(IDS)).toHaveLength(5)
    const random = randomOf(500)
    let found = 0
    let filled = 0
    for (let n = 0; n < 500; n += 1) {
      const filter = randomFilter(random)
      for (const order of ['cost', 'date'] as const) {
        const expected = lookPlainly(known, filter, order)
        const listed: string[] = []
        for (let from = 0; from <= listed.length; from += 500)
          for (const { place } of await findPositions(
            db,
            filter,
            order,
            { from, count: 500 },
            check,
          ))
            listed.push(`${place.sitting} ${place.step}`)
        expect(listed, JSON.stringify([filter, order])).toEqual(expected)
        expect(await countPositions(db, filter, order, Infinity, check)).toBe(expected.length)
        found += expected.length
        filled += expected.length > 0 ? 1 : 0
      }
    }
    // filters that find nothing prove little
    expect(filled).toBeGreaterThan(330)
    expect(found).toBeGreaterThan(5_000)
  })
})

const slip = (step: number, some: Partial<JudgedDecision> = {}): JudgedDecision => ({
  ...randomDecision(randomOf(step), 'ecarte', step),
  seat: 0,
  cost: 0.1,
  ...some,
})

describe('what is found', () => {
  test('has the decision as it was judged, its partie and who played it', async () => {
    const db = emptyArchive()
    const began = Date.UTC(2026, 10, 24, 6)
    const { id, sitting } = laidDown(db, { people: [anna, odile], began })
    const decision = slip(7, { held: ['KH', '10C', '7S'], trump: 'H', score: [2, 3], hinted: true })
    judge(db, id, [decision])
    expect(await find(db, {})).toEqual([
      {
        ...decision,
        place: { sitting, partie: 1, step: 7 },
        game: 'ecarte',
        people: [anna, odile],
        playedAt: new Date(began).toISOString(),
        trick: [],
      },
    ])
  })

  test('has the trick that lay on the table, as the review shows it', async () => {
    const db = emptyArchive()
    const place = { sitting: sittingOf(db, ecarte), partie: 1 }
    writePartie(db, ecarte, place, randomOf(3))
    const record = loadPartie(db, place)
    const line = findPartieLine(db, place)
    if (record === null || line === null) throw new Error('no partie')
    const shown = { kind: 'kept', ...place } as const
    const { steps } = buildReview({ shown, record, line, parties: 1 }, 'open')
    const asked = steps.flatMap(({ view }, step) =>
      view.turn !== null && step < steps.length - 1 ? [slip(step, { seat: view.turn })] : [],
    )
    judge(db, 1, asked)
    const found = await find(db, {}, 'date')
    const open = found.filter(({ trick }) => trick.length > 0)
    expect(open.length).toBeGreaterThan(5)
    for (const { step, trick } of found) {
      const last = steps[step]?.view.tricks.at(-1)
      expect(trick, String(step)).toEqual(last?.winner === null ? last.cards : [])
    }
  })

  test('comes in pages that join without a gap', async () => {
    const { db } = variedArchive(60)
    const whole = await find(db, { leastCost: null }, 'date')
    expect(whole.length).toBeGreaterThan(100)
    const pages: FoundPosition[] = []
    for (let from = 0; from < whole.length; from += 7)
      pages.push(...(await find(db, { leastCost: null }, 'date', from, 7)))
    expect(pages).toEqual(whole)
  })

  test('leaves with its partie into the trash, and comes back with it', async () => {
    const db = emptyArchive()
    const place = { sitting: sittingOf(db, ecarte), partie: 1 }
    writePartie(db, ecarte, place, randomOf(1))
    judge(db, 1, [slip(1)])
    expect(await find(db, {})).toHaveLength(1)
    setTrashed(db, place, 1)
    expect(await find(db, {})).toEqual([])
    setTrashed(db, place, null)
    expect(await find(db, {})).toHaveLength(1)
  })

  test('is searched anew when more was judged', async () => {
    const db = emptyArchive()
    const [one, other] = [laidDown(db), laidDown(db)]
    judge(db, one.id, [slip(1)])
    expect(await countPositions(db, ALL_MISTAKES, 'cost', Infinity, check)).toBe(1)
    judge(db, other.id, [slip(1), slip(3, { cost: 0 })])
    expect(await countPositions(db, ALL_MISTAKES, 'cost', Infinity, check)).toBe(2)
  })

  test('is counted no further than asked', async () => {
    const { db } = variedArchive(60)
    const every = { ...ALL_MISTAKES, leastCost: null }
    expect(await countPositions(db, every, 'cost', 20, check)).toBe(20)
    expect(await countPositions(db, every, 'cost', Infinity, check)).toBeGreaterThan(100)
  })

  test('a row that cannot be read is left out', async () => {
    const db = emptyArchive()
    const { id } = laidDown(db)
    judge(db, id, [slip(1), slip(3)])
    db.prepare("UPDATE decision SET held = 'KH nonsense' WHERE step = 1").run()
    expect((await find(db, {})).map(({ step }) => step)).toEqual([3])
  })

  test('a search ends when its archive is gone', async () => {
    const { db } = variedArchive(200)
    const gone = (): never => {
      throw new Error('gone')
    }
    const counted = countPositions(db, { ...ALL_MISTAKES, leastCost: null }, 'date', Infinity, gone)
    // a search that is over in one slice has nothing to check
    await expect(counted.then(() => 'done', String)).resolves.toMatch(/^(Error: gone|done)$/)
  })
})

describe('what positions can be looked for by', () => {
  test('is nothing before anything was judged', async () => {
    expect(await loadPositionFields(emptyArchive())).toMatchObject({
      games: [],
      people: [],
      self: null,
    })
  })

  test('is the games and people with decisions, persons first', async () => {
    const db = emptyArchive()
    const duel = laidDown(db, { people: [odile, anna] })
    laidDown(db, { people: [anna, bertha], game: 'tatteln' })
    judge(db, duel.id, [slip(1), slip(3, { seat: 1 })])
    const { games, people, levels } = await loadPositionFields(db)
    expect(games.map(({ id }) => id)).toEqual(['ecarte'])
    expect(games[0]?.kinds.length).toBeGreaterThan(2)
    expect(games[0]?.suits.toSorted()).toEqual(['C', 'D', 'H', 'S'])
    expect(people.map(({ name }) => name)).toEqual(['Anna', 'Odile'])
    expect(levels).toEqual(['rulebook'])
  })

  test('keeps searches in their order', async () => {
    const db = emptyArchive()
    const searches = ['Kings', 'Aces'].map((name) => ({
      name,
      filter: ALL_MISTAKES,
      order: 'cost' as const,
    }))
    savePositionSearches(db, searches)
    expect((await loadPositionFields(db)).searches).toEqual(searches)
    savePositionSearches(db, [])
    expect((await loadPositionFields(db)).searches).toEqual([])
  })
})
