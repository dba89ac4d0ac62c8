// A table with irregularities in the real window: slips of the cards and of the person are drawn,
// chosen, claimed, stored, and restored after a kill; no hidden card travels with it.
import { type Page, expect, test } from '@playwright/test'
import { type Scene } from '../../src/shared/bridge.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import type { Card } from '../../src/shared/card.ts'
import { type EcarteAction, isEcarteView } from '../../src/shared/games/ecarte.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { dealOf } from '../games/ecarte/table.ts'
import { type Arranged, arrange } from './arranged.ts'
import {
  type Evening,
  type Hand,
  byMouse,
  clickCard,
  hallOf,
  newData,
  newDuel,
  playUntil,
  sceneOf,
  start,
  texts,
} from './evening.ts'
import { leaksOf, tapScenes } from './hidden.ts'

const TEXTS = { en, de, fr }
const game = words('en').game('ecarte')

/** Neither holds the king of trumps; elder’s hearts make three tricks. */
const CARDS = {
  elder: 'KH QH JH 7D 8D',
  dealer: 'KD QD 8H QC JC',
  turnUp: '7S',
  slips: { unseen: 0 },
} as const

const plays = (...cards: readonly (readonly [0 | 1, Card])[]) =>
  cards.map(([seat, card]): readonly [0 | 1, EcarteAction] => [seat, { do: 'play', card }])

/** The person dealt and has refused; elder has led the king of hearts. */
const LED: Arranged = {
  deals: [
    {
      deal: dealOf({ ...CARDS, by: 0 }),
      done: [[1, { do: 'propose' }], [0, { do: 'refuse' }], ...plays([1, 'KH'])],
    },
  ],
}

async function takeUp(data: string, language: Language = 'en'): Promise<Evening> {
  const evening = await start(data, { language })
  await evening.page
    .getByRole('button', { name: new RegExp(`^${TEXTS[language].hall.resume}`) })
    .first()
    .click()
  await expect(evening.page.getByRole('region', { name: TEXTS[language].table.you })).toBeVisible()
  return evening
}

/** The program dies, and the table is found as it was. */
async function killed({ app, page, data }: Evening, sitting: number): Promise<Evening> {
  const before = await sceneOf(page, sitting)
  const ended = new Promise((resolve) => app.process().once('exit', resolve))
  app.process().kill('SIGKILL')
  await ended
  const again = await takeUp(data)
  expect(await sceneOf(again.page, sitting)).toEqual(before)
  return again
}

const call = (page: Page, action: EcarteAction) =>
  page.getByRole('button', { name: game.action(action), exact: true })
const expectAsked = (page: Page, prompt: string): Promise<void> =>
  expect(page.locator('[data-calls]').getByText(prompt)).toBeVisible()
const log = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text)
/** The rule in the margin of a line of the log. */
const ruleOf = (page: Page, text: string | RegExp) =>
  page
    .getByRole('log')
    .locator('.entry')
    .filter({ has: page.getByText(text) })
    .locator('.rule')
const heard = (scene: Scene, did: string): boolean =>
  scene.log.some((line) => line.kind === 'heard' && line.event.did === did)
const waitFor = (page: Page, sitting: number, wanted: (scene: Scene) => boolean): Promise<Scene> =>
  playUntil(page, sitting, async () => {}, wanted)

test('E-40 a renonce of the person is claimed: the cards go back, their hand lies open, also after a kill', async () => {
  const data = newData()
  const sitting = arrange(data, LED)
  let evening = await takeUp(data)
  // they hold a heart, and throw a club
  await clickCard(evening.page, 'JC')
  await waitFor(evening.page, sitting, (scene) =>
    scene.choices.some((choice) => choice.kind === 'card'),
  )
  // the heart comes out: now it is proven
  await playUntil(
    evening.page,
    sitting,
    async (page, scene) => {
      if (scene.choices.some((choice) => choice.kind === 'card' && choice.card === '8H'))
        await clickCard(page, '8H')
    },
    (scene) => heard(scene, 'laidOpen'),
  )
  const { page } = evening
  await expect(log(page, /^Odile claims a revoke, rightly/)).toBeVisible()
  await expect(
    page.getByRole('region', { name: texts.table.you }).getByText(texts.slips.open),
  ).toBeVisible()
  const hand = page.getByRole('toolbar', { name: texts.table.yourHand })
  await expect(hand.getByRole('button')).toHaveCount(5)
  // elder leads again, and the cards played before are seen in their hand
  await waitFor(page, sitting, (scene) => scene.view.tricks.length === 1)
  evening = await killed(evening, sitting)
  await expect(
    evening.page.getByRole('region', { name: texts.table.you }).getByText(texts.slips.open),
  ).toBeVisible()
  await evening.app.close()
})

/** A deal in which the person, elder, has made three tricks, and moves the own markers. */
const UNMARKED: Arranged = {
  options: { marks: 'own' },
  deals: [
    {
      deal: dealOf(CARDS),
      done: [
        [0, { do: 'stand' }],
        ...plays([0, 'KH'], [1, '8H'], [0, 'QH'], [1, 'JC'], [0, 'JH'], [1, 'QC']),
        ...plays([0, '7D'], [1, 'KD'], [1, 'QD'], [0, '8D']),
        [0, { do: 'count' }],
        [1, { do: 'count' }],
      ],
    },
  ],
}

test('E-28 points to be marked are told on the cloth, before dealing, and so are forgotten ones', async () => {
  const data = newData()
  const sitting = arrange(data, UNMARKED)
  const { app, page } = await takeUp(data)
  const calls = page.locator('[data-calls]')
  await expect(page.locator('.tally')).toContainText('You must mark one point for the tricks.')
  await expect(calls.locator('.button.first')).toHaveText(new RegExp(game.action({ do: 'mark' })))
  const deal = calls.getByRole('button', { name: texts.table.giveCards, exact: true })
  await expect(deal).not.toHaveClass(/first/)
  // it is where the focus is, too
  await expect(call(page, { do: 'mark' })).toBeFocused()

  await deal.click()
  await waitFor(page, sitting, (scene) => scene.view.deals === 2)
  await expect(calls).toContainText('You forgot to mark one point: it is lost.')
  await app.close()
})

test('E-28 once the markers are moved, dealing is what stands out', async () => {
  const data = newData()
  arrange(data, UNMARKED)
  const { app, page } = await takeUp(data)
  await page.keyboard.press('m')
  await expect(page.locator('.tally')).toContainText('You mark one point for the tricks.')
  await expect(page.locator('[data-calls] .button.first')).toHaveText(
    new RegExp(texts.table.giveCards),
  )
  await app.close()
})

test('E-40 a deal that brings nobody a point says so on the cloth, and why', async () => {
  const data = newData()
  const cards = { elder: 'KH 7C 8C 7D 8D', dealer: 'KD QD 8H QC JC', turnUp: '7S' } as const
  arrange(data, {
    deals: [
      {
        deal: dealOf({ ...cards, slips: { unseen: 0 } }),
        done: [
          [0, { do: 'stand' }],
          // a club on the heart that they could have followed, and then the heart
          ...plays([0, 'KH'], [1, 'QC'], [0, '7C'], [1, 'JC'], [1, '8H'], [0, '7D']),
          [0, { do: 'claimRenonce' }],
          ...plays([0, 'KH'], [1, '8H'], [0, '7C'], [1, 'QC'], [1, 'KD'], [0, '7D']),
          ...plays([1, 'QD'], [0, '8D'], [1, 'JC'], [0, '8C']),
          [0, { do: 'count' }],
          [1, { do: 'count' }],
        ],
      },
    ],
  })
  const { app, page } = await takeUp(data)
  const tally = page.locator('.tally')
  await expect(tally).toContainText(texts.slips.unscored.renonce('Odile'))
  await expect(tally).toContainText(texts.table.noPoints)
  await expect(page.locator('[data-voice]').first()).toContainText(texts.table.noPoints)
  await app.close()
})

test('E-40 a renonce of the other is let pass in play and claimed by a key when all is played', async () => {
  const data = newData()
  const done = plays(
    [0, 'KH'],
    [1, 'QC'],
    [0, 'QH'],
    [1, 'JC'],
    [0, 'JH'],
    [1, '8H'],
    [0, '8D'],
    [1, 'QD'],
  )
  const sitting = arrange(data, {
    deals: [{ deal: dealOf(CARDS), done: [[0, { do: 'stand' }], ...done] }],
  })
  const { app, page } = await takeUp(data)
  await waitFor(page, sitting, (scene) => scene.choices.some((choice) => choice.kind === 'card'))
  await expect(call(page, { do: 'claimRenonce' })).toBeVisible()
  await clickCard(page, '7D')
  await expectAsked(page, game.prompt('reckoning', 'Odile'))
  await expect(call(page, { do: 'count' })).toBeVisible()
  await page.keyboard.press('r')
  await waitFor(page, sitting, (scene) => heard(scene, 'laidOpen'))
  await expect(
    page.getByRole('list', { name: texts.table.handOf('Odile') }).getByRole('listitem'),
  ).toHaveCount(5)
  await expect(
    page.getByRole('region', { name: 'Odile' }).getByText(texts.slips.open),
  ).toBeVisible()
  await expect(ruleOf(page, /^Odile lays open .*\.$/)).toHaveText('E-40')
  await app.close()
})

test('E-39 a king the person does not hold is called aside, marks nothing, and is reported with its rule', async () => {
  const data = newData()
  const sitting = arrange(data, LED)
  let evening = await takeUp(data)
  await call(evening.page, { do: 'announceKing' }).click()
  const scene = await waitFor(evening.page, sitting, (now) => heard(now, 'falseKing'))
  expect(scene.view.score).toEqual([0, 0])
  await expect(
    ruleOf(evening.page, 'You announce the king of spades without holding it.'),
  ).toHaveText('E-39')
  // the other lets it pass or takes their card back: after that it goes on, and the king is not
  // called again
  const then = await waitFor(
    evening.page,
    sitting,
    ({ view, choices }) => view.turn === 0 && choices.length > 0,
  )
  expect(
    then.choices.some((choice) => choice.kind === 'button' && choice.action.do === 'announceKing'),
  ).toBe(false)
  evening = await killed(evening, sitting)
  await evening.app.close()
})

test('E-39 when the other announces falsely, the card led is taken back by a key, and both have seen it', async () => {
  const data = newData()
  const done = [[0, { do: 'stand' }], ...plays([0, 'KH']), [1, { do: 'announceKing' }]] as const
  const sitting = arrange(data, { deals: [{ deal: dealOf(CARDS), done }] })
  const { app, page } = await takeUp(data)
  await expectAsked(page, game.prompt('E-39', 'Odile'))
  await page.keyboard.press('b')
  await waitFor(page, sitting, (scene) => heard(scene, 'tookBack'))
  const king = texts.cards.name('KH', false)
  await expect(page.getByRole('button', { name: texts.slips.seen(king) })).toBeVisible()
  await expect(ruleOf(page, /^You take back /)).toHaveText('E-39')
  await app.close()
})

test('E-38 a deal out of turn is deferred: the pack lies aside, the other is played, then this one; killed between', async () => {
  const data = newData()
  const done = plays(
    ...([
      [0, 'KH'],
      [1, '8H'],
      [0, 'QH'],
      [1, 'QC'],
      [0, 'JH'],
    ] as const),
    ...([
      [1, 'JC'],
      [0, '7D'],
      [1, 'KD'],
      [1, 'QD'],
      [0, '8D'],
    ] as const),
  )
  const counts = [
    [0, { do: 'count' }],
    [1, { do: 'count' }],
  ] as const
  const first = { deal: dealOf(CARDS), done: [[0, { do: 'stand' }], ...done, ...counts] as const }
  // seat 0 should deal, seat 1 does, and turns a king
  const second = { deal: dealOf({ ...CARDS, turnUp: 'KS', slips: { unseen: 2 } }) }
  const sitting = arrange(data, { deals: [first, second] })
  let evening = await takeUp(data)
  await expectAsked(evening.page, game.prompt('decide', 'Odile'))
  await call(evening.page, { do: 'claimDealer' }).click()
  const put = await waitFor(evening.page, sitting, (scene) => heard(scene, 'claimedDealer'))
  expect(put.view.score).toEqual([1, 0])
  const king = texts.slips.putByFrom('Odile', texts.cards.name('KS', true))
  await expect(evening.page.getByRole('img', { name: king })).toBeVisible()
  await expect(
    ruleOf(evening.page, 'Odile takes one point off until that deal is played.'),
  ).toHaveText('E-38')
  await evening.page.getByRole('button', { name: texts.table.giveCards, exact: true }).click()
  await waitFor(
    evening.page,
    sitting,
    (scene) => scene.view.deals === 3 && scene.choices.length > 0,
  )
  evening = await killed(evening, sitting)
  await expect(evening.page.getByRole('img', { name: king })).toBeVisible()
  await evening.page.evaluate(() => window.cercle.giveUp('deal'))
  await waitFor(evening.page, sitting, (scene) => scene.awaits === 'deal')
  await evening.page.getByRole('button', { name: texts.table.nextDeal }).click()
  const taken = await waitFor(evening.page, sitting, (scene) => heard(scene, 'tookUpPutBy'))
  expect(taken.view.turnUp).toBe('KS')
  expect(isEcarteView(taken.view) && taken.view.putBy).toBeFalsy()
  await expect(evening.page.getByRole('img', { name: king })).toHaveCount(0)
  await evening.app.close()
})

test('E-31 several cards turned lie next to the turn-up until elder has chosen', async () => {
  const data = newData()
  const slips = { turned: ['8S', 'KS'], unseen: 0 } as const
  const sitting = arrange(data, {
    deals: [{ deal: dealOf({ ...CARDS, talon: '8S 9S KS', slips }) }],
  })
  const evening = await takeUp(data)
  const { page } = evening
  const beside = page.getByRole('list', { name: texts.slips.beside })
  await expect(beside.getByRole('listitem')).toHaveCount(2)
  const again = await killed(evening, sitting)
  await expect(
    again.page.getByRole('list', { name: texts.slips.beside }).getByRole('listitem'),
  ).toHaveCount(2)
  await call(again.page, { do: 'pushBack' }).click()
  await expect(again.page.getByRole('list', { name: texts.slips.beside })).toHaveCount(0)
  await expectAsked(again.page, game.prompt('decide', 'Odile'))
  await again.app.close()
})

test('E-32 a card met face up lies on the talon, is thrown away, and stays in sight; E-34 another number is named', async () => {
  const data = newData()
  const deal = dealOf({ ...CARDS, talon: '8S 9S 10S', slips: { faceUp: ['9S'], unseen: 0 } })
  const sitting = arrange(data, {
    deals: [
      {
        deal,
        done: [
          [0, { do: 'propose' }],
          [1, { do: 'accept' }],
        ],
      },
    ],
  })
  const { app, page } = await takeUp(data)
  await clickCard(page, '7D')
  await clickCard(page, '8D')
  await page
    .getByRole('group', { name: texts.slips.take(2) })
    .getByText('3', { exact: true })
    .click()
  // what is irregular in it is read where it is chosen, and with the button
  const { takesMore } = texts.explained.ecarte
  await expect(page.locator('[data-calls] .counted')).toHaveText(takesMore)
  const discard = call(page, { do: 'discard', cards: ['7D', '8D'], takes: 3 })
  await expect(discard).toHaveAccessibleDescription(takesMore)
  await discard.click()
  await waitFor(page, sitting, (scene) => heard(scene, 'metFaceUp'))
  const nine = texts.cards.name('9S', true)
  await expect(
    page.getByRole('img', { name: texts.slips.faceUp(texts.table.talonHolds(20), nine) }),
  ).toBeVisible()
  await page.keyboard.press('w')
  await expect(page.getByRole('list', { name: texts.slips.thrown }).getByText(nine)).toHaveCount(1)
  await waitFor(page, sitting, (scene) => scene.view.turn === 0)
  await expect(
    page.getByRole('toolbar', { name: texts.table.yourHand }).getByRole('button'),
  ).toHaveCount(6)
  await page.keyboard.press('z')
  await expect(
    page.getByRole('toolbar', { name: texts.table.yourHand }).getByRole('button'),
  ).toHaveCount(5)
  await expect(ruleOf(page, 'You point out a wrong number of cards.')).toHaveText('E-34')
  await app.close()
})

test('E-35 dealt six, elder must buy down to five; the call says both numbers', async () => {
  const data = newData()
  const sitting = arrange(data, {
    deals: [{ deal: dealOf({ ...CARDS, elder: 'KH QH JH 7D 8D 9D' }) }],
  })
  const { app, page } = await takeUp(data)
  await expectAsked(page, game.prompt('E-35', 'Odile'))
  await clickCard(page, '7D')
  await clickCard(page, '8D')
  await call(page, { do: 'discard', cards: ['7D', '8D'], takes: 1 }).click()
  await waitFor(page, sitting, (scene) => heard(scene, 'drew') && scene.view.turn === 0)
  await expect(
    page.getByRole('toolbar', { name: texts.table.yourHand }).getByRole('button'),
  ).toHaveCount(5)
  await app.close()
})

const IN_THREE: readonly (readonly [name: string, arranged: Arranged, asks: string])[] = [
  ['E-36', { deals: [{ deal: dealOf({ ...CARDS, dealer: 'KD QD 8H QC' }) }] }, 'E-36'],
  [
    'E-37',
    {
      deals: [
        {
          deal: dealOf(CARDS),
          done: [
            ...([
              [0, { do: 'propose' }],
              [1, { do: 'accept' }],
              [0, { do: 'discard', cards: ['7D'] }],
            ] as const),
            ...([
              [1, { do: 'discard', cards: ['JC'], takes: 2 }],
              [0, { do: 'stand' }],
            ] as const),
          ],
        },
      ],
    },
    'E-37',
  ],
]

for (const [rule, arranged, asks] of IN_THREE)
  test(`${rule} is asked in three languages, and nothing sticks out at the smallest size`, async () => {
    for (const language of LANGUAGES) {
      const data = newData()
      arrange(data, arranged)
      const { app, page } = await takeUp(data, language)
      await app.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 640),
      )
      await expectAsked(page, words(language).game('ecarte').prompt(asks, 'Odile'))
      // the log has no room of its own here until it is opened, and is hidden once the window is as
      // small
      await expect(page.getByRole('log')).toHaveCount(0)
      const out = await page.evaluate(
        () =>
          [...document.querySelectorAll('[data-calls] button')].filter((button) => {
            const { left, right } = button.getBoundingClientRect()
            return left < 0 || right > window.innerWidth
          }).length,
      )
      expect(out).toBe(0)
      await page.keyboard.press(asks === 'E-37' ? 'c' : 'b')
      await page.keyboard.press('l')
      await expect(page.getByRole('log').getByText(rule, { exact: true }).first()).toBeAttached()
      await app.close()
    }
  })

/** Parties in which mistakes are made often. */
const PARTIES = process.env['CERCLE_LONG'] ? 2 : 1

test('a strict table chosen in the Hall: slips often, played by mouse, and no hidden card in any message', async () => {
  test.setTimeout(300_000)
  const { app, page } = await start()
  await page.getByText(texts.hall.singleOptions).click()
  const choose = (option: string, value: string | boolean): Promise<void> =>
    page
      .getByRole('group', { name: game.option(option).title })
      .getByText(game.optionValue(option, value), { exact: true })
      .click()
  const rate = page.getByRole('group', { name: game.option('slipRate').title }).getByRole('radio')
  await expect(rate.first()).toBeDisabled()
  await choose('irregularities', true)
  await choose('slipRate', 'often')
  const told = await tapScenes(page)
  const sitting = await newDuel(page, 'novice')
  for (let partie = 1; partie <= PARTIES; partie += 1) {
    await playUntil(
      page,
      sitting,
      anyhow,
      (scene) => scene.awaits === 'partie' && scene.partie === partie,
    )
    if (partie < PARTIES) await page.getByRole('button', { name: texts.table.again }).click()
  }
  const { leaks, looked } = await leaksOf(page, sitting, await told())
  expect(leaks).toEqual([])
  expect(looked).toBeGreaterThan(150 * PARTIES)
  const { last } = await hallOf(page)
  expect(last).toHaveLength(PARTIES)
  await app.close()
})

/** As by mouse; if there is only a claim besides play, the card, or nothing. */
const anyhow: Hand = async (page, scene) => {
  const first = scene.choices.find(({ kind }) => kind !== 'button') ?? scene.choices.at(-1)
  const asides = ['claimRenonce', 'claimNumber', 'claimDealer', 'announceKing']
  if (first?.kind === 'button' && asides.includes(first.action.do) && scene.view.turn !== 0) return
  if (first?.kind === 'button') {
    const own =
      scene.choices.find((one) => one.kind === 'button' && !asides.includes(one.action.do)) ?? first
    return byMouse(page, { ...scene, choices: [own] })
  }
  return byMouse(page, first === undefined ? scene : { ...scene, choices: [first] })
}
