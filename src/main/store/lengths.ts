// Limits for the texts of a data file. SQLite knows the length of a text without reading it: a
// longer one is reported and skipped, and neither read nor parsed nor hashed.
import { pluck } from './query.ts'
import type { ReadStore } from './open.ts'

/**
 * Bytes of the text of an imported partie. The longest of 3,600 simulated parties of all games has
 * 17,443 (Whist); a thousand deals, as many as a record may hold, have about three million.
 */
export const LONGEST_IMPORT = 4 * 1024 * 1024

/** Bytes of a partie with all that is stored besides; as rows up to three times as much. */
export const LONGEST_PARTIE = 4 * LONGEST_IMPORT

/** Bytes of an evening in rows. An evening of a hundred parties has about 50,000. */
const LONGEST_EVENING = LONGEST_PARTIE

/** Bytes of any other text; the longest is a note of 4,000 characters of three bytes. */
export const LONGEST_TEXT = 64 * 1024

/** Bytes that a row counts besides its texts, so that the number of rows is limited too. */
const ROW_OVERHEAD = 64

const buildLengthSql = (columns: readonly string[]): string =>
  columns.map((column) => `ifnull(octet_length(${column}), 0)`).join(' + ')

/** Builds SQL for the bytes of all rows of a table that meet a condition. */
const buildWeightSql = (table: string, where: string, columns: readonly string[]): string =>
  `(SELECT total(${ROW_OVERHEAD} + ${buildLengthSql(columns)}) FROM ${table} WHERE ${where})`

const HERE = 'sitting = @sitting AND partie = @partie'
const selectPartieBytes = pluck<[{ readonly sitting: number; readonly partie: number }], number>(
  `SELECT ${[
    buildWeightSql('sitting', 'id = @sitting', ['uid', 'game', 'preset', 'options', 'zone']),
    buildWeightSql('partie', 'sitting = @sitting AND seq = @partie', [
      'cut',
      'score_before',
      'inherited',
      'hash',
      'record',
    ]),
    buildWeightSql('deal', HERE, ['packets', 'hands', 'turn_up', 'talon', 'seed', 'slips']),
    buildWeightSql('action', HERE, ['body']),
  ].join(' + ')}`,
)

const selectEveningBytes = pluck<[{ readonly evening: number }], number>(
  `SELECT ${[
    buildWeightSql('evening', 'id = @evening', [
      'uid',
      'game',
      'preset',
      'options',
      'kind',
      'terms',
      'zone',
      'seal',
    ]),
    buildWeightSql('evening_guest', 'evening = @evening', ['seal']),
    buildWeightSql('evening_step', 'evening = @evening', ['body', 'seal']),
    buildWeightSql('ledger_entry', 'evening = @evening', ['payer', 'receiver', 'rule']),
  ].join(' + ')}`,
)

const describeOverlong = (bytes: number, most: number): string | null =>
  bytes > most ? `it is ${bytes} bytes long, at most ${most} are read` : null

/** Returns the reason why the stored data of a partie is too long to be read; null if it is not. */
export const describeOverlongPartie = (
  db: ReadStore,
  sitting: number,
  partie: number,
): string | null =>
  describeOverlong(selectPartieBytes(db).get({ sitting, partie }) ?? 0, LONGEST_PARTIE)

/**
 * Returns the reason why the stored data of an evening is too long to be read; null if it is not.
 */
export const describeOverlongEvening = (db: ReadStore, evening: number): string | null =>
  describeOverlong(selectEveningBytes(db).get({ evening }) ?? 0, LONGEST_EVENING)

/** Builds SQL for a text column that replaces a value that is too long. */
export const limitText = (column: string, otherwise = "''"): string =>
  `iif(octet_length(${column}) > ${LONGEST_TEXT}, ${otherwise}, ${column})`

/** Builds a condition that no text of a row is too long. */
export const areTextsShort = (columns: readonly string[]): string =>
  columns.map((column) => `ifnull(octet_length(${column}), 0) <= ${LONGEST_TEXT}`).join(' AND ')

/** Texts outside the records that are read, with the name of their row. */
const OTHER_TEXTS: Readonly<Record<string, readonly [name: string, columns: readonly string[]]>> = {
  person: ['id', ['name', 'level', 'seal']],
  note: ['partie', ['text', 'seal']],
  agreed_match: ['sitting', ['seal']],
  tag: ['partie', ['tag']],
  partie_fact: ['partie', ['shelf', 'game', 'preset', 'score']],
  standing: ['person', ['game', 'how', 'month', 'name']],
  judged: ['partie', ['hash']],
  decision: ['partie', ['game', 'kind', 'role', 'done', 'best', 'held', 'trump', 'score']],
  judging: ['partie', ['game', 'failed']],
  exercise: ['id', ['uid', 'source', 'reference', 'game', 'kind', 'position', 'schedule']],
  answer: ['exercise', ['done']],
  setting: ["''", ['name', 'value']],
}

/**
 * Lists rows outside the records with a text that is too long, each as a sentence; at most `most`.
 */
export function listOverlongTexts(db: ReadStore, most: number): readonly string[] {
  return Object.entries(OTHER_TEXTS).flatMap(([table, [name, columns]]) =>
    db
      .prepare<[number], { readonly name: string | number; readonly bytes: number }>(
        `SELECT ${name} AS name, ${buildLengthSql(columns)} AS bytes FROM ${table} WHERE NOT (${areTextsShort(columns)}) LIMIT ?`,
      )
      .all(most)
      .map(
        (row) =>
          `a text in ${[table, row.name].join(' ').trim()} is ${row.bytes} bytes long, at most ${LONGEST_TEXT} are read`,
      ),
  )
}
