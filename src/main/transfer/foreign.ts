// Files of other programs: naming their kind helps the player more than the position where they
// stop being a record.
import type { ForeignKind } from '../../shared/file-fault.ts'

/** Bytes at the beginning of a file that are examined. */
export const FOREIGN_HEAD = 4_000

/** The first bytes of file formats. */
const SIGNATURES: readonly (readonly [ForeignKind, string])[] = [
  ['database', 'SQLite format 3\0'],
  ...[
    // documents
    ...['%PDF-', '%!PS', '{\\rtf', '\xd0\xcf\x11\xe0', 'bplist00', 'From '],
    // pictures, sounds, programs
    ...['\x89PNG\r\n', '\xff\xd8\xff', 'GIF8', 'RIFF', 'OggS', 'ID3', '\x7fELF', 'MZ'],
    // packed
    ...[
      'PK\x03\x04',
      'PK\x05\x06',
      '\x1f\x8b',
      '7z\xbc\xaf',
      '\xfd7zXZ',
      'BZh',
      '\x28\xb5\x2f\xfd',
      'Rar!',
    ],
  ].map((start) => ['foreign', start] as const),
]

/** The position at which a `tar` archive names its format. */
const TAR = { at: 257, says: 'ustar' }

/** A game of Go and related games (SGF), a match of backgammon. */
const OTHER_GAMES = /^\s*\(\s*;\s*[A-Z]{1,2}\[|^\s*\d+ point match\s*$/m

/** Tags at the beginning of Cercle's own notation that no other of these formats has. */
const OWN = /^\[(Game|Player0|Evening) /m
const BRIDGE =
  /^% ?PBN\b|^\[(Board|Auction|Contract|Declarer|Vulnerable) "|^\[Deal "[NESW]:|^(pn|qx|md|st|vg)\|/m
const CHESS = /^\[(White|Black|ECO|FEN|WhiteElo) "/m
/** An address card, or a calendar entry. */
const CARD = /^begin:v(card|calendar)\s/i
const MARKUP = /^\s*<([a-z!?][\w-]*)[\s>]/i

/** Returns true if the first two lines have the same three columns or more. */
function isTable(text: string): boolean {
  const [first = '', second = ''] = text.split('\n')
  if (/^\s*[{["%;]/.test(first)) return false
  return [',', ';', '\t'].some((sign) => {
    const columns = first.split(sign).length
    return columns > 2 && second.split(sign).length === columns
  })
}

/** Detects files of other programs by their beginning; null if it may be Cercle's. */
export function detectForeignKind(bytes: Uint8Array): ForeignKind | null {
  const head = bytes.subarray(0, FOREIGN_HEAD)
  const raw = Buffer.from(head).toString('latin1')
  const signed = SIGNATURES.find(([, start]) => raw.startsWith(start))
  if (signed !== undefined) return signed[0]
  const text = new TextDecoder().decode(head).replaceAll(/\r\n?/g, '\n')
  if (OWN.test(text)) return null
  if (CHESS.test(text)) return 'chess'
  if (BRIDGE.test(text)) return 'bridge'
  if (
    MARKUP.test(text) ||
    CARD.test(text) ||
    OTHER_GAMES.test(text) ||
    raw.startsWith(TAR.says, TAR.at)
  )
    return 'foreign'
  return isTable(text) ? 'table' : null
}
