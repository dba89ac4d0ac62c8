import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Evening, EveningAction, EveningLine, Guest } from '../../shared/evening.ts'
import type { Card } from '../../shared/card.ts'
import type { InterfaceWords } from '../../shared/words/en/interface.ts'
import { useWords } from '../composables/useWords.ts'
import { useGuests } from './useGuests.ts'

/** A line of the story as text, with the cards that were drawn. */
export interface StoryEntry {
  readonly number: number
  readonly sentence: string
  readonly draws: readonly (readonly { readonly card: Card; readonly label: string }[])[]
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
}

/** Returns the story of an evening as text. */
export function useStory(evening: () => Evening): ComputedRef<readonly StoryChapter[]> {
  const { texts } = useWords()
  const { getName, formatList } = useGuests(evening)
  return computed(() => {
    const told = { evening: evening(), texts: texts.value, getName, formatList: formatList.value }
    const chapters: StoryChapter[] = []
    let played = 0
    for (const [index, line] of told.evening.story.entries()) {
      const sentence = describeStep(told, index, line)
      const entry = { number: index, sentence, draws: describeDraws(told, line) }
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
      return story.won(winner, evening.kind === 'chouette' ? 1 : step.value)
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

function describeDraws({ texts, getName }: StoryTexts, line: EveningLine): StoryEntry['draws'] {
  const { evening: words, cards } = texts
  const { step } = line
  const rows = step.did === 'sat' ? (step.drawn ?? []) : []
  return rows.map((row) => {
    // only guests with equal cards draw again
    const isFirst = row.length === line.list.length
    const drawn = row.map((card, guest) => {
      const name = cards.name(card, false)
      return { card, label: isFirst ? words.story.drewCard(getName(guest), name) : name }
    })
    // in the order of the names before them
    return isFirst ? line.list.flatMap((guest) => drawn[guest] ?? []) : drawn
  })
}
