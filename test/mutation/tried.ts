// The tests of one group as one file: a fault is tried in one new worker, which loads the program
// once for all of them.
import { describe } from 'vitest'
import { GROUPS } from './groups.ts'

const group = GROUPS.find(({ name }) => name === process.env['CERCLE_MUTANTS'])
if (group === undefined) throw new Error('CERCLE_MUTANTS names a group: see run.ts')
for (const file of group.tests)
  describe(file, async () => {
    await import(/* @vite-ignore */ `../../${file}`)
  })
