// simulate: the same seed gives the same game, whatever it is asked for; its data file stands
// alone.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { CliError } from '../../src/main/cli/cli-error.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { listLastParties, listOpenParties } from '../../src/main/store/list.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import { type WriteStore, closeStore, openStore } from '../../src/main/store/open.ts'
import { dump, fileOf, folder, traceOf } from '../store/places.ts'
import { answered, cercle } from './cercle.ts'

/** More than are written at once, when there is time for it. */
const MANY = process.env['CERCLE_LONG'] === 'yes' ? 510 : 30

const ASKED = { game: 'ecarte', parties: '20', seed: 'Anna', players: 'rulebook,random' }

interface Counted {
  readonly parties: number
  readonly deals: number
  readonly actions: number
  readonly seconds: number
  readonly actionsPerSecond: number
  readonly digest: string
  readonly wins: readonly number[]
  readonly pointsPerDeal: number
  readonly standardError: number
}
const simulated = (asked: Parameters<typeof runSimulation>[0]): Counted =>
  runSimulation(asked) as Counted

/** The part that does not depend on the clock. */
const lasting = (counted: Counted): object => ({ ...counted, seconds: 0, actionsPerSecond: 0 })

describe('the same seed', () => {
  test('gives the same digest and the same counts, in another process too', () => {
    const [one, two] = [simulated(ASKED), simulated(ASKED)]
    expect(lasting(two)).toEqual(lasting(one))
    const args = Object.entries(ASKED).flatMap(([name, value]) => [`--${name}`, value])
    const ran = cercle(['simulate', ...args])
    expect(lasting(answered(ran) as Counted)).toEqual(lasting(one))
    expect(ran.left).toEqual([])
  })

  test('is any text, and another text gives another digest', () => {
    const seeds = [
      '',
      '0',
      '1',
      '2',
      'a',
      'A',
      'ä',
      '\u{1F0A1}',
      ' ',
      '-1',
      '1e999',
      'x'.repeat(10_000),
    ]
    const digests = seeds.map((seed) => simulated({ ...ASKED, parties: '2', seed }).digest)
    expect(new Set(digests).size).toBe(seeds.length)
    const many = Array.from(
      { length: 200 },
      (_, n) => simulated({ ...ASKED, parties: '1', seed: `seed ${n}` }).digest,
    )
    expect(new Set(many).size).toBe(200)
  })

  test('gives another game to other players, options, and numbers of parties', () => {
    const digests = [
      ...[ASKED, { ...ASKED, players: 'random,rulebook' }, { ...ASKED, players: 'random,random' }],
      ...[
        { ...ASKED, parties: '21' },
        { ...ASKED, options: '{"partieValue":"single"}' },
        { ...ASKED, duplicate: true },
      ],
      { ...ASKED, game: 'scotch-whist', players: 'random,random' },
    ].map((asked) => simulated(asked).digest)
    expect(new Set(digests).size).toBe(digests.length)
  })

  test('gives the same game whether it is stored or not', () => {
    const kept = simulated({ ...ASKED, db: join(folder(), 'kept.db') })
    expect(lasting(kept)).toEqual(lasting(simulated(ASKED)))
  })
})

describe('what is counted', () => {
  test('fits together', () => {
    const { parties, deals, actions, seconds, actionsPerSecond, digest, wins, standardError } =
      simulated(ASKED)
    expect(parties).toBe(20)
    expect(deals).toBeGreaterThanOrEqual(2 * parties)
    expect(actions).toBeGreaterThan(deals)
    expect(seconds).toBeGreaterThan(0)
    expect(actionsPerSecond).toBeGreaterThan(0)
    expect(digest).toMatch(/^[0-9a-f]{16,}$/)
    expect(wins).toHaveLength(2)
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(parties)
    expect(standardError).toBeGreaterThan(0)
  })

  test('shows that the rule book beats chance, from either seat', () => {
    const [first, second] = ['rulebook,random', 'random,rulebook'].map((players) =>
      simulated({ ...ASKED, parties: '150', players }),
    )
    expect(first?.wins[0]).toBeGreaterThan(90)
    expect(second?.wins[1]).toBeGreaterThan(90)
    expect(first?.pointsPerDeal).toBeGreaterThan(0)
    expect(second?.pointsPerDeal).toBeLessThan(0)
  })

  test('in duplicate comes to nothing between equal players, and to more for the better one', () => {
    const equal = simulated({ ...ASKED, players: 'rulebook,rulebook', duplicate: true })
    expect([equal.pointsPerDeal, equal.standardError]).toEqual([0, 0])
    const better = simulated({ ...ASKED, parties: '150', duplicate: true })
    expect(better.pointsPerDeal).toBeGreaterThan(0)
    expect((better.wins[0] ?? 0) + (better.wins[1] ?? 0)).toBe(150)
  })
})

describe('a data file', () => {
  const sittings = (db: WriteStore): readonly number[] =>
    db.prepare<[], number>('SELECT id FROM sitting ORDER BY id').pluck().all()

  test('is made, stands alone, and holds every partie as it was played', () => {
    const here = folder()
    const args = [
      '--game',
      'ecarte',
      '--parties',
      '7',
      '--seed',
      'b',
      '--players',
      'random,rulebook',
      '--options',
      '{"preset":"turf","markers":5}',
    ]
    const ran = cercle(['simulate', ...args, '--db', 'kept.db'], '', here)
    const { wins } = answered(ran) as Counted
    expect(ran.left).toEqual(['kept.db'])
    const db = openStore(join(here, 'kept.db'))
    const lines = listLastParties(db, 100)
    expect(lines).toHaveLength(7)
    expect(
      [0, 1].map((seat) => lines.filter(({ outcome }) => outcome?.winner === seat).length),
    ).toEqual(wins)
    expect(
      lines.every(({ gaveUp, preset, game }) => !gaveUp && preset === 'turf' && game === 'ecarte'),
    ).toBe(true)
    expect(listOpenParties(db, 100)).toEqual([])
    for (const line of lines) {
      const record = loadSitting(db, line.sitting)
      const played = record === null ? null : replayRecord(record)
      if (played === null || 'fault' in played) throw new Error(JSON.stringify(played))
      const { game, options, parties } = played.replay
      expect(options).toMatchObject({ vulnerableVole: 2, markers: 5 })
      expect(parties.map(({ state }) => [state.score, game.findOutcome(state)])).toEqual([
        [line.score, line.outcome],
      ])
    }
    closeStore(db)
  })

  test.each(['random,rulebook', 'random,random'])(
    'holds of %s what a replay of every partie says, lists and sums included',
    (players) => {
      const file = join(folder(), 'kept.db')
      for (const game of players === 'random,random' ? ['ecarte', 'scotch-whist'] : ['ecarte'])
        simulated({ ...ASKED, game, players, parties: '40', db: file })
      const db = openStore(file)
      expect(checkArchive(db, () => {})).toEqual({
        parties: players === 'random,random' ? 80 : 40,
        findings: [],
      })
      closeStore(db)
    },
  )

  test('is not made in a folder that is not there', () => {
    const here = folder()
    expect(() => simulated({ ...ASKED, db: join(here, 'deep', 'kept.db') })).toThrow(
      /kept\.db cannot be opened/,
    )
    expect(readdirSync(here)).toEqual([])
  })

  test('is added to, in duplicate too', () => {
    const file = join(folder(), 'kept.db')
    const many = simulated({
      ...ASKED,
      parties: String(MANY),
      players: 'rulebook,rulebook',
      db: file,
    })
    simulated({ ...ASKED, parties: '3', duplicate: true, db: file })
    expect(readdirSync(dirname(file))).toEqual(['kept.db'])
    const db = openStore(file)
    expect(sittings(db)).toHaveLength(MANY + 3)
    const deals = sittings(db)
      .slice(0, MANY)
      .flatMap((id) => loadSitting(db, id)?.parties ?? [])
      .flatMap((partie) => partie.deals)
    expect(deals).toHaveLength(many.deals)
    expect(deals.reduce((sum, { actions }) => sum + actions.length, 0)).toBe(many.actions)
    expect(db.pragma('foreign_key_check')).toEqual([])
    closeStore(db)
  })
})

describe('bad input', () => {
  const BAD: readonly [wrong: string, asked: object, says: RegExp][] = [
    ['no game', { game: undefined }, /--game/],
    ['a game there is not', { game: 'bridge' }, /no game "bridge"/],
    ['a game named like a part of every object', { game: '__proto__' }, /no game "__proto__"/],
    ['no number of parties', { parties: undefined }, /--parties/],
    ['no partie', { parties: '0' }, /--parties/],
    ['fewer than none', { parties: '-5' }, /--parties/],
    ['half a partie', { parties: '1.5' }, /--parties/],
    ['many', { parties: 'many' }, /--parties/],
    ['a blank number', { parties: ' ' }, /--parties/],
    ['an endless number', { parties: '1e400' }, /--parties/],
    ['no seed', { seed: undefined }, /--seed/],
    ['no players', { players: undefined }, /--players/],
    ['one player', { players: 'random' }, /played by 2/],
    ['three players', { players: 'random,random,random' }, /played by 2/],
    [
      'a player there is not',
      { players: 'random,champion' },
      /no player "champion".*random, novice, rulebook, club, or master/,
    ],
    ['a player without a name', { players: 'random,' }, /no player ""/],
    [
      'a player named like a part of every object',
      { players: 'random,toString' },
      /no player "toString"/,
    ],
    ['options that are no JSON', { options: '{dealCap:3}' }, /options/],
    ['options that are a list', { options: '[3]' }, /options/],
    ['options that are null', { options: 'null' }, /options/],
    ['an option there is not', { options: '{"dealcap":3}' }, /no option "dealcap"/],
    ['an option named __proto__', { options: '{"__proto__":3}' }, /__proto__/],
    ['a value the option has not', { options: '{"dealCap":5}' }, /dealCap takes 3, 4,? or "none"/],
    ['a preset there is not', { options: '{"preset":"casino"}' }, /no preset "casino"/],
    ['a preset that is a number', { options: '{"preset":5}' }, /no preset/],
  ]

  test.each(BAD)('%s: one line says so, and no file is made', (_, asked, says) => {
    const here = folder()
    const all = { ...ASKED, ...asked, db: join(here, 'kept.db') }
    expect(() => runSimulation(all)).toThrow(CliError)
    expect(() => runSimulation(all)).toThrow(says)
    expect(readdirSync(here)).toEqual([])
  })

  test('a data file that is none, a foreign one, a newer one or a folder is named and left as it is', () => {
    const later = { version: 999, run: () => {} }
    const newer = join(folder(), 'newer.db')
    closeStore(openStore(newer, [...MIGRATIONS, later]))
    const damaged = fileOf(readFileSync(newer).fill(0, 200, 9_000))
    // in a folder of its own: other tests add to the one for temporary files meanwhile
    const within = join(folder(), 'kept.db')
    mkdirSync(within)
    for (const file of [fileOf('Anna'), fileOf(''), newer, damaged, within]) {
      const before = traceOf(file, dirname(file))
      expect(() => runSimulation({ ...ASKED, db: file })).toThrow(CliError)
      expect(() => runSimulation({ ...ASKED, db: file })).toThrow(`the data file ${file}`)
      expect(traceOf(file, dirname(file))).toEqual(before)
    }
  })

  test('a data file below a file is named, and so is one without a name', () => {
    const text = fileOf('Anna')
    expect(() => runSimulation({ ...ASKED, db: join(text, 'kept.db') })).toThrow(CliError)
    const here = folder()
    writeFileSync(join(here, 'a'), '')
    for (const db of ['', '.', './'])
      expect(cercle(['simulate', ...flags(), '--db', db], '', here)).toMatchObject({
        status: 2,
        stdout: '',
        left: ['a'],
      })
  })

  const flags = (): readonly string[] =>
    Object.entries(ASKED).flatMap(([name, value]) => [`--${name}`, value])

  test('a number of parties beyond counting is refused and not begun', () => {
    const args = flags().map((arg) => (arg === '20' ? '99999999999999999999' : arg))
    const { status, stderr } = cercle(['simulate', ...args], '', folder(), 5_000)
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining('--parties') })
  })

  test('the file holds what it held before, when the next simulation is refused', () => {
    const file = join(folder(), 'kept.db')
    runSimulation({ ...ASKED, parties: '2', db: file })
    const before = traceOf(file, dirname(file))
    expect(() => runSimulation({ ...ASKED, players: 'random', db: file })).toThrow(CliError)
    expect(traceOf(file, dirname(file))).toEqual(before)
    const db = openStore(file)
    expect(dump(db)).toContain('rulebook')
    closeStore(db)
  })
})
