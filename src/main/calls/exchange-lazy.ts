// Work for the calls of the solved exchange. Look-ups are made here, values in a thread.
import type { ExportReport } from '../../shared/exports.ts'
import type { SolvedQuery } from '../../shared/exchange.ts'
import { loadSolvedExchange } from '../engine/games/games.ts'
import { refuse } from '../refusal.ts'
import { processInSlices } from '../time-slices.ts'
import { formatExchangeCsv } from '../transfer/exchange-csv.ts'
import type { AppContext, CallHandlers } from './context.ts'
import type { Tasks } from './tasks.ts'

/** Finds the solution of a query. Throws Refusal if there is no such preset or card. */
async function loadLookUp(query: SolvedQuery) {
  const exchange = await loadSolvedExchange()
  await exchange.load(query.preset)
  return { exchange, lookUp: exchange.findLookUp(query) ?? refuse('notFound') }
}

/** Creates the calls whose module is loaded late. */
export function createLazyExchangeCalls({ aiClient }: AppContext) {
  return {
    async loadExchange(query) {
      const {
        exchange,
        lookUp: { chart },
      } = await loadLookUp(query)
      if (chart !== null) await processInSlices(chart.blocks, (block) => chart.countBlock(block))
      return {
        game: exchange.game,
        pack: exchange.pack,
        presets: exchange.listPresets(),
        cells: chart?.listCells() ?? null,
      }
    },
    async listExchangeHands(query, place, from, count) {
      const { exchange, lookUp } = await loadLookUp(query)
      return exchange.listCellHands(lookUp, place, from, count)
    },
    async valueExchangeHand(query, hand) {
      const { exchange, lookUp } = await loadLookUp(query)
      if (!exchange.isHand(hand, query.turnUp)) return refuse('notFound')
      const described = exchange.describeHand(lookUp, hand)
      return described === null
        ? refuse('notFound')
        : { ...described, values: await aiClient.valueHand(query, hand) }
    },
  } satisfies Partial<CallHandlers>
}

/** Exports all hands of a chart to a file that the person names; null if they name none. */
export async function exportExchange(
  { data }: AppContext,
  tasks: Tasks,
  query: SolvedQuery,
): Promise<ExportReport | null> {
  const { chart, number } = (await loadLookUp(query)).lookUp
  if (chart === null) return refuse('notFound')
  const request = { what: 'exchange', day: tasks.getToday(), ending: 'csv' } as const
  const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
  if (target === null) return null
  let parties = 0
  let text = formatExchangeCsv(query, null)
  await processInSlices(chart.blocks, (block) => {
    const hands = chart.describeBlock(block, number)
    parties += hands.length
    text += formatExchangeCsv(query, hands)
  })
  await tasks.runTask<'write'>({ kind: 'write', file: data.file, target, contents: text }, target)
  return { file: target, parties }
}
