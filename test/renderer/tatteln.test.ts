// The window's reading of a view of Tatteln: strokes of chalk, the account of a deal, the cards of
// announcements.
import { describe, expect, test } from 'vitest'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { tatteln } from '../../src/main/engine/games/tatteln/index.ts'
import { TATTELN_OPTIONS, TATTELN_PRESETS } from '../../src/main/engine/games/tatteln/options.ts'
import type { TattelnEvent, TattelnState } from '../../src/main/engine/games/tatteln/state.ts'
import { isOptionOn } from '../../src/shared/hall.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import { drawnStrokes, figurePaths } from '../../src/renderer/table/tatteln/chalk-drawing.ts'
import { type ChalkLine, chalkStrokes } from '../../src/renderer/table/tatteln/chalk.ts'
import { ITEMS, dealAccount } from '../../src/renderer/table/tatteln/deal-account.ts'
import {
  spokenAnswer,
  promptFor,
  spokenCall,
  cardsFor,
  decisionIn,
  hasTalon,
  isMatschNear,
  announcementValue,
} from '../../src/renderer/table/tatteln/calls.ts'
import { type Side, isSide, otherSide } from '../../src/shared/duel.ts'
import { type TattelnAction, matschTricksFor } from '../../src/shared/games/tatteln.ts'
import { groupChoices } from '../../src/shared/view.ts'
import { interfaceWords } from '../../src/shared/words/en/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { chance } from '../games/chance.ts'

describe('the chalk', () => {
  const worth = (score: number, goal: number): number =>
    chalkStrokes(score, goal).reduce((sum, stroke) => sum + stroke.worth, 0)
  const on = (line: ChalkLine, score: number, goal: number): number =>
    chalkStrokes(score, goal).filter((stroke) => stroke.line === line).length

  test('T-14 the strokes of a score are worth the score, whatever is played for', () => {
    const scores = Array.from({ length: 1700 }, (_, score) => score)
    const wrong = [500, 1000, 100, 0].flatMap((goal) =>
      scores.filter((score) => worth(score, goal) !== score),
    )
    expect(wrong).toEqual([])
  })

  test('T-14 hundreds cross the head, a fifty the slant, twenties the base, and the rest stands at the foot', () => {
    expect(chalkStrokes(187, 500).map(({ line, worth: points }) => `${line} ${points}`)).toEqual([
      ...['head 100', 'slant 50', 'base 20', 'foot 10'],
      ...Array.from({ length: 7 }, () => 'foot 1'),
    ])
    // 99 of 100 would be nineteen strokes at the foot otherwise
    expect([
      on('head', 99, 100),
      on('slant', 99, 100),
      on('base', 99, 100),
      on('foot', 99, 100),
    ]).toEqual([4, 1, 1, 4])
    expect(chalkStrokes(0, 500)).toEqual([])
  })

  test('T-14 every stroke is drawn once, each in its own place, and those that stay keep theirs', () => {
    expect(figurePaths).toHaveLength(3)
    for (const [score, goal] of [
      [187, 500],
      [1699, 1000],
      [359, 100],
      [440, 0],
    ] as const) {
      const strokes = chalkStrokes(score, goal)
      const drawn = drawnStrokes(strokes)
      expect(drawn).toHaveLength(strokes.length)
      expect(new Set(drawn.map(({ path }) => path)).size).toBe(strokes.length)
      expect(new Set(drawn.map(({ key }) => key)).size).toBe(strokes.length)
      for (const { path } of drawn)
        for (const [, x = '', y = ''] of path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)) {
          expect(Number(x)).toBeGreaterThan(0)
          expect(Number(x)).toBeLessThan(132)
          expect(Number(y)).toBeGreaterThan(0)
          expect(Number(y)).toBeLessThan(118)
        }
    }
    const [one = ''] = drawnStrokes(chalkStrokes(100, 500)).map(({ path }) => path)
    expect(drawnStrokes(chalkStrokes(200, 500)).map(({ path }) => path)).toContain(one)
  })
})

const PLAYED = [
  {},
  { trump: false },
  { target: 'taillen', diamondJack: true },
  { target: 100, values: 'piquet' },
  { matschTricks: 'nine', matschLoses: 'partie' },
].flatMap((one) => [
  one,
  { ...one, handSize: 9, turnUpDrawn: 'choice', rob: 'free', sevenMustRob: true, matsch: 0 },
])

interface Step {
  readonly before: TattelnState
  readonly seat: Side
  readonly action: TattelnAction
  readonly after: TattelnState
  readonly events: readonly TattelnEvent[]
}

/** The steps of random parties, in which what may be announced mostly is. */
function steps(): readonly Step[] {
  const random = chance(18)
  return [...PLAYED, ...PLAYED, ...PLAYED].flatMap((given) => {
    const chosen = chooseOptions(TATTELN_OPTIONS, TATTELN_PRESETS, 'classic', given)
    if ('fault' in chosen) throw new Error(chosen.fault)
    const { options } = chosen
    const walked: Step[] = []
    let state: TattelnState = tatteln.startPartie(options, [0, 0])
    while (state.phase !== 'over') {
      const seat = tatteln.seatToPlay(state)
      if (seat === null || !isSide(seat)) {
        const dealer = tatteln.nextDealer(state) ?? 0
        const deal = tatteln.distributeCards(
          options,
          shuffle(tatteln.createPack(options), random),
          dealer,
          '2',
        )
        state = tatteln.startDeal(state, deal).state
        continue
      }
      const legal = tatteln.legalActions(state, seat)
      const said = legal.filter((one) => one.do !== 'play')
      const [action] = shuffle(
        said.length > 0 && shuffle([0, 1, 2], random)[0] !== 0 ? said : legal,
        random,
      )
      if (action === undefined) throw new Error('nothing may be done')
      const step = tatteln.applyAction(state, seat, action)
      walked.push({ before: state, seat, action, after: step.state, events: step.events })
      state = step.state
    }
    return walked
  })
}

const walked = steps()
const announced = walked.flatMap((step) => {
  const [said] = step.events
  return said?.did === 'announced' ? [{ ...step, said }] : []
})

describe('an announcement', () => {
  test('T-10 is offered with what it is marked with when it is good, and shows the cards it is made of', () => {
    expect(announced.length).toBeGreaterThan(100)
    expect(announced.some(({ said }) => said.grown)).toBe(true)
    for (const { before, seat, action, said, events } of announced) {
      const view = tatteln.viewFor(before, seat)
      const marked = events.find((event) => event.did === 'marked')
      const worth = announcementValue(view, action)
      if (said.good) expect(marked?.did === 'marked' && marked.points).toBe(worth)
      else expect(worth).toBeGreaterThan(0)
      const cards = cardsFor(view, action)
      expect(cards).toHaveLength(said.holding.count)
      const { [seat]: hand } = view.hands
      for (const card of cards) expect(hand).toContain(card)
    }
  })

  test('T-8 is called by who makes it, and answered by the other', () => {
    const { said } = interfaceWords.tatteln
    for (const { said: event } of announced) {
      expect(spokenCall(event, interfaceWords)).toBe(said.announce(event.holding))
      expect(spokenAnswer(event, interfaceWords)).toBe(event.good ? said.good : said.void)
    }
    expect(new Set(announced.map(({ said: event }) => event.good))).toEqual(new Set([true, false]))
  })
})

describe('the table', () => {
  test('T-11 robbing shows the seven and the card it is exchanged for', () => {
    const robbing = walked.filter(({ action }) => action.do === 'rob')
    expect(robbing.length).toBeGreaterThan(3)
    for (const { before, seat, action } of robbing) {
      const view = tatteln.viewFor(before, seat)
      expect(cardsFor(view, action)).toEqual([`7${view.trump}`, view.lies])
    }
  })

  test('every decision is read from the first event of its step', () => {
    expect(new Set(walked.map(({ action }) => action.do)).size).toBe(6)
    for (const { seat, action, events } of walked) {
      const [first] = events
      expect(first && decisionIn(first)).toEqual({ seat, action })
    }
  })

  test('T-5 what is asked for is another thing when the talon is drawn, and all of it has words', () => {
    const moments = new Set<string>()
    for (const { before, seat } of walked) {
      const view = tatteln.viewFor(before, seat)
      const asks = promptFor(view, groupChoices(tatteln.legalActions(before, seat)))
      moments.add(asks)
      expect(asks.endsWith('Last')).toBe(before.phase === 'play' && !hasTalon(view))
      expect(asks.startsWith('announce')).toBe(
        tatteln.legalActions(before, seat).some((one) => one.do.startsWith('announce')),
      )
      expect(words('en').game('tatteln').prompt(asks, 'Odile')).not.toBe('')
    }
    expect([...moments].toSorted()).toEqual([
      ...[
        'announce',
        'announceLast',
        'drawing',
        'follow',
        'followLast',
        'lead',
        'leadLast',
        'mustRob',
      ],
    ])
  })
})

describe('T-12 the tricks that save from the Matsch', () => {
  test.each([
    ['talon', 8],
    ['nine', 7],
  ] as const)('T-12 %s: they are counted on the table when %i of sixteen are made', (of, made) => {
    const views = walked.flatMap(({ after }) => {
      const view = tatteln.viewFor(after, 0)
      return view.options.handSize === 8 &&
        view.options.matschTricks === of &&
        view.phase === 'play'
        ? [view]
        : []
    })
    expect(views.length).toBeGreaterThan(100)
    for (const view of views) {
      const complete = view.tricksWon[0] + view.tricksWon[1]
      expect(matschTricksFor(view.options)).toBe(of)
      expect(isMatschNear(view)).toBe(complete >= made)
      expect(view.lateTricks[0] + view.lateTricks[1]).toBe(Math.max(0, complete - made))
    }
  })
})

test('T-12 its options mean nothing where there is no Matsch', () => {
  const on = TATTELN_OPTIONS.matsch.values.map((value) => isOptionOn(value))
  expect(on).toEqual([true, true, false])
  expect([isOptionOn(true), isOptionOn(false), isOptionOn(undefined)]).toEqual([true, false, false])
  for (const name of ['matschTricks', 'matschLoses'] as const)
    expect(TATTELN_OPTIONS[name].within).toBe('matsch')
})

describe('the account of a deal', () => {
  const ends = (of: readonly Step[]) =>
    of.filter(({ after }) => after.phase === 'settled' || after.phase === 'over')
  /** The same positions, given up by who is asked. */
  const yielded = walked
    .filter((_, place) => place % 7 === 0)
    .map((step) => {
      const { state, events } = tatteln.giveUp(
        step.before,
        step.seat,
        step.before.score[0] > 90 ? 'partie' : 'deal',
      )
      return { ...step, after: state, events }
    })

  test('T-13 G-1 has rows that come to what was marked in the deal, from both sides', () => {
    const items = new Set<string>()
    for (const { after } of [...ends(walked), ...yielded]) {
      if (after.phase === 'open') throw new Error('nothing was dealt')
      for (const own of [0, 1] as const) {
        const view = tatteln.viewFor(after, own)
        const { rows, totals } = dealAccount(view, own)
        const marked = [own, otherSide(own)].map((side) =>
          after.marks.reduce((sum, mark) => (mark.seat === side ? sum + mark.points : sum), 0),
        )
        expect(totals).toEqual(marked)
        for (const { item, points } of rows) {
          items.add(item)
          for (const one of points) expect(item === 'matsch' ? one <= 0 : one >= 0).toBe(true)
        }
      }
    }
    expect([...items].toSorted()).toEqual([...ITEMS].toSorted())
  })

  test('T-1 of a deal played out without Matsch cards and last trick come to 130, with the jack of diamonds to 140', () => {
    const out = ends(walked).flatMap(({ after }) => {
      if (after.phase === 'open' || after.tricks.length < 16 || after.tricks[15]?.winner === null)
        return []
      const { rows } = dealAccount(tatteln.viewFor(after, 0), 0)
      return [{ rows, all: after.options.diamondJack ? 140 : 130 }]
    })
    expect(out.length).toBeGreaterThan(5)
    for (const { rows, all } of out) {
      const of = (item: string): number =>
        rows.find((row) => row.item === item)?.points.reduce((a, b) => a + b, 0) ?? 0
      expect(of('cards')).toBe(all - 10)
      expect(of('lastTrick')).toBe(10)
      expect(of('givenUp')).toBe(0)
    }
  })
})
