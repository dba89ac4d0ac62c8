// Small archives with something of everything in them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { annotatePartie } from '../../src/main/store/annotations.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { addMatch } from '../../src/main/store/matches.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { folder } from '../store/places.ts'
import { writeEvening } from '../store/evenings-played.ts'
import { ecarte, randomOf, sittingOf, writePartie } from '../store/played.ts'

const START = Date.UTC(2026, 10, 21, 20)

/** A sitting with this many finished parties, the first of them with a note. */
export function fill(db: WriteStore, number: number, parties = 1, game = ecarte): number {
  const sitting = sittingOf(db, game, game.preset, START + number * 1000)
  for (let partie = 1; partie <= parties; partie += 1) {
    const givesUp = (number + partie) % 4 === 3 ? { givesUp: 9 } : {}
    writePartie(
      db,
      game,
      { sitting, partie, now: START + number * 1_000_000, ...givesUp },
      randomOf(number),
    )
  }
  annotatePartie(db, { sitting, partie: 1 }, `Zum ${number}. Mal: “das war knapp”.`, [
    'knapp',
    'Öl',
  ])
  return sitting
}

/** An evening that is over, and one that waits to be gone on with. */
function fillEvenings(db: WriteStore): void {
  const pool = {
    kind: 'pool',
    terms: { stake: 5, purse: 'none' },
    guests: 3,
    parties: 4,
    end: 'struck',
  } as const
  const banker = {
    kind: 'banker',
    terms: { stake: 2, purse: 90 },
    guests: 4,
    parties: 3,
    end: 'left',
  } as const
  writeEvening(db, { ...pool, began: START }, randomOf(1))
  writeEvening(db, { ...banker, began: START + 80_000_000 }, randomOf(2))
}

/**
 * The bytes of an archive of finished parties that stands alone, with two evenings in it where they
 * are wanted.
 */
export function archiveBytes(sittings = 8, most = 2, evenings = false): Buffer {
  const file = join(folder(), 'cercle.db')
  const db = openArchive(file)
  db.pragma('synchronous = OFF')
  for (let n = 0; n < sittings; n += 1)
    fill(db, n, 1 + (n % most), GAMES[n % 4 === 3 ? 1 : 0] ?? ecarte)
  if (evenings) {
    fillEvenings(db)
    addMatch(db, 1, 3)
  }
  closeStore(db)
  return readFileSync(file)
}
