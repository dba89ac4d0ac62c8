import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { ArchiveSummary } from '../../shared/archive.ts'
import type { Strength, StrengthQuery } from '../../shared/strength.ts'
import { callMain } from '../ipc.ts'
import { useArchive } from './archive.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'

/** How strong a person is: of whom and in which game it is asked, and the answer. */
export const useStrength = defineStore('strength', () => {
  const wish = shallowRef<StrengthQuery | null>(null)
  const strength = shallowRef<Strength | null>(null)
  /** False until it is known what there is to ask about. */
  const isKnown = ref(false)
  const archive = useArchive()
  const hall = useHall()
  const notices = useNotices()

  async function fetchStrength(): Promise<void> {
    const asked = wish.value
    if (asked === null) return
    const answer = await callMain((cercle) => cercle.loadStrength({ ...asked }))
    if (wish.value !== asked) return
    if (answer.ok) strength.value = answer.value
    else notices.showRefusal(answer.refused)
  }

  /** Returns the game that was last played, if anything of it is in the archive. */
  function findGame({ games }: ArchiveSummary): string | null {
    const last = hall.hall?.last[0]?.game
    return (games.find(({ id }) => id === last) ?? games[0])?.id ?? null
  }

  /** Asks again, of the same if they are still there, else of the person at the screen. */
  async function load(): Promise<void> {
    if (!(await archive.loadSummary()) || archive.holdings === null) return
    const { games, profiles } = archive.holdings
    const { game = null, person = null } = wish.value ?? {}
    const kept = games.some(({ id }) => id === game) ? game : findGame(archive.holdings)
    const asked = profiles.some(({ id }) => id === person) ? person : null
    wish.value = kept === null ? null : { game: kept, person: asked }
    await fetchStrength()
    // whoever sits at the screen may not have played
    const busiest = profiles
      .filter(({ parties }) => parties > 0)
      .toSorted((a, b) => b.parties - a.parties)[0]
    if (strength.value?.person === null && busiest !== undefined)
      await change({ person: busiest.id })
    isKnown.value = true
  }

  async function change(changed: Partial<StrengthQuery>): Promise<void> {
    if (wish.value === null) return
    wish.value = { ...wish.value, ...changed }
    await fetchStrength()
  }

  return { wish, strength, isKnown, load, change }
})
