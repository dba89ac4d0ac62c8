// Puts faults into the sources of a group, one at a time, and counts those its tests find. `npm run test:mutants` tries
// all groups, `npm run test:mutants -- ecarte-score` the named ones. What was found before is not tried again where the
// source is the same and no test has come or gone, unless `--afresh` is asked for: a test that was changed, or another
// file, needs that. The figures are kept in scores.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { z } from 'zod/mini'
import { type Group, GROUPS } from './groups.ts'
import { keepScore, percent, sourcesOf } from './scores.ts'

const ROOT = join(import.meta.dirname, '../..')
const WORK = '.vitest/mutants'
/** All that the tests of the groups read. */
const NEEDED = [
  '/src',
  '/test',
  '/bench',
  '/setup',
  '/resources',
  '/package.json',
  '/tsconfig*.json',
]

type MutantStatus = Awaited<ReturnType<Stryker['runMutationTest']>>[number]['status']

const asked = process.argv.slice(2)
const afresh = asked.includes('--afresh')
const names = asked.filter((one) => one !== '--afresh')
const order = GROUPS.map(({ name }) => name)
const strange = names.filter((name) => !order.includes(name))
if (strange.length > 0)
  throw new Error(`no group: ${strange.join(', ')}. There are ${order.join(', ')}`)

const keptOf = (group: Group): string => `${WORK}/${group.name}.json`

const reports = z.looseObject({
  files: z.record(
    z.string(),
    z.looseObject({
      mutants: z.array(z.looseObject({ status: z.string(), static: z.optional(z.boolean()) })),
    }),
  ),
})

/**
 * Has tried again what was not found of faults that are run while a file is loaded: no test is
 * known to run them, and Stryker (10.1.1) would keep them as not found whatever test has come. /
 */
function forgetLoaded(file: string): void {
  if (!existsSync(file)) return
  const report = reports.parse(JSON.parse(readFileSync(file, 'utf8')))
  for (const one of Object.values(report.files))
    one.mutants = one.mutants.filter(
      (mutant) => mutant.static !== true || mutant.status !== 'Survived',
    )
  writeFileSync(file, JSON.stringify(report))
}

const stryker = (group: Group): Stryker =>
  new Stryker({
    mutate: [...group.sources],
    // which tests: see tried.ts. Stryker's own `testFiles` would leave asleep what is run while a
    // file is loaded (10.1.1)
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    incremental: true,
    incrementalFile: keptOf(group),
    force: afresh,
    tempDirName: `${WORK}/sandbox`,
    ignorePatterns: ['/*', ...NEEDED.map((path) => `!${path}`)],
    concurrency: 1,
    // a machine that does much else is slow; what never ends is noticed by its count of steps
    timeoutMS: 20_000,
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: {
      allowColor: false,
      allowEmojis: false,
      logTests: false,
      reportTests: false,
    },
  })

async function tried(group: Group): Promise<boolean> {
  process.env['CERCLE_MUTANTS'] = group.name
  forgetLoaded(keptOf(group))
  const results = await stryker(group).runMutationTest()
  const count = (...of: readonly MutantStatus[]): number =>
    results.filter(({ status }) => of.includes(status)).length
  const killed = count('Killed', 'Timeout')
  const [excluded, broken] = [count('Ignored'), count('RuntimeError', 'CompileError')]
  const survived = results.length - killed - excluded - broken
  const score = percent(killed, survived)
  const [run = ''] = new Date().toISOString().split('T')
  const counts = { mutants: results.length, killed, survived, excluded, broken, score }
  keepScore({ group: group.name, ...counts, run, sources: sourcesOf(group) }, order)
  console.log(`${group.name}: ${score} of 100, ${survived} not found; ${group.goal} is asked for\n`)
  return score >= group.goal
}

process.chdir(ROOT)
// the same cards at each run, or a fault would be found on one day and not on another
delete process.env['CERCLE_LONG']
mkdirSync(WORK, { recursive: true })
for (const group of GROUPS.filter(({ name }) => names.length === 0 || names.includes(name)))
  if (!(await tried(group))) process.exitCode = 1
