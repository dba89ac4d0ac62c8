// The rule options and presets in words: which there are, and what every language makes of its texts for them.
import type { GameWords } from './words.ts'

type Explained = ReturnType<GameWords['option']>

interface OptionText<Value extends string> extends Explained {
  /** Each value as it is offered, and in a few words for a summary. */
  readonly values: Readonly<Record<Value, readonly [offered: string, short: string]>>
}

/** One text for every option, one pair for every value. */
export type OptionTexts<Values> = {
  readonly [O in keyof Values]: OptionText<Extract<Values[O], string>>
}
export type PresetTexts<Preset extends string> = Readonly<Record<Preset, Explained>>

/** Options that every game has. */
export interface TableValues {
  readonly takeBack: 'true' | 'false'
}

export interface EcarteValues extends TableValues {
  readonly elderMinimumDiscard: '1' | '0'
  readonly kingAtFour: 'true' | 'false'
  readonly vulnerableVole: '3' | '2'
  readonly dealCap: '3' | '4' | 'none'
  readonly partieValue: 'single' | 'matsch' | 'graded'
  readonly marks: 'house' | 'own'
  readonly kingShown: 'true' | 'false'
  readonly irregularities: 'true' | 'false'
  readonly lostPoints: 'marked' | 'gone'
  readonly slipRate: 'off' | 'rare' | 'often'
  readonly deals: 'inTurn' | 'banker'
  readonly hints: 'true' | 'false'
  readonly markers: '4' | '5'
}
export type EcartePreset = 'classic' | 'club' | 'casual' | 'turf' | 'strict'

export interface WhistValues extends TableValues {
  readonly count: 'table' | 'short' | 'long'
  readonly partners: 'drawn' | 'fixed'
  readonly irregularities: 'false' | 'true'
  readonly stake: 'none' | '1' | '5' | '10'
}
export type WhistPreset = 'standard' | 'short' | 'long'

export interface ScotchWhistValues extends TableValues {
  readonly hands: '18' | '3x6'
  readonly players: '2' | '4'
  readonly irregularities: 'true' | 'false'
}
export type ScotchWhistPreset = 'standard' | 'partners'

export interface HundertspielValues extends TableValues {
  readonly players: '4' | '3'
  readonly scat: 'false' | 'true'
  readonly trumpBy: 'seat' | 'cut'
  readonly threeTrumpBy: 'cut' | 'seat'
  readonly thrownAces: 'count' | 'lost'
  readonly firstDo: 'besides' | 'inAll'
  readonly declareOut: 'table' | 'manual'
  readonly oldAndNew: 'true' | 'false'
  readonly failedGame: 'markers' | 'points'
  readonly suitOrder: 'usual' | 'pack' | 'reversed'
  readonly suitPayment: 'true' | 'false'
  readonly rounds: 'none' | '3' | '6' | '9'
  readonly irregularities: 'false' | 'true'
  readonly falseAnnouncementPenalty: '1' | '2'
  readonly slipRate: 'off' | 'rare' | 'often'
}
export type HundertspielPreset = 'four' | 'fourScat' | 'three' | 'threeScat' | 'strict'

export interface TattelnValues extends TableValues {
  readonly stake: 'none' | '1' | '5' | '10'
  readonly target: '500' | '1000' | '100' | 'taillen'
  readonly trump: 'true' | 'false'
  readonly values: 'jass' | 'piquet'
  readonly diamondJack: 'false' | 'true'
  readonly matsch: '1' | '2' | '0'
  readonly matschTricks: 'talon' | 'nine'
  readonly matschLoses: 'cards' | 'partie'
  readonly fourJacksDouble: 'false' | 'true'
  readonly handSize: '8' | '9'
  readonly turnUpDrawn: 'winner' | 'choice' | 'last'
  readonly rob: 'strict' | 'free'
  readonly sevenMustRob: 'false' | 'true'
  readonly irregularities: 'false' | 'true'
  readonly slipRate: 'off' | 'rare' | 'often'
  readonly slipPenalty: '1' | '2' | '0'
}
export type TattelnPreset = 'classic' | 'noTrump' | 'taillen' | 'piquet' | 'strict'

function entry<T>(table: Readonly<Record<string, T>>, key: string): T {
  const value = Object.hasOwn(table, key) ? table[key] : undefined
  if (value === undefined) throw new Error(`no words for ${key}`)
  return value
}

type RuleWords = Pick<GameWords, 'option' | 'optionValue' | 'preset' | 'summary'>

/**
 * Looks up the texts of a game. A summary names the preset, or `own` rules without one, and then every option it is
 * given: those that differ from the preset.
 */
export const ruleWords = (
  options: Readonly<Record<string, OptionText<string>>>,
  presets: Readonly<Record<string, Explained>>,
  own: string,
): RuleWords => ({
  option(name) {
    const { title, hint, source } = entry(options, name)
    return { title, hint, source }
  },
  optionValue: (name, value) => entry(entry(options, name).values, String(value))[0],
  preset: (name) => entry(presets, name),
  summary: (preset, chosen) =>
    [
      preset === null ? own : entry(presets, preset).title,
      ...Object.entries(chosen).map(
        ([name, value]) => entry(entry(options, name).values, String(value))[1],
      ),
    ].join(', '),
})
