// What thinks in Whist: nothing but the assembly of its files.
import type { WhistAction, WhistHeard } from '../../../../shared/games/whist.ts'
import type { Mind } from '../mind.ts'
import { advise, books, provenBreaches } from './advice.ts'
import { appraise } from './appraise.ts'
import { imagine } from './imagine.ts'
import { whist } from './index.ts'
import type { WhistOptions } from './options.ts'
import type { WhistEvent, WhistState } from './state.ts'
import type { WhistSight } from './view.ts'
import { worth } from './worth.ts'

export const mind: Mind<WhistOptions, WhistState, WhistAction, WhistEvent, WhistHeard, WhistSight> = {
  game: whist,
  imagine,
  advise,
  provenBreaches,
  appraise,
  books,
  worth,
}
