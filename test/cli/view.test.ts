// view: two records that differ only in what the seat may not know print the same bytes.
import { expect, test } from 'vitest'
import type { Card } from '../../src/shared/card.ts'
import { otherSide } from '../../src/shared/duel.ts'
import { groupChoices } from '../../src/shared/view.ts'
import { describeView } from '../../src/main/cli/records.ts'
import { type Deal, inDeal, play } from '../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'
import { readRecord } from '../../src/main/engine/record.ts'
import { optionsOf, randomOf } from '../store/played.ts'
import { ecarte } from '../table/at-table.ts'
import { cardsIn, knownOf } from '../table/knowing.ts'
import { cercle, said } from './cercle.ts'

const PAIRS = 150

/**
 * A record that stops before the seat's opponent has had to follow: until then any cards could be
 * theirs.
 */
function someRecord(
  random: Random,
  preset: string,
): { readonly text: string; readonly talon: readonly Card[] } {
  const options = optionsOf(ecarte, preset)
  const scoreBefore = [random.nextInt(5), random.nextInt(5)]
  const packets = ecarte.packets[random.nextInt(4)] ?? '5'
  const order = shuffle(ecarte.createPack(options), random)
  const deal: Deal = ecarte.distributeCards(
    options,
    order,
    random.nextInt(2) === 0 ? 0 : 1,
    packets,
  )
  const actions: object[] = []
  let { state } = ecarte.startDeal(ecarte.startPartie(options, scoreBefore), deal)
  for (let left = random.nextInt(12); left > 0 && inDeal(state); left -= 1) {
    const seat = ecarte.seatToPlay(state) ?? 0
    const legal = ecarte.legalActions(state, seat).filter((action) => action.do !== 'announceKing')
    // the number of discards is the player's choice: each number as likely as the next
    const wish = groupChoices(legal)[random.nextInt(groupChoices(legal).length)]
    const counts = wish?.kind === 'pick' ? wish.counts : []
    const count = counts[random.nextInt(Math.max(1, counts.length))]
    const fitting = legal.filter((action) => (action.cards?.length ?? count) === count)
    const action = wish?.kind === 'pick' ? fitting[random.nextInt(fitting.length)] : wish?.action
    if (action === undefined) throw new Error('nothing to do')
    const played = play(ecarte, state, seat, action)
    if (played.breach !== null) throw new Error(played.breach.why)
    actions.push({ seat, ...action })
    state = played.state
    if (action.do === 'play') break
  }
  const { dealer, hands, turnUp, talon } = deal
  const players = [
    { name: 'Anna', kind: 'person' },
    { name: 'Odile', kind: 'computer', level: 'rulebook' },
  ]
  const parties = [{ deals: [{ dealer, packets, hands, turnUp, talon, scoreBefore, actions }] }]
  const head = { format: 'cercle-record', version: 1, game: 'ecarte', options: { preset }, players }
  return { text: JSON.stringify({ ...head, parties }), talon: talon.flatMap((card) => card ?? []) }
}

/** The record with all cards the seat has not seen changed for each other. */
function withOthersHidden(text: string, seat: 0 | 1, random: Random): string {
  const read = readRecord(JSON.parse(text))
  const deal = 'record' in read ? read.record.parties[0]?.deals[0] : undefined
  if (deal === undefined) throw new Error('no record')
  const known = knownOf(deal, seat)
  const hidden = ecarte.createPack({}).filter((card) => !known.has(card))
  const instead = shuffle(hidden, random)
  const by = new Map<string, string>(hidden.map((card, place) => [card, instead[place] ?? card]))
  return text.replaceAll(
    /"((?:10|[7-9KQJA])[SHDC])"/g,
    (_, card: string) => `"${by.get(card) ?? card}"`,
  )
}

const SEATS = [0, 1] as const

test.each(SEATS)('seat %i is shown the same whatever it has not seen', (seat) => {
  const random = randomOf(seat + 40)
  const pairs = Array.from({ length: PAIRS }, (_, n) => {
    const { text } = someRecord(random, ['club', 'classic', 'casual', 'turf'][n % 4] ?? 'club')
    return [text, withOthersHidden(text, seat, random)] as const
  })
  expect(pairs.filter(([one, other]) => one !== other)).toHaveLength(PAIRS)
  const [ones, others] = [0, 1].map((side) =>
    cercle(['view', '-', '--seat', String(seat)], pairs.map((pair) => pair[side] ?? '').join('\n')),
  )
  expect({ status: ones?.status, stderr: ones?.stderr }).toEqual({ status: 0, stderr: '' })
  expect(ones?.stdout.split('\n')).toHaveLength(PAIRS + 1)
  expect(others).toEqual(ones)
})

test.each(SEATS)('seat %i is shown no card it has not seen, and all of its own', (seat) => {
  const random = randomOf(seat + 50)
  for (let n = 0; n < PAIRS; n += 1) {
    const { text } = someRecord(random, 'club')
    const read = readRecord(JSON.parse(text))
    const deal = 'record' in read ? read.record.parties[0]?.deals[0] : undefined
    if (deal === undefined) throw new Error('no record')
    const known = knownOf(deal, seat)
    const { lines } = said(text, (record) => describeView(record, String(seat)))
    expect(new Set(cardsIn(lines))).toEqual(known)
    expect(lines[0]).toMatchObject({ eye: seat, hands: { [otherSide(seat)]: expect.any(Number) } })
  }
})

test('the rest of the talon, known or not, is shown to no seat', () => {
  const random = randomOf(60)
  for (let n = 0; n < PAIRS; n += 1) {
    const { text, talon } = someRecord(random, 'casual')
    const drawn =
      [...text.matchAll(/"do":"discard","cards":\[([^\]]*)\]/g)].flatMap(
        ([, cards]) => cards?.match(/"/g) ?? [],
      ).length / 2
    const short = text.replace(
      `"talon":${JSON.stringify(talon)}`,
      `"talon":${JSON.stringify(talon.slice(0, drawn))}`,
    )
    expect(short.length).toBeLessThan(text.length)
    for (const seat of SEATS) {
      const [one, other] = [text, short].map((written) =>
        said(written, (record) => describeView(record, String(seat))),
      )
      expect(other).toEqual(one)
    }
  }
})
