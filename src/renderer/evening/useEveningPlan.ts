import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import { COMPANY } from '../../shared/evening.ts'
import type {
  EveningGuest,
  EveningKind,
  EveningSetup,
  EveningTerms,
  PoolEntry,
} from '../../shared/evening.ts'
import { faultOfNames, plainName } from '../../shared/names.ts'

/** A place of the planned evening; `key` identifies it while places are moved. */
export interface PlannedPlace {
  readonly key: number
  readonly kind: EveningGuest['kind']
  readonly name: string
  readonly level: string
}

/** Faults of a plan, as keys of the setup texts. */
export type PlanFault = 'nameMissing' | 'nameTwice' | TermFault
type TermFault = 'stake' | 'purse' | 'partiesATurn'

export interface EveningPlan {
  readonly kind: Ref<EveningKind>
  readonly places: Ref<readonly PlannedPlace[]>
  readonly stake: Ref<number | null>
  readonly hasPurse: Ref<boolean>
  readonly purse: Ref<number | null>
  readonly partiesATurn: Ref<number | null>
  readonly poolEntry: Ref<PoolEntry>
  readonly mayAdd: ComputedRef<boolean>
  readonly addPlace: (kind: EveningGuest['kind']) => void
  readonly changePlace: (
    key: number,
    change: Partial<Pick<PlannedPlace, 'name' | 'level' | 'kind'>>,
  ) => void
  readonly removePlace: (key: number) => void
  /** Moves a place up or down the list by one. */
  readonly movePlace: (key: number, by: -1 | 1) => void
  /** True if there are too few or too many guests for the kind. */
  readonly isCompanyWrong: ComputedRef<boolean>
  readonly wrong: ComputedRef<ReadonlySet<PlanFault>>
  /** The plan as it is typed. */
  readonly draft: ComputedRef<EveningDraft>
  /** The plan without the game and its options; null while it has a fault. */
  readonly wish: ComputedRef<Pick<EveningSetup, 'kind' | 'terms' | 'guests'> | null>
}

/** A plan as it was typed, valid or not. */
export interface EveningDraft {
  readonly kind: EveningKind
  readonly places: readonly Omit<PlannedPlace, 'key'>[]
  readonly stake: number | null
  /** Null if no purse is agreed. */
  readonly purse: number | null
  readonly partiesATurn: number | null
  readonly poolEntry: PoolEntry
}

/** Terms as they are proposed at first. */
const FIRST_TERMS = { stake: 5, purse: 100, partiesATurn: 1, poolEntry: 'loserPays' } as const

/** Returns the draft that a setup came of; `level` is that of a computer player added later. */
export const draftOfSetup = (
  { kind, terms, guests }: EveningSetup,
  level: string,
): EveningDraft => ({
  kind,
  places: guests.map((guest) => ({ name: '', level, ...guest })),
  stake: terms.stake,
  purse: terms.purse === 'none' ? null : terms.purse,
  partiesATurn: terms.partiesATurn ?? FIRST_TERMS.partiesATurn,
  poolEntry: terms.poolEntry ?? FIRST_TERMS.poolEntry,
})

const MOST_PLACES = Math.max(...Object.values(COMPANY).map(({ most }) => most))
const MOST_PARTIES_A_TURN = 9

const isWithin = (value: number | null, least: number, most = Infinity): value is number =>
  value !== null && value >= least && value <= most

const toGuest = ({ kind, name, level }: PlannedPlace): EveningGuest =>
  kind === 'person' ? { kind, name: plainName(name) } : { kind, level }

/** Returns the faults in the names of the persons: a single one needs none. */
function findNameFaults(places: readonly PlannedPlace[]): readonly PlanFault[] {
  const names = places.filter(({ kind }) => kind === 'person').map(({ name }) => name)
  const fault = names.length > 1 ? faultOfNames(names) : null
  return fault === null ? [] : [fault]
}

/** Creates the fields of the terms, and what they come to: the agreed terms, or the first fault. */
function createTerms(kind: () => EveningKind, before: EveningDraft | null) {
  const first = before ?? FIRST_TERMS
  const stake = ref<number | null>(first.stake)
  const hasPurse = ref(before !== null && before.purse !== null)
  const purse = ref<number | null>(first.purse ?? FIRST_TERMS.purse)
  const partiesATurn = ref<number | null>(first.partiesATurn)
  const poolEntry = ref<PoolEntry>(first.poolEntry)
  const agreed = computed<EveningTerms | TermFault>(() => {
    if (!isWithin(stake.value, 1)) return 'stake'
    const base = { stake: stake.value, purse: 'none' as const }
    const owned = hasPurse.value ? purse.value : stake.value
    if (!isWithin(owned, stake.value)) return 'purse'
    const purses = hasPurse.value ? { ...base, purse: owned } : base
    if (kind() === 'pool') return { ...purses, poolEntry: poolEntry.value }
    if (kind() !== 'rotation') return purses
    const turn = partiesATurn.value
    return isWithin(turn, 1, MOST_PARTIES_A_TURN)
      ? { ...purses, partiesATurn: turn }
      : 'partiesATurn'
  })
  const typed = computed(() => ({
    stake: stake.value,
    purse: hasPurse.value ? purse.value : null,
    partiesATurn: partiesATurn.value,
    poolEntry: poolEntry.value,
  }))
  return { fields: { stake, hasPurse, purse, partiesATurn, poolEntry }, typed, agreed }
}

/** The user and two computer players. */
const firstPlaces = (name: string, level: string): EveningDraft['places'] => [
  { kind: 'person', name, level },
  { kind: 'computer', name: '', level },
  { kind: 'computer', name: '', level },
]

/**
 * Creates a plan, of the one `before` if there is one; `name` is the user's own, `level` the first
 * level of a computer.
 */
export function useEveningPlan(
  name: string,
  level: string,
  before: EveningDraft | null,
): EveningPlan {
  let keys = 0
  const createPlace = (place: Omit<PlannedPlace, 'key'>): PlannedPlace => ({
    ...place,
    key: keys++,
  })

  const kind = ref<EveningKind>(before?.kind ?? 'pool')
  const places = shallowRef<readonly PlannedPlace[]>(
    (before?.places ?? firstPlaces(name, level)).map(createPlace),
  )
  const terms = createTerms(() => kind.value, before)
  const isCompanyWrong = computed(() => {
    const { least, most } = COMPANY[kind.value]
    return !isWithin(places.value.length, least, most)
  })
  const wrong = computed<ReadonlySet<PlanFault>>(
    () =>
      new Set([
        ...findNameFaults(places.value),
        ...(typeof terms.agreed.value === 'string' ? [terms.agreed.value] : []),
      ]),
  )

  function movePlace(key: number, by: -1 | 1): void {
    const from = places.value.findIndex((place) => place.key === key)
    const [place, other] = [places.value[from], places.value[from + by]]
    if (place && other) places.value = places.value.with(from, other).with(from + by, place)
  }

  return {
    kind,
    places,
    ...terms.fields,
    isCompanyWrong,
    wrong,
    movePlace,
    mayAdd: computed(() => places.value.length < MOST_PLACES),
    addPlace: (added) =>
      (places.value = [...places.value, createPlace({ kind: added, name: '', level })]),
    changePlace: (key, change) =>
      (places.value = places.value.map((place) =>
        place.key === key ? { ...place, ...change } : place,
      )),
    removePlace: (key) => (places.value = places.value.filter((place) => place.key !== key)),
    draft: computed(() => ({ kind: kind.value, places: places.value, ...terms.typed.value })),
    wish: computed(() => {
      const agreed = terms.agreed.value
      return typeof agreed === 'string' || isCompanyWrong.value || wrong.value.size > 0
        ? null
        : { kind: kind.value, terms: agreed, guests: places.value.map(toGuest) }
    }),
  }
}
