import { computed, ref, shallowRef } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { ChosenOptions, GameOffer, OptionOffer, OptionValue, Setup } from '../../shared/bridge.ts'

interface Duel {
  readonly offer: ComputedRef<GameOffer | null>
  readonly game: ComputedRef<string>
  readonly level: ComputedRef<string>
  readonly preset: ComputedRef<string>
  /** Options there is something to choose about. */
  readonly options: ComputedRef<readonly OptionOffer[]>
  /** What holds for an option: the single wish, else the preset. */
  readonly valueOf: (name: string) => OptionValue
  /** Options that differ from the preset. */
  readonly differing: ComputedRef<ChosenOptions>
  readonly chooseGame: (game: string) => void
  readonly chooseLevel: (level: string) => void
  readonly choosePreset: (preset: string) => void
  readonly chooseOption: (name: string, value: OptionValue) => void
  readonly setup: ComputedRef<Setup | null>
}

/** Neither the weakest nor the strongest: whom one meets first. */
const middle = (levels: readonly string[]): string => levels[levels.length >> 1] ?? ''

/** What somebody is about to sit down to: game, opponent, preset and single options. */
export function useDuel(games: () => readonly GameOffer[]): Duel {
  const wished: Record<'game' | 'level' | 'preset', Ref<string | null>> = {
    game: ref(null),
    level: ref(null),
    preset: ref(null),
  }
  const single = shallowRef<ChosenOptions>({})

  const offer = computed(() => games().find((game) => game.id === wished.game.value) ?? games()[0] ?? null)
  const game = computed(() => offer.value?.id ?? '')
  const level = computed(() => wished.level.value ?? middle(offer.value?.levels ?? []))
  const preset = computed(() => wished.preset.value ?? offer.value?.preset ?? '')
  const agreed = computed<ChosenOptions>(() => offer.value?.presets[preset.value] ?? {})
  const options = computed(() => offer.value?.options.filter((option) => option.values.length > 1) ?? [])
  const differing = computed<ChosenOptions>(() =>
    Object.fromEntries(Object.entries(single.value).filter(([name, value]) => agreed.value[name] !== value)),
  )
  const first = (name: string): OptionValue => options.value.find((option) => option.name === name)?.values[0] ?? ''

  function chooseGame(id: string): void {
    for (const wish of Object.values(wished)) wish.value = null
    wished.game.value = id
    single.value = {}
  }

  function choosePreset(name: string): void {
    wished.preset.value = name
    single.value = {}
  }

  return {
    ...{ offer, game, level, preset, options, differing, chooseGame, choosePreset },
    valueOf: (name) => single.value[name] ?? agreed.value[name] ?? first(name),
    chooseLevel: (name) => (wished.level.value = name),
    chooseOption: (name, value) => (single.value = { ...single.value, [name]: value }),
    setup: computed(() =>
      offer.value
        ? { game: game.value, level: level.value, preset: preset.value, options: { ...differing.value } }
        : null,
    ),
  }
}
