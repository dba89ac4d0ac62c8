import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { EveningSetup } from '../../shared/evening.ts'
import type { GameOffer, PlayedTable, StartTableRequest } from '../../shared/hall.ts'
import { findOffered } from '../composables/useGameSetup.ts'
import { useWords } from '../composables/useWords.ts'
import { useHall } from '../stores/hall.ts'

/** What the first button of the Hall starts again. */
export type Again = {
  /** The text of the button. */
  readonly label: string
  /** The rules and terms in full. */
  readonly details: string
} & (
  | { readonly table: StartTableRequest; readonly evening?: never }
  | { readonly evening: EveningSetup; readonly table?: never }
)

/** Returns what was last played of a game; null if there is none, or the game has changed since. */
export function useAgain(offer: () => GameOffer | null): ComputedRef<Again | null> {
  const hall = useHall()
  const { texts, tag, gameWords } = useWords()
  const list = (names: readonly string[]): string =>
    new Intl.ListFormat(tag.value, { type: 'conjunction' }).format(names)

  function describeRules({ game, preset, options }: StartTableRequest | EveningSetup): string {
    const changed = Object.keys(options).length
    const { title } = gameWords(game).preset(preset)
    return changed === 0 ? title : `${title}, ${texts.value.hall.differing(changed)}`
  }

  function describeTable({ setup, computers }: PlayedTable): string {
    const { title, length } = texts.value.match
    const { toWin, persons = [''] } = setup
    if (toWin === undefined) return describeRules(setup)
    const sides = persons.length + computers.length === 3 ? 3 : 2
    return `${describeRules(setup)} · ${title}: ${length(toWin, sides)}`
  }

  function nameTable({ setup, computers }: PlayedTable): string {
    const { againAgainst, againWith, againOf, level } = texts.value.hall
    const [only = ''] = computers
    if (setup.persons !== undefined) return againOf(list([...setup.persons, ...computers]))
    return computers.length === 1
      ? againAgainst(only, level(setup.level).title)
      : againWith(list(computers))
  }

  function describeEvening({ guests, terms }: EveningSetup): string {
    const { hall: words, evening, table } = texts.value
    const names = guests.map((guest) =>
      guest.kind === 'person' ? guest.name || table.you : words.playsAt(guest.level),
    )
    return `${list(names)} · ${evening.sittingDown.stake}: ${terms.stake}`
  }

  return computed(() => {
    const game = offer()
    const played = game === null ? undefined : hall.hall?.lastPlayed.games[game.id]
    const evening = findOffered(game, played?.evening)
    if (evening && played?.later === 'evening' && game && evening.kind in game.evenings)
      return {
        evening,
        label: texts.value.hall.againEvening(texts.value.evening.kinds[evening.kind].title),
        details: `${describeRules(evening)} · ${describeEvening(evening)}`,
      }
    const table = findOffered(game, played?.table?.setup)
    return table && played?.table
      ? { table, label: nameTable(played.table), details: describeTable(played.table) }
      : null
  })
}
