// Canonical text of a record: equal records are equal text. The archive stores and hashes it.
import type {
  ActionRecord,
  DealRecord,
  EveningRecord,
  PartieRecord,
  RecordDocument,
} from './record.ts'

/** Returns an object without the undefined keys, the others in the order given. */
const buildObject = (pairs: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined))

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

const byName = (given: object): (readonly [string, unknown])[] =>
  Object.entries(given).toSorted(([a], [b]) => (a < b ? -1 : 1))

const writeSlips = (slips: NonNullable<DealRecord['slips']>): object =>
  buildObject([
    ['turned', slips.turned],
    ['faceUp', slips.faceUp],
    ['exposed', slips.exposed],
    ['unseen', slips.unseen],
    ['noticed', slips.noticed],
    ['by', slips.by],
    ['looked', slips.looked],
    ['drawn', slips.drawn],
    ['after', slips.after],
  ])

const writeDeal = (deal: DealRecord): object =>
  buildObject([
    ['dealer', deal.dealer],
    ['packets', deal.packets],
    ['hands', deal.hands],
    ['turnUp', deal.turnUp],
    ['talon', deal.talon],
    ['slips', deal.slips === undefined ? undefined : writeSlips(deal.slips)],
    ['seed', deal.seed],
    ['scoreBefore', deal.scoreBefore],
    ['actions', deal.actions.map(writeAction)],
    ['scoreAfter', deal.scoreAfter],
  ])

const partiePairs = (partie: PartieRecord): (readonly [string, unknown])[] => [
  ['startedAt', partie.startedAt],
  ['cut', partie.cut],
  ['inherited', partie.inherited === undefined ? undefined : buildObject(byName(partie.inherited))],
  ['scoreBefore', partie.scoreBefore],
  ['deals', partie.deals.map(writeDeal)],
]

/** Returns the text of a partie as played, without hash, and note and tags, which may change. */
export const partieText = (partie: PartieRecord): string =>
  JSON.stringify(buildObject(partiePairs(partie)))

const writeOptions = ({ preset, ...single }: NonNullable<RecordDocument['options']>): object =>
  buildObject([['preset', preset], ...byName(single)])

type Head = Omit<RecordDocument, 'parties'>

const headPairs = (head: Head): (readonly [string, unknown])[] => [
  ['format', head.format],
  ['version', head.version],
  ['game', head.game],
  ['options', head.options === undefined ? undefined : writeOptions(head.options)],
]

const heldPairs = (head: Head): (readonly [string, unknown])[] => [
  ['startedAt', head.startedAt],
  ['zone', head.zone],
  ['sitting', head.sitting],
  ['practice', head.practice],
]

const writePlayer = (
  { name, kind, level }: RecordDocument['players'][number],
  named: boolean,
): object =>
  buildObject([
    ['name', named ? name : undefined],
    ['kind', kind],
    ['level', level],
  ])

/**
 * Returns the text of what stands above every partie of a sitting, without the names, which can be
 * corrected. The hash of a partie is over this text, a line feed, and `partieText`.
 */
export const headText = (head: Head): string =>
  JSON.stringify(
    buildObject([
      ...headPairs(head),
      ['players', head.players.map((one) => writePlayer(one, false))],
      ...heldPairs(head),
    ]),
  )

type StepRecord = EveningRecord['steps'][number]

const writeSaid = (action: Extract<StepRecord, { did: 'said' }>['action']): object =>
  buildObject([
    ['do', action.do],
    ['side', action.do === 'bet' ? action.side : undefined],
    ['counters', 'counters' in action ? action.counters : undefined],
  ])

function writeStep(step: StepRecord): object {
  switch (step.did) {
    case 'sat':
      return buildObject([
        ['did', step.did],
        ['list', step.list],
        ['drawn', step.drawn],
      ])
    case 'said':
      return { did: step.did, guest: step.guest, action: writeSaid(step.action) }
    case 'played':
      return buildObject([
        ['did', step.did],
        ['winner', step.winner],
        ['value', step.value],
        ['partie', step.partie],
      ])
    case 'struck':
      return { did: step.did }
    default:
      return step satisfies never
  }
}

/** Returns the text of a step: equal steps are equal text. */
export const stepText = (step: StepRecord): string => JSON.stringify(writeStep(step))

const writeEvening = ({
  id,
  kind,
  startedAt,
  terms,
  guests,
  from,
  steps,
  ledger,
}: EveningRecord): object => ({
  id,
  kind,
  startedAt,
  terms: buildObject([
    ['stake', terms.stake],
    ['purse', terms.purse],
    ['partiesATurn', terms.partiesATurn],
    ['poolEntry', terms.poolEntry],
  ]),
  guests: guests.map((one) => writePlayer(one, true)),
  from,
  steps: steps.map(writeStep),
  ledger: ledger.map((line) => ({
    partie: line.partie,
    from: line.from,
    to: line.to,
    counters: line.counters,
    rule: line.rule,
  })),
})

/** Returns a whole record as one line. */
export function recordLine(record: RecordDocument): string {
  const parties = record.parties.map((partie) =>
    buildObject([
      ...partiePairs(partie),
      ['note', partie.note],
      ['tags', partie.tags],
      ['sha256', partie.sha256],
    ]),
  )
  return JSON.stringify(
    buildObject([
      ...headPairs(record),
      ['players', record.players.map((one) => writePlayer(one, true))],
      ...heldPairs(record),
      ['evening', record.evening === undefined ? undefined : writeEvening(record.evening)],
      ['parties', parties],
    ]),
  )
}
