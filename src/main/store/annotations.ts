// What a person adds to a finished partie: a note and tags.
import { plainName } from '../../shared/names.ts'
import { areTextsShort, limitText } from './lengths.ts'
import { type PartiePlace, CorruptRecord } from './load.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { computeChecksum } from './people.ts'
import { pluck, query } from './query.ts'
import { findableWords } from './search.ts'
import { loadNumber, saveNumber } from './settings.ts'

const selectPartieId = pluck<[number, number], number>(
  'SELECT id FROM partie WHERE sitting = ? AND seq = ?',
)
/** Returns the row number of a partie; null if there is none. */
export const findPartieId = (db: ReadStore, { sitting, partie }: PartiePlace): number | null =>
  selectPartieId(db).get(sitting, partie) ?? null

const upsertNote = query<[number, string, string]>(
  'INSERT INTO note (partie, text, seal) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET text = excluded.text, seal = excluded.seal',
)
const deleteNote = query<[number]>('DELETE FROM note WHERE partie = ?')
const insertTag = query<[number, string]>('INSERT OR IGNORE INTO tag (partie, tag) VALUES (?, ?)')
const deleteTags = query<[number]>('DELETE FROM tag WHERE partie = ?')
const insertText = query<[number, string, string]>(
  'INSERT INTO partie_text (rowid, note, tags) VALUES (?, ?, ?)',
)
const deleteText = query<[number]>('DELETE FROM partie_text WHERE rowid = ?')
const updateNoted = query<[number, number]>('UPDATE partie_fact SET noted = ? WHERE partie = ?')

/** Replaces the note and tags of a partie; false if there is no such partie. */
export function annotatePartie(
  db: WriteStore,
  place: PartiePlace,
  note: string,
  tags: readonly string[],
): boolean {
  const id = findPartieId(db, place)
  if (id === null) return false
  transact(db, () => {
    const clean = cleanTags(tags)
    const hasNote = note.trim() !== ''
    if (hasNote) upsertNote(db).run(id, note, computeChecksum(id, note))
    else deleteNote(db).run(id)
    saveTags(db, id, clean)
    indexText(db, id, note, clean)
    updateNoted(db).run(hasNote ? 1 : 0, id)
  })
  return true
}

const cleanTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(plainName).filter((tag) => tag !== '')),
]

function saveTags(db: WriteStore, id: number, tags: readonly string[]): void {
  deleteTags(db).run(id)
  for (const tag of tags) insertTag(db).run(id, tag)
}

/** Replaces the indexed words of the note and tags of a partie. */
function indexText(db: WriteStore, id: number, note: string, tags: readonly string[]): void {
  deleteText(db).run(id)
  const [inNote, inTags] = [findableWords(note), findableWords(tags.join(' '))]
  if (inNote.length > 0 || inTags.length > 0)
    insertText(db).run(id, inNote.join(' '), inTags.join(' '))
}

/** The version of the word index; raise it and older archives are reindexed. */
const TEXT_INDEX_VERSION = 3
const selectAnnotated = pluck<[], number>('SELECT partie FROM note UNION SELECT partie FROM tag')

/** Reindexes all notes and tags if the archive was indexed by another version. */
export function reindexTexts(db: WriteStore): void {
  if (loadNumber(db, 'laid') === TEXT_INDEX_VERSION) return
  transact(db, () => {
    for (const id of selectAnnotated(db).all()) {
      const tags = cleanTags(selectTags(db).all(id))
      saveTags(db, id, tags)
      indexText(db, id, selectNote(db).get(id)?.text ?? '', tags)
    }
    saveNumber(db, 'laid', TEXT_INDEX_VERSION)
  })
}

const selectNote = query<[number], { readonly text: string; readonly seal: string }>(
  `SELECT ${limitText('text')} AS text, ${limitText('seal')} AS seal FROM note WHERE partie = ?`,
)
const selectTags = pluck<[number], string>(
  `SELECT tag FROM tag WHERE partie = ? AND ${areTextsShort(['tag'])} ORDER BY tag`,
)

/** Loads note and tags of a partie: a key only for what exists. Throws CorruptRecord. */
export function loadAnnotation(
  db: ReadStore,
  { sitting, partie }: PartiePlace,
): { note?: string; tags?: string[] } {
  const id = findPartieId(db, { sitting, partie }) ?? 0
  const stored = selectNote(db).get(id)
  if (stored !== undefined && computeChecksum(id, stored.text) !== stored.seal)
    throw new CorruptRecord({ sitting, partie }, 'hash', 'the seal of its note differs')
  const note = stored?.text
  const tags = selectTags(db).all(id)
  return { ...(note === undefined ? {} : { note }), ...(tags.length === 0 ? {} : { tags }) }
}

const selectAllTags = pluck<[], string>(
  `SELECT DISTINCT tag FROM tag WHERE ${areTextsShort(['tag'])} ORDER BY tag`,
)
export const listTags = (db: ReadStore): readonly string[] => selectAllTags(db).all()
