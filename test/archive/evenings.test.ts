// Evenings out of one archive and into another: in pieces, each with the sitting it belongs to, and
// one again at the end.
import { describe, expect, test } from 'vitest'
import { EVENING_KINDS, type EveningKind, type EveningTerms } from '../../src/shared/evening.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import {
  EVERYTHING,
  listSittingIds,
  exportSitting,
} from '../../src/main/transfer/export-sittings.ts'
import { ImportConflict } from '../../src/main/transfer/import-conflict.ts'
import { readSittings } from '../../src/main/transfer/parse-file.ts'
import { stageRecords } from '../../src/main/transfer/staging.ts'
import { importStaged } from '../../src/main/transfer/import-staged.ts'
import { describeReplay } from '../../src/main/cli/records.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import {
  addEvening,
  loadEvening,
  listOpenEvenings,
  saveStep,
} from '../../src/main/store/evenings.ts'
import { type RecordDocument, readRecord } from '../../src/main/engine/record.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { type Wanted, writeEvening } from '../store/evenings-played.ts'
import { randomOf } from '../store/played.ts'
import { archive, into, outOf, readText } from './moving.ts'

const FORMS = ['json', 'text'] as const
const TERMS: Readonly<Record<EveningKind, EveningTerms>> = {
  duel: { stake: 2, purse: 'none' },
  rotation: { stake: 3, purse: 40, partiesATurn: 2 },
  banker: { stake: 5, purse: 'none' },
  chouette: { stake: 4, purse: 60 },
  pool: { stake: 1, purse: 'none', poolEntry: 'entrantPays' },
}
const GUESTS: Readonly<Record<EveningKind, number>> = {
  duel: 2,
  rotation: 5,
  banker: 5,
  chouette: 4,
  pool: 3,
}
const ENDS = ['struck', 'left', 'playing'] as const
const START = Date.UTC(2026, 10, 21, 20)

const wanted = (kind: EveningKind, end: Wanted['end'], parties = 6): Wanted => ({
  kind,
  end,
  parties,
  terms: TERMS[kind],
  guests: GUESTS[kind],
  began: START,
})

/** Waits for no disk. */
function quick(db: WriteStore): WriteStore {
  db.pragma('synchronous = OFF')
  return db
}

const findings = (db: WriteStore) => checkArchive(db, () => {}).findings
const stored = (db: WriteStore, id: number) => {
  const { steps, people, startedAt, kind, terms } = loadEvening(db, id) ?? {}
  return {
    kind,
    terms,
    people,
    startedAt,
    steps: steps?.map(({ at: _at, run: _run, place: _place, ...step }) => step),
  }
}

function linesOf(text: string): readonly RecordDocument[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const read = readRecord(JSON.parse(line))
      if ('fault' in read) throw new Error(read.fault.what)
      return read.record
    })
}
const textOf = (records: readonly unknown[]): string =>
  records.map((one) => `${JSON.stringify(one)}\n`).join('')

describe.each(EVENING_KINDS)('an evening (%s) written out and read in again', (kind) => {
  test.each(ENDS)('%s: the same lines, the same ledger, nothing found by the check', (end) => {
    const from = quick(archive())
    const id = writeEvening(from, wanted(kind, end), randomOf(EVENING_KINDS.indexOf(kind)))
    expect(findings(from)).toEqual([])
    const out = outOf(from, 'json')
    for (const form of FORMS) {
      const to = quick(archive())
      expect(into(to, outOf(from, form))).toMatchObject({
        sittings: listSittingIds(from).length,
        skipped: 0,
      })
      expect(outOf(to, 'json')).toBe(out)
      expect(stored(to, 1)).toEqual(stored(from, id))
      expect(findings(to)).toEqual([])
      expect(into(to, outOf(from, form))).toMatchObject({ parties: 0 })
      expect(outOf(to, 'json')).toBe(out)
      expect(listOpenEvenings(to, 5).map(({ isPlaying }) => isPlaying)).toEqual(
        end === 'struck' ? [] : [false],
      )
    }
  })
})

describe('pieces of an evening', () => {
  const whole = () => {
    const from = quick(archive())
    writeEvening(from, wanted('banker', 'struck'), randomOf(7))
    return linesOf(outOf(from, 'json'))
  }

  test('stand each with the sitting of its parties, one after the other, and hold every step once', () => {
    const records = whole()
    expect(records.length).toBeGreaterThan(2)
    let next = 1
    for (const { evening } of records) {
      expect(evening?.from).toBe(next)
      next += evening?.steps.length ?? 0
    }
    expect(records.at(-1)?.evening?.steps.at(-1)).toEqual({ did: 'struck' })
  })

  test('come in in any order, one by one, and are an evening when the last is there', () => {
    const records = whole()
    const to = quick(archive())
    for (const record of records.toReversed()) {
      expect(loadEvening(to, 1)?.isWhole ?? false).toBe(false)
      into(to, textOf([record]))
      expect(findings(to)).toEqual([])
    }
    expect(loadEvening(to, 1)?.isWhole).toBe(true)
    expect(new Set(linesOf(outOf(to, 'json')).map((one) => JSON.stringify(one)))).toEqual(
      new Set(records.map((one) => JSON.stringify(one))),
    )
  })

  test('of which the first is missing go out again as they came', () => {
    const text = textOf(whole().slice(1))
    const to = quick(archive())
    into(to, text)
    expect(textOf(linesOf(outOf(to, 'json')))).toBe(text)
  })

  test('extend what is here: an evening that was gone on with elsewhere', () => {
    const records = whole()
    const to = quick(archive())
    into(to, textOf(records.slice(0, 2)))
    into(to, textOf(records))
    expect(outOf(to, 'json')).toBe(outOf(archiveOf(records), 'json'))
  })

  const archiveOf = (records: readonly RecordDocument[]): WriteStore => {
    const to = quick(archive())
    into(to, textOf(records))
    return to
  }

  const other = (record: RecordDocument | undefined, change: object): unknown => {
    if (record?.evening === undefined) throw new Error('no evening')
    return { ...record, evening: { ...record.evening, ...change } }
  }

  test('that contradict what is here are refused with their place, and nothing is written', () => {
    const records = whole()
    const to = archiveOf(records.slice(0, 1))
    const before = outOf(to, 'json')
    const [first, second] = records
    const guests = (first?.evening?.guests ?? []).map((guest) => ({
      ...guest,
      kind: 'computer',
      level: 'club',
    }))
    const steps = (second?.evening?.steps ?? []).with(0, {
      did: 'said',
      guest: 1,
      action: { do: 'withdraw' },
    })
    for (const change of [{ terms: { stake: 9, purse: 'none' } }, { guests }, { kind: 'chouette' }])
      expect(() => into(to, textOf([other(second, change)]))).toThrow(ImportConflict)
    expect(() => into(to, textOf([other(second, { steps })]))).toThrow(
      /^evening [0-9a-f]{32}, step \d+: /,
    )
    expect(() => into(to, textOf([other(second, { ledger: [] })]))).toThrow(
      /the ledger does not follow/,
    )
    expect(outOf(to, 'json')).toBe(before)
  })

  test('that do not agree with their own parties are refused with line and step', () => {
    const [first, second] = whole()
    const reasonOf = (change: object): string => {
      const read = readText(textOf([first, other(second, change)]))
      return 'fault' in read ? `${read.fault.line}: ${read.fault.reason}` : 'none'
    }
    const { steps = [], from = 0, guests = [] } = second?.evening ?? {}
    const at = steps.findIndex(({ did }) => did === 'played')
    const played = steps[at]
    if (played?.did !== 'played') throw new Error('nothing played')
    const place = `step ${from + at}: `
    expect(reasonOf({ steps: steps.with(at, { ...played, value: 7 }) })).toContain(
      `${place}the partie ended otherwise`,
    )
    expect(reasonOf({ steps: steps.with(at, { ...played, partie: 90 }) })).toContain(
      `${place}this partie is not there`,
    )
    expect(reasonOf({ steps: steps.with(at, { did: 'played', winner: 0, value: 1 }) })).toContain(
      'is not told',
    )
    expect(reasonOf({ guests: guests.slice(0, 2) })).toContain('a guest of this number never came')
    expect(reasonOf({ steps: [] })).toContain('payments without the steps')
    expect(reasonOf({ kind: 'whist' })).toMatch(/^2: evening\.kind/)
  })

  test('whose first one breaks the rules are refused with the step and the rule', () => {
    const [first] = whole()
    const { steps = [] } = first?.evening ?? {}
    const read = readText(textOf([other(first, { steps: [steps[0], ...steps] })]))
    expect('fault' in read ? read.fault.reason : '').toMatch(
      /^evening [0-9a-f]{32}, step 2: That cannot be said at this moment\. \(S-3\)$/,
    )
  })
})

describe('replay of a record with an evening', () => {
  const recordsOf = (kind: EveningKind) => {
    const from = quick(archive())
    writeEvening(from, wanted(kind, 'struck', 3), randomOf(4))
    return linesOf(outOf(from, 'json'))
  }

  test('prints what it came to where it stands in one record from its beginning', () => {
    const [record] = recordsOf('duel')
    if (record === undefined) throw new Error('no record')
    const ledger = record.evening?.ledger ?? []
    const won = ledger.reduce(
      (sum, { from, counters }) => sum + (from === 1 ? counters : -counters),
      0,
    )
    expect(describeReplay(record)).toMatchObject({
      evening: {
        kind: 'duel',
        phase: 'struck',
        list: [0, 1],
        balances: [won, -won],
        pool: 0,
        bank: 0,
        ledger,
      },
    })
    const [owes] = [
      { from: won > 0 ? 1 : 0, to: won > 0 ? 0 : 1, counters: Math.abs(won), rule: 'S-7' },
    ]
    expect(describeReplay(record)).toHaveProperty('evening.owes', won === 0 ? [] : [owes])
  })

  test('is silent of one whose beginning is elsewhere, and says what is wrong with one that is here', () => {
    const [first, second] = recordsOf('banker')
    if (first?.evening === undefined || second === undefined) throw new Error('no records')
    expect(describeReplay(second)).not.toHaveProperty('evening')
    const { evening } = first
    expect(() =>
      describeReplay({ ...first, evening: { ...evening, ledger: evening.ledger.slice(1) } }),
    ).toThrow(/the ledger does not follow from the story/)
    const guests = evening.guests.map((guest) => ({
      ...guest,
      kind: 'person' as const,
      level: undefined,
    }))
    expect(() => describeReplay({ ...first, evening: { ...evening, guests } })).toThrow(
      /step \d+: others sat at the table/,
    )
  })

  test.each(['chouette', 'banker', 'pool'] as const)(
    'S-3, S-4, S-5 %s: a list that contradicts the cards drawn is refused there and by an import alike',
    (kind) => {
      const [record] = recordsOf(kind)
      if (record?.evening === undefined) throw new Error('no record')
      const { evening } = record
      const at = evening.steps.findIndex((step) => step.did === 'sat' && step.drawn !== undefined)
      const sat = evening.steps[at]
      if (sat?.did !== 'sat') throw new Error('nobody drew')
      const steps = evening.steps.with(at, { ...sat, list: sat.list.toReversed() })
      const contradicting = { ...record, evening: { ...evening, steps } }
      const wrong = `step ${evening.from + at}: the cards drawn give another list`
      expect(() => describeReplay(contradicting)).toThrow(wrong)
      const read = readText(textOf([contradicting]))
      expect('fault' in read ? read.fault.reason : '').toContain(wrong)
    },
  )
})

describe('evenings imported next to a running one', () => {
  /** The writes of an import, turn by turn: the number of sittings before each. */
  function imported(db: WriteStore, text: string): readonly number[] {
    const staging = stageRecords(
      () => readSittings([Buffer.from(text)]),
      () => {},
    )
    const turns: number[] = []
    try {
      importStaged(db, staging, {
        throwIfCancelled() {},
        reportWritten() {},
        waitForTurn: () => void turns.push(listSittingIds(db).length),
      })
      return turns
    } finally {
      staging.close()
    }
  }

  const played = (): readonly (readonly RecordDocument[])[] =>
    ([3, 5, 8] as const).map((seed) => {
      const from = quick(archive())
      writeEvening(from, wanted('banker', 'struck', 3), randomOf(seed))
      return linesOf(outOf(from, 'json'))
    })

  test('each is written at once, and others may write between two', () => {
    const evenings = played()
    const to = quick(archive())
    // their pieces lie among each other
    const turns = imported(
      to,
      textOf([0, 1, 2, 3].flatMap((at) => evenings.flatMap((own) => own.slice(at, at + 1)))),
    )
    const sizes = evenings.map((own) => own.length)
    expect(
      turns
        .slice(1, 4)
        .map((here, index) => here - (turns[index] ?? 0))
        .toSorted(),
    ).toEqual(sizes.toSorted())
    expect(findings(to)).toEqual([])
    expect(listSittingIds(to)).toHaveLength(sizes.reduce((all, one) => all + one, 0))
  })

  const contradicting = (records: readonly RecordDocument[], at: number): readonly unknown[] =>
    records.map((record, index) =>
      index === at && record.evening !== undefined
        ? { ...record, evening: { ...record.evening, terms: { stake: 9, purse: 'none' } } }
        : record,
    )

  test('a contradiction in the last one keeps out those before it', () => {
    const evenings = played()
    for (const at of [0, 1, 2]) {
      const to = quick(archive())
      const all = evenings.flatMap((own, index) => (index === at ? contradicting(own, 1) : own))
      expect(() => imported(to, textOf(all))).toThrow(ImportConflict)
      expect(listSittingIds(to)).toEqual([])
    }
  })

  test('what contradicts an evening that is here is found before another is written', () => {
    const evenings = played()
    for (const own of evenings) {
      const to = quick(archive())
      into(to, textOf(own.slice(0, 1)))
      const before = outOf(to, 'json')
      const all = evenings.flatMap((one) => (one === own ? contradicting(one.slice(1), 0) : one))
      expect(() => imported(to, textOf(all))).toThrow(ImportConflict)
      expect(outOf(to, 'json')).toBe(before)
    }
  })

  test('one that is here as far as its first steps, without a partie, is gone on with', () => {
    const [own = []] = played()
    const [first] = own
    if (first?.evening === undefined) throw new Error('no evening')
    const to = quick(archive())
    const { kind, terms, guests, steps, startedAt, id } = first.evening
    const { preset = null, ...options } = first.options ?? {}
    const people = guests.map((guest) => ({ ...guest, level: guest.level ?? null }))
    const head = {
      game: first.game,
      preset: preset === null ? null : String(preset),
      options,
      zone: first.zone ?? null,
    }
    const here = addEvening(to, { ...head, kind, terms, people, uid: id }, Date.parse(startedAt))
    const [sat] = steps
    if (sat?.did !== 'sat') throw new Error('nobody sat down')
    saveStep(to, here, { seq: 1, step: sat, run: null, place: null, at: null, lines: [] })
    const other = {
      ...first.evening,
      steps: steps.with(0, { ...sat, list: sat.list.toReversed() }),
    }
    expect(() => imported(to, textOf([{ ...first, evening: other }]))).toThrow()
    imported(to, textOf(own))
    expect(findings(to)).toEqual([])
    expect(loadEvening(to, here)?.isWhole).toBe(true)
  })
})

test("a hidden partie is missing in the window's export, and stays in the story", () => {
  const from = quick(archive())
  const id = writeEvening(from, wanted('duel', 'left', 3), randomOf(4))
  setTrashed(from, { sitting: 1, partie: 2 }, START)
  const { text, parties } = exportSitting(from, 1, 'json', {
    ...EVERYTHING,
    unfinished: false,
    trashed: false,
  })
  expect(parties).toBe(2)
  const played = linesOf(text)[0]?.evening?.steps.flatMap((step) =>
    step.did === 'played' ? [step.partie] : [],
  )
  expect(played).toEqual([1, undefined, 2])
  const to = quick(archive())
  into(to, text)
  expect(findings(to)).toEqual([])
  expect(outOf(to, 'json')).toBe(text)
  expect(stored(to, 1)).toEqual(stored(from, id))
})
