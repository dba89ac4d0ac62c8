import { computed, type ComputedRef } from 'vue'
import type { ErrorRate, Strength } from '../../shared/strength.ts'
import { useNumbers } from '../standings/useNumbers.ts'
import { useWords } from '../composables/useWords.ts'

interface StrengthText {
  /** Where the person stands, in one or two sentences. */
  readonly placing: ComputedRef<string>
  /** The kind in which most is given away; empty if nothing can be said of that. */
  readonly weakness: ComputedRef<string>
  /** What was decided after a hint; empty if nothing was. */
  readonly hinted: ComputedRef<string>
  /** What a partie brought without luck; empty if none has a verdict. */
  readonly results: ComputedRef<string>
}

/** Returns the sentences on the strength of a person. */
export function useStrengthText(get: () => Strength | null): StrengthText {
  const { texts, gameWords } = useWords()
  const numbers = useNumbers()
  const words = computed(() => texts.value.strength)
  const titleOf = (level: string): string => texts.value.hall.level(level).title

  function describePlacing({ placing, own, game }: Strength): string {
    const { rate: writeRate, rateFigure } = gameWords(game).worth
    const told = words.value.placing
    const soFar = (one: ErrorRate | null): string =>
      one === null ? '' : ` ${words.value.soFar(writeRate(one.rate), one.decisions)}`
    if (placing.is === 'early') return told.early(placing.decisions, placing.parties) + soFar(own)
    if (placing.is === 'unmeasured') return told.unmeasured + soFar(own)
    const { low = 0, high = 0, decisions = 0 } = own ?? {}
    const rate = words.value.between(rateFigure(low), writeRate(high), decisions)
    if (placing.is === 'between')
      return told.between(titleOf(placing.weaker), titleOf(placing.stronger), rate)
    return told[placing.is](placing.level, rate)
  }

  function describeWeakness({ weakness, placing, game }: Strength): string {
    if (placing.is === 'unmeasured') return ''
    if (weakness === null) return placing.is === 'early' ? '' : words.value.noWeakness
    const { kind, worth } = gameWords(game)
    const { rate, level, levelRate } = weakness
    return words.value.weakness(
      kind(weakness.kind),
      worth.rate(rate),
      level,
      worth.rateFigure(levelRate),
    )
  }

  function describeResults({ results, game }: Strength): string {
    const last = results.at(-1)
    if (last === undefined) return ''
    const { signed } = gameWords(game).worth
    const { mean, low, high } = last.adjusted
    return low === null || high === null
      ? words.value.resultsFew(signed(mean))
      : words.value.results(signed(mean), signed(low), signed(high), numbers.value.whole(last.at))
  }

  function describeHinted({ hinted, game }: Strength): string {
    if (hinted.decisions === 0) return ''
    return words.value.hinted(hinted.decisions, gameWords(game).worth.rate(hinted.rate))
  }

  const describe = (write: (strength: Strength) => string): ComputedRef<string> =>
    computed(() => {
      const strength = get()
      return strength === null || strength.judged === 0 ? '' : write(strength)
    })
  return {
    placing: describe(describePlacing),
    weakness: describe(describeWeakness),
    hinted: describe(describeHinted),
    results: describe(describeResults),
  }
}
