// Search in a rule book by rule number or by words; accents are ignored.
import { foldSign } from '../../shared/fold.ts'
import { type Block, type RuleBook, rulesOf, textsOf } from '../../shared/words/rule-book.ts'

/** A piece of text, and whether it matches the search. */
export interface TextPiece {
  readonly text: string
  readonly isSought: boolean
}

export interface BookSearch {
  /** False for an empty search, which shows everything. */
  readonly isOn: boolean
  readonly matchesBlock: (block: Block) => boolean
  readonly splitPieces: (text: string) => readonly TextPiece[]
}

type TextRange = readonly [from: number, until: number]

const PLAIN: Readonly<Record<string, string>> = { '’': "'", '\u202f': ' ', '\u00a0': ' ', '–': '-' }
const WITHIN_NUMBER = /[\p{L}\p{N}-]/u

/** A text in folded letters, and for each letter the range of its source in the original. */
interface FoldedText {
  readonly text: string
  readonly places: readonly TextRange[]
}

function foldWithPlaces(text: string): FoldedText {
  const places: TextRange[] = []
  let [folded, at] = ['', 0]
  for (const sign of text) {
    const plain = PLAIN[sign] ?? foldSign(sign)
    const until = at + sign.length
    for (let letter = 0; letter < plain.length; letter += 1) places.push([at, until])
    folded += plain
    at = until
  }
  return { text: folded, places }
}

const foldText = (text: string): string => foldWithPlaces(text).text

/** Returns a number as it may be typed: "h13" and "h 13" too. */
const foldNumber = (number: string): string => foldText(number).replaceAll(/[\s-]/g, '')

/**
 * Returns the ranges of a word in a folded text; a rule number only if it is not part of another.
 */
function findRanges(folded: string, word: string, isNumber: boolean): readonly TextRange[] {
  const found: TextRange[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
    const until = at + word.length
    const isPart =
      WITHIN_NUMBER.test(folded.charAt(at - 1)) || WITHIN_NUMBER.test(folded.charAt(until))
    if (!isNumber || !isPart) found.push([at, until])
  }
  return found
}

function splitText(text: string, places: readonly TextRange[]): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let done = 0
  for (const [from, until] of places.toSorted(([a], [b]) => a - b)) {
    if (from > done) pieces.push({ text: text.slice(done, from), isSought: false })
    const last = pieces.at(-1)
    // Overlapping or adjacent words become one piece.
    if (last?.isSought === true && from <= done) {
      pieces[pieces.length - 1] = {
        text: last.text + text.slice(done, Math.max(until, done)),
        isSought: true,
      }
    } else pieces.push({ text: text.slice(from, until), isSought: true })
    done = Math.max(done, until)
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isSought: false })
  return pieces
}

/**
 * Searches a book: by rule number, everything that mentions the rule; else blocks with all words.
 */
export function searchIn(book: RuleBook, written: string): BookSearch {
  const number = rulesOf(book).find((id) => foldNumber(id) === foldNumber(written))
  const words =
    number === undefined ? foldText(written).split(/\s+/).filter(Boolean) : [foldText(number)]
  const soughtRanges = ({ text, places: of }: FoldedText): readonly TextRange[] =>
    words
      .flatMap((word) => findRanges(text, word, number !== undefined))
      .map(([from, until]) => [of[from]?.[0] ?? 0, of[until - 1]?.[1] ?? 0])

  function matchesBlock(block: Block): boolean {
    const said = foldText(
      [block.kind === 'rule' ? block.id : '', ...textsOf(block)].join('\n').replaceAll('*', ''),
    )
    return words.every((word) => findRanges(said, word, number !== undefined).length > 0)
  }

  return {
    isOn: words.length > 0,
    matchesBlock,
    splitPieces: (text) => splitText(text, soughtRanges(foldWithPlaces(text))),
  }
}
