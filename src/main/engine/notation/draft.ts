// A sitting being read: finally a value for `readRecord`, and the line of each of its parts.
import type { ShapeFault } from '../record.ts'
import { NotationError } from './lexer.ts'
import { type SectionLevel, NEEDED, REQUIRED } from './tags.ts'

/** Values of tags, by key of the record, below the tag that begins the section. */
export interface Section {
  readonly line: number
  readonly said: Map<string, TagValue>
}

interface TagValue {
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

/** Throws NotationError if a section lacks a tag. */
export function checkSection({ line, said }: Section, level: SectionLevel): void {
  const tags = new Set([...said.values()].map(({ tag }) => tag))
  const missing = REQUIRED[level].find((tag) => !tags.has(tag))
  if (missing !== undefined)
    throw new NotationError(line, `the ${level} has no ${missing}: expected [${missing} "…"]`)
  for (const one of said.values()) {
    const needed = NEEDED.get(one.tag)
    if (needed !== undefined && !tags.has(needed))
      throw new NotationError(one.line, `${one.tag} without ${needed}: expected [${needed} "…"]`)
  }
}

/** Keys that have a tag for each of their names. */
const NAMED = ['options', 'inherited', 'slips', 'evening'] as const

/** Returns the keys that are not part of a list. */
const plainKeys = ({ said }: Section): object =>
  Object.fromEntries(
    [...said]
      .filter(([key]) => !key.includes('.') && !NAMED.some((name) => name === key))
      .map(([key, { value }]) => [key, value]),
  )

/** Returns the named values under their key; no such key if there are none. */
function namedKeys({ said }: Section, key: (typeof NAMED)[number]): object {
  const start = `${key}.`
  const single = [...said].filter(([one]) => one.startsWith(start))
  if (single.length === 0 && !said.has(key)) return {}
  return {
    [key]: Object.fromEntries(single.map(([one, { value }]) => [one.slice(start.length), value])),
  }
}

const listValues = ({ said }: Section, keys: readonly string[]): readonly unknown[] =>
  keys.flatMap((key) => (said.has(key) ? [said.get(key)?.value] : []))

const SEATS = ['0', '1', '2', '3']

/** Builds the players; a person unless the tags say otherwise. */
const buildPlayers = ({ said }: Section): readonly object[] =>
  SEATS.filter((seat) => said.has(`players.${seat}.name`)).map((seat) => ({
    kind: 'person',
    ...Object.fromEntries(
      ['name', 'kind', 'level'].flatMap((key) => {
        const one = said.get(`players.${seat}.${key}`)
        return one === undefined ? [] : [[key, one.value]]
      }),
    ),
  }))

const buildDeal = (deal: DealDraft): object => ({
  ...plainKeys(deal),
  ...namedKeys(deal, 'slips'),
  hands: listValues(
    deal,
    SEATS.map((seat) => `hands.${seat}`),
  ),
  actions: deal.actions.map(({ action }) => action),
})

/** Returns the draft as a JSON value, still to be checked as a whole. */
export const draftToJson = (sitting: SittingDraft): unknown => ({
  format: 'cercle-record',
  version: 1,
  ...plainKeys(sitting),
  ...namedKeys(sitting, 'options'),
  ...namedKeys(sitting, 'evening'),
  players: buildPlayers(sitting),
  parties: sitting.parties.map((partie) => ({
    ...plainKeys(partie),
    ...namedKeys(partie, 'inherited'),
    deals: partie.deals.map(buildDeal),
  })),
})

/** Returns a fault of the record's shape with the line on which it was written. */
export function faultIn(sitting: SittingDraft, { path, what }: ShapeFault): NotationError {
  const [list, number, ...below] = path
  const partie =
    list === 'parties' && typeof number === 'number' ? sitting.parties[number] : undefined
  return partie === undefined
    ? faultOfSection(sitting, path, what)
    : faultInPartie(partie, below, what)
}

function faultInPartie(
  partie: PartieDraft,
  path: readonly PropertyKey[],
  what: string,
): NotationError {
  const [list, number, ...below] = path
  const deal = list === 'deals' && typeof number === 'number' ? partie.deals[number] : undefined
  return deal === undefined ? faultOfSection(partie, path, what) : faultInDeal(deal, below, what)
}

function faultInDeal(deal: DealDraft, path: readonly PropertyKey[], what: string): NotationError {
  const [list, number, ...below] = path
  const action = list === 'actions' && typeof number === 'number' ? deal.actions[number] : undefined
  return action === undefined
    ? faultOfSection(deal, path, what)
    : new NotationError(action.line, formatFault(below, what))
}

/** Returns the line of the tag at the path, or of the first tag of a wrong list. */
function faultOfSection(
  { line, said }: Section,
  path: readonly PropertyKey[],
  what: string,
): NotationError {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length).map(String).join('.')
    const one = said.get(key) ?? [...said].find(([other]) => other.startsWith(`${key}.`))?.[1]
    if (one !== undefined) return new NotationError(one.line, `${one.tag}: ${what}`)
  }
  return new NotationError(line, formatFault(path, what))
}

const formatFault = (path: readonly PropertyKey[], what: string): string =>
  path.length === 0 ? what : `${path.map(String).join(' ')}: ${what}`
