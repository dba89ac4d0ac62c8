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
  /** The level of the computer partner, if it is chosen apart from the others, else null. */
  readonly partner: ComputedRef<string | null>
  /** Partners are drawn by lot. */
  readonly drawsPartners: ComputedRef<boolean>
  readonly persons: Persons
  /** The number of players, and the numbers of players the game allows. */
  readonly seats: ComputedRef<number>
  readonly tables: ComputedRef<readonly number[]>
  readonly preset: ComputedRef<string>
  /** The presets for this number of players. */
  readonly presets: ComputedRef<readonly string[]>
  /** Options with more than one value to choose from. */
  readonly options: ComputedRef<readonly OptionOffer[]>
  /** Returns the value of an option: a single choice, else that of the preset. */
  readonly getOptionValue: (name: string) => OptionValue
  /** Options that differ from the preset. */
  readonly differing: ComputedRef<ChosenOptions>
  readonly chooseGame: (game: string) => void
  readonly chooseLevel: (level: string) => void
  readonly choosePartner: (level: string) => void
  readonly chooseSeats: (count: number) => void
  readonly choosePreset: (preset: string) => void
  readonly chooseOption: (name: string, value: OptionValue) => void
  /** Null if there is no game or a name is invalid. */
  readonly setup: ComputedRef<StartTableRequest | null>
}

/** Returns the default level: neither the weakest nor the strongest. */
const middleLevel = (levels: readonly string[]): string => levels[levels.length >> 1] ?? ''

/** The number of players at which two play as partners; with any other each plays alone. */
const PARTNERED = 4

/** The option with the number of players, and the one that determines the partners. */
const PLAYERS = 'players'
const PARTNERS = 'partners'

type Wished = Readonly<Record<'game' | 'level' | 'partner' | 'preset', Ref<string | null>>>

/** The options of a game: those of the preset, and single ones that differ from it. */
function useOptions(offer: ComputedRef<GameOffer | null>, wished: Wished) {
  const single = shallowRef<ChosenOptions>({})
  const preset = computed(() => wished.preset.value ?? offer.value?.preset ?? '')
  const agreed = computed<ChosenOptions>(() => offer.value?.presets[preset.value] ?? {})
  const isOffered = ({ name, values }: OptionOffer): boolean =>
    values.length > 1 && name !== PLAYERS
  const firstValue = (name: string): OptionValue =>
    offer.value?.options.find((option) => option.name === name)?.values[0] ?? ''
  const differs = ([name, value]: [string, OptionValue]): boolean => agreed.value[name] !== value
  return {
    single,
    preset,
    options: computed(() => offer.value?.options.filter(isOffered) ?? []),
    differing: computed<ChosenOptions>(() =>
      Object.fromEntries(Object.entries(single.value).filter(differs)),
    ),
    getOptionValue: (name: string): OptionValue =>
      single.value[name] ?? agreed.value[name] ?? firstValue(name),
    chooseOption: (name: string, value: OptionValue) =>
      (single.value = { ...single.value, [name]: value }),
    choosePreset(name: string): void {
      wished.preset.value = name
      single.value = {}
    },
  }
}

/** The number of players, and the presets made for it. */
function useSeats(
  offer: ComputedRef<GameOffer | null>,
  { single, preset, getOptionValue, choosePreset }: ReturnType<typeof useOptions>,
) {
  const tables = computed(() => offer.value?.tables ?? [])
  const seats = computed(() =>
    tables.value.length > 1 ? Number(getOptionValue(PLAYERS)) : (tables.value[0] ?? 2),
  )
  const presetsFor = (count: number): readonly string[] =>
    Object.entries(offer.value?.presets ?? {})
      .filter(([, chosen]) => chosen[PLAYERS] === count)
      .map(([name]) => name)
  return {
    tables,
    seats,
    presets: computed(() => {
      const fit = tables.value.length < 2 ? [] : presetsFor(seats.value)
      return fit.length > 0 ? fit : Object.keys(offer.value?.presets ?? {})
    }),
    /** Chooses a preset for this number of players, if there is one, else only the number. */
    chooseSeats(count: number): void {
      const made = presetsFor(count)
      const [best] = made.includes(preset.value) ? [preset.value] : made
      if (best === undefined) single.value = { ...single.value, [PLAYERS]: count }
      else choosePreset(best)
    },
  }
}

/**
 * Returns the setup of a new table: game, players, preset and single options; at first the `likely`
 * game. `own` is the name of the person whose app it is.
 */
export function useGameSetup(
  games: () => readonly GameOffer[],
  likely: string | null,
  own: string,
): GameSetup {
  const wished: Wished = {
    game: ref(likely),
    level: ref(null),
    partner: ref(null),
    preset: ref(null),
  }
  const offer = computed(
    () => games().find((game) => game.id === wished.game.value) ?? games()[0] ?? null,
  )
  const game = computed(() => offer.value?.id ?? '')
  const level = computed(() => wished.level.value ?? middleLevel(offer.value?.levels ?? []))
  const chosen = useOptions(offer, wished)
  const { single, preset, differing, getOptionValue } = chosen
  const table = useSeats(offer, chosen)
  const isPartnered = computed(() => table.seats.value === PARTNERED)
  const persons = usePersons(() => table.seats.value, own)
  const drawsPartners = computed(
    () =>
      isPartnered.value && offer.value?.drawsSeats === true && getOptionValue(PARTNERS) !== 'fixed',
  )
  const partner = computed(() => {
    const isChosen = isPartnered.value && !drawsPartners.value && persons.count.value === 1
    return isChosen ? (wished.partner.value ?? level.value) : null
  })

  function chooseGame(id: string): void {
    for (const wish of Object.values(wished)) wish.value = null
    wished.game.value = id
    single.value = {}
  }

  function buildSetup(): StartTableRequest | null {
    if (offer.value === null || persons.wrong.value !== null) return null
    return {
      game: game.value,
      level: level.value,
      ...(partner.value === null ? {} : { partner: partner.value }),
      preset: preset.value,
      options: { ...differing.value },
      ...(persons.count.value === 1 ? {} : { persons: persons.names.value.map(plainName) }),
    }
  }

  const choosePartner = (name: string) => (wished.partner.value = name)
  const chooseLevel = (name: string) => (wished.level.value = name)
  const choices = { chooseGame, choosePartner, chooseLevel, setup: computed(buildSetup) }
  return { offer, game, level, partner, drawsPartners, persons, ...chosen, ...table, ...choices }
}
