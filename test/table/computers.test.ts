// Computer players at the table: when they are asked tells nobody what they hold.
import { afterEach, expect, test, vi } from 'vitest'
import { mindOf } from '../../src/main/cli/minds.ts'
import { pauseOnTurn } from '../../src/main/table/company.ts'
import { type Asking, askComputers } from '../../src/main/table/computers.ts'
import { found } from '../../src/shared/card.ts'
import { type Pace, PACES } from '../../src/shared/settings.ts'
import { SEATS } from '../../src/shared/view.ts'
import { after, begin, toPlay } from '../games/hundertspiel/table.ts'

/** Has the computer players asked after forehand has led the ace; `asking` is what they are asked with. */
async function askAfterTheLead(hands: readonly string[], asking: Omit<Asking, 'table' | 'isNow' | 'waits'>) {
  const mind = found(mindOf('hundertspiel') ?? undefined)
  const people = SEATS.map((seat) => ({ name: String(seat), kind: 'computer', level: 'rulebook' }) as const)
  const table = { game: mind.game, mind, people }
  const all: Asking = { ...asking, table, isNow: () => true, waits: () => false }
  await askComputers(all, after(toPlay(begin({ hands })), 'A-SP'))
}

/** What is done at a table of computer players, in order, until the seat on turn has answered. */
async function order(hands: readonly string[]): Promise<readonly string[]> {
  const done: string[] = []
  await askAfterTheLead(hands, {
    company: {
      thinking: {
        ask({ view, legal, onTurn }) {
          done.push(`asks ${view.eye}`)
          return Promise.resolve(onTurn ? found(legal[0]) : null)
        },
      },
    },
    pause() {
      done.push('waits')
      return Promise.resolve()
    },
    act(seat) {
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
    company: {
      thinking: {
        async ask({ legal, onTurn }) {
          if (onTurn) time = Date.now()
          else await new Promise((resolve) => setTimeout(resolve, 3))
          return onTurn ? found(legal[0]) : null
        },
      },
    },
    pause: () => pauseOnTurn(pace, false),
    act: () => undefined,
  })
  await vi.runAllTimersAsync()
  await asked
  return time
}

afterEach(() => vi.useRealTimers())

test('H-16 the time before somebody plays has begun when another is asked out of turn, and is the same when none is', async () => {
  expect(await order(['A-SP', '6-CO', '', '6-BA'])).toEqual(['waits', 'asks 3', 'asks 1', 'does 1'])
  expect(await order(['A-SP', '6-CO 6-BA 6-SP 6-DE'])).toEqual(['waits', 'asks 1', 'does 1'])
})

test.each(PACES)('H-16 the time until somebody plays is the same, whoever was asked out of turn: %s', async (pace) => {
  const asksOne = await timeUntilAsked(['A-SP', '6-CO', '', '6-BA'], pace)
  const asksNobody = await timeUntilAsked(['A-SP', '6-CO 6-BA 6-SP 6-DE'], pace)
  expect(asksOne).toBeGreaterThanOrEqual(0)
  expect(asksOne).toBe(asksNobody)
})
