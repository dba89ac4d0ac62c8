// Live evenings of every kind, with the real store and real players: everything pushed is
// consistent, and the file replays to the same evening.
import { describe, expect, test } from 'vitest'
import type { Hall } from '../../src/shared/hall.ts'
import type { Scene } from '../../src/shared/bridge.ts'
import type { Evening, EveningKind, EveningStep } from '../../src/shared/evening.ts'
import { replayEvening } from '../../src/main/engine/evenings/replay.ts'
import { loadEvening } from '../../src/main/store/evenings.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { dump } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { ecarte, thinking, thinksBy } from './at-table.ts'
import {
  type Host,
  computer,
  goOn,
  goOnUntil,
  host,
  person,
  reopened,
  setup,
} from './at-evening.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
const playedIn = ({ story }: Evening) =>
  story.flatMap(({ step, list }) => (step.did === 'played' ? [{ ...step, list }] : []))
const saidIn = ({ story }: Evening) =>
  story.flatMap(({ step }) => (step.did === 'said' ? [step.action.do] : []))
const namesOf = ({ guests }: Pick<Evening, 'guests'>) => guests.map(({ name }) => name)

/** The invariants of every shown evening, whatever its kind; and that the file agrees. */
function expectConsistent({ here }: Pick<Host, 'here'>, evening: Evening): void {
  const {
    list,
    guests,
    balances,
    laid,
    onTable,
    pool,
    bank,
    seats,
    phase,
    asked,
    owes,
    kind,
    terms,
    story,
    ledger,
  } = evening
  expect(new Set(list).size, 'nobody twice').toBe(list.length)
  expect(list.every((guest) => guests[guest] !== undefined)).toBe(true)
  expect(new Set(namesOf(evening)).size, 'names of their own').toBe(guests.length)
  const lies = pool + bank + sum(laid.map(({ counters }) => counters))
  expect(sum([...balances, lies]), 'what all have, and what lies on the table').toBe(0)
  expect(sum(onTable), 'all that lies there is of some guest').toBe(lies)
  for (const { guest, counters } of laid)
    expect(onTable[guest], 'a stake lies before who laid it').toBeGreaterThanOrEqual(counters)
  expect([pool, bank].every((one) => one >= 0)).toBe(true)
  if (seats !== null) expect(seats).toEqual(list.slice(0, 2))
  expect(phase === 'ready' || phase === 'playing' ? asked : null).toBeNull()
  expect(sum(owes.map(({ counters }) => counters)), 'whole payments').toBeGreaterThanOrEqual(0)
  expect(evening.parties).toBe(playedIn(evening).length)
  const steps: readonly EveningStep[] = story.map(({ step }) => step)
  const stored = loadEvening(here.db, evening.id)
  expect(stored?.steps.map(({ step }) => step)).toEqual(steps)
  expect(stored?.steps.flatMap(({ lines }) => lines)).toEqual(ledger)
  const told = replayEvening(kind, terms, steps)
  expect('fault' in told ? told : told.ledger).toEqual(ledger)
}

/** A person at the screen who checks every evening they are shown. */
function careful(thinks = thinking()): Host {
  const at: Host = host({ thinks, heard: (evening) => expectConsistent(at, evening) })
  return at
}

/** Goes on for this many parties more, and to a question or to the moment the next can begin. */
const parties = (at: Host, seed: number, more: number): Promise<Evening> => {
  const wanted = at.evening().parties + more
  return goOnUntil(
    at,
    randomOf(seed),
    ({ parties: played, phase }) => played >= wanted && phase !== 'playing',
  )
}

const three = [person(''), computer('rulebook'), computer('novice')] as const

describe('a pool of three', () => {
  test('S-5 is played to its end: the highest deals first, two in a row take it, and cards are drawn for the next', async () => {
    const at = careful()
    const sat = await at.sit<Evening>('beginEvening', setup('pool', three))
    const [first] = sat.story
    const drawn = first?.step.did === 'sat' ? (first.step.drawn ?? []) : []
    expect(drawn[0]).toHaveLength(3)
    expect(sat).toMatchObject({
      phase: 'ready',
      dealer: 0,
      pool: 6,
      bank: 0,
      rule: 'S-5',
      parties: 0,
    })
    const scene = at.ask<Scene>('playInEvening')
    const [a = 0, b = 0] = sat.list
    expect(at.evening().phase).toBe('playing')
    expect(scene.evening).toBe(sat.id)
    expect(scene.people).toEqual([sat.guests[a], sat.guests[b]])
    if (new Set(drawn[0]?.map((card) => card.slice(0, -1))).size === 3)
      expect(scene.cut).toEqual([[drawn[0]?.[a], drawn[0]?.[b]]])
    expect(ecarte.dealerByCut(scene.cut.at(-1) as never, {})).toBe(0)
    const taken = await goOnUntil(at, randomOf(1), ({ pool }) => pool === 0)
    const won = playedIn(taken).map(({ winner, list }) => list[winner])
    expect(won.at(-1)).toBe(won.at(-2))
    expect(taken).toMatchObject({ phase: 'ready', seats: null })
    expect(taken.ledger.at(-1)).toMatchObject({ from: 'pool', to: won.at(-1), rule: 'S-5' })
    at.ask('playInEvening')
    const again = at.evening().story.at(-1)?.step
    expect(again?.did).toBe('sat')
    expect(at.evening()).toMatchObject({ pool: 6, phase: 'playing' })
    expect(at.evening().list).toEqual(again?.did === 'sat' ? again.list : null)
    at.calls.close()
  })
})

describe('a chouette with banker', () => {
  test('S-3 the bank is laid and staked against, the banker deals throughout, and the list follows all three endings', async () => {
    const at = careful()
    const ends = new Set<string>()
    await at.sit(
      'beginEvening',
      setup('banker', [person('Berta'), computer('rulebook'), computer(), computer()]),
    )
    const random = randomOf(3)
    for (let before = at.evening(); ends.size < 3; before = at.evening()) {
      const [b, p, ...rest] = before.list
      await goOn(at, random)
      const now = at.evening()
      const said = now.story.at(-1)?.step
      if (now.story.length === before.story.length || said === undefined) continue
      if (said.did === 'played' && said.winner === 1) {
        expect(now.list, 'S-3a').toEqual([p, ...rest, b])
        ends.add('S-3a')
      }
      if (said.did === 'said' && said.action.do === 'keepBank') {
        expect(now.list, 'S-3b').toEqual([b, ...rest, p])
        ends.add('S-3b')
      }
      if (said.did === 'said' && said.action.do === 'withdraw') {
        expect(now.list, 'S-3c').toEqual([...rest, p, b])
        ends.add('S-3c')
      }
    }
    const later = at.here.shown.filter(({ view }) => view.deals > 1)
    expect(later.length).toBeGreaterThan(0)
    expect(new Set(later.map(({ view }) => view.dealer))).toEqual(new Set([0]))
    expect(at.scene().options).toMatchObject({ deals: 'banker', partieValue: 'single' })
    expect(at.scene().cut).toEqual([])
    expect(at.here.failures).toEqual([])
    at.calls.close()
  })
})

describe('a rotation of five', () => {
  test('S-2 the loser rises for the first who waits, and S-6 those who wait are asked for bets', async () => {
    const at = careful()
    const guests = [person('Cora'), computer(), computer(), computer('rulebook'), computer()]
    await at.sit('beginEvening', setup('rotation', guests, { partiesATurn: 1 }))
    expect(at.evening()).toMatchObject({
      list: [0, 1, 2, 3, 4],
      phase: 'asking',
      asked: { guest: 2, asks: 'bet' },
    })
    const end = await parties(at, 4, 5)
    const [once] = playedIn(end)
    const seats = once?.winner === 0 ? [0, 2] : [2, 1]
    expect(playedIn(end)[1]?.list.slice(0, 2)).toEqual(seats)
    expect(saidIn(end).filter((word) => word === 'bet').length).toBeGreaterThanOrEqual(15)
    at.calls.close()
  })

  test('S-2 people in the same seats play one run of parties, others another, all of one evening', async () => {
    const at = careful()
    await at.sit(
      'beginEvening',
      setup('rotation', [person('Cora'), computer(), computer()], { partiesATurn: 2 }),
    )
    await parties(at, 5, 4)
    const sittings = at.here.db
      .prepare<[], number>('SELECT id FROM sitting ORDER BY id')
      .pluck()
      .all()
    const records = sittings.map((id) => loadSitting(at.here.db, id))
    expect(records.map((record) => record?.parties.length)).toEqual([2, 2])
    expect(
      records.map((record) => record?.players[0]?.name === records[1]?.players[0]?.name),
    ).toContain(true)
    at.calls.close()
  })
})

describe('a chouette without banker', () => {
  test('S-4 both sides are staked on, and the loser goes to the end', async () => {
    const at = careful()
    await at.sit(
      'beginEvening',
      setup('chouette', [computer(), person('Dora'), computer('rulebook')], { purse: 200 }),
    )
    expect(at.evening().asked).toMatchObject({ guest: at.evening().list[0], asks: 'bet', least: 2 })
    const end = await parties(at, 6, 3)
    expect(end.owned).toEqual(end.balances.map((one) => 200 + one))
    expect(at.scene().options['partieValue']).toBe('single')
    at.calls.close()
  })
})

describe('stopped and gone on with', () => {
  test.each<readonly [EveningKind, number]>([
    ['pool', 11],
    ['banker', 12],
    ['rotation', 13],
    ['chouette', 14],
  ])(
    'S-7 a %s is resumed at any moment from the file with everything as it was',
    async (kind, seed) => {
      const silent = thinksBy('', 60_000)
      const at = careful()
      await at.sit('beginEvening', setup(kind, [person('Anna'), person('Emil'), computer()]))
      const random = randomOf(seed)
      for (let n = 0; at.evening().parties < 3; n += 1) {
        await goOn(at, random)
        if (n % 17 !== 0) continue
        const again = reopened(at, silent)
        const { evenings, open } = await again.sit<Hall>('loadHall')
        expect(evenings).toMatchObject([
          { id: at.evening().id, kind, parties: at.evening().parties },
        ])
        expect(open).toEqual([])
        expect(await again.sit('takeUpEvening', at.evening().id)).toEqual(at.evening())
        if (at.evening().phase === 'playing') {
          expect(evenings[0]?.isPlaying).toBe(true)
          const scene = again.ask<Scene>('playInEvening')
          const { view, curtain } = await at.sit<Scene>('resumeTable', scene.sitting)
          // the person at the screen confirms that they are there again
          if (scene.curtain !== null && curtain === null) again.ask('uncover')
          expect(again.scene().view).toEqual(view)
          expect(await again.sit('resumeTable', scene.sitting)).toEqual(again.scene())
        }
        again.calls.close()
      }
      expect(at.here.failures).toEqual([])
      at.calls.close()
    },
  )

  test('S-7 an evening is gone on with by others of the house after every partie', async () => {
    const thinks = thinking()
    let at = host({ thinks })
    await at.sit('beginEvening', setup('pool', three))
    const { id } = at.evening()
    for (let n = 1; n <= 3; n += 1) {
      await parties(at, 20 + n, 1)
      const before = at.evening()
      at.calls.close()
      at = reopened(at, thinks)
      expect(await at.sit('takeUpEvening', id)).toEqual(before)
      expectConsistent(at, at.evening())
    }
    expect(at.evening().parties).toBe(3)
    at.calls.close()
  })

  test('S-7 a person who leaves the table finds it as it was, from the evening and from its partie', async () => {
    const at = careful()
    await at.sit('beginEvening', setup('duel', [person('Anna'), computer('rulebook')]))
    await goOnUntil(at, randomOf(7), ({ phase }) => phase === 'playing' && at.here.shown.length > 3)
    const { sitting } = at.scene()
    expect(at.ask('leaveTable')).toBeNull()
    expect(at.refused('dealCards', null)).toEqual({ code: 'noTable' })
    const scene = at.ask<Scene>('playInEvening')
    expect(scene.sitting).toBe(sitting)
    expect(at.ask('leaveEvening')).toBeNull()
    expect(at.refused('playInEvening')).toEqual({ code: 'noTable' })
    expect((await at.sit<Scene>('resumeTable', sitting)).evening).toBe(at.evening().id)
    await parties(at, 8, 1)
    expect(at.refused('startNextPartie')).toEqual({ code: 'notNow' })
    at.calls.close()
  })

  test('S-7 a person renamed meanwhile plays on under the new name, as the same', async () => {
    const at = careful(thinksBy('', 60_000))
    at.ask('saveSettings', { ...at.ask<Hall>('loadHall').settings, name: '' })
    await at.sit('beginEvening', setup('rotation', [person(''), person('Emil'), person('Fritz')]))
    const settings = { ...(await at.sit<Hall>('loadHall')).settings, name: 'Berta' }
    at.ask('saveSettings', settings)
    const people = () => at.here.db.prepare('SELECT count(*) FROM person').pluck().get()
    const before = people()
    await parties(at, 9, 2)
    expect(namesOf(await at.sit<Evening>('takeUpEvening', at.evening().id))).toEqual([
      'Berta',
      'Emil',
      'Fritz',
    ])
    expect(people()).toBe(before)
    at.calls.close()
  })

  test('S-7 a person who sits down elsewhere has left the evening', async () => {
    const at = careful(thinksBy('', 60_000))
    await at.sit('beginEvening', setup('duel', [person('Anna'), computer('rulebook')]))
    const { id } = at.evening()
    at.ask('playInEvening')
    await at.sit('startTable', { game: 'ecarte', level: 'rulebook', preset: 'club', options: {} })
    expect(at.scene().evening).toBeNull()
    expect(at.refused('playInEvening')).toEqual({ code: 'noTable' })
    expect((await at.sit<Hall>('loadHall')).evenings).toMatchObject([{ id, isPlaying: true }])
    expect((await at.sit<Hall>('loadHall')).open).toHaveLength(1)
    at.calls.close()
  })
})

describe('struck', () => {
  test.each([0, 3, 25, 60])(
    'S-7 after %i things done everything is settled as it stands, and over',
    async (done) => {
      const at = careful()
      await at.sit(
        'beginEvening',
        setup('banker', [person('Anna'), person('Emil'), person('Fritz')]),
      )
      const random = randomOf(30 + done)
      for (let n = 0; n < done; n += 1) await goOn(at, random)
      const before = at.evening()
      const struck = at.ask<Evening>('strikeEvening')
      expect(struck).toMatchObject({
        phase: 'struck',
        asked: null,
        seats: null,
        pool: 0,
        bank: 0,
        laid: [],
      })
      expect(struck.parties).toBe(before.parties)
      expect(struck.owes).toEqual(before.owes)
      expect(at.refused('strikeEvening')).toEqual({
        code: 'breach',
        breach: { rule: 'S-7', why: 'struck' },
      })
      expect(at.refused('playInEvening')).toEqual({ code: 'notNow' })
      expect(at.refused('dealCards', null)).toEqual({ code: 'noTable' })
      expect(at.ask<Hall>('loadHall')).toMatchObject({ evenings: [], open: [] })
      // it can still be looked at
      expect(await at.sit('takeUpEvening', struck.id)).toEqual(struck)
      const again = reopened(at, thinksBy('', 60_000))
      expect(await again.sit('takeUpEvening', struck.id)).toEqual(struck)
      again.calls.close()
      at.calls.close()
    },
  )

  test('S-7 a partie on the table is left unfinished, and does not count', async () => {
    const at = careful()
    await at.sit('beginEvening', setup('pool', three))
    await goOnUntil(
      at,
      randomOf(31),
      ({ phase }) => phase === 'playing' && at.here.shown.length > 5,
    )
    const { sitting } = at.scene()
    at.ask('strikeEvening')
    expect(at.evening()).toMatchObject({ parties: 0, balances: [0, 0, 0] })
    expect(at.ask<Hall>('loadHall')).toMatchObject({ open: [], last: [] })
    expect(await at.notSeated('resumeTable', sitting)).toEqual({ code: 'notNow' })
    expect(loadSitting(at.here.db, sitting)?.parties).toHaveLength(1)
    const shown = at.here.shown.length
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(at.here.shown).toHaveLength(shown)
    at.calls.close()
  })
})

describe('what the rules do not allow is said, and nothing has changed', () => {
  const breach = (rule: string, why: string) => ({ code: 'breach', breach: { rule, why } })
  const bankers = [person('Anna'), person('Emil'), person('Fritz')]

  async function expectNotSeated(wish: object, refused: object): Promise<void> {
    const at = host({ thinks: thinksBy('', 60_000) })
    const rows = dump(at.here.db)
    expect(await at.notSeated('beginEvening', wish)).toEqual(refused)
    expect(dump(at.here.db)).toBe(rows)
  }

  function expectRefused(
    at: Host,
    wish: readonly [name: 'sayInEvening' | 'welcomeGuest', ...unknown[]],
  ) {
    const rows = dump(at.here.db)
    const [name, ...args] = wish
    const refused = at.refused(name, ...args)
    expect(dump(at.here.db)).toBe(rows)
    return expect(refused)
  }

  test.each([
    ['S-5', 'wrongStake', setup('pool', three, { stake: 0 })],
    ['S-5', 'wrongStake', setup('pool', three, { stake: 2.5 })],
    ['S-1', 'wrongStake', setup('duel', three.slice(1), { stake: 2_000_000 })],
    ['S-3', 'wrongPurse', setup('banker', three, { stake: 10, purse: 9 })],
    ['S-2', 'wrongTurn', setup('rotation', three, { partiesATurn: 0 })],
    ['S-1', 'wrongTerms', setup('duel', three.slice(1), { poolEntry: 'once' })],
    ['S-5', 'wrongGuests', setup('pool', [...three, computer()])],
    ['S-4', 'wrongGuests', setup('chouette', three.slice(1))],
    ['S-1', 'wrongGuests', setup('duel', [])],
  ])('%s %s before sitting down', async (rule, why, wish) => {
    await expectNotSeated(wish, breach(rule, why))
  })

  test.each([
    ['a preset that is none', { ...setup('pool', three), preset: 'casino' }, 'malformed'],
    ['an option that is none', setup('pool', three, {}, { dealcap: 3 }), 'malformed'],
    ['a level that is none', setup('pool', [...three.slice(1), computer('champion')]), 'malformed'],
    ['a game that is none', { ...setup('pool', three), game: 'bridge' }, 'notFound'],
    [
      'a game that is played in no evenings',
      { ...setup('pool', three), game: 'whist' },
      'notFound',
    ],
    ['two of one name', setup('duel', [person('Anna'), person(' Anna ')]), 'taken'],
    ['two without one', setup('duel', [person(''), person('')]), 'taken'],
  ])('%s before sitting down', async (_, wish, code) => {
    await expectNotSeated(wish, { code })
  })

  test('S-3 a wrong stake, more than is owned, another’s turn, another word', async () => {
    const at = careful(thinksBy('', 60_000))
    await at.sit('beginEvening', setup('banker', bankers, { stake: 5, purse: 50 }))
    const [banker, ponte, third] = at.evening().list
    const say = (guest: unknown, action: object) =>
      expectRefused(at, ['sayInEvening', guest, action])
    const bank = (counters: number) => say(banker, { do: 'layBank', counters })
    bank(4).toEqual(breach('S-3', 'tooFewCounters'))
    bank(5.5).toEqual(breach('S-3', 'tooFewCounters'))
    bank(51).toEqual(breach('S-3', 'notOwned'))
    say(ponte, { do: 'layBank', counters: 5 }).toEqual(breach('S-3', 'notYourTurn'))
    say(banker, { do: 'stake', counters: 5 }).toEqual(breach('S-3', 'notNow'))
    at.ask('sayInEvening', banker, { do: 'layBank', counters: 20 })
    say(ponte, { do: 'stake', counters: 0 }).toEqual(breach('S-3', 'tooFewCounters'))
    at.ask('sayInEvening', ponte, { do: 'stake', counters: 8 })
    say(third, { do: 'stake', counters: 51 }).toEqual(breach('S-3', 'notOwned'))
    at.ask('sayInEvening', third, { do: 'stake', counters: 12 })
    expect(at.evening()).toMatchObject({ phase: 'ready', bank: 20, dealer: 0, advisers: [third] })
    expect(at.evening().owned?.[third ?? 0]).toBe(38)
    at.calls.close()
  })

  test('S-2 leaving while seated; coming and going while the cards are on the table', async () => {
    const at = careful()
    await at.sit('beginEvening', setup('rotation', bankers))
    const say = (guest: number, action: object) =>
      expectRefused(at, ['sayInEvening', guest, action])
    say(0, { do: 'leave' }).toEqual(breach('S-2', 'seated'))
    at.ask('sayInEvening', 2, { do: 'bet', side: 0, counters: 0 })
    at.ask('playInEvening')
    say(0, { do: 'leave' }).toEqual(breach('S-2', 'seated'))
    say(2, { do: 'leave' }).toEqual(breach('S-2', 'notNow'))
    expectRefused(at, ['welcomeGuest', computer()]).toEqual(breach('S-2', 'notNow'))
    at.calls.close()
  })

  test('S-2 a new guest has a name of their own and the next number, and may go and come back', async () => {
    const at = careful(thinksBy('', 60_000))
    await at.sit('beginEvening', setup('rotation', bankers))
    expectRefused(at, ['welcomeGuest', person('Emil')]).toEqual({ code: 'taken' })
    expectRefused(at, ['sayInEvening', 3, { do: 'enter' }]).toEqual(breach('S-2', 'absent'))
    for (let n = 0; n < 5; n += 1) at.ask('welcomeGuest', computer('rulebook'))
    expect(at.evening().list).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    expect(new Set(namesOf(at.evening())).size).toBe(8)
    expectRefused(at, ['welcomeGuest', computer()]).toEqual(breach('S-2', 'full'))
    at.ask('sayInEvening', 2, { do: 'leave' })
    at.ask('sayInEvening', 2, { do: 'enter' })
    expect(at.evening().list).toEqual([0, 1, 3, 4, 5, 6, 7, 2])
    const again = reopened(at, thinksBy('', 60_000))
    expect(namesOf(await again.sit<Evening>('takeUpEvening', 1))).toEqual(namesOf(at.evening()))
    at.calls.close()
  })

  test('S-2 seven persons of one level of company, and seven computers of one level', async () => {
    const at = careful(thinksBy('', 60_000))
    const seven = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map(person)
    expect((await at.sit<Evening>('beginEvening', setup('rotation', seven))).guests).toHaveLength(7)
    const all = await at.sit<Evening>(
      'beginEvening',
      setup('rotation', [person(''), ...seven.map(() => computer('club'))]),
    )
    expect(namesOf(all)[0]).toBe('Anna')
    expect(new Set(namesOf(all)).size).toBe(8)
    at.calls.close()
  })
})
