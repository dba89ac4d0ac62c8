// Layout of the actions of a deal: announcements one line a round, play one numbered line a trick.
// A trick has as many cards as there are players; the lines are for readers only and mean nothing
// to the parser.
import type { ActionRecord } from '../record.ts'
import { PLAY, actionText, isCard } from './actions.ts'

const WIDTH = 100
const BETWEEN = '  '
/** Width of `1.`, or of the blanks below it. */
const MARGIN = 4
/** Width of `0: 10H`; of `0: 10-CO` if the cards of the deal are longer. */
const PLAYED = 6

interface Line {
  readonly kind: 'words' | 'trick'
  readonly actions: readonly ActionRecord[]
}

/** Returns the lines of a deal's actions; `players` is the number of players. */
export function playLines(actions: readonly ActionRecord[], players: number): readonly string[] {
  const longest = Math.max(
    0,
    ...actions.map(({ do: word, card }) => (word === PLAY && isCard(card) ? card.length : 0)),
  )
  const width = Math.max(PLAYED, '0: '.length + longest)
  let tricks = 0
  return groupActions(actions, players).flatMap((line) => {
    const texts = line.actions.map(actionText)
    if (line.kind === 'words') return wrapTexts('', texts)
    tricks += 1
    return wrapTexts(
      `${tricks}.`.padEnd(MARGIN),
      texts.map((text) => text.padEnd(width)),
    )
  })
}

function groupActions(actions: readonly ActionRecord[], players: number): readonly Line[] {
  const lines: Line[] = []
  let now: ActionRecord[] = []
  let played = 0
  for (const action of actions) {
    const plays = action.do === PLAY
    const before = now.at(-1)
    const again =
      played === 0 && before?.seat !== action.seat && now.some(({ seat }) => seat === action.seat)
    if (before === undefined || again || played === players || (plays && played === 0)) {
      now = []
      played = 0
      lines.push({ kind: plays ? 'trick' : 'words', actions: now })
    }
    now.push(action)
    if (plays) played += 1
  }
  return lines
}

/** Joins texts on as few lines as possible. */
function wrapTexts(margin: string, texts: readonly string[]): readonly string[] {
  const lines: string[] = []
  let line = margin
  let empty = true
  for (const text of texts) {
    const longer = empty ? line + text : line + BETWEEN + text
    if (empty || longer.trimEnd().length <= WIDTH) {
      line = longer
    } else {
      lines.push(line.trimEnd())
      line = ' '.repeat(MARGIN) + text
    }
    empty = false
  }
  return [...lines, line.trimEnd()]
}
