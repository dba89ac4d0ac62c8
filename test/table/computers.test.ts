// Computer players at the table: the time of their questions does not reveal their hands.
import { afterEach, expect, test, vi } from 'vitest'
import { findAi } from '../../src/main/cli/ais.ts'
import { pauseBeforeTurn } from '../../src/main/table/table-deps.ts'
import { type ComputerTurn, askComputers } from '../../src/main/table/computers.ts'
import { requireValue } from '../../src/shared/card.ts'
import { type Pace, PACES } from '../../src/shared/settings.ts'
import { SEATS } from '../../src/shared/view.ts'
import { after, begin, toPlay } from '../games/hundertspiel/table.ts'

/**
 * Has the computer players asked after forehand has led the ace; `asking` is what they are asked
 * with.
 */
async function askAfterTheLead(
  hands: readonly string[],
  asking: Omit<ComputerTurn, 'table' | 'isCurrent' | 'isAdvised'>,
) {
  const mind = requireValue(findAi('hundertspiel') ?? undefined)
  const people = SEATS.map(
    (seat) => ({ name: String(seat), kind: 'computer', level: 'rulebook' }) as const,
  )
  const table = { game: mind.game, ai: mind, people }
  const all: ComputerTurn = { ...asking, table, isCurrent: () => true, isAdvised: () => false }
  await askComputers(all, after(toPlay(begin({ hands })), 'A-SP'))
}

/** The calls at a table of computer players, in order, until the seat on turn has answered. */
async function order(hands: readonly string[]): Promise<readonly string[]> {
  const done: string[] = []
  await askAfterTheLead(hands, {
    deps: {
      aiClient: {
        chooseAction({ view, legal, onTurn }) {
          done.push(`asks ${view.eye}`)
          return Promise.resolve(onTurn ? requireValue(legal[0]) : null)
        },
      },
    },
    waitForTurn() {
      done.push('waits')
      return Promise.resolve()
    },
    actFor(seat) {
      done.push(`does ${seat}`)
    },
  })
  return done
}

/** Milliseconds until the seat on turn is asked, where an answer out of turn takes 3 ms. */
async function timeUntilAsked(hands: readonly string[], pace: Pace): Promise<number> {
  vi.useFakeTimers({ now: 0 })
  let time = -1
  const asked = askAfterTheLead(hands, {
    deps: {
      aiClient: {
        async chooseAction({ legal, onTurn }) {
          if (onTurn) time = Date.now()
          else await new Promise((resolve) => setTimeout(resolve, 3))
          return onTurn ? requireValue(legal[0]) : null
        },
      },
    },
    waitForTurn: () => pauseBeforeTurn(pace, null),
    actFor: () => undefined,
  })
  await vi.runAllTimersAsync()
  await asked
  return time
}

afterEach(() => vi.useRealTimers())

test('H-16 the time before a player acts has begun when another is asked out of turn, and is the same when none is', async () => {
  expect(await order(['A-SP', '6-CO', '', '6-BA'])).toEqual(['waits', 'asks 3', 'asks 1', 'does 1'])
  expect(await order(['A-SP', '6-CO 6-BA 6-SP 6-DE'])).toEqual(['waits', 'asks 1', 'does 1'])
})

test.each(PACES)(
  'H-16 the time until somebody plays is the same, whoever was asked out of turn: %s',
  async (pace) => {
    const asksOne = await timeUntilAsked(['A-SP', '6-CO', '', '6-BA'], pace)
    const asksNobody = await timeUntilAsked(['A-SP', '6-CO 6-BA 6-SP 6-DE'], pace)
    expect(asksOne).toBeGreaterThanOrEqual(0)
    expect(asksOne).toBe(asksNobody)
  },
)
