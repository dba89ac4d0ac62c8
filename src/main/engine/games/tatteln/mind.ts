// What thinks in Tatteln: nothing but the assembly of its files.
import type { TattelnAction, TattelnHeard } from '../../../../shared/games/tatteln.ts'
import type { Mind } from '../mind.ts'
import { advise, conduct, provenBreaches } from './advice.ts'
import { appraise } from './appraise.ts'
import { books } from './books.ts'
import { imagine } from './imagine.ts'
import { tatteln } from './index.ts'
import type { TattelnOptions } from './options.ts'
import type { TattelnEvent, TattelnState } from './state.ts'
import type { TattelnSight } from './view.ts'
import { worth } from './worth.ts'

export const mind: Mind<TattelnOptions, TattelnState, TattelnAction, TattelnEvent, TattelnHeard, TattelnSight> = {
  game: tatteln,
  imagine,
  advise,
  conduct,
  provenBreaches,
  appraise,
  books,
  worth,
}
