// Canonical text of a record: equal records are equal text. The archive stores and hashes it.
import type {
  ActionRecord,
  DealRecord,
  EveningRecord,
  PartieRecord,
  RecordDocument,
} from './record.ts'

/** Returns these keys of an object, in this order. Undefined ones are no part of the text. */
const pick = <T extends object>(from: T, keys: readonly (keyof T)[]): object =>
  Object.fromEntries(keys.map((key) => [key, from[key]]))

/** Writes an action key by key, for speed: most of a partie is actions. */
function writeAction({
  seat,
  do: word,
  standIn,
  pointedOut,
  hint,
  at,
  card,
  cards,
  ...rest
}: ActionRecord): object {
  const written: Record<string, unknown> = { seat, do: word }
  if (card !== undefined) written['card'] = card
  if (cards !== undefined) written['cards'] = cards
  for (const key of Object.keys(rest).toSorted()) written[key] = rest[key]
  if (standIn !== undefined) written['standIn'] = standIn
  if (pointedOut !== undefined) written['pointedOut'] = pointedOut
  if (hint !== undefined) written['hint'] = hint
  if (at !== undefined) written['at'] = at
  return written
}

const sortByName = (given: object): object =>
  Object.fromEntries(Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1)))

type Slips = NonNullable<DealRecord['slips']>
const SLIPS: readonly (keyof Slips)[] = [
  'turned',
  'faceUp',
  'exposed',
  'unseen',
  'noticed',
  'by',
  'looked',
  'drawn',
  'after',
]

const writeDeal = (deal: DealRecord): object => ({
  ...pick(deal, ['dealer', 'packets', 'hands', 'turnUp', 'talon']),
  slips: deal.slips === undefined ? undefined : pick(deal.slips, SLIPS),
  ...pick(deal, ['seed', 'scoreBefore']),
  actions: deal.actions.map(writeAction),
  scoreAfter: deal.scoreAfter,
})

const writePartie = (partie: PartieRecord): object => ({
  ...pick(partie, ['startedAt', 'cut']),
  inherited: partie.inherited === undefined ? undefined : sortByName(partie.inherited),
  scoreBefore: partie.scoreBefore,
  deals: partie.deals.map(writeDeal),
})

/** Returns the text of a partie as played, without hash, and note and tags, which may change. */
export const partieText = (partie: PartieRecord): string => JSON.stringify(writePartie(partie))

const writeOptions = ({ preset, ...single }: NonNullable<RecordDocument['options']>): object => ({
  preset,
  ...sortByName(single),
})

type Head = Omit<RecordDocument, 'parties'>

const writeHead = (head: Head, players: readonly object[]): object => ({
  ...pick(head, ['format', 'version', 'game']),
  options: head.options === undefined ? undefined : writeOptions(head.options),
  players,
  ...pick(head, ['startedAt', 'zone', 'sitting', 'practice']),
})

type PlayerRecord = RecordDocument['players'][number]
const writePlayer = (player: PlayerRecord): object => pick(player, ['name', 'kind', 'level'])

/**
 * Returns the text of what stands above every partie of a sitting, without the names, which can be
 * corrected. The hash of a partie is over this text, a line feed, and `partieText`.
 */
export const headText = (head: Head): string =>
  JSON.stringify(
    writeHead(
      head,
      head.players.map((player) => pick(player, ['kind', 'level'])),
    ),
  )

type StepRecord = EveningRecord['steps'][number]

const writeSaid = (action: Extract<StepRecord, { did: 'said' }>['action']): object => ({
  do: action.do,
  side: action.do === 'bet' ? action.side : undefined,
  counters: 'counters' in action ? action.counters : undefined,
})

function writeStep(step: StepRecord): object {
  switch (step.did) {
    case 'sat':
      return pick(step, ['did', 'list', 'drawn'])
    case 'said':
      return { did: step.did, guest: step.guest, action: writeSaid(step.action) }
    case 'played':
      return pick(step, ['did', 'winner', 'value', 'partie'])
    case 'struck':
      return { did: step.did }
    default:
      return step satisfies never
  }
}

/** Returns the text of a step: equal steps are equal text. */
export const stepText = (step: StepRecord): string => JSON.stringify(writeStep(step))

const writeEvening = (evening: EveningRecord): object => ({
  ...pick(evening, ['id', 'kind', 'startedAt']),
  terms: pick(evening.terms, ['stake', 'purse', 'partiesATurn', 'poolEntry']),
  guests: evening.guests.map(writePlayer),
  from: evening.from,
  steps: evening.steps.map(writeStep),
  ledger: evening.ledger.map((line) => pick(line, ['partie', 'from', 'to', 'counters', 'rule'])),
})

/** Returns a whole record as one line. */
export const recordLine = (record: RecordDocument): string =>
  JSON.stringify({
    ...writeHead(record, record.players.map(writePlayer)),
    evening: record.evening === undefined ? undefined : writeEvening(record.evening),
    parties: record.parties.map((partie) => ({
      ...writePartie(partie),
      ...pick(partie, ['note', 'tags', 'sha256']),
    })),
  })
