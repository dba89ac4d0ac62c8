// Walks to the tables of the games and to what lies on them.
import { expect } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import type { StartTableRequest } from '../../src/shared/hall.ts'
import type { EcarteAction } from '../../src/shared/games/ecarte.ts'
import type { Card } from '../../src/shared/card.ts'
import { words } from '../../src/shared/words/index.ts'
import { dealOf } from '../games/ecarte/table.ts'
import { type Arranged, arrange } from '../e2e/arranged.ts'
import {
  LONG,
  after,
  aside,
  begins,
  button,
  dialog,
  isAsked,
  isOver,
  isSettled,
  mayPlay,
  offers,
  press,
  resume,
  sit,
  until,
  yieldPartie,
} from './moves.ts'
import { type Hand, inSight, sceneOf } from '../e2e/evening.ts'
import type { Walk } from './walk.ts'

/** A game from its table before the first deal to the result. */
const game = (setup: Partial<StartTableRequest>, tricks: number): Walk => ({
  screens: {
    laid: (at) => sit(at, setup),
    dealt: (at) => until(at, isAsked),
    middle: (at) => until(at, after(tricks)),
    settled: async (at) => {
      await until(at, isSettled)
      await expect(at.page.locator('.tally')).toBeVisible(LONG)
    },
    log: (at) => press(at, 'l'),
    keys: (at) => press(at, '?'),
    result: async (at) => {
      await press(at, 'Escape')
      await press(at, 'Escape')
      await until(at, isAsked)
      await yieldPartie(at)
      const own = words(at.language)
        .game(setup.game ?? 'ecarte')
        .inOwnWords?.(at.texts)
      const { title } = (own ?? at.texts).result
      await expect(at.page.getByRole('region', { name: title })).toBeVisible()
    },
  },
})

const plays = (...cards: readonly (readonly [0 | 1, Card])[]) =>
  cards.map(([seat, card]): readonly [0 | 1, EcarteAction] => [seat, { do: 'play', card }])

/** Elder holds five trumps: to propose is clearly wrong. */
const FIVE_TRUMPS: Arranged = {
  deals: [{ deal: dealOf({ elder: 'KS QS JS AS 10S', dealer: 'KD QD 8H QC JC', turnUp: '7S' }) }],
}

/**
 * All but the last trick is played, and the other has thrown a club while holding a heart (E-40).
 */
const RENONCE: Arranged = {
  deals: [
    {
      deal: dealOf({
        elder: 'KH QH JH 7D 8D',
        dealer: 'KD QD 8H QC JC',
        turnUp: '7S',
        slips: { unseen: 0 },
      }),
      done: [
        [0, { do: 'stand' }],
        ...plays(
          [0, 'KH'],
          [1, 'QC'],
          [0, 'QH'],
          [1, 'JC'],
          [0, 'JH'],
          [1, '8H'],
          [0, '8D'],
          [1, 'QD'],
        ),
      ],
    },
  ],
}

/** A card of the own hand that may not be played, where another may. */
function refusedIn({ choices, view }: Pick<Scene, 'choices' | 'view'>): Card | undefined {
  const may = new Set(choices.flatMap((choice) => (choice.kind === 'card' ? [choice.card] : [])))
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : null
  return may.size > 0 && hand !== null && typeof hand === 'object'
    ? hand.find((card) => !may.has(card))
    : undefined
}

/** Claims revokes when all tricks are played, and no sooner: then random players have made some. */
const claiming: Hand = async (page, scene) => {
  const { choices, view } = scene
  const isClaim = (one: Scene['choices'][number]): boolean =>
    one.kind === 'button' && one.action.do === 'claimRevoke'
  const claims = view.phase === 'reckoning' ? choices.filter(isClaim) : []
  const others = view.turn === view.eye ? choices.filter((one) => !isClaim(one)) : []
  await aside(page, { ...scene, choices: [...claims, ...others] })
}

/** A revoke of one’s own that can be mended, the penalty for another’s, and the account. */
const SHORT_WHIST: Walk = {
  screens: {
    laid: (at) =>
      sit(at, { game: 'whist', preset: 'short', options: { irregularities: true, stake: 5 } }),
    mending: (at) => until(at, offers('mend'), claiming),
    penalty: (at) => until(at, offers('penaltyOff'), claiming),
    account: async (at) => {
      await until(at, isOver, claiming)
      await expect(at.page.getByRole('table', { name: at.texts.rubber.interim })).toBeVisible(LONG)
    },
  },
}

const whole = (id: string): Partial<StartTableRequest> => ({ game: id, preset: 'standard' })

export const TABLE_WALKS: Readonly<Record<string, Walk>> = {
  ecarte: game({}, 2),
  whist: game(whole('whist'), 5),
  'whist-short': SHORT_WHIST,
  'scotch-whist': game({ game: 'scotch-whist', preset: 'partners' }, 4),
  'scotch-whist-duel': game(whole('scotch-whist'), 4),
  hundertspiel: game({ game: 'hundertspiel', preset: 'fourScat' }, 4),
  'hundertspiel-three': game({ game: 'hundertspiel', preset: 'three' }, 4),
  tatteln: game({ game: 'tatteln', preset: 'classic' }, 4),
  lesson: {
    screens: {
      begun: async (at) => {
        await button(at, at.texts.lesson.begin).click()
        await expect(
          at.page.getByRole('complementary', { name: at.texts.lesson.title }),
        ).toBeVisible(LONG)
      },
      asked: async (at) => {
        await press(at, 'd')
        await expect(button(at, at.texts.lesson.show)).toBeVisible(LONG)
      },
    },
  },
  trick: {
    settings: { hold: 'key' },
    screens: {
      held: async (at) => {
        await sit(at, {})
        const scene = await until(at, mayPlay)
        await aside(at.page, scene)
        await expect(inSight(at.page, at.texts.table.trickWaits)).toBeVisible(LONG)
      },
      last: async (at) => {
        await press(at, 'Space')
        await press(at, 'e')
      },
    },
  },
  refused: {
    screens: {
      card: async (at) => {
        await sit(at, whole('whist'))
        const { choices, view } = await until(at, (scene) => refusedIn(scene) !== undefined)
        const card = refusedIn({ choices, view }) ?? ''
        await at.page
          .locator(`.hand [data-move="${card}"] button`)
          .click({ position: { x: 6, y: 30 } })
        await expect(at.page.locator('.why')).toBeVisible()
      },
    },
  },
  coach: {
    prepare: (data) => void arrange(data, FIVE_TRUMPS),
    settings: { coach: { hints: true, tutor: 0.02, judges: true } },
    screens: {
      hint: async (at) => {
        await resume(at)
        await press(at, 'h')
        await expect(at.page.getByRole('region', { name: at.texts.coach.hint.title })).toBeVisible()
        await expect(at.page.locator('main').getByText(at.texts.coach.hint.waiting)).toHaveCount(
          0,
          LONG,
        )
      },
      tutor: async (at) => {
        await press(at, 'Escape')
        await press(at, 'p')
        await expect(dialog(at)).toBeVisible(LONG)
      },
      'give-up': async (at) => {
        await press(at, 'Escape')
        await begins(at, at.texts.giveUp.menu).first().click()
      },
      'give-up-sure': async (at) => {
        await button(at, at.texts.giveUp.partie).click()
        await expect(dialog(at)).toBeVisible()
      },
      judgement: async (at) => {
        await press(at, 'Escape')
        await until(at, isSettled)
        await press(at, 'j')
        await expect(
          at.page.getByRole('region', { name: at.texts.coach.judgement.title }),
        ).toBeVisible(LONG)
        await expect(inSight(at.page, at.texts.coach.judgement.waiting)).toHaveCount(0, LONG)
      },
    },
  },
  strict: {
    prepare: (data) => void arrange(data, RENONCE),
    screens: {
      claim: async (at) => {
        await resume(at)
        // the other one's lead is still to come, and until then the renonce alone may be claimed
        await expect.poll(async () => mayPlay(await sceneOf(at.page, 1)), LONG).toBe(true)
        await aside(at.page, await sceneOf(at.page, 1))
      },
      opened: async (at) => {
        await press(at, 'r')
        await until(at, (scene) =>
          scene.log.some((line) => line.kind === 'heard' && line.event.did === 'laidOpen'),
        )
      },
    },
  },
  partie: {
    screens: {
      result: async (at) => {
        await sit(at, {})
        await until(at, isOver)
        await expect(at.page.getByRole('region', { name: at.texts.result.title })).toBeVisible()
      },
    },
  },
}
