// French typography: narrow no-break spaces where the texts are written with plain ones.
import type { GameWords } from './words.ts'

const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f')

type Explained = ReturnType<GameWords['option']>

const explained = ({ title, hint, source }: Explained): Explained => ({
  title: frenchSpaces(title),
  hint: frenchSpaces(hint),
  source: frenchSpaces(source),
})

/** The same words, every text of them set in the French manner. */
export const setInFrench = (words: GameWords): GameWords => ({
  title: frenchSpaces(words.title),
  subtitle: frenchSpaces(words.subtitle),
  event: (event, company) => frenchSpaces(words.event(event, company)),
  breach: (breach) => frenchSpaces(words.breach(breach)),
  action: (action) => frenchSpaces(words.action(action)),
  deed: (action) => frenchSpaces(words.deed(action)),
  pick: (name, chosen, counts) => frenchSpaces(words.pick(name, chosen, counts)),
  prompt: (asks, opponent) => frenchSpaces(words.prompt(asks, opponent)),
  option: (name) => explained(words.option(name)),
  optionValue: (name, value) => frenchSpaces(words.optionValue(name, value)),
  preset: (name) => explained(words.preset(name)),
  summary: (preset, options) => frenchSpaces(words.summary(preset, options)),
  packets: (packets) => frenchSpaces(words.packets(packets)),
  counted(name) {
    const { title, hint } = words.counted(name)
    return { title: frenchSpaces(title), hint: frenchSpaces(hint) }
  },
  sheet: words.sheet,
})
