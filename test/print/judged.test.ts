// What the coach has judged, on a page: the remarks and the sums are those of the archive, and of
// another text of the partie there are none.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { judgeRecord } from '../../src/main/judge-record.ts'
import { gatherPlaces } from '../../src/main/print/gather.ts'
import { buildPartie } from '../../src/main/print/partie.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { loadJudgement } from '../../src/main/store/judgement.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { cercle } from '../cli/cercle.ts'
import { folder } from '../store/places.ts'
import { judgeFile } from '../training/judged-file.ts'
import { findAll, printingIn, textOf } from './printed.ts'

const PLACE = { sitting: 1, partie: 1 }

async function judged(game: string, players: string): Promise<WriteStore> {
  const file = join(folder(), 'judged.db')
  const wish = ['--game', game, '--parties', '1', '--seed', '3', '--players', players]
  expect(cercle(['simulate', ...wish, '--db', file]).stderr).toBe('')
  await judgeFile(file)
  return openArchive(file)
}

const pageOf = (db: WriteStore, viewer: 'open' | 0 | 1) => {
  const { lines, load } = gatherPlaces(db, [PLACE], viewer)
  const [line] = lines
  if (line === undefined) throw new Error('no partie')
  return buildPartie(load(line), 'partie-1', 1, printingIn('en'))
}

test.each([
  ['ecarte', 'novice,random'],
  ['scotch-whist', 'novice,random'],
])('a partie of %s has the remarks that were stored with it', async (game, players) => {
  const db = await judged(game, players)
  const record = loadPartie(db, PLACE)
  if (record === null) throw new Error('no partie')
  const { decisions, analysis } = await judgeRecord(record)
  const judgement = loadJudgement(db, PLACE)
  expect(judgement?.decisions).toEqual(
    decisions.map(({ step, deal, seat, done, best, bestEquity, cost, hinted }) => ({
      ...{ step, deal, seat, done, best, bestEquity, cost, hinted },
    })),
  )
  const costly = decisions.filter(({ cost }) => cost >= 0.005)
  expect(costly.length).toBeGreaterThan(2)

  const open = pageOf(db, 'open')
  expect(findAll(open, 'ol', 'remarks').flatMap((list) => findAll(list, 'li'))).toHaveLength(
    costly.length,
  )
  // each stands once where it belongs
  expect(findAll(open, 'sup')).toHaveLength(costly.length)
  expect(findAll(open, 'figure', 'course')).toHaveLength(1)
  const [accounts] = findAll(open, 'section', 'accounts')
  if (accounts === undefined) throw new Error('no sums')
  const [counted] = findAll(accounts, 'tbody').flatMap((body) => findAll(body, 'tr'))
  expect(counted && findAll(counted, 'td').map((cell) => Number(textOf(cell)))).toEqual(
    analysis.accounts.map((account) => account?.decisions),
  )

  // one seat reads of its own decisions alone
  const own = pageOf(db, 0)
  expect(findAll(own, 'ol', 'remarks').flatMap((list) => findAll(list, 'li'))).toHaveLength(
    costly.filter(({ seat }) => seat === 0).length,
  )
  expect(findAll(own, 'figure', 'course')).toEqual([])
  closeStore(db)
})

test('what was judged of another text is left out', async () => {
  const db = await judged('ecarte', 'rulebook,random')
  db.prepare("UPDATE judged SET hash = 'another'").run()
  expect(loadJudgement(db, PLACE)).toBeNull()
  expect(findAll(pageOf(db, 'open'), 'ol', 'remarks')).toEqual([])
  closeStore(db)
})
