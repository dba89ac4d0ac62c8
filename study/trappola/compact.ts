// Paths in as few characters as they need: a step is written from the corner or from where the pen
// is, whichever is shorter.

interface Step {
  readonly command: string
  readonly numbers: readonly number[]
}

/** The number of arguments of each command. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  q: 4,
  s: 4,
  a: 7,
  z: 0,
}

const exact = (value: number): number => Math.round(value * 100) / 100

const digits = (value: number): string => String(exact(value)).replace(/^(-?)0\./, '$1.')

/** Numbers one after the other, with a space only where they would run together. */
const row = (numbers: readonly number[]): string =>
  numbers
    .map(digits)
    .reduce(
      (text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`),
      '',
    )

function stepsOf(path: string): readonly Step[] {
  const steps: Step[] = []
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(([number]) => Number(number))
    const takes = TAKES[letter.toLowerCase()]
    if (takes === undefined || (takes === 0 ? numbers.length > 0 : numbers.length % takes > 0)) {
      throw new Error(`not a path: ${letter}${rest}`)
    }
    if (takes === 0) steps.push({ command: letter, numbers: [] })
    for (let from = 0; from < numbers.length; from += Math.max(1, takes)) {
      const again = letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter
      steps.push({
        command: from === 0 ? letter : again,
        numbers: numbers.slice(from, from + takes),
      })
    }
  }
  return steps
}

/** By how much each number of a step moves between the two ways of writing it. */
function shifts(kind: string, count: number, x: number, y: number): readonly number[] {
  if (kind === 'h') return [x]
  if (kind === 'v') return [y]
  if (kind === 'a') return [0, 0, 0, 0, 0, x, y]
  return Array.from({ length: count }, (_, index) => (index % 2 === 0 ? x : y))
}

/** The same path, shorter. */
export function compact(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let text = ''
  let last = ''
  for (const { command, numbers } of stepsOf(path)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    if (kind === 'z') {
      text += 'z'
      last = 'z'
      x = startX
      y = startY
      continue
    }
    const by = shifts(kind, numbers.length, x, y)
    const moved = numbers.map((number, index) =>
      exact(number + (relative ? 1 : -1) * (by[index] ?? 0)),
    )
    const [near, far] = relative ? [numbers, moved] : [moved, numbers]
    const written = [
      { letter: kind, numbers: near },
      { letter: kind.toUpperCase(), numbers: far },
    ].map((way) => {
      const body = row(way.numbers)
      const implied =
        way.letter === last ||
        (last === 'm' && way.letter === 'l') ||
        (last === 'M' && way.letter === 'L')
      const lead =
        implied && way.letter !== 'm' && way.letter !== 'M'
          ? body.startsWith('-')
            ? ''
            : ' '
          : way.letter
      return { letter: way.letter, text: lead + body }
    })
    const [one, other] = written
    if (one === undefined || other === undefined) continue
    const best = other.text.length < one.text.length ? other : one
    text += best.text
    last = best.letter
    if (kind === 'h') x = far[0] ?? x
    else if (kind === 'v') y = far[0] ?? y
    else {
      x = far.at(-2) ?? x
      y = far.at(-1) ?? y
    }
    if (kind === 'm') [startX, startY] = [x, y]
  }
  return text
}
