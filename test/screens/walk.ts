// The form of a walk through screens: data, so that one more screen is one more line.
import type { Settings } from '../../src/shared/settings.ts'
import type { Window } from './camera.ts'

/** Goes on from the screen before to this one. */
export type Go = (at: Window) => Promise<unknown>

export interface Walk {
  /** Fills the data folder before the program starts. */
  readonly prepare?: (data: string) => void | Promise<void>
  readonly settings?: Partial<Settings>
  /** By name, in the order in which they are reached. */
  readonly screens: Readonly<Record<string, Go>>
}

/** As the program comes up. */
export const here: Go = async () => {}
