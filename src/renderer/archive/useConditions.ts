import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Holdings, PartieFilter } from '../../shared/archive.ts'
import { useDays } from '../use/useDates.ts'
import { useWords } from '../use/useWords.ts'
import { useNames } from './useNames.ts'

/** One condition of a filter in words, and the filter's change that takes it off. */
interface Condition {
  readonly key: string
  readonly label: string
  readonly without: Partial<PartieFilter>
}

/** The game whose events and rules can be asked for: the one chosen, or the only one there is. */
export const gameOf = (holdings: Holdings, filter: PartieFilter): Holdings['games'][number] | null =>
  holdings.games.find((game) => game.id === filter.game) ??
  (filter.game === null && holdings.games.length === 1 ? (holdings.games[0] ?? null) : null)

/** The conditions of a filter, one by one, without the shelf. */
export function useConditions(holdings: () => Holdings, filter: () => PartieFilter): ComputedRef<readonly Condition[]> {
  const { texts, gameWords } = useWords()
  const { nameOf } = useNames()
  const day = useDays()
  const profile = (id: number) => holdings().profiles.find((one) => one.id === id)

  return computed(() => {
    const words = texts.value.archive.filter
    const { game, people, preset, from, until, result, counted, value, tag, noted, search } = filter()
    const own = gameOf(holdings(), filter())
    const list: Condition[] = []
    const add = (key: string, label: string, without: Partial<PartieFilter>): void =>
      void list.push({ key, label, without })

    if (search !== '') add('search', words.holding(search), { search: '' })
    if (game !== null) add('game', gameWords(game).title, { game: null, preset: null, counted: [] })
    for (const id of people) {
      const other = profile(id)
      const without = { people: people.filter((one) => one !== id) }
      if (other) add(`person ${id}`, words.withThem(nameOf(other)), without)
    }
    if (result !== null) {
      const name = profile(result.person)?.name || null
      add('result', result.won ? words.wonBy(name) : words.lostBy(name), { result: null })
    }
    if (own && preset !== null) add('preset', gameWords(own.id).preset(preset).title, { preset: null })
    for (const name of own ? counted : [])
      add(`counted ${name}`, own === null ? name : gameWords(own.id).counted(name).title, {
        counted: counted.filter((one) => one !== name),
      })
    if (value !== null) add('value', texts.value.hall.times(value), { value: null })
    if (from !== null) add('from', words.fromDay(day(from)), { from: null })
    if (until !== null) add('until', words.untilDay(day(until)), { until: null })
    if (tag !== null) add('tag', words.tagged(tag), { tag: null })
    if (noted) add('noted', words.noted, { noted: false })
    return list
  })
}
