// Rule options as data: possible values, defaults and named presets.
import type { OptionValue } from '../../../shared/bridge.ts'

export interface RuleOption {
  readonly values: readonly OptionValue[]
  readonly default: OptionValue
  /** Present if the kind of evening settles it, so that the table is not asked (S-3). */
  readonly settledBy?: 'evening'
  /** The option that must be on for this one to have an effect. */
  readonly within?: string
  /** The rule before it became an option: for records that do not name it. */
  readonly before?: OptionValue
}

/** True if a person's action may be undone until it is answered. No source allows it. */
export const TAKE_BACK = {
  values: [true, false],
  default: true,
  before: true,
} as const satisfies RuleOption

export type OptionTable = Readonly<Record<string, RuleOption>>

/** One value for every option of a table. */
export type Chosen<T extends OptionTable> = { readonly [K in keyof T]: T[K]['values'][number] }

/** Named bundles of options; an option that is left out has its default. */
export type Presets<T extends OptionTable> = Readonly<Record<string, Partial<Chosen<T>>>>

export type OptionFault =
  | { readonly fault: 'unknownPreset'; readonly name: string }
  | { readonly fault: 'unknownOption'; readonly name: string }
  | { readonly fault: 'wrongValue'; readonly name: string; readonly values: readonly OptionValue[] }

/** Returns the options of a preset with single values on top, or the first fault in them. */
export function chooseOptions<T extends OptionTable>(
  table: T,
  presets: Presets<T>,
  preset: string,
  given: Readonly<Record<string, unknown>>,
): { readonly options: Chosen<T> } | OptionFault {
  const bundle = Object.hasOwn(presets, preset) ? presets[preset] : undefined
  if (bundle === undefined) return { fault: 'unknownPreset', name: preset }
  const stranger = Object.keys(given).find((name) => !Object.hasOwn(table, name))
  if (stranger !== undefined) return { fault: 'unknownOption', name: stranger }
  const chosen: Record<string, OptionValue> = {}
  for (const [name, option] of Object.entries(table)) {
    const wish = Object.hasOwn(given, name) ? given[name] : (bundle[name] ?? option.default)
    const value = option.values.find((one) => one === wish)
    if (value === undefined) return { fault: 'wrongValue', name, values: option.values }
    chosen[name] = value
  }
  // the loop above gave every name of the table one of its own values
  return { options: chosen as Chosen<T> }
}

/** Returns the same for a record: newer options have the value by which it was played. */
export function recordedOptions<T extends OptionTable>(
  table: T,
  presets: Presets<T>,
  preset: string,
  given: Readonly<Record<string, unknown>>,
): { readonly options: Chosen<T> } | OptionFault {
  const before = Object.entries(table).flatMap(([name, option]) =>
    option.before === undefined ? [] : [[name, option.before] as const],
  )
  return chooseOptions(table, presets, preset, { ...Object.fromEntries(before), ...given })
}
