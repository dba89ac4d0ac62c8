import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type {
  Evening,
  EveningAction,
  EveningLine,
  Guest,
  LedgerEntry,
} from '../../shared/evening.ts'
import type { Card } from '../../shared/card.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import { useWords } from '../composables/useWords.ts'
import { useNumbers } from '../standings/useNumbers.ts'
import { listDraws } from './draws.ts'
import { useGuests } from './useGuests.ts'

/** A row of drawn cards; `again` says who drew it after equal cards, null for the first row. */
interface DrawRow {
  readonly again: string | null
  readonly cards: readonly { readonly card: Card; readonly name: string; readonly label: string }[]
}

/** A line of the story as text, with the cards that were drawn. */
export interface StoryEntry {
  readonly number: number
  readonly sentence: string
  /** The end of the sentence: what was paid, if anything was. */
  readonly paid: string
  readonly draws: readonly DrawRow[]
}

/** The actions before a partie, and its result. */
export interface StoryChapter {
  /** Number of the partie, from 1. */
  readonly partie: number
  readonly entries: readonly StoryEntry[]
}

/** The words of a story, and the names in it. */
interface StoryTexts {
  readonly evening: Evening
  readonly texts: InterfaceWords
  readonly getName: (guest: Guest | undefined) => string
  readonly formatList: (guests: readonly Guest[]) => string
  /** Writes a number with its sign. */
  readonly signed: (value: number) => string
}

/** Returns the story of an evening as text. */
export function useStory(evening: () => Evening): ComputedRef<readonly StoryChapter[]> {
  const { texts } = useWords()
  const { getName, formatList } = useGuests(evening)
  const numbers = useNumbers()
  return computed(() => {
    const told = {
      evening: evening(),
      texts: texts.value,
      getName,
      formatList: formatList.value,
      signed: numbers.value.signed,
    }
    const chapters: StoryChapter[] = []
    let played = 0
    for (const [index, line] of told.evening.story.entries()) {
      const paid = describePaid(told, line).join(' ')
      const sentence = [describeStep(told, index, line), paid].filter(Boolean).join(' ')
      const entry = { number: index, sentence, paid, draws: describeDraws(told, line) }
      const open = chapters.at(-1)
      if (open?.partie === played + 1)
        chapters.splice(-1, 1, { ...open, entries: [...open.entries, entry] })
      else chapters.push({ partie: played + 1, entries: [entry] })
      if (line.step.did === 'played') played += 1
    }
    return chapters
  })
}

function describeStep(told: StoryTexts, index: number, line: EveningLine): string {
  const { evening, texts, getName, formatList } = told
  const { step } = line
  const { story } = texts.evening
  switch (step.did) {
    case 'sat':
      return step.drawn ? story.drew(formatList(step.list)) : story.sat(formatList(step.list))
    case 'said':
      return describeAction(told, index, line, step.guest, step.action)
    case 'played': {
      const winner = getName(line.list[step.winner])
      if (evening.kind === 'banker')
        return step.winner === 1 ? story.beatBank(winner) : story.heldBank(winner)
      // in a chouette or pool a partie counts once whatever the score
      const isValued = evening.kind === 'duel' || evening.kind === 'rotation'
      return story.won(winner, isValued ? step.value : 1)
    }
    case 'struck':
      return story.struck
    default:
      return step satisfies never
  }
}

function describeAction(
  { evening, texts, getName }: StoryTexts,
  index: number,
  line: EveningLine,
  guest: Guest,
  action: EveningAction,
): string {
  const { story } = texts.evening
  const name = getName(guest)
  switch (action.do) {
    case 'stake':
      if (action.counters === 0) return story.passes(name)
      return line.on === 'bank'
        ? story.standsBy(name, action.counters)
        : story.stakes(name, action.counters)
    case 'bet':
      if (action.counters === 0) return story.passes(name)
      return line.list[action.side] === guest
        ? story.betsOwn(name, action.counters)
        : story.bets(name, getName(line.list[action.side]), action.counters)
    case 'layBank':
      return story.laysBank(name, action.counters)
    case 'raiseBank':
      return action.counters === 0 ? story.raisesNothing(name) : story.raises(name, action.counters)
    case 'takeOut':
      return action.counters === 0
        ? story.takesNothing(name)
        : story.takesOut(name, action.counters)
    case 'keepBank':
      return story.keeps(name)
    case 'withdraw':
      return story.withdraws(name, getName((evening.story[index + 1] ?? evening).list[0]))
    case 'enter':
      return story.comes(name)
    case 'leave':
      return story.goes(name)
    default:
      return action satisfies never
  }
}

function describeDraws(
  { texts, getName, formatList }: StoryTexts,
  line: EveningLine,
): StoryEntry['draws'] {
  const { evening: words, cards } = texts
  return listDraws(line).map((row, number) => ({
    again: number === 0 ? null : words.story.drewEqual(formatList(row.map(({ guest }) => guest))),
    cards: row.map(({ guest, card }) => {
      const name = getName(guest)
      return { card, name, label: words.story.drewCard(name, cards.name(card, false)) }
    }),
  }))
}

/** Tells what a step paid: into a pool and out of it in words, else what everybody won or lost. */
function describePaid(
  { evening, texts, getName, formatList, signed }: StoryTexts,
  line: EveningLine,
) {
  const { story, round } = texts.evening
  const { step, paid, list } = line
  if (evening.kind === 'pool') {
    const into = paid.filter(({ to }) => to === 'pool')
    const sums = [...new Set(into.map(({ counters }) => counters))]
    const paysIn = sums.map((sum) => {
      const payers = into.flatMap(({ from, counters }) =>
        counters === sum && typeof from === 'number' ? from : [],
      )
      return story.paysIn({ names: formatList(payers), isMany: payers.length > 1 }, sum)
    })
    if (step.did !== 'played') return paysIn
    const taken = paid.find(({ from }) => from === 'pool')
    const winner = getName(list[step.winner])
    const end = taken
      ? story.takesPool(winner, taken.counters)
      : round.poolNeeds({ names: winner, isMany: false })
    return [...paysIn, end]
  }
  if (step.did !== 'played') return []
  const gains = evening.guests.map((_, guest) => sumGains(line, guest))
  const sums = gains.flatMap((gain, guest) =>
    gain === 0 ? [] : `${getName(guest)} ${signed(gain)}`,
  )
  return sums.length === 0 ? [] : [story.paid(sums.join(', '))]
}

/** Returns what a guest won or lost by a partie; the bank is that of the banker, the first. */
function sumGains({ paid, list }: EveningLine, guest: Guest): number {
  const isOwn = (account: LedgerEntry['from']): boolean =>
    account === guest || (account === 'bank' && list[0] === guest)
  return paid.reduce(
    (sum, { from, to, counters }) =>
      sum + (isOwn(to) ? counters : 0) - (isOwn(from) ? counters : 0),
    0,
  )
}
