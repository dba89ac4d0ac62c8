import { defineStore } from 'pinia'
import { type ShallowRef, computed, ref, shallowRef } from 'vue'
import type {
  ArchiveSummary,
  PartieSums,
  Profile,
  SheetLine,
  Standings,
  StandingsQuery,
} from '../../shared/archive.ts'
import { getSum } from '../standings/sums.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'

/** Number of score sheets per request. */
const PAGE = 24
/** Distance in pages beyond which loaded pages are dropped; they are loaded again when needed. */
const KEPT = 12

const findBusiest = (profiles: readonly Profile[]): Profile | undefined =>
  profiles.toSorted((a, b) => b.parties - a.parties)[0]

/** Returns the default query: the person with the most parties, against all. */
function firstWish({ games, profiles }: ArchiveSummary): StandingsQuery | null {
  const game = games[0]
  const person =
    findBusiest(profiles.filter(({ kind }) => kind === 'person')) ?? findBusiest(profiles)
  return game && person ? { game: game.id, person: person.id, other: null, together: false } : null
}

/** Returns false if a profile of the query no longer exists, as after a rename or a merge. */
const isThere = (wish: StandingsQuery, { games, profiles }: ArchiveSummary): boolean =>
  games.some(({ id }) => id === wish.game) &&
  [wish.person, wish.other].every(
    (wanted) => wanted === null || profiles.some(({ id }) => id === wanted),
  )

/** Creates the score sheets of a query, loaded page by page. */
function createSheets(wish: ShallowRef<StandingsQuery | null>) {
  const pages = shallowRef<ReadonlyMap<number, readonly SheetLine[]>>(new Map())
  const fetching = new Set<number>()
  const notices = useNotices()

  async function fetchPage(page: number): Promise<void> {
    const asked = wish.value
    if (asked === null || fetching.has(page)) return
    fetching.add(page)
    const answer = await callMain((cercle) => cercle.loadSheet({ ...asked }, page * PAGE, PAGE))
    if (wish.value !== asked) return
    fetching.delete(page)
    if (!answer.ok) return notices.showRefusal(answer.refused)
    const kept = [...pages.value].filter(([other]) => Math.abs(other - page) < KEPT)
    pages.value = new Map([...kept, [page, answer.value]])
  }

  return {
    /** Returns a sheet; null while it loads, or if its partie can no longer be read. */
    sheetAt: (index: number): SheetLine | null =>
      pages.value.get(Math.floor(index / PAGE))?.[index % PAGE] ?? null,
    /** Loads the missing pages of a range of sheets. */
    async loadSheets(from: number, until: number): Promise<void> {
      const wanted: number[] = []
      for (let page = Math.floor(from / PAGE); page * PAGE < until; page += 1)
        if (!pages.value.has(page)) wanted.push(page)
      await Promise.all(wanted.map(fetchPage))
    },
    clearSheets(): void {
      // a new object, so that answers to the old query are not taken for its own
      if (wish.value) wish.value = { ...wish.value }
      fetching.clear()
      pages.value = new Map()
    },
  }
}

/** Creates the sums of a query. */
function createSums(wish: ShallowRef<StandingsQuery | null>) {
  const standings = shallowRef<Standings | null>(null)
  const notices = useNotices()

  async function fetchStandings(): Promise<void> {
    const asked = wish.value
    if (asked === null) return
    const answer = await callMain((cercle) => cercle.loadStandings({ ...asked }))
    if (wish.value !== asked) return
    if (answer.ok) standings.value = answer.value
    else notices.showRefusal(answer.refused)
  }

  return { standings, fetchStandings }
}

/** Creates the latest parties of a query one by one, for the charts. */
function createCourse(wish: ShallowRef<StandingsQuery | null>) {
  /** Null until they are loaded. */
  const course = shallowRef<readonly PartieSums[] | null>(null)
  const notices = useNotices()

  /** Loads them, after everything above the charts. */
  async function fetchCourse(): Promise<void> {
    const asked = wish.value
    if (asked === null) return
    const answer = await callMain((cercle) => cercle.loadCourse({ ...asked }))
    if (wish.value !== asked) return
    if (answer.ok) course.value = answer.value
    else notices.showRefusal(answer.refused)
  }

  return { course, fetchCourse }
}

/** The standings of one profile, and its score sheets as far as they are loaded. */
export const useStandings = defineStore('standings', () => {
  const wish = shallowRef<StandingsQuery | null>(null)
  const { standings, fetchStandings } = createSums(wish)
  /** Number of sheets in the book. */
  const known = computed(() => (standings.value ? getSum(standings.value.own, 'parties') : 0))
  /** The current sheet. */
  const place = ref(0)
  const { sheetAt, loadSheets, clearSheets } = createSheets(wish)
  const { course, fetchCourse } = createCourse(wish)

  function setWish(next: StandingsQuery | null): void {
    wish.value = next
    standings.value = null
    course.value = null
    place.value = 0
  }

  async function loadStandings(): Promise<void> {
    clearSheets()
    await Promise.all([fetchStandings(), loadSheets(place.value, place.value + 1)])
    place.value = Math.min(place.value, Math.max(known.value - 1, 0))
    await fetchCourse()
  }

  async function changeWish(change: Partial<StandingsQuery>): Promise<void> {
    if (wish.value === null) return
    const wanted = { ...wish.value, ...change }
    // another game may have no partners
    const isAlone = wanted.other === wanted.person || (change.game !== undefined && wanted.together)
    setWish(isAlone ? { ...wanted, other: null, together: false } : wanted)
    await loadStandings()
  }

  /** Reloads the last query, if its profiles still exist, else the default one. */
  async function openStandings(summary: ArchiveSummary): Promise<void> {
    if (wish.value === null || !isThere(wish.value, summary)) setWish(firstWish(summary))
    await loadStandings()
  }

  return {
    wish,
    standings,
    course,
    isLoading: computed(() => wish.value !== null && standings.value === null),
    known,
    place,
    /** True if a partie was opened from the book, to which the person will return. */
    isAway: ref(false),
    sheetAt,
    loadSheets,
    changeWish,
    openStandings,
  }
})
