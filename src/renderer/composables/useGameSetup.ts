import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { ChosenOptions, OptionValue } from '../../shared/bridge.ts'
import type { GameOffer, OptionOffer, StartTableRequest } from '../../shared/hall.ts'
import { plainName } from '../../shared/names.ts'
import { type Persons, usePersons } from './usePersons.ts'

interface GameSetup {
  readonly offer: ComputedRef<GameOffer | null>
  readonly game: ComputedRef<string>
  readonly level: ComputedRef<string>
  /** The level of the computer player opposite, where it is chosen apart from the others; null where it is not. */
  readonly partner: ComputedRef<string | null>
  /** Who plays with whom is drawn for. */
  readonly drawsPartners: ComputedRef<boolean>
  readonly persons: Persons
  /** How many play, and how many could. */
  readonly seats: ComputedRef<number>
  readonly tables: ComputedRef<readonly number[]>
  readonly preset: ComputedRef<string>
  /** Those for as many as play. */
  readonly presets: ComputedRef<readonly string[]>
  /** Options there is something to choose about. */
  readonly options: ComputedRef<readonly OptionOffer[]>
  /** What holds for an option: the single wish, else the preset. */
  readonly getOptionValue: (name: string) => OptionValue
  /** Options that differ from the preset. */
  readonly differing: ComputedRef<ChosenOptions>
  readonly chooseGame: (game: string) => void
  readonly chooseLevel: (level: string) => void
  readonly choosePartner: (level: string) => void
  readonly chooseSeats: (count: number) => void
  readonly choosePreset: (preset: string) => void
  readonly chooseOption: (name: string, value: OptionValue) => void
  /** Null where there is no game, or something is wrong with the names. */
  readonly setup: ComputedRef<StartTableRequest | null>
}

/** Neither the weakest nor the strongest: whom one meets first. */
const middleLevel = (levels: readonly string[]): string => levels[levels.length >> 1] ?? ''

/** At a table of so many two play together, else everybody for himself. */
const PARTNERED = 4

/** The option that says how many play, and the one that says how partners find each other. */
const PLAYERS = 'players'
const PARTNERS = 'partners'

/**
 * What somebody is about to sit down to: game, company, preset and single options; at first the `likely` game. `own` is
 * the name of the person whose app it is.
 */
export function useGameSetup(games: () => readonly GameOffer[], likely: string | null, own: string): GameSetup {
  const wished: Record<'game' | 'level' | 'partner' | 'preset', Ref<string | null>> = {
    game: ref(likely),
    level: ref(null),
    partner: ref(null),
    preset: ref(null),
  }
  const single = shallowRef<ChosenOptions>({})

  const offer = computed(() => games().find((game) => game.id === wished.game.value) ?? games()[0] ?? null)
  const game = computed(() => offer.value?.id ?? '')
  const level = computed(() => wished.level.value ?? middleLevel(offer.value?.levels ?? []))
  const preset = computed(() => wished.preset.value ?? offer.value?.preset ?? '')
  const agreed = computed<ChosenOptions>(() => offer.value?.presets[preset.value] ?? {})
  const options = computed(
    () => offer.value?.options.filter(({ name, values }) => values.length > 1 && name !== PLAYERS) ?? [],
  )
  const differing = computed<ChosenOptions>(() =>
    Object.fromEntries(Object.entries(single.value).filter(([name, value]) => agreed.value[name] !== value)),
  )
  const firstValue = (name: string): OptionValue =>
    offer.value?.options.find((option) => option.name === name)?.values[0] ?? ''
  const getOptionValue = (name: string): OptionValue => single.value[name] ?? agreed.value[name] ?? firstValue(name)
  const tables = computed(() => offer.value?.tables ?? [])
  const seats = computed(() => (tables.value.length > 1 ? Number(getOptionValue(PLAYERS)) : (tables.value[0] ?? 2)))
  const presets = computed(() => {
    const named = Object.entries(offer.value?.presets ?? {})
    const fit = named.filter(([, chosen]) => tables.value.length < 2 || chosen[PLAYERS] === seats.value)
    return (fit.length > 0 ? fit : named).map(([name]) => name)
  })
  const persons = usePersons(() => seats.value, own)
  const drawsPartners = computed(
    () => seats.value === PARTNERED && offer.value?.drawsSeats === true && getOptionValue(PARTNERS) !== 'fixed',
  )
  const partner = computed(() => {
    const isChosen = seats.value === PARTNERED && !drawsPartners.value && persons.count.value === 1
    return isChosen ? (wished.partner.value ?? level.value) : null
  })

  function chooseGame(id: string): void {
    for (const wish of Object.values(wished)) wish.value = null
    wished.game.value = id
    single.value = {}
  }

  function choosePreset(name: string): void {
    wished.preset.value = name
    single.value = {}
  }

  /** By the preset that is made for so many, if there is one. */
  function chooseSeats(count: number): void {
    const named = Object.entries(offer.value?.presets ?? {})
    const made = named.filter(([, chosen]) => chosen[PLAYERS] === count).map(([name]) => name)
    const [best] = made.includes(preset.value) ? [preset.value] : made
    if (best === undefined) single.value = { ...single.value, [PLAYERS]: count }
    else choosePreset(best)
  }

  return {
    ...{
      offer,
      game,
      level,
      partner,
      drawsPartners,
      persons,
      seats,
      tables,
      preset,
      presets,
      options,
      differing,
      getOptionValue,
    },
    ...{ chooseGame, choosePreset, chooseSeats },
    choosePartner: (name) => (wished.partner.value = name),
    chooseLevel: (name) => (wished.level.value = name),
    chooseOption: (name, value) => (single.value = { ...single.value, [name]: value }),
    setup: computed(() =>
      offer.value && persons.wrong.value === null
        ? {
            game: game.value,
            level: level.value,
            ...(partner.value === null ? {} : { partner: partner.value }),
            preset: preset.value,
            options: { ...differing.value },
            ...(persons.count.value === 1 ? {} : { persons: persons.names.value.map(plainName) }),
          }
        : null,
    ),
  }
}
