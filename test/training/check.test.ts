// What the check finds in the decisions that were judged.
import { describe, expect, test } from 'vitest'
import type { CheckFinding } from '../../src/shared/archive.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { recheckDecisions } from '../../src/main/training/recheck.ts'
import { archiveOf, judge } from './judged-archive.ts'

/** An archive with a judged partie, and what the check finds after it was altered. */
async function findings(alter: string): Promise<readonly CheckFinding[]> {
  const court = judge(archiveOf(1))
  await court.judging.judge(null)
  await court.until(({ state }) => state === 'idle')
  const db: WriteStore = court.data.getStore()
  db.exec(alter)
  return [...checkArchive(db, () => {}).findings, ...(await recheckDecisions(db, () => {}))]
}
const details = async (alter: string): Promise<string> =>
  (await findings(alter)).map(({ what, detail }) => `${what}: ${detail}`).join()

describe('the check', () => {
  test('finds nothing in what was judged', async () => {
    expect(await findings('')).toEqual([])
  })

  test.each([
    [
      'a row that is missing',
      'DELETE FROM decision WHERE step = (SELECT max(step) FROM decision)',
      /are told/,
    ],
    ['another cost', 'UPDATE decision SET cost = cost + 1', /its cost is told/],
    [
      'a row of another person',
      "INSERT INTO person (name, kind, seal) VALUES ('Eve', 'person', ''); UPDATE decision SET person = (SELECT max(id) FROM person)",
      /does not sit there/,
    ],
    ['a row of another game', "UPDATE decision SET game = 'patience'", /of another game/],
    ['other sums', 'UPDATE verdict SET cost = cost + 1', /sums of seat/],
    ['a verdict that is missing', 'DELETE FROM verdict', /sums of seat/],
    ['another text', "UPDATE judged SET hash = 'ff'", /of another text/],
    [
      'a kind that the game does not have',
      "UPDATE decision SET kind = 'sleep'",
      /no decisions of the kind sleep/,
    ],
    ['another hand, by judging a partie anew', "UPDATE decision SET held = 'none'", /judged anew/],
    [
      'another step, by judging a partie anew',
      'UPDATE decision SET step = step + 10000',
      /judged anew/,
    ],
  ])('finds %s', async (_, alter, found) => {
    const told = await details(alter)
    expect(told).toMatch(found)
    expect(told).toContain('decision: ')
  })
})
