// What the archive holds, in a few figures.
import type { Holdings, Profile } from '../../shared/archive.ts'
import { gameOf } from '../engine/games/games.ts'
import { allTags } from './annotations.ts'
import { short } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { query } from './query.ts'
import { ALL } from './standings.ts'

const people = query<[number], Profile>(
  `SELECT id, ${short('name')} AS name, kind, ${short('level')} AS level,
     (SELECT ifnull(sum(sum), 0) FROM standing
       WHERE game IN (SELECT DISTINCT game FROM standing) AND how = 'against' AND person = person_row.id AND other = ?
         AND name IN ('parties', 'gaveUp', 'wereGiven')) AS parties
   FROM person AS person_row ORDER BY kind DESC, parties DESC, name`,
)
const games = query<[], { readonly game: string; readonly preset: string | null }>(
  `SELECT DISTINCT ${short('game')} AS game, ${short('preset')} AS preset FROM sitting ORDER BY 1, 2`,
)
const partners = query<[string], { readonly n: number }>(
  "SELECT count(*) AS n FROM (SELECT 1 FROM standing WHERE game = ? AND how = 'beside' LIMIT 1)",
)
const shelved = query<[], { readonly shelf: string; readonly n: number }>(
  'SELECT shelf, count(*) AS n FROM partie_fact GROUP BY shelf',
)
const bytes = query<[], { readonly n: number }>(
  'SELECT page_count * page_size AS n FROM pragma_page_count(), pragma_page_size()',
)

export function holdingsOf(db: ReadStore): Holdings {
  const rows = games(db).all()
  const counts = new Map(
    shelved(db)
      .all()
      .map(({ shelf, n }) => [shelf, n]),
  )
  return {
    profiles: people(db).all(ALL),
    games: [...new Set(rows.map(({ game }) => game))].map((id) => ({
      id,
      counted: gameOf(id)?.counting?.names ?? [],
      partners: (partners(db).get(id)?.n ?? 0) > 0,
      presets: rows.flatMap(({ game, preset }) => (game === id && preset !== null ? [preset] : [])),
    })),
    tags: allTags(db),
    shelves: {
      counted: counts.get('counted') ?? 0,
      givenUp: counts.get('givenUp') ?? 0,
      practice: counts.get('practice') ?? 0,
      broken: counts.get('broken') ?? 0,
      trash: counts.get('trash') ?? 0,
    },
    bytes: bytes(db).get()?.n ?? 0,
  }
}
