import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Evening, EveningAction, EveningLine, Guest } from '../../shared/evening.ts'
import type { Card } from '../../shared/card.ts'
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

/** Returns the story of an evening as text. */
export function useStory(evening: () => Evening): ComputedRef<readonly StoryChapter[]> {
  const { texts } = useWords()
  const { getName, formatList } = useGuests(evening)

  function describeAction(
    index: number,
    line: EveningLine,
    guest: Guest,
    action: EveningAction,
  ): string {
    const { story } = texts.value.evening
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
        return action.counters === 0
          ? story.raisesNothing(name)
          : story.raises(name, action.counters)
      case 'takeOut':
        return action.counters === 0
          ? story.takesNothing(name)
          : story.takesOut(name, action.counters)
      case 'keepBank':
        return story.keeps(name)
      case 'withdraw':
        return story.withdraws(name, getName((evening().story[index + 1] ?? evening()).list[0]))
      case 'enter':
        return story.comes(name)
      case 'leave':
        return story.goes(name)
      default:
        return action satisfies never
    }
  }

  function describeStep(index: number, line: EveningLine): string {
    const { step } = line
    const { story } = texts.value.evening
    switch (step.did) {
      case 'sat':
        return step.drawn
          ? story.drew(formatList.value(step.list))
          : story.sat(formatList.value(step.list))
      case 'said':
        return describeAction(index, line, step.guest, step.action)
      case 'played': {
        const winner = getName(line.list[step.winner])
        if (evening().kind === 'banker')
          return step.winner === 1 ? story.beatBank(winner) : story.heldBank(winner)
        return story.won(winner, evening().kind === 'chouette' ? 1 : step.value)
      }
      case 'struck':
        return story.struck
      default:
        return step satisfies never
    }
  }

  function describeDraws(line: EveningLine): StoryEntry['draws'] {
    const { evening: words, cards } = texts.value
    const { step } = line
    const rows = step.did === 'sat' ? (step.drawn ?? []) : []
    return rows.map((row) => {
      // Only guests with equal cards draw again.
      const isFirst = row.length === line.list.length
      const drawn = row.map((card, guest) => {
        const name = cards.name(card, false)
        return { card, label: isFirst ? words.story.drewCard(getName(guest), name) : name }
      })
      // In the order of the names before them.
      return isFirst ? line.list.flatMap((guest) => drawn[guest] ?? []) : drawn
    })
  }

  return computed(() => {
    const chapters: StoryChapter[] = []
    let played = 0
    for (const [index, line] of evening().story.entries()) {
      const entry = {
        number: index,
        sentence: describeStep(index, line),
        draws: describeDraws(line),
      }
      const open = chapters.at(-1)
      if (open?.partie === played + 1)
        chapters.splice(-1, 1, { ...open, entries: [...open.entries, entry] })
      else chapters.push({ partie: played + 1, entries: [entry] })
      if (line.step.did === 'played') played += 1
    }
    return chapters
  })
}
