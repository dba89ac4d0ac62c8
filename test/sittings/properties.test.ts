// The invariants of every evening, whatever the stakes and the winners: 10,000 random ones of each
// kind.
import { expect, test } from 'vitest'
import {
  COMPANY,
  EVENING_KINDS,
  type EveningAction,
  type EveningKind,
  type EveningStep,
  type EveningTerms,
  type LedgerEntry,
  POOL_ENTRIES,
} from '../../src/shared/evening.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { fewestPayments } from '../../src/main/engine/evenings/settlement.ts'
import { ownedBy } from '../../src/main/engine/evenings/evening-rules.ts'
import { countLaid, countOnTable, findProspect } from '../../src/main/engine/evenings/prospect.ts'
import {
  type EveningState,
  applyStep,
  toLedgerLines,
  findPhase,
  sitDown,
  rulesFor,
  replayEvening,
} from '../../src/main/engine/evenings/replay.ts'
import { randomOf } from '../store/played.ts'

const EVENINGS = 10_000
const STEPS = 24
/** In one evening of this many, checks that no state is mutated; it takes most of the time. */
const FROZEN = 20

/** One of `values`, each equally likely. */
function any<T>(values: readonly T[], random: Random): T {
  const value = values[random.nextInt(values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}

const WORDS = [
  'stake',
  'bet',
  'layBank',
  'raiseBank',
  'takeOut',
  'keepBank',
  'withdraw',
  'enter',
  'leave',
] as const

/** Any action, allowed or not. */
function wish(word: (typeof WORDS)[number], random: Random): EveningAction {
  const counters = random.nextInt(9) - 1
  switch (word) {
    case 'bet':
      return { do: 'bet', side: random.nextInt(2) === 0 ? 0 : 1, counters }
    case 'stake':
    case 'layBank':
    case 'raiseBank':
    case 'takeOut':
      return { do: word, counters }
    default:
      return { do: word }
  }
}

/** The next step: a partie, a draw, or an answer to a question, legal or not. */
function anyStep(state: EveningState, random: Random): EveningStep {
  const phase = findPhase(state)
  if (phase === 'ready' && random.nextInt(3) > 0)
    return { did: 'played', winner: random.nextInt(2) === 0 ? 0 : 1, value: 1 + random.nextInt(3) }
  if (phase === 'drawing' && random.nextInt(4) > 0)
    return { did: 'sat', list: shuffle(state.list, random) }
  const asked = rulesFor(state.kind).findPrompt(state)
  const guest = asked === null || random.nextInt(8) === 0 ? random.nextInt(9) : asked.guest
  const word = asked === null || random.nextInt(8) === 0 ? any(WORDS, random) : asked.asks
  const chosen = word === 'keepBank' && random.nextInt(2) === 0 ? 'withdraw' : word
  return { did: 'said', guest, action: wish(chosen, random) }
}

function must(holds: boolean, law: string): void {
  if (!holds) throw new Error(law)
}

/** Demands of a state what must hold of all. Plain and quick: there are millions of them. */
function sound(
  state: EveningState,
  entries: readonly LedgerEntry[],
  before: EveningState | null,
): void {
  const { guests, pool, bank } = state.balances
  must(guests.reduce((sum, one) => sum + one, 0) + pool + bank === 0, 'the ledger sums to nothing')
  must(pool >= 0 && bank >= 0, 'pool and bank are never below nothing')
  must(
    guests.every((_, guest) => ownedBy(state, guest) >= 0),
    'nobody loses more than he has',
  )
  must(new Set(state.list).size === state.list.length, 'everybody stands in the list once')
  must(
    entries.every(({ from, to, counters }) => from !== to && counters > 0),
    'every entry pays',
  )
  const sums = new Map<string | number, number>()
  for (const { from, to, counters } of entries) {
    sums.set(from, (sums.get(from) ?? 0) - counters)
    sums.set(to, (sums.get(to) ?? 0) + counters)
  }
  const changed = (account: string | number, now: number, then: number): void =>
    must(now - then === (sums.get(account) ?? 0), 'the entries are all that changed')
  guests.forEach((now, guest) => changed(guest, now, before?.balances.guests[guest] ?? 0))
  changed('pool', pool, before?.balances.pool ?? 0)
  changed('bank', bank, before?.balances.bank ?? 0)
}

/** What all have without their stakes, and what lies on the table: together it is nothing. */
function nothingIsHidden(state: EveningState): void {
  const { guests, pool, bank } = state.balances
  const laid = guests.map((_, guest) => countLaid(state, guest))
  const lies = countOnTable(state)
  const total = (counters: readonly number[]): number => counters.reduce((sum, one) => sum + one, 0)
  must(
    total(lies) === pool + bank + total(laid),
    'all that lies on the table was laid there by a guest',
  )
  must(
    total(guests) - total(laid) + total(lies) === 0,
    'what all have and what lies on the table sum to nothing',
  )
  must(
    lies.every((counters, guest) => counters >= (laid[guest] ?? 0)),
    'a stake lies before the guest who laid it',
  )
}

/** What was foretold of a partie is what it brings, as often as it counts. */
function foretold(before: EveningState, { winner, value }: Played, after: EveningState): void {
  const prospect = findProspect(before)
  if (prospect === null) throw new Error('a partie that was not foretold')
  const [banker] = before.list
  const bank = after.balances.bank - before.balances.bank
  const gains = before.balances.guests.map(
    (then, guest) => (after.balances.guests[guest] ?? 0) - then + (guest === banker ? bank : 0),
  )
  must(
    gains.every(
      (gain, guest) =>
        gain === prospect.gains[winner][guest] ||
        (value > 1 && prospect.multiplied[guest] === true),
    ),
    'it brings what was foretold',
  )
  must(
    prospect.entrant === null || after.list.slice(0, 2).includes(prospect.entrant),
    'who was to enter has a seat',
  )
}

type Played = Extract<EveningStep, { did: 'played' }>

/** Everyone present stands in the list still, except those who left or have nothing left. */
function present(state: EveningState, step: EveningStep, before: EveningState): void {
  const { list } = state
  const came = step.did === 'said' && step.action.do === 'enter' ? step.guest : null
  const went = step.did === 'said' && step.action.do === 'leave' ? step.guest : null
  must(
    list.every((guest) => before.list.includes(guest) || guest === came),
    'nobody is there who has not come',
  )
  const missing = before.list.filter((guest) => !list.includes(guest))
  must(
    missing.every((guest) => guest === went || ownedBy(state, guest) < 1),
    'nobody is gone who has not left',
  )
}

function anyTerms(kind: EveningKind, number: number, random: Random): EveningTerms {
  const stake = 1 + random.nextInt(3)
  const purse = random.nextInt(2) === 0 ? 'none' : stake + random.nextInt(12)
  return {
    stake,
    purse,
    ...(kind === 'rotation' ? { partiesATurn: 1 + random.nextInt(3) } : {}),
    ...(kind === 'pool' ? { poolEntry: POOL_ENTRIES[number % POOL_ENTRIES.length] } : {}),
  }
}

/** One random evening; returns the number of its parties, and its state before it was struck. */
function evening(
  kind: EveningKind,
  number: number,
): { readonly parties: number; readonly phase: string } {
  const random = randomOf(number)
  const { least, most } = COMPANY[kind]
  const count = least + random.nextInt(most - least + 1)
  const list = shuffle(
    Array.from({ length: count }, (_, guest) => guest),
    random,
  )
  const terms = anyTerms(kind, number, random)
  const begun = sitDown(kind, terms, list)
  if (begun.breach !== null) throw new Error(begun.breach.why)
  sound(begun.state, begun.entries, null)
  const story: EveningStep[] = [{ did: 'sat', list }]
  const ledger = [...toLedgerLines(begun.state, begun.entries)]
  let { state } = begun

  function take(step: EveningStep): void {
    const before = state
    const frozen = number % FROZEN === 0 ? JSON.stringify(before) : ''
    const done = applyStep(before, step)
    if (frozen !== '') must(JSON.stringify(before) === frozen, 'a state never changes')
    if (done.breach !== null) return
    state = done.state
    story.push(step)
    ledger.push(...toLedgerLines(state, done.entries))
    sound(state, done.entries, before)
    nothingIsHidden(state)
    if (step.did === 'played') foretold(before, step, state)
    present(state, step, before)
    const kindOf = rulesFor(kind)
    must(
      kindOf.findNextPartie(state) === null || kindOf.findPrompt(state) === null,
      'nobody is asked while a partie is played',
    )
  }

  for (let step = 0; step < STEPS; step += 1) take(anyStep(state, random))
  const phase = findPhase(state)
  take({ did: 'struck' })
  must(state.balances.pool === 0 && state.balances.bank === 0, 'nothing is left when it is struck')
  const settled = state.balances.guests.slice()
  for (const { from, to, counters } of fewestPayments(settled)) {
    settled[Number(from)] = (settled[Number(from)] ?? 0) + counters
    settled[Number(to)] = (settled[Number(to)] ?? 0) - counters
  }
  must(
    settled.every((sum) => sum === 0),
    'the payments settle it',
  )
  const told = replayEvening(kind, terms, story)
  must(JSON.stringify(told) === JSON.stringify({ state, ledger }), 'told again it is the same')
  return { parties: state.parties, phase }
}

const RULES: Readonly<Record<EveningKind, string>> = {
  duel: 'S-1, S-7',
  rotation: 'S-2, S-6, S-7',
  banker: 'S-3, S-7',
  chouette: 'S-4, S-7',
  pool: 'S-5, S-7',
}

test.each(EVENING_KINDS.map((kind) => [RULES[kind], kind] as const))(
  '%s random evenings: %s',
  (_, kind) => {
    let parties = 0
    const phases = new Set<string>()
    for (let number = 0; number < EVENINGS; number += 1) {
      const one = evening(kind, number)
      parties += one.parties
      phases.add(one.phase)
    }
    expect(parties).toBeGreaterThan(EVENINGS)
    expect(phases).toContain('ready')
    expect(phases).toContain('stuck')
  },
  120_000,
)
