// Pages of random parties of every game and form: valid, alone, equal to their replay, and never
// more than the seat they are written for could know.
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { type Card, CARDS, TRAPPOLA_CARDS, isTrappola, suitOf } from '../../src/shared/card.ts'
import { SEATS } from '../../src/shared/view.ts'
import { capital } from '../../src/shared/words/counting.ts'
import { describeReplay } from '../../src/main/cli/records.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { type ReplayStep, replayRecord } from '../../src/main/engine/replay.ts'
import { writeHtml } from '../../src/main/print/markup.ts'
import { buildPartie } from '../../src/main/print/partie.ts'
import { playedAtRandom } from '../records/played.ts'
import {
  FORMS,
  buildFirst,
  findAll,
  firstPartie,
  printingIn,
  textOf,
  writePages,
} from './printed.ts'

const isLong = process.env['CERCLE_LONG'] === 'yes'
const PARTIES = isLong ? 200 : 3
const numbers = Array.from({ length: PARTIES }, (_, place) => place + 1)

/** The rules of the standard; how a file is laid out is a matter of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const LARGEST = 400 * 1024

test.each(FORMS)('%s: valid, alone, and no larger than it may be', async (_, game, asked) => {
  for (const number of numbers) {
    const record = playedAtRandom(game, asked, number)
    const language = (['en', 'de', 'fr'] as const)[number % 3] ?? 'en'
    const page = writePages(record, 'open', language)
    const report = await validator.validateString(page)
    expect(report.results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual([])
    expect(page).not.toMatch(/<script|<link|<iframe|<img|javascript:|\son\w+=/i)
    // references lead to the page itself
    expect(page).not.toMatch(/(?:href|src)="(?!#)/)
    expect(page).not.toMatch(/url\((?!#)|@import/)
    expect(page.length).toBeLessThan(LARGEST)
  }
})

interface Replayed {
  readonly score: readonly number[]
  readonly deals: readonly {
    readonly tricks: readonly { readonly leader: number; readonly cards: readonly Card[] }[]
    readonly scoreAfter: readonly number[]
  }[]
}

/** What `replay` tells of the first partie. */
function replayed(record: RecordDocument): Replayed {
  const { parties } = describeReplay(record) as { readonly parties: readonly Replayed[] }
  const [first] = parties
  if (first === undefined) throw new Error('no partie')
  return first
}

const isBegun = (trick: readonly string[]): boolean => trick.some((card) => card !== '')

/** The tricks that do not stand in these rows, in their order; rows of cards played again go before. */
function tricksLeft(
  rows: readonly (readonly string[])[],
  tricks: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  let left = tricks.filter(isBegun)
  for (const row of rows) if (row.join() === left[0]?.join()) left = left.slice(1)
  return left
}

test.each(FORMS)('%s: every card and every score is that of its replay', (_, game, asked) => {
  const { cards } = printingIn('en').words
  const FRENCH: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' }
  const written = (card: Card): string => `${FRENCH[suitOf(card)] ?? ''}${cards.index(card)}`
  for (const number of numbers) {
    const record = playedAtRandom(game, asked, number)
    const page = buildFirst(record)
    const { score, deals } = replayed(record)
    const sections = findAll(page, 'section', 'deal')
    expect(sections).toHaveLength(deals.length)
    deals.forEach(({ tricks }, place) => {
      const section = sections[place]
      const rows =
        section === undefined
          ? []
          : findAll(section, 'tbody').flatMap((body) =>
              findAll(body, 'tr').filter((row) => findAll(row, 'th').length > 0),
            )
      const seats = record.players.length
      // a trick that something interrupted goes on in the next row
      const byTrick = new Map<string, string[]>()
      for (const row of rows) {
        const [head] = findAll(row, 'th')
        const key = head === undefined ? '' : textOf(head)
        const cells = findAll(row, 'td').slice(0, seats)
        const known = byTrick.get(key) ?? cells.map(() => '')
        byTrick.set(
          key,
          known.map((text, seat) => {
            const cell = cells[seat]
            // cards that were taken up again are struck out
            const own = cell === undefined ? [] : findAll(cell, 'span', 'card')
            const last = own.at(-1)
            return last === undefined ? text : textOf(last)
          }),
        )
      }
      const expected = tricks.map(({ leader, cards: played }) =>
        Array.from({ length: seats }, (__, seat) => {
          const card = played[(seat - leader + seats) % seats]
          return card === undefined ? '' : written(card)
        }),
      )
      expect(tricksLeft([...byTrick.values()], expected)).toEqual([])
      if (asked['irregularities'] !== true && asked.preset !== 'strict')
        expect(byTrick.size).toBe(expected.filter(isBegun).length)
    })
    const sheet = findAll(page, 'section', 'score').flatMap((one) => findAll(one, 'span', 'after'))
    expect(sheet.map((one) => Number(textOf(one)))).toEqual(
      deals.flatMap(({ scoreAfter }) => scoreAfter),
    )
    const total = findAll(page, 'tfoot').flatMap((foot) => findAll(foot, 'b'))
    expect(total.map((one) => Number(textOf(one)))).toEqual(score)
  }
})

const SIGHTS = isLong ? 2_000 : 60

test('a page of one seat’s sight has no card that this seat could not know', () => {
  let covered = 0
  for (let number = 1; number <= SIGHTS; number += 1) {
    const [, game, asked] = FORMS[number % FORMS.length] ?? []
    if (game === undefined || asked === undefined) throw new Error('no form')
    const record = playedAtRandom(game, asked, number)
    const seat = SEATS[number % record.players.length] ?? 0
    const moments: ReplayStep[] = []
    replayRecord(record, (moment) => void moments.push(moment))
    const printing = printingIn('en')
    const { words } = printing
    const company = { names: record.players.map(({ name }) => name), you: null }
    const partie = firstPartie(record, seat)
    // the coach has judged everybody
    const decisions = moments.flatMap(({ action, deal }, step) =>
      action === null || step === 0
        ? []
        : [
            {
              step: step - 1,
              deal,
              seat: action.seat,
              done: action,
              best: action,
              bestEquity: 0,
              cost: 1,
              hinted: false,
            },
          ],
    )
    const page = buildPartie(
      { ...partie, judgement: { decisions, verdicts: [] } },
      'partie-1',
      1,
      printing,
    )
    for (const [place, section] of findAll(page, 'section', 'deal').entries()) {
      const own = moments.filter(({ deal }) => deal === place + 1)
      const known = JSON.stringify(
        own.flatMap(({ state, events }) => [
          game.viewFor(state, seat),
          ...events.map((event) => game.eventFor(event, seat)),
        ]),
      )
      const pack = record.parties[0]?.deals[0]?.hands[0]?.some(isTrappola) ? TRAPPOLA_CARDS : CARDS
      const unknown = pack.filter((card) => !known.includes(`"${card}"`))
      // an announced king or a laid Do is named by its suit: what the table heard, it knows
      const heard = own
        .flatMap(({ events }) => events)
        .map((event) => words.game(game.id).event(game.eventFor(event, seat), company))
        .join(' ')
      covered += unknown.length
      const text = writeHtml(section)
      for (const card of unknown) {
        expect(text).not.toMatch(new RegExp(`#(?:card|edge)-${card}"`))
        const name = words.cards.cardName(card)
        if (heard.includes(name) || heard.includes(capital(name))) continue
        expect(text).not.toContain(name)
        expect(text).not.toContain(capital(name))
      }
      for (const { seed } of record.parties[0]?.deals ?? [])
        if (seed !== undefined) expect(text).not.toContain(seed)
    }
  }
  expect(covered).toBeGreaterThan(SIGHTS)
})
