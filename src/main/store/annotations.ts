// What a person writes to a finished partie: a note, tags, the coach's verdict.
import type { Analysis } from '../../shared/coach.ts'
import { plainName } from '../../shared/names.ts'
import { areShort, short } from './lengths.ts'
import { type PartiePlace, Spoilt } from './load.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { sealOf } from './people.ts'
import { pluck, query } from './query.ts'
import { findableWords } from './search.ts'
import { loadNumber, saveNumber } from './settings.ts'

const idOf = pluck<[number, number], number>('SELECT id FROM partie WHERE sitting = ? AND seq = ?')
const putNote = query<[number, string, string]>(
  'INSERT INTO note (partie, text, seal) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET text = excluded.text, seal = excluded.seal',
)
const dropNote = query<[number]>('DELETE FROM note WHERE partie = ?')
const putTag = query<[number, string]>('INSERT OR IGNORE INTO tag (partie, tag) VALUES (?, ?)')
const dropTags = query<[number]>('DELETE FROM tag WHERE partie = ?')
const putText = query<[number, string, string]>('INSERT INTO partie_text (rowid, note, tags) VALUES (?, ?, ?)')
const dropText = query<[number]>('DELETE FROM partie_text WHERE rowid = ?')
const setNoted = query<[number, number]>('UPDATE partie_fact SET noted = ? WHERE partie = ?')

/** Writes note and tags of a partie in place of those it had; false when there is no such partie. */
export function annotate(db: WriteStore, place: PartiePlace, note: string, tags: readonly string[]): boolean {
  const id = idOf(db).get(place.sitting, place.partie)
  if (id === undefined) return false
  transact(db, () => {
    const clean = cleanTags(tags)
    const hasNote = note.trim() !== ''
    if (hasNote) putNote(db).run(id, note, sealOf(id, note))
    else dropNote(db).run(id)
    putTags(db, id, clean)
    layText(db, id, note, clean)
    setNoted(db).run(hasNote ? 1 : 0, id)
  })
  return true
}

const cleanTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map(plainName).filter((tag) => tag !== '')),
]

function putTags(db: WriteStore, id: number, tags: readonly string[]): void {
  dropTags(db).run(id)
  for (const tag of tags) putTag(db).run(id, tag)
}

/** Lays the words of note and tags down for searching, in place of those there were. */
function layText(db: WriteStore, id: number, note: string, tags: readonly string[]): void {
  dropText(db).run(id)
  const [inNote, inTags] = [findableWords(note), findableWords(tags.join(' '))]
  if (inNote.length > 0 || inTags.length > 0) putText(db).run(id, inNote.join(' '), inTags.join(' '))
}

/** Rises when words are cut, or tags kept, in another way: an archive of an older number has them laid down anew. */
const LAID = 3
const annotated = pluck<[], number>('SELECT partie FROM note UNION SELECT partie FROM tag')

/** Lays all notes and tags down anew where this program cuts words in another way. */
export function layTextAnew(db: WriteStore): void {
  if (loadNumber(db, 'laid') === LAID) return
  transact(db, () => {
    for (const id of annotated(db).all()) {
      const tags = cleanTags(tagsOf(db).all(id))
      putTags(db, id, tags)
      layText(db, id, noteOf(db).get(id)?.text ?? '', tags)
    }
    saveNumber(db, 'laid', LAID)
  })
}

const noteOf = query<[number], { readonly text: string; readonly seal: string }>(
  `SELECT ${short('text')} AS text, ${short('seal')} AS seal FROM note WHERE partie = ?`,
)
const tagsOf = pluck<[number], string>(`SELECT tag FROM tag WHERE partie = ? AND ${areShort(['tag'])} ORDER BY tag`)

/** Note and tags of a partie as its record has them: keys only where there is something. Throws Spoilt. */
export function annotationOf(db: ReadStore, { sitting, partie }: PartiePlace): { note?: string; tags?: string[] } {
  const id = idOf(db).get(sitting, partie) ?? 0
  const stored = noteOf(db).get(id)
  if (stored !== undefined && sealOf(id, stored.text) !== stored.seal)
    throw new Spoilt({ sitting, partie }, 'hash', 'the seal of its note differs')
  const note = stored?.text
  const tags = tagsOf(db).all(id)
  return { ...(note === undefined ? {} : { note }), ...(tags.length === 0 ? {} : { tags }) }
}

const everyTag = pluck<[], string>(`SELECT DISTINCT tag FROM tag WHERE ${areShort(['tag'])} ORDER BY tag`)
export const allTags = (db: ReadStore): readonly string[] => everyTag(db).all()

const putVerdict = query<[number, number, number, number, number, number, number]>(
  `INSERT INTO verdict (partie, seat, decisions, cost, result, luck, judged_at) VALUES (?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET decisions = excluded.decisions, cost = excluded.cost, result = excluded.result,
     luck = excluded.luck, judged_at = excluded.judged_at`,
)

/** Keeps what the coach found of a whole partie, seat by seat. */
export function keepVerdict(db: WriteStore, place: PartiePlace, analysis: Analysis, now: number): void {
  const id = idOf(db).get(place.sitting, place.partie)
  if (id === undefined) return
  transact(db, () => {
    analysis.accounts.forEach((account, seat) => {
      if (account === null) return
      const { decisions, cost } = account
      const { result = 0, luck = 0 } = analysis.sides[seat % analysis.sides.length] ?? {}
      putVerdict(db).run(id, seat, decisions, cost, result, luck, now)
    })
  })
}
