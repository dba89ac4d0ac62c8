import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { ChosenOptions, OptionValue } from '../../shared/bridge.ts'
import type { GameOffer, OptionOffer, StartTableRequest } from '../../shared/hall.ts'
import { plainName } from '../../shared/names.ts'
import { type Persons, usePersons } from './usePersons.ts'

type ChoiceName = 'partner' | 'persons' | 'toWin'

/** The choices made for a game before: those of an evening have neither level nor persons. */
export type GameChoices = Pick<StartTableRequest, 'preset' | 'options' | ChoiceName> &
  Partial<Pick<StartTableRequest, 'level'>>

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
  /** The number of parties that win the match; null if none is agreed, or the game has none. */
  readonly toWin: ComputedRef<number | null>
  readonly chooseToWin: (parties: number | null) => void
  readonly chooseGame: (game: string) => void
  readonly chooseLevel: (level: string) => void
  readonly choosePartner: (level: string) => void
  readonly chooseSeats: (count: number) => void
  readonly choosePreset: (preset: string) => void
  readonly chooseOption: (name: string, value: OptionValue) => void
  /** The choices as they are, valid or not. */
  readonly choices: ComputedRef<StartTableRequest>
  /** Null if there is no game or a name is invalid. */
  readonly setup: ComputedRef<StartTableRequest | null>
}

/** Returns the default level: neither the weakest nor the strongest. */
const middleLevel = (levels: readonly string[]): string => levels[levels.length >> 1] ?? ''

/** Returns choices made before if the game still offers all of them, else null. */
export function findOffered<Choices extends GameChoices>(
  offer: GameOffer | null,
  choices: Choices | undefined,
): Choices | null {
  if (offer === null || choices === undefined) return null
  const { preset, options, level, partner } = choices
  const hasValue = ([name, value]: [string, OptionValue]): boolean =>
    offer.options.some((option) => option.name === name && option.values.includes(value))
  const levels = [level, partner].filter((one) => one !== undefined)
  const isOffered =
    preset in offer.presets &&
    Object.entries(options).every(hasValue) &&
    levels.every((one) => offer.levels.includes(one))
  return isOffered ? choices : null
}

/** Returns true if two setups start the same table. */
export function isSameSetup(one: StartTableRequest, other: StartTableRequest): boolean {
  const facts = (setup: StartTableRequest): string => {
    const { game, level, partner = level, preset, options, persons = [], toWin = null } = setup
    const chosen = Object.entries(options).toSorted()
    return JSON.stringify([game, level, partner, preset, chosen, persons, toWin])
  }
  return facts(one) === facts(other)
}

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
  const hasChoice = ({ name, values }: OptionOffer): boolean =>
    values.length > 1 && name !== PLAYERS
  const firstValue = (name: string): OptionValue =>
    offer.value?.options.find((option) => option.name === name)?.values[0] ?? ''
  const differs = ([name, value]: [string, OptionValue]): boolean => agreed.value[name] !== value
  return {
    single,
    preset,
    options: computed(() => offer.value?.options.filter(hasChoice) ?? []),
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

/** The agreed length of a match. */
function useMatch(offer: ComputedRef<GameOffer | null>) {
  const chosen = ref<number | null>(null)
  return {
    toWin: computed(() => (offer.value?.hasMatches === true ? chosen.value : null)),
    chooseToWin: (parties: number | null) => (chosen.value = parties),
  }
}

/** Whether partners are drawn by lot, or the level of the computer partner may be chosen. */
function usePartner(
  offer: ComputedRef<GameOffer | null>,
  seats: ComputedRef<number>,
  { getOptionValue }: ReturnType<typeof useOptions>,
) {
  const isPartnered = computed(() => seats.value === PARTNERED)
  const drawsPartners = computed(
    () =>
      isPartnered.value && offer.value?.drawsSeats === true && getOptionValue(PARTNERS) !== 'fixed',
  )
  return { drawsPartners, mayChoose: computed(() => isPartnered.value && !drawsPartners.value) }
}

/**
 * Returns the setup of a new table: game, players, preset and single options; at first the `likely`
 * game. `own` is the name of the person whose app it is. A game begins with the choices that were
 * made `before`.
 */
export function useGameSetup(
  games: () => readonly GameOffer[],
  likely: string | null,
  own: string,
  before: (game: string) => GameChoices | undefined,
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
  const { single, preset, differing } = chosen
  const table = useSeats(offer, chosen)
  const persons = usePersons(() => table.seats.value, own)
  const match = useMatch(offer)
  const { drawsPartners, mayChoose } = usePartner(offer, table.seats, chosen)
  const partner = computed(() => {
    const isChosen = mayChoose.value && persons.count.value === 1
    return isChosen ? (wished.partner.value ?? level.value) : null
  })

  function chooseGame(id: string): void {
    wished.game.value = id
    const known = findOffered(offer.value, before(game.value))
    wished.level.value = known?.level ?? null
    wished.partner.value = known?.partner ?? null
    wished.preset.value = known?.preset ?? null
    single.value = known?.options ?? {}
    match.chooseToWin(known?.toWin ?? null)
    if (known) persons.seat(known.persons ?? [])
  }

  const choices = computed<StartTableRequest>(() => ({
    game: game.value,
    level: level.value,
    ...(partner.value === null ? {} : { partner: partner.value }),
    preset: preset.value,
    options: { ...differing.value },
    ...(persons.count.value === 1 ? {} : { persons: persons.names.value.map(plainName) }),
    ...(match.toWin.value === null ? {} : { toWin: match.toWin.value }),
  }))
  const setup = computed(() =>
    offer.value === null || persons.wrong.value !== null ? null : choices.value,
  )

  chooseGame(game.value)
  const choosePartner = (name: string) => (wished.partner.value = name)
  const chooseLevel = (name: string) => (wished.level.value = name)
  const ways = { ...match, chooseGame, choosePartner, chooseLevel, choices, setup }
  return { offer, game, level, partner, drawsPartners, persons, ...chosen, ...table, ...ways }
}
