// What has been read of a sitting so far, with the line of everything: in the end a value for `readRecord`, and the
// way back from a fault it finds to the line it stands on.
import type { ShapeFault } from '../record.ts'
import { Fault } from './lexer.ts'
import { type Level, NEEDED, REQUIRED } from './tags.ts'

/** What tags said, by key of the record, below the tag that begins the section. */
export interface Section {
  readonly line: number
  readonly said: Map<string, Said>
}

interface Said {
  readonly tag: string
  readonly line: number
  readonly value: unknown
}

export interface SittingDraft extends Section {
  readonly parties: PartieDraft[]
}

export interface PartieDraft extends Section {
  readonly deals: DealDraft[]
}

export interface DealDraft extends Section {
  readonly actions: { readonly line: number; readonly action: object }[]
}

/** Throws Fault where a section lacks a tag. */
export function checkSection({ line, said }: Section, level: Level): void {
  const tags = new Set([...said.values()].map(({ tag }) => tag))
  const missing = REQUIRED[level].find((tag) => !tags.has(tag))
  if (missing !== undefined) throw new Fault(line, `the ${level} has no ${missing}: expected [${missing} "…"]`)
  for (const one of said.values()) {
    const needed = NEEDED.get(one.tag)
    if (needed !== undefined && !tags.has(needed))
      throw new Fault(one.line, `${one.tag} without ${needed}: expected [${needed} "…"]`)
  }
}

/** Keys whose names are said one by one, each with a tag of its own. */
const NAMED = ['options', 'inherited', 'slips', 'evening'] as const

/** The keys that are no part of a list. */
const plain = ({ said }: Section): object =>
  Object.fromEntries(
    [...said]
      .filter(([key]) => !key.includes('.') && !NAMED.some((named) => named === key))
      .map(([key, { value }]) => [key, value]),
  )

/** What was said name by name, under its key; no such key where nothing was. */
function namedOf({ said }: Section, key: (typeof NAMED)[number]): object {
  const start = `${key}.`
  const single = [...said].filter(([one]) => one.startsWith(start))
  if (single.length === 0 && !said.has(key)) return {}
  return { [key]: Object.fromEntries(single.map(([one, { value }]) => [one.slice(start.length), value])) }
}

const valuesOf = ({ said }: Section, keys: readonly string[]): readonly unknown[] =>
  keys.flatMap((key) => (said.has(key) ? [said.get(key)?.value] : []))

const SEATS = ['0', '1', '2', '3']

/** A player is a person where nothing else is said. */
const playersOf = ({ said }: Section): readonly object[] =>
  SEATS.filter((seat) => said.has(`players.${seat}.name`)).map((seat) => ({
    kind: 'person',
    ...Object.fromEntries(
      ['name', 'kind', 'level'].flatMap((key) => {
        const one = said.get(`players.${seat}.${key}`)
        return one === undefined ? [] : [[key, one.value]]
      }),
    ),
  }))

const dealOf = (deal: DealDraft): object => ({
  ...plain(deal),
  ...namedOf(deal, 'slips'),
  hands: valuesOf(
    deal,
    SEATS.map((seat) => `hands.${seat}`),
  ),
  actions: deal.actions.map(({ action }) => action),
})

/** The draft as a JSON value, still to be checked as a whole. */
export const jsonOf = (sitting: SittingDraft): unknown => ({
  format: 'cercle-record',
  version: 1,
  ...plain(sitting),
  ...namedOf(sitting, 'options'),
  ...namedOf(sitting, 'evening'),
  players: playersOf(sitting),
  parties: sitting.parties.map((partie) => ({
    ...plain(partie),
    ...namedOf(partie, 'inherited'),
    deals: partie.deals.map(dealOf),
  })),
})

/** A fault of the record's shape on the line where what is wrong was written. */
export function faultIn(sitting: SittingDraft, { path, what }: ShapeFault): Fault {
  const [list, number, ...below] = path
  const partie = list === 'parties' && typeof number === 'number' ? sitting.parties[number] : undefined
  return partie === undefined ? faultOfSection(sitting, path, what) : faultInPartie(partie, below, what)
}

function faultInPartie(partie: PartieDraft, path: readonly PropertyKey[], what: string): Fault {
  const [list, number, ...below] = path
  const deal = list === 'deals' && typeof number === 'number' ? partie.deals[number] : undefined
  return deal === undefined ? faultOfSection(partie, path, what) : faultInDeal(deal, below, what)
}

function faultInDeal(deal: DealDraft, path: readonly PropertyKey[], what: string): Fault {
  const [list, number, ...below] = path
  const action = list === 'actions' && typeof number === 'number' ? deal.actions[number] : undefined
  return action === undefined ? faultOfSection(deal, path, what) : new Fault(action.line, named(below, what))
}

/** The tag that said what the path leads to, or the first of a list that is wrong as a whole. */
function faultOfSection({ line, said }: Section, path: readonly PropertyKey[], what: string): Fault {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).map(String).join('.')
    const one = said.get(key) ?? [...said].find(([other]) => other.startsWith(`${key}.`))?.[1]
    if (one !== undefined) return new Fault(one.line, `${one.tag}: ${what}`)
  }
  return new Fault(line, named(path, what))
}

const named = (path: readonly PropertyKey[], what: string): string =>
  path.length === 0 ? what : `${path.map(String).join(' ')}: ${what}`
