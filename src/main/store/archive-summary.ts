// The contents of the archive in a few figures.
import type { ArchiveSummary, Profile } from '../../shared/archive.ts'
import { findGame } from '../engine/games/games.ts'
import { listTags } from './annotations.ts'
import { limitText } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { query } from './query.ts'
import { ALL } from './standings.ts'

const selectProfiles = query<[number], Profile>(
  `SELECT id, ${limitText('name')} AS name, kind, ${limitText('level')} AS level,
     (SELECT ifnull(sum(sum), 0) FROM standing
       WHERE game IN (SELECT DISTINCT game FROM standing) AND how = 'against' AND person = person_row.id AND other = ?
         AND name IN ('parties', 'gaveUp', 'wereGiven')) AS parties
   FROM person AS person_row ORDER BY kind DESC, parties DESC, name`,
)
const selectGames = query<[], { readonly game: string; readonly preset: string | null }>(
  `SELECT DISTINCT ${limitText('game')} AS game, ${limitText('preset')} AS preset FROM sitting ORDER BY 1, 2`,
)
const selectPartners = query<[string], { readonly n: number }>(
  "SELECT count(*) AS n FROM (SELECT 1 FROM standing WHERE game = ? AND how = 'beside' LIMIT 1)",
)
const selectShelfCounts = query<[], { readonly shelf: string; readonly n: number }>(
  'SELECT shelf, count(*) AS n FROM partie_fact GROUP BY shelf',
)
const selectBytes = query<[], { readonly n: number }>(
  'SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()',
)

export function loadArchiveSummary(db: ReadStore): ArchiveSummary {
  const rows = selectGames(db).all()
  const counts = new Map(
    selectShelfCounts(db)
      .all()
      .map(({ shelf, n }) => [shelf, n]),
  )
  return {
    profiles: selectProfiles(db).all(ALL),
    games: [...new Set(rows.map(({ game }) => game))].map((id) => ({
      id,
      counted: findGame(id)?.counting.names ?? [],
      partners: (selectPartners(db).get(id)?.n ?? 0) > 0,
      presets: rows.flatMap(({ game, preset }) => (game === id && preset !== null ? [preset] : [])),
    })),
    tags: listTags(db),
    shelves: {
      counted: counts.get('counted') ?? 0,
      givenUp: counts.get('givenUp') ?? 0,
      practice: counts.get('practice') ?? 0,
      broken: counts.get('broken') ?? 0,
      trash: counts.get('trash') ?? 0,
    },
    open: counts.get('open') ?? 0,
    bytes: selectBytes(db).get()?.n ?? 0,
  }
}
