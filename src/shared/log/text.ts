// The log of a table in sentences, and what its lines say of the tricks.
import type { LogLine } from '../bridge.ts'
import { type AnyEvent, SEATS } from '../view.ts'
import type { InterfaceWords } from '../words/en/interface.ts'
import type { Company, GameWords } from '../words/words.ts'
import { readCard } from '../card.ts'
import type { LinePlay } from './rows.ts'

/** The company and its only onlooker; null if there is none or more than one. */
export type LogCompany = Company & { readonly onlooker: string | null }

/** Returns a line of the log as a sentence. */
export function describeLine(
  line: LogLine,
  company: LogCompany,
  game: GameWords,
  texts: InterfaceWords,
): string {
  switch (line.kind) {
    case 'heard':
      return game.event(line.event, company)
    case 'standIn':
      return texts.log.standIn(company.names[line.seat] ?? '')
    case 'pointedOut':
      return texts.log.pointedOut(company.onlooker, company.names[line.seat] ?? '')
    case 'onlyAnswer':
      return texts.ease.onlyAnswer
    case 'takenBack':
      return texts.ease.tookBack(
        company.you === line.seat ? null : (company.names[line.seat] ?? ''),
      )
    case 'seed':
      return texts.log.seed(line.seed)
  }
}

const partOf = (event: AnyEvent, part: string): unknown =>
  part in event ? Reflect.get(event, part) : undefined

const numberIn = (event: AnyEvent, part: 'points' | 'last'): number => {
  const value = partOf(event, part)
  return typeof value === 'number' ? value : 0
}

/** Returns how many cards were taken up again. */
function countBack(event: AnyEvent): number {
  const back = partOf(event, 'back')
  return Array.isArray(back) ? back.flat().length : 0
}

/** Returns the part of a trick that an event tells: every game names these events alike. */
export function readPlay(event: AnyEvent): LinePlay {
  const { did } = event
  if (did === 'mended') return { kind: 'takenUp', count: countBack(event) }
  const seat = SEATS.find((one) => one === partOf(event, 'seat'))
  if (seat === undefined) return null
  if (did === 'tookTrick')
    return { kind: 'taken', seat, points: numberIn(event, 'points') + numberIn(event, 'last') }
  if (did !== 'led' && did !== 'followed') return null
  const card = readCard(String(partOf(event, 'card')))
  return card === null ? null : { kind: 'card', seat, card, leads: did === 'led' }
}
