import { computed, type ComputedRef } from 'vue'
import type { ArchiveSummary, PartieFilter } from '../../shared/archive.ts'
import { useDays } from '../composables/useDates.ts'
import { useNames } from '../composables/useNames.ts'
import { useWords } from '../composables/useWords.ts'

/** A filter condition in words, and the change of the filter that removes it. */
interface FilterCondition {
  readonly key: string
  readonly label: string
  readonly without: Partial<PartieFilter>
}

/** Returns the game whose events and rules can be filtered: the chosen one, or the only one. */
export const findGame = (
  holdings: ArchiveSummary,
  filter: PartieFilter,
): ArchiveSummary['games'][number] | null =>
  holdings.games.find((game) => game.id === filter.game) ??
  (filter.game === null && holdings.games.length === 1 ? (holdings.games[0] ?? null) : null)

/** Returns the conditions of a filter, without the shelf. */
export function useConditions(
  holdings: () => ArchiveSummary,
  filter: () => PartieFilter,
): ComputedRef<readonly FilterCondition[]> {
  const { texts, gameWords } = useWords()
  const { getName } = useNames()
  const day = useDays()
  const findProfile = (id: number) => holdings().profiles.find((one) => one.id === id)

  return computed(() => {
    const words = texts.value.archive.filter
    const { game, people, preset, from, until, result, counted, value, tag, noted, search } =
      filter()
    const own = findGame(holdings(), filter())
    const list: FilterCondition[] = []
    const addCondition = (key: string, label: string, without: Partial<PartieFilter>): void =>
      void list.push({ key, label, without })

    if (search !== '') addCondition('search', words.holding(search), { search: '' })
    if (game !== null)
      addCondition('game', gameWords(game).title, { game: null, preset: null, counted: [] })
    for (const id of people) {
      const other = findProfile(id)
      const without = { people: people.filter((one) => one !== id) }
      if (other) addCondition(`person ${id}`, words.withThem(getName(other)), without)
    }
    if (result !== null) {
      const name = findProfile(result.person)?.name || null
      addCondition('result', result.won ? words.wonBy(name) : words.lostBy(name), { result: null })
    }
    if (own && preset !== null)
      addCondition('preset', gameWords(own.id).preset(preset).title, { preset: null })
    for (const name of own ? counted : [])
      addCondition(`counted ${name}`, own === null ? name : gameWords(own.id).counted(name).title, {
        counted: counted.filter((one) => one !== name),
      })
    if (value !== null) addCondition('value', texts.value.hall.times(value), { value: null })
    if (from !== null) addCondition('from', words.fromDay(day(from)), { from: null })
    if (until !== null) addCondition('until', words.untilDay(day(until)), { until: null })
    if (tag !== null) addCondition('tag', words.tagged(tag), { tag: null })
    if (noted) addCondition('noted', words.noted, { noted: false })
    return list
  })
}
