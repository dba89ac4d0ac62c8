// A live table as a pure function: what each command changes, writes and sets off. Anna sits in
// seat 0 and leads to the first trick of the deal below; a computer player deals from seat 1.
import { describe, expect, test } from 'vitest'
import type { Person } from '../../src/shared/bridge.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { readSeed } from '../../src/main/engine/random.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { applyCommand } from '../../src/main/table/apply-command.ts'
import { createComputers, createPerson } from '../../src/main/table/people.ts'
import type { Applied, Refused, TableCommand } from '../../src/main/table/table-commands.ts'
import {
  type SittingSetup,
  type TableState,
  getScreenViewer,
  startPartie,
} from '../../src/main/table/table-state.ts'
import { dealOf } from '../games/ecarte/table.ts'
import { ecarte, mind as ai } from './at-table.ts'

const chosen = chooseOptions(ecarte.options, ecarte.presets, 'club', {})
const options = 'options' in chosen ? chosen.options : {}
const seed = requireValue(readSeed('ab'.repeat(16)) ?? undefined)
const ANNA = createPerson('Anna')
const TWO = [ANNA, ...createComputers(['rulebook'])]
/** The person has the lower card, so the computer player deals. */
const CUT = [['KH', '7S']] as const
const HANDS = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const DEAL = dealOf(HANDS)
/** The deal in which the person is the dealer. */
const OWN_DEAL = dealOf({ ...HANDS, by: 0 })

const setupFor = (people: readonly Person[], more: Partial<SittingSetup> = {}): SittingSetup => ({
  game: ecarte,
  ai,
  sitting: 4,
  people,
  preset: 'club',
  options,
  practice: false,
  ...more,
})

function apply(table: TableState, command: TableCommand): Applied {
  const applied = applyCommand(table, command)
  if ('refused' in applied) throw new Error(`${command.do}: ${JSON.stringify(applied.refused)}`)
  return applied
}
const refusal = (table: TableState, command: TableCommand): Refused['refused'] | null => {
  const applied = applyCommand(table, command)
  return 'refused' in applied ? applied.refused : null
}

const DEALS = { do: 'deal', packets: null, prepared: DEAL, seed, packetsSeed: seed } as const
const opened = (people: readonly Person[] = TWO, more: Partial<SittingSetup> = {}): TableState => {
  const table = startPartie(setupFor(people, more), 1, [], null)
  const dealer = ecarte.dealerByCut(['KH', '7S'], options) === 1 ? CUT : [['7S', 'KH'] as const]
  return { ...table, setup: { ...table.setup, cut: dealer } }
}
const dealt = (people?: readonly Person[], more?: Partial<SittingSetup>): TableState =>
  apply(opened(people, more), DEALS).state
const after = (table: TableState, ...commands: readonly TableCommand[]): TableState =>
  commands.reduce((now, command) => apply(now, command).state, table)

const CONTINUES = [{ run: 'publish' }, { run: 'continue' }]
const STAND = { do: 'act', action: { do: 'stand' } } as const
const PROPOSE = { do: 'act', action: { do: 'propose' } } as const
const computer = (word: string): TableCommand => ({
  do: 'actForComputer',
  seat: 1,
  action: { do: word },
  isStandIn: false,
})

/** The record of a partie with this deal and these actions of it. */
const recordWith = (actions: readonly object[]): RecordDocument =>
  ({
    format: 'cercle-record',
    version: 1,
    game: 'ecarte',
    options: { preset: 'club', ...options },
    players: TWO.map(({ name, kind, level }) => ({ name, kind, ...(level ? { level } : {}) })),
    parties: [{ cut: opened().setup.cut, deals: [{ ...DEAL, actions }] }],
  }) as unknown as RecordDocument

describe('a deal', () => {
  test('is written with its facts, and seen by the person who holds the screen', () => {
    const { state, writes, effects } = apply(opened(), DEALS)
    expect(writes).toEqual([{ row: 'deal', deal: { ...DEAL, packets: expect.any(String) } }])
    expect(effects).toEqual(CONTINUES)
    expect([state.deal, state.step, state.moment, state.isPlayed]).toEqual([1, 0, 1, true])
  })

  test('comes from its seed when none is prepared, the same each time', () => {
    const shuffled = { ...DEALS, prepared: null }
    expect(apply(opened(), shuffled)).toEqual(apply(opened(), shuffled))
    expect(apply(opened(), shuffled).state.seed).toBe(seed)
  })

  test('is refused in the middle of another, and with packets the game does not know', () => {
    expect(refusal(dealt(), DEALS)).toBe('notNow')
    const personDeals = after(dealt(), { do: 'giveUp', what: 'deal' })
    expect(refusal(personDeals, { ...DEALS, packets: '4-1' })).toBe('notNow')
  })
})

describe('an action', () => {
  test('of the person is written, counts, and lets the others go on', () => {
    const { state, writes, effects } = apply(dealt(), PROPOSE)
    expect(writes).toEqual([
      {
        row: 'action',
        done: {
          seat: 0,
          action: { do: 'propose' },
          standIn: false,
          hint: false,
          pointedOut: false,
        },
      },
    ])
    expect(effects).toEqual(CONTINUES)
    expect([state.step, state.moment]).toEqual([1, 2])
  })

  test('against the rules names its rule, also before the cards are dealt', () => {
    const table = dealt()
    expect(refusal(table, { do: 'act', action: { do: 'accept' } })).toMatchObject({ rule: 'E-7' })
    expect(refusal(opened(), PROPOSE)).toMatchObject({ rule: 'E-4' })
  })

  test('after a hint is written with it; the next one is not', () => {
    const hinted = after(dealt(), { do: 'noteHint' })
    const proposed = apply(hinted, PROPOSE)
    expect(proposed.writes).toMatchObject([{ done: { hint: true } }])
    expect(proposed.state.isHinted).toBe(false)
  })

  test('of a failed computer player is written as that of its stand-in, and shown in the log', () => {
    const { writes, state } = apply(after(dealt(), PROPOSE), {
      do: 'actForComputer',
      seat: 1,
      action: { do: 'refuse' },
      isStandIn: true,
    })
    expect(writes).toMatchObject([{ done: { seat: 1, standIn: true } }])
    expect(state.logs.get(0)?.some(({ kind }) => kind === 'standIn')).toBe(true)
  })

  test('leaves the table it was applied to as it was', () => {
    const table = dealt()
    const before = structuredClone({ ...table, setup: null })
    apply(table, PROPOSE)
    expect({ ...table, setup: null }).toEqual(before)
  })
})

describe('giving up', () => {
  test('ends the deal for the person, and is refused between two deals', () => {
    const { state, writes } = apply(dealt(), { do: 'giveUp', what: 'deal' })
    expect(writes).toMatchObject([{ done: { seat: 0, action: { do: 'giveUpDeal' } } }])
    expect(refusal(state, { do: 'giveUp', what: 'deal' })).toBe('notNow')
  })

  test('a partie may lead to the next one, drawn for by its seed', () => {
    const over = after(dealt(), { do: 'giveUp', what: 'partie' })
    const { state, writes } = apply(over, { do: 'startNextPartie', partie: 2, seed })
    expect(writes).toMatchObject([{ row: 'partie', carryOver: null }])
    expect([state.setup.partie, state.deal, state.moment]).toEqual([2, 0, 0])
    expect(refusal(state, { do: 'startNextPartie', partie: 3, seed })).toBe('notNow')
  })

  test('in an evening no partie follows by itself (S-2)', () => {
    const evening = { id: 1, advised: null, isShared: false }
    const over = after(dealt(TWO, { evening }), { do: 'giveUp', what: 'partie' })
    expect(refusal(over, { do: 'startNextPartie', partie: 2, seed })).toBe('notNow')
  })
})

describe('undo', () => {
  const proposed = { do: 'propose', seat: 0 }
  test('removes the last action of the person, notes it in the log, and keeps its hint', () => {
    const table = after(dealt(), { do: 'noteHint' }, PROPOSE)
    const stored = { record: recordWith([{ ...proposed, hint: true }]), partie: 1, undone: [] }
    const { state, writes } = apply(table, { do: 'undo', stored })
    expect(writes).toEqual([{ row: 'undo', step: 1 }])
    expect([state.step, state.moment, state.isHinted]).toEqual([0, 3, true])
    expect(state.logs.get(0)?.at(-1)).toEqual({ kind: 'takenBack', deal: 1, seat: 0 })
    expect(state.state).toEqual({ ...dealt().state, packets: DEAL.packets })
  })

  test('is refused once the computer has answered', () => {
    const answered = after(dealt(), PROPOSE, computer('refuse'))
    const stored = { record: recordWith([proposed]), partie: 1, undone: [] }
    expect(refusal(answered, { do: 'undo', stored })).toBe('notNow')
  })
})

describe('several persons at one screen (S-8)', () => {
  test('uncovering hands the screen over, and a new deal covers it again', () => {
    const table = dealt([ANNA, createPerson('Ben')])
    expect(getScreenViewer(table)).toMatchObject({ viewer: 'onlooker', curtain: 0 })
    const { state, writes, effects } = apply(table, { do: 'uncoverHand' })
    expect(getScreenViewer(state)).toMatchObject({ viewer: 0, curtain: null })
    expect([state.handOvers, writes, effects]).toEqual([1, [], [{ run: 'publish' }]])
    expect(refusal(state, { do: 'uncoverHand' })).toBe('notNow')
    const next = after(state, { do: 'giveUp', what: 'deal' })
    expect(after(next, { ...DEALS, prepared: OWN_DEAL }).holder).toBeNull()
  })
})

describe('an adviser (S-3)', () => {
  const advised = { id: 1, advised: 0, isShared: false } as const
  const table = () => dealt(createComputers(['rulebook', 'rulebook']), { evening: advised })

  test('leaves the decision to the computer player, once', () => {
    const { state, effects } = apply(table(), { do: 'delegate', scope: 'turn' })
    expect(effects).toEqual([{ run: 'askAdvised', seat: 0 }])
    expect(refusal(state, { do: 'delegate', scope: 'turn' })).toBe('notNow')
  })

  test('has it back if the computer player fails, and in the next position', () => {
    const left = after(table(), { do: 'delegate', scope: 'turn' })
    expect(after(left, { do: 'delegate', scope: null }).delegated).toBeNull()
    const acted = { do: 'actForComputer', seat: 0, action: { do: 'stand' }, isStandIn: false }
    expect(after(left, acted as TableCommand).delegated).toBeNull()
  })

  test.each([
    ['deal', null],
    ['partie', 'partie'],
  ] as const)('leaves the rest of the %s, and decides nothing meanwhile', (scope, next) => {
    const { state, effects } = apply(table(), { do: 'delegate', scope })
    expect(effects).toEqual([{ run: 'askAdvised', seat: 0 }])
    expect(getScreenViewer(state)).toMatchObject({ viewer: 0, actsFor: null, advises: true })
    expect(refusal(state, { do: 'act', action: { do: 'stand' } })).toBe('notNow')
    const acted = after(state, {
      do: 'actForComputer',
      seat: 0,
      action: { do: 'stand' },
      isStandIn: false,
    })
    expect(acted.delegated).toBe(scope)
    expect(after(acted, { do: 'delegate', scope: null })).toMatchObject({ delegated: null })
    const settled = { ...acted, state: { ...acted.state, phase: 'settled' } }
    expect(after(settled, { ...DEALS, prepared: OWN_DEAL }).delegated).toBe(next)
  })
})

describe('certain tricks', () => {
  test('are not played out before they are certain, nor unasked', () => {
    const table = after(dealt(), STAND)
    expect(refusal(table, { do: 'playOut' })).toBe('notNow')
    expect(refusal(table, { do: 'playCertain' })).toBe('notNow')
  })

  test('are led one by one, and a new deal ends it', () => {
    const sure = dealOf({ elder: 'KS QS JS AS 10S', dealer: 'KD QD KC QC JC', turnUp: '7S' })
    const table = after(opened(), { ...DEALS, prepared: sure }, STAND, {
      do: 'act',
      action: { do: 'announceKing' },
    })
    const { state, writes } = apply(table, { do: 'playOut' })
    expect(writes).toMatchObject([{ row: 'action', done: { seat: 0, action: { do: 'play' } } }])
    expect(state.playsOut).toBe(true)
    const over = after(state, { do: 'giveUp', what: 'deal' })
    expect(after(over, { ...DEALS, prepared: OWN_DEAL }).playsOut).toBe(false)
  })
})

test('an onlooker points out nothing where nothing is proven (S-6)', () => {
  const table = dealt(createComputers(['rulebook', 'rulebook']))
  expect(refusal(table, { do: 'pointOut' })).toBe('notNow')
})

test('a settled position is one until the next action', () => {
  const settled = after(dealt(), { do: 'settle' })
  expect(settled.isSettled).toBe(true)
  expect(after(settled, PROPOSE).isSettled).toBe(false)
})
