// Writes a record as a readable text (docs/notation.md): tags, announcements and play by deal.
import type { Card } from '../../../shared/card.ts'
import type { DealRecord, PartieRecord, RecordDocument } from '../record.ts'
import { guestTexts, ledgerLine, stepLine, termsText } from './evening.ts'
import { playLines } from './layout.ts'
import { jsonText, quoteText } from './text.ts'

/** Formats a tag with its values; no tag if there is no value. */
const formatTag = (name: string, ...values: readonly (string | null)[]): string =>
  `[${[name, ...values].join(' ')}]`

const textTag = (name: string, text: string | undefined): readonly string[] =>
  text === undefined ? [] : [formatTag(name, quoteText(text))]

/** Formats cards or numbers, separated by blanks. */
const listTag = (name: string, list: readonly (Card | number)[] | undefined): readonly string[] =>
  textTag(name, list?.join(' '))

/** Formats a list of texts; the bare name for an empty list. */
const textsTag = (name: string, texts: readonly string[] | undefined): readonly string[] =>
  texts === undefined ? [] : [formatTag(name, ...texts.map(quoteText))]

function optionTags(options: RecordDocument['options']): readonly string[] {
  if (options === undefined) return []
  const { preset, ...single } = options
  const names = Object.keys(single).toSorted()
  if (preset === undefined && names.length === 0) return [formatTag('Option')]
  return [
    ...(preset === undefined ? [] : [formatTag('Preset', jsonText(preset))]),
    ...names.map((name) => formatTag('Option', quoteText(name), jsonText(single[name]))),
  ]
}

/** Formats a tag for each name; the bare tag if there is no name. */
function inheritedTags(inherited: PartieRecord['inherited']): readonly string[] {
  if (inherited === undefined) return []
  const names = Object.keys(inherited).toSorted()
  if (names.length === 0) return [formatTag('Inherited')]
  return names.map((name) => {
    const value = inherited[name]
    return formatTag(
      'Inherited',
      quoteText(name),
      typeof value === 'object' ? quoteText(value.join(' ')) : jsonText(value),
    )
  })
}

const playerTags = (
  { name, kind, level }: RecordDocument['players'][number],
  seat: number,
): readonly string[] => [
  ...textTag(`Player${seat}`, name),
  ...(kind === 'person' ? [] : textTag(`Kind${seat}`, kind)),
  ...textTag(`Level${seat}`, level),
]

const headTags = (record: RecordDocument): readonly string[] => [
  ...textTag('Game', record.game),
  ...optionTags(record.options),
  ...record.players.flatMap(playerTags),
  ...textTag('StartedAt', record.startedAt),
  ...textTag('Zone', record.zone),
  ...textTag('Sitting', record.sitting),
  ...textTag('Practice', record.practice === true ? 'yes' : undefined),
  ...(record.evening === undefined ? [] : eveningTags(record.evening)),
]

/** Formats a tag with one text per line, for steps and payments. */
const linesTag = (name: string, lines: readonly string[]): string =>
  lines.length === 0
    ? formatTag(name)
    : `[${name} ${lines.map(quoteText).join(`\n${' '.repeat(name.length + 2)}`)}]`

const eveningTags = (evening: NonNullable<RecordDocument['evening']>): readonly string[] => [
  ...textTag('Evening', evening.id),
  ...textTag('EveningKind', evening.kind),
  ...textTag('EveningStartedAt', evening.startedAt),
  ...textTag('Terms', termsText(evening.terms)),
  ...textsTag('Guests', evening.guests.flatMap(guestTexts)),
  ...textTag('From', String(evening.from)),
  linesTag('Steps', evening.steps.map(stepLine)),
  linesTag('Ledger', evening.ledger.map(ledgerLine)),
]

/** Formats a note with one text for each of its lines. */
const noteTag = (note: string | undefined): readonly string[] =>
  note === undefined ? [] : [`[Note ${note.split('\n').map(quoteText).join('\n      ')}]`]

const partieTags = (partie: PartieRecord, number: number): readonly string[] => [
  ...textTag('Partie', String(number)),
  ...textTag('StartedAt', partie.startedAt),
  ...textsTag(
    'Cut',
    partie.cut?.map((row) => row.join(' ')),
  ),
  ...inheritedTags(partie.inherited),
  ...listTag('ScoreBefore', partie.scoreBefore),
  ...noteTag(partie.note),
  ...textsTag('Tags', partie.tags),
  ...textTag('Sha256', partie.sha256),
]

const slipTags = (slips: DealRecord['slips']): readonly string[] => [
  ...listTag('Turned', slips?.turned),
  ...listTag('FaceUp', slips?.faceUp),
  ...listTag('Exposed', slips?.exposed),
  ...textTag('Unseen', slips?.unseen?.toString()),
  ...textTag('Noticed', slips?.noticed === true ? 'yes' : undefined),
  ...textTag('By', slips?.by?.toString()),
  ...textTag('Looked', slips?.looked?.toString()),
  ...textTag('Drawn', slips?.drawn),
  ...textTag('After', slips?.after?.toString()),
]

const dealLines = (deal: DealRecord, number: number, players: number): readonly string[] => [
  ...textTag('Deal', String(number)),
  ...textTag('Dealer', String(deal.dealer)),
  ...textTag('Packets', deal.packets),
  ...deal.hands.flatMap((hand, seat) => listTag(`Hand${seat}`, hand)),
  ...textTag('TurnUp', deal.turnUp),
  ...listTag('Talon', deal.talon),
  ...slipTags(deal.slips),
  ...textTag('Seed', deal.seed),
  ...listTag('ScoreBefore', deal.scoreBefore),
  ...playLines(deal.actions, players),
  ...listTag('ScoreAfter', deal.scoreAfter),
]

/**
 * Writes a record as notation: a head, then every partie and every deal, separated by blank lines.
 * `readNotation` returns the same record, unless a value of an action is nested in more than 100
 * brackets. Throws if JSON cannot write such a value.
 */
export function writeNotation(record: RecordDocument): string {
  const players = record.players.length
  const blocks = [
    headTags(record),
    ...record.parties.flatMap((partie, index) => [
      partieTags(partie, index + 1),
      ...partie.deals.map((deal, place) => dealLines(deal, place + 1, players)),
    ]),
  ]
  return blocks.map((lines) => `${lines.join('\n')}\n`).join('\n')
}
