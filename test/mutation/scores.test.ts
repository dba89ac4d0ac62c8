// The scores of the mutation tests: high enough, and of the present sources.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GROUPS } from './groups.ts'
import { percent, readScores, sourcesOf } from './scores.ts'

const kept = new Map(readScores().map((score) => [score.group, score]))

test('a score is stored for every group, and for nothing else', () => {
  expect([...kept.keys()]).toEqual(GROUPS.map(({ name }) => name))
})

test.each(GROUPS)(
  'the files of $name are there, and no two groups put faults into the same one',
  (group) => {
    const files = [...group.sources, ...group.tests]
    expect(files.filter((file) => !existsSync(join(import.meta.dirname, '../..', file)))).toEqual(
      [],
    )
    const others = GROUPS.filter((other) => other !== group).flatMap(({ sources }) => sources)
    expect(group.sources.filter((file) => others.includes(file))).toEqual([])
  },
)

test.each(GROUPS)('$name finds as many faults as it should', (group) => {
  const {
    mutants = 0,
    killed = 0,
    survived = 0,
    excluded = 0,
    broken = 0,
    score,
  } = kept.get(group.name) ?? {}
  expect([mutants, score]).toEqual([
    killed + survived + excluded + broken,
    percent(killed, survived),
  ])
  expect(score).toBeGreaterThanOrEqual(group.goal)
})

test.each(GROUPS)(
  '$name was tried as it stands: if not, npm run test:mutants -- $name',
  (group) => {
    expect(kept.get(group.name)?.sources).toBe(sourcesOf(group))
  },
)
