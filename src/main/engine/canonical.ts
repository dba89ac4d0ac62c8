// A record written in one way only: the same keys in the same order, so that equal records are equal text.
// What the archive keeps of a finished partie, and what its SHA-256 is over, is this text.
import type { ActionRecord, DealRecord, EveningRecord, PartieRecord, RecordDocument } from './record.ts'

/** An object without the keys that hold nothing, the others in the order given. */
const object = (pairs: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(pairs.filter(([, value]) => value !== undefined))

/** Written key by key: a partie has more actions than all else together. */
function actionOf({ seat, do: word, standIn, pointedOut, hint, at, card, cards, ...rest }: ActionRecord): object {
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

const slipsOf = (slips: NonNullable<DealRecord['slips']>): object =>
  object([
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

const dealOf = (deal: DealRecord): object =>
  object([
    ['dealer', deal.dealer],
    ['packets', deal.packets],
    ['hands', deal.hands],
    ['turnUp', deal.turnUp],
    ['talon', deal.talon],
    ['slips', deal.slips === undefined ? undefined : slipsOf(deal.slips)],
    ['seed', deal.seed],
    ['scoreBefore', deal.scoreBefore],
    ['actions', deal.actions.map(actionOf)],
    ['scoreAfter', deal.scoreAfter],
  ])

const played = (partie: PartieRecord): (readonly [string, unknown])[] => [
  ['startedAt', partie.startedAt],
  ['cut', partie.cut],
  ['inherited', partie.inherited === undefined ? undefined : object(byName(partie.inherited))],
  ['scoreBefore', partie.scoreBefore],
  ['deals', partie.deals.map(dealOf)],
]

/** What was played in a partie, as text: without its note and tags, which may be changed, and without its hash. */
export const partieText = (partie: PartieRecord): string => JSON.stringify(object(played(partie)))

const optionsOf = ({ preset, ...single }: NonNullable<RecordDocument['options']>): object =>
  object([['preset', preset], ...byName(single)])

type Head = Omit<RecordDocument, 'parties'>

const headPairs = (head: Head): (readonly [string, unknown])[] => [
  ['format', head.format],
  ['version', head.version],
  ['game', head.game],
  ['options', head.options === undefined ? undefined : optionsOf(head.options)],
]

const heldPairs = (head: Head): (readonly [string, unknown])[] => [
  ['startedAt', head.startedAt],
  ['zone', head.zone],
  ['sitting', head.sitting],
  ['practice', head.practice],
]

const playerOf = ({ name, kind, level }: RecordDocument['players'][number], named: boolean): object =>
  object([
    ['name', named ? name : undefined],
    ['kind', kind],
    ['level', level],
  ])

/**
 * What stands above every partie of a sitting, as text: all but the names, which a person may correct. The hash of a
 * partie is over this, a line feed, and `partieText`.
 */
export const headText = (head: Head): string =>
  JSON.stringify(
    object([...headPairs(head), ['players', head.players.map((one) => playerOf(one, false))], ...heldPairs(head)]),
  )

type StepRecord = EveningRecord['steps'][number]

const saidOf = (action: Extract<StepRecord, { did: 'said' }>['action']): object =>
  object([
    ['do', action.do],
    ['side', action.do === 'bet' ? action.side : undefined],
    ['counters', 'counters' in action ? action.counters : undefined],
  ])

function stepOf(step: StepRecord): object {
  switch (step.did) {
    case 'sat':
      return object([
        ['did', step.did],
        ['list', step.list],
        ['drawn', step.drawn],
      ])
    case 'said':
      return { did: step.did, guest: step.guest, action: saidOf(step.action) }
    case 'played':
      return object([
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

/** A step as text: equal steps are equal text. */
export const stepText = (step: StepRecord): string => JSON.stringify(stepOf(step))

const eveningOf = ({ id, kind, startedAt, terms, guests, from, steps, ledger }: EveningRecord): object => ({
  ...{ id, kind, startedAt },
  terms: object([
    ['stake', terms.stake],
    ['purse', terms.purse],
    ['partiesATurn', terms.partiesATurn],
    ['poolEntry', terms.poolEntry],
  ]),
  guests: guests.map((one) => playerOf(one, true)),
  from,
  steps: steps.map(stepOf),
  ledger: ledger.map((line) => ({
    ...{ partie: line.partie, from: line.from, to: line.to, counters: line.counters, rule: line.rule },
  })),
})

/** A whole record as one line. */
export function recordLine(record: RecordDocument): string {
  const parties = record.parties.map((partie) =>
    object([...played(partie), ['note', partie.note], ['tags', partie.tags], ['sha256', partie.sha256]]),
  )
  return JSON.stringify(
    object([
      ...headPairs(record),
      ['players', record.players.map((one) => playerOf(one, true))],
      ...heldPairs(record),
      ['evening', record.evening === undefined ? undefined : eveningOf(record.evening)],
      ['parties', parties],
    ]),
  )
}
