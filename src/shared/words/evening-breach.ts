import type { Breach } from '../view.ts'
import type { EveningWords } from './en/evening.ts'

/** Returns the sentence for a breach in an evening, or null if there is none for its reason. */
export function breachOf({ breaches }: EveningWords, { why }: Breach): string | null {
  const known: Readonly<Record<string, string>> = breaches
  return Object.hasOwn(known, why) ? (known[why] ?? null) : null
}
