// Numbers and lists as a language writes them. What `Intl` does is made when it is first used: the first of it that a
// process asks for takes a hundredth of a second, and a table is shown without any.

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | undefined
  return () => (made ??= { it: make() }).it
}

const numberFormat = (tag: string, options: Intl.NumberFormatOptions) =>
  once(() => new Intl.NumberFormat(tag, options))

/** A number in figures. */
export function numbers(
  tag: string,
  options: Intl.NumberFormatOptions = {},
): (value: number) => string {
  const format = numberFormat(tag, options)
  return (value) => format().format(value)
}

/** The same with a true minus. */
export function trueNumbers(
  tag: string,
  options: Intl.NumberFormatOptions,
): (value: number) => string {
  const format = numberFormat(tag, options)
  return (value) =>
    format()
      .formatToParts(value)
      .map((part) => (part.type === 'minusSign' ? '−' : part.value))
      .join('')
}

/** Several things, joined by *and* or by *or*. */
export function lists(tag: string, type: 'conjunction' | 'disjunction' = 'conjunction') {
  const format = once(() => new Intl.ListFormat(tag, { type }))
  return (some: readonly string[]): string => format().format(some)
}

/** Which form of a noun a number asks for. */
export function plurals(tag: string): (count: number) => Intl.LDMLPluralRule {
  const rules = once(() => new Intl.PluralRules(tag))
  return (count) => rules().select(count)
}
