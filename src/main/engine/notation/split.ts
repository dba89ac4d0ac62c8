// Splits a text that has several sittings.
import { NotationError, Lexer, type Token } from './lexer.ts'
import { evenLines } from './text.ts'

/** The text of one sitting, and its first line in the whole text, from 1. */
export interface NotationPiece {
  readonly line: number
  readonly text: string
}

/**
 * Returns the sittings of a text, to be read one by one: each begins with its Game tag, the first
 * with whatever precedes it. A text without tokens has none. Never throws; `readNotation` reports
 * the faults.
 */
export function splitNotation(text: string): readonly NotationPiece[] {
  const even = evenLines(text)
  const [first, ...later] = findBeginnings(even)
  if (first === undefined) return []
  const starts = [{ line: 1, place: 0 }, ...later]
  return starts.map(({ line, place }, index) => ({
    line,
    text: even.slice(place, starts[index + 1]?.place),
  }))
}

interface PieceStart {
  readonly line: number
  readonly place: number
}

/** Returns the first token of a text, and every Game tag after the first one. */
function findBeginnings(text: string): readonly PieceStart[] {
  const lexer = new Lexer(text, 1)
  const found: PieceStart[] = []
  let games = 0
  let before: Token | null = null
  for (;;) {
    const token = nextToken(lexer)
    if (token?.kind === 'end') return found
    if (found.length === 0) found.push(token ?? { line: 1, place: 0 })
    if (token?.kind === 'word' && token.word === 'Game' && before?.kind === 'open') {
      games += 1
      if (games > 1) found.push(before)
    }
    before = token
  }
}

/** Returns the next token; null for a line that is no notation, the rest of which is skipped. */
function nextToken(lexer: Lexer): Token | null {
  try {
    return lexer.next()
  } catch (error) {
    if (!(error instanceof NotationError)) throw error
    lexer.skipLine()
    return null
  }
}
