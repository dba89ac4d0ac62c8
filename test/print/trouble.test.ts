// Pages of parties whose names, notes and cards are as bad as they can be: no markup ever becomes
// one, and what is unknown stays so.
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { findGame } from '../../src/main/engine/games/games.ts'
import type { RecordDocument } from '../../src/main/engine/record.ts'
import { writeDocument } from '../../src/main/print/document.ts'
import { gatherRecord } from '../../src/main/print/gather.ts'
import { html, svg, writeHtml, writeSvg } from '../../src/main/print/markup.ts'
import { playedAtRandom } from '../records/played.ts'
import { buildFirst, findAll, printingIn, textOf, writePages } from './printed.ts'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

const NAMES = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title><svg onload=alert(1)>',
  '&lt;b&gt; & "quotes" \'and\' more',
  'שלום \u202e evil \u2066',
  '👩‍👩‍👧‍👦 🂡 \u0000\ud800',
  'x'.repeat(200),
  '𝔉𝔯𝔞𝔨𝔱𝔲𝔯 ﷽',
]
const NOTE = `${NAMES.join('\n')}\n\n${'long '.repeat(2_000)}<b>bold</b>`

const ecarte = findGame('ecarte')
if (ecarte === null) throw new Error('no game')
const RECORD = playedAtRandom(ecarte, { preset: 'club' }, 7)

const named = (first: string, second: string): RecordDocument => ({
  ...RECORD,
  players: RECORD.players.map((player, seat) => ({ ...player, name: seat === 0 ? first : second })),
  parties: RECORD.parties.map((partie) => ({ ...partie, note: NOTE, tags: NAMES })),
})

test.each(NAMES)('the name %j is text wherever it stands', async (name) => {
  const page = writePages(named(name, NAMES[0] ?? ''), 'open', 'fr')
  const { results } = await validator.validateString(page)
  expect(results.flatMap(({ messages }) => messages.map((one) => one.message))).toEqual([])
  expect(page).not.toMatch(/<(script|img|b>bold)|<svg[^>]*onload/i)
  // the direction of a name ends with it
  expect([...page.matchAll(/&#x2068;/g)].length).toBe([...page.matchAll(/&#x2069;/g)].length)
  expect(page).not.toMatch(/(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u)
})

test('a person without a name is N. N., and nobody is addressed', () => {
  const page = writePages(
    {
      ...named('', 'Odile'),
      players: [
        { name: '', kind: 'person' },
        { name: 'Odile', kind: 'computer', level: 'club' },
      ],
    },
    'open',
  )
  expect(page).toContain('N. N.')
  expect(page).not.toMatch(/\bYou\b/)
})

test('cards of a talon that nobody wrote down are covered, and counted', () => {
  const record: RecordDocument = {
    ...RECORD,
    parties: RECORD.parties.map((partie) => ({
      ...partie,
      deals: partie.deals
        .map(({ dealer, hands, turnUp, packets }) => ({
          ...{ dealer, hands, turnUp, packets },
          actions: [],
        }))
        .slice(0, 1),
    })),
  }
  const page = buildFirst(record)
  const [figure] = findAll(page, 'figure')
  if (figure === undefined) throw new Error('no diagram')
  expect(writeHtml(figure)).toContain('#card-back')
  expect(textOf(figure)).toContain('Talon, 21')
})

test('a partie without a deal, and one that was broken off, are pages too', () => {
  const none = { ...RECORD, parties: [{ deals: [] }] }
  expect(findAll(buildFirst(none), 'section', 'deal')).toEqual([])
  const [partie] = RECORD.parties
  const broken = {
    ...RECORD,
    parties: [
      {
        deals: (partie?.deals ?? [])
          .slice(0, 1)
          .map(({ dealer, hands, turnUp, packets, talon, actions }) => ({
            ...{ dealer, hands, turnUp, packets, talon },
            actions: actions.slice(0, 2),
          })),
      },
    ],
  }
  const [header] = findAll(buildFirst(broken), 'header')
  if (header === undefined) throw new Error('no heading')
  expect(textOf(header)).toContain('Not finished')
})

test('several parties have a table of contents that leads to each', () => {
  const record = { ...RECORD, parties: [...RECORD.parties, ...RECORD.parties] }
  const { lines, load } = gatherRecord(record, 'open')
  const page = [...writeDocument(lines, load, printingIn('de'))].join('')
  for (const place of [1, 2]) {
    expect(page).toContain(`href="#partie-${place}"`)
    expect(page).toContain(`id="partie-${place}"`)
  }
  // each card is drawn once
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('text of SVG is well-formed XML', () => {
  const written = writeSvg(svg('text', { y: 1 }, 'a < b & "c" \u2068d\u2069'))
  expect(written).toBe('<text y="1">a &#x3C; b &#x26; "c" &#x2068;d&#x2069;</text>')
  expect(writeHtml(html('p', {}, '\u0007a\ud800'))).toBe('<p>a</p>')
})
