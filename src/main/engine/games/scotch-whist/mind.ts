// What thinks in Scotch Whist: nothing but the assembly of its files.
import type { ScotchWhistAction, ScotchWhistHeard } from '../../../../shared/games/scotch-whist.ts'
import type { Mind } from '../mind.ts'
import { advise, books, provenBreaches } from './advice.ts'
import { appraise } from './appraise.ts'
import { imagine } from './imagine.ts'
import { scotchWhist } from './index.ts'
import type { ScotchWhistOptions } from './options.ts'
import type { ScotchWhistEvent, ScotchWhistState } from './state.ts'
import type { ScotchWhistSight } from './view.ts'
import { worth } from './worth.ts'

export const mind: Mind<
  ScotchWhistOptions,
  ScotchWhistState,
  ScotchWhistAction,
  ScotchWhistEvent,
  ScotchWhistHeard,
  ScotchWhistSight
> = {
  game: scotchWhist,
  imagine,
  advise,
  provenBreaches,
  appraise,
  books,
  worth,
}
