// The evening in the notation: only positions are checked here, shapes with the whole record.
import type { EveningRecord } from '../record.ts'

type Step = EveningRecord['steps'][number]

/** Formats terms: `stake 5 purse none`. */
export const termsText = (terms: EveningRecord['terms']): string =>
  [
    ...['stake', terms.stake, 'purse', terms.purse],
    ...(terms.partiesATurn === undefined ? [] : ['partiesATurn', terms.partiesATurn]),
    ...(terms.poolEntry === undefined ? [] : ['poolEntry', terms.poolEntry]),
  ].join(' ')

/** Formats a guest: a name, and `person` or `computer` with its level. */
export const guestTexts = ({
  name,
  kind,
  level,
}: EveningRecord['guests'][number]): readonly string[] => [
  name,
  level === undefined ? kind : `${kind} ${level}`,
]

/** Formats a step: `sat 1 0 2: KS 7H 7S / 9C AD`, `0 bet 1 5`, `played 0 1 partie 3`, `struck`. */
export function stepLine(step: Step): string {
  switch (step.did) {
    case 'sat': {
      const rows = step.drawn?.map((row) => row.join(' ')).join(' / ')
      return `sat ${step.list.join(' ')}${rows === undefined ? '' : `: ${rows}`}`
    }
    case 'said': {
      const { action } = step
      const side = action.do === 'bet' ? [action.side] : []
      return [
        step.guest,
        action.do,
        ...side,
        ...('counters' in action ? [action.counters] : []),
      ].join(' ')
    }
    case 'played':
      return `played ${step.winner} ${step.value}${step.partie === undefined ? '' : ` partie ${step.partie}`}`
    case 'struck':
      return 'struck'
    default:
      return step satisfies never
  }
}

/** Formats a payment: `2: 0 pool 5 S-5` (after which partie, payer, receiver, counters, rule). */
export const ledgerLine = ({
  partie,
  from,
  to,
  counters,
  rule,
}: EveningRecord['ledger'][number]): string => `${partie}: ${from} ${to} ${counters} ${rule}`

const splitWords = (text: string): readonly string[] =>
  text.split(/\s+/).filter((word) => word !== '')

/** Parses a number; other words are left for the check of the record. */
const parseValue = (word: string | undefined): string | number | undefined =>
  word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : word

/** Builds an object from pairs, without the undefined values. */
const definedKeys = (pairs: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined))

/** Parses terms, still unchecked; null if a word has no value. */
export function parseTerms(text: string): object | null {
  const words = splitWords(text)
  if (words.length % 2 !== 0) return null
  const names = words.filter((_, place) => place % 2 === 0)
  return definedKeys(names.map((name, place) => [name, parseValue(words[2 * place + 1])]))
}

/** Parses guests, of a name and a kind each; null if one of them is missing. */
export function parseGuests(texts: readonly string[]): readonly object[] | null {
  if (texts.length % 2 !== 0) return null
  return texts
    .filter((_, place) => place % 2 === 0)
    .map((name, place) => {
      const [, kind, level] = /^(\S*)(?: (.*))?$/s.exec(texts[2 * place + 1] ?? '') ?? []
      return definedKeys([
        ['name', name],
        ['kind', kind],
        ['level', level],
      ])
    })
}

/** Parses a step, still unchecked; null if words are left over. */
export function parseStep(text: string): object | null {
  const [first = '', ...rest] = splitWords(text)
  if (first === 'sat') return parseSat(text)
  if (first === 'struck') return rest.length === 0 ? { did: 'struck' } : null
  if (first === 'played') {
    const [winner, value, word, partie, more] = rest
    if (more !== undefined || (word ?? 'partie') !== 'partie') return null
    return definedKeys([
      ['did', first],
      ['winner', parseValue(winner)],
      ['value', parseValue(value)],
      ['partie', word === undefined ? undefined : (parseValue(partie) ?? '')],
    ])
  }
  const [word, ...numbers] = rest
  const side = word === 'bet' ? numbers[0] : undefined
  const [counters, more] = word === 'bet' ? numbers.slice(1) : numbers
  if (more !== undefined) return null
  const action = definedKeys([
    ['do', word],
    ['side', parseValue(side)],
    ['counters', parseValue(counters)],
  ])
  return { did: 'said', guest: parseValue(first), action }
}

function parseSat(text: string): object | null {
  const [list = '', drawn, more] = text.split(':')
  if (more !== undefined) return null
  const rows = drawn?.split('/').map((row) => splitWords(row))
  return definedKeys([
    ['did', 'sat'],
    ['list', splitWords(list).slice(1).map(parseValue)],
    ['drawn', rows],
  ])
}

/** Parses a payment, still unchecked; null unless there are five words. */
export function parsePayment(text: string): object | null {
  const [partie = '', from, to, counters, rule, more] = splitWords(text)
  if (rule === undefined || more !== undefined || !partie.endsWith(':')) return null
  const [after, payer, receiver, paid] = [partie.slice(0, -1), from, to, counters].map(parseValue)
  return { partie: after, from: payer, to: receiver, counters: paid, rule }
}
