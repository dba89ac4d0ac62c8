// The share of faults in each group that its tests have found: stored in scores.json, with a hash
// of the sources.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { z } from 'zod/mini'
import type { Group } from './groups.ts'

const ROOT = join(import.meta.dirname, '../..')
const FILE = join(import.meta.dirname, 'scores.json')

const count = z.int().check(z.gte(0))
const scores = z.array(
  z.strictObject({
    group: z.string(),
    mutants: count,
    killed: count,
    survived: count,
    /**
     * Left out in the sources, each with its reason: they change nothing that anybody could see.
     */
    excluded: count,
    /**
     * With these the program cannot even be loaded: any test shows it, and they are not counted.
     */
    broken: count,
    /** Found of a hundred killed or survived, rounded down to a hundredth. */
    score: z.number(),
    run: z.iso.date(),
    sources: z.string(),
  }),
)

/** The figures of one group. */
export type Score = z.infer<typeof scores>[number]

export const readScores = (): readonly Score[] =>
  scores.parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Replaces the score of a group; groups stand in the order of `order`. */
export function keepScore(score: Score, order: readonly string[]): void {
  const others = readScores().filter(({ group }) => group !== score.group)
  const sorted = [...others, score].toSorted(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group),
  )
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

export const percent = (killed: number, survived: number): number =>
  Math.floor((killed * 10_000) / (killed + survived)) / 100

/**
 * Returns a hash of what runs of a group's sources: a comment, a type or another layout does not
 * outdate a score.
 */
export function sourcesOf({ sources }: Group): string {
  const hash = createHash('sha256')
  for (const file of sources) {
    const text = readFileSync(join(ROOT, file), 'utf8')
    const left = text.match(/\/\/ Stryker .*/g) ?? []
    hash.update(`${file}\n${listTokens(text).join(' ')}\n${left.join('\n')}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Lists the words and signs of a program without its types, commas and semicolons. */
function listTokens(text: string): readonly string[] {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
  })
  const source = ts.createSourceFile('source.js', outputText, ts.ScriptTarget.Latest, true)
  const tokens: string[] = []
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(source)
    const own = children.length > 0 ? '' : node.getText(source)
    if (own !== '' && own !== ',' && own !== ';') tokens.push(own)
    children.forEach(visit)
  }
  visit(source)
  return tokens
}
