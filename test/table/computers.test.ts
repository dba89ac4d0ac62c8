// Computer players at the table: when they are asked tells nobody what they hold.
import { expect, test } from 'vitest'
import { mindOf } from '../../src/main/cli/minds.ts'
import { type Asking, askComputers } from '../../src/main/table/computers.ts'
import { found } from '../../src/shared/card.ts'
import { SEATS } from '../../src/shared/view.ts'
import { after, begin, toPlay } from '../games/hundertspiel/table.ts'

/** What is done at a table of computer players, in order, until the seat on turn has answered. */
async function order(hands: readonly string[]): Promise<readonly string[]> {
  const mind = found(mindOf('hundertspiel') ?? undefined)
  const done: string[] = []
  const people = SEATS.map((seat) => ({ name: String(seat), kind: 'computer', level: 'rulebook' }) as const)
  const asking: Asking = {
    table: { game: mind.game, mind, people },
    company: {
      thinking: {
        ask({ view, legal, onTurn }) {
          done.push(`asks ${view.eye}`)
          return Promise.resolve(onTurn ? found(legal[0]) : null)
        },
      },
    },
    isNow: () => true,
    pause() {
      done.push('waits')
      return Promise.resolve()
    },
    waits: () => false,
    act(seat) {
      done.push(`does ${seat}`)
    },
  }
  await askComputers(asking, after(toPlay(begin({ hands })), 'A-SP'))
  return done
}

test('H-16 the time before somebody plays has begun when another is asked out of turn, and is the same when none is', async () => {
  expect(await order(['A-SP', '6-CO', '', '6-BA'])).toEqual(['waits', 'asks 3', 'asks 1', 'does 1'])
  expect(await order(['A-SP', '6-CO 6-BA 6-SP 6-DE'])).toEqual(['waits', 'asks 1', 'does 1'])
})
