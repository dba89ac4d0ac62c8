// Options of New Game: only the one that every game has.
import { type Chosen, type OptionTable, type Presets, TAKE_BACK } from '../options.ts'

export const NEW_GAME_OPTIONS = { takeBack: TAKE_BACK } as const satisfies OptionTable

export type NewGameOptions = Chosen<typeof NEW_GAME_OPTIONS>

export const NEW_GAME_PRESETS = { standard: {} } as const satisfies Presets<typeof NEW_GAME_OPTIONS>
