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
  /** The plan without the game and its options; null while it has a fault. */
  readonly wish: ComputedRef<Pick<EveningSetup, 'kind' | 'terms' | 'guests'> | null>
}

const MOST_PLACES = Math.max(...Object.values(COMPANY).map(({ most }) => most))
const MOST_PARTIES_A_TURN = 9

const isWithin = (value: number | null, least: number, most = Infinity): value is number =>
  value !== null && value >= least && value <= most

const toGuest = ({ kind, name, level }: PlannedPlace): EveningGuest =>
  kind === 'person' ? { kind, name: plainName(name) } : { kind, level }

/** Returns the faults in the names of the persons. */
function findNameFaults(places: readonly PlannedPlace[]): readonly PlanFault[] {
  const fault = faultOfNames(places.filter(({ kind }) => kind === 'person').map(({ name }) => name))
  return fault === null ? [] : [fault]
}

/** Creates the fields of the terms, and what they come to: the agreed terms, or the first fault. */
function createTerms(kind: () => EveningKind) {
  const stake = ref<number | null>(5)
  const hasPurse = ref(false)
  const purse = ref<number | null>(100)
  const partiesATurn = ref<number | null>(1)
  const poolEntry = ref<PoolEntry>('loserPays')
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
  return { fields: { stake, hasPurse, purse, partiesATurn, poolEntry }, agreed }
}

/** Creates a plan; `name` is the user's own, `level` the first level of a computer. */
export function useEveningPlan(name: string, level: string): EveningPlan {
  let keys = 0
  const createPlace = (kind: EveningGuest['kind'], called: string): PlannedPlace => ({
    key: keys++,
    kind,
    name: called,
    level,
  })

  const kind = ref<EveningKind>('pool')
  const places = shallowRef<readonly PlannedPlace[]>([
    createPlace('person', name),
    createPlace('computer', ''),
    createPlace('computer', ''),
  ])
  const terms = createTerms(() => kind.value)
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
    addPlace: (added) => (places.value = [...places.value, createPlace(added, '')]),
    changePlace: (key, change) =>
      (places.value = places.value.map((place) =>
        place.key === key ? { ...place, ...change } : place,
      )),
    removePlace: (key) => (places.value = places.value.filter((place) => place.key !== key)),
    wish: computed(() => {
      const agreed = terms.agreed.value
      return typeof agreed === 'string' || isCompanyWrong.value || wrong.value.size > 0
        ? null
        : { kind: kind.value, terms: agreed, guests: places.value.map(toGuest) }
    }),
  }
}
