// What thinks in Hundertspiel: nothing but the assembly of its files.
import type { HundertspielAction, HundertspielHeard } from '../../../../shared/games/hundertspiel.ts'
import type { Mind } from '../mind.ts'
import { advise, books } from './advice.ts'
import { appraise } from './appraise.ts'
import { conduct, provenBreaches } from './conduct.ts'
import { imagine } from './imagine.ts'
import { hundertspiel } from './index.ts'
import type { HundertspielOptions } from './options.ts'
import type { HundertspielEvent, HundertspielState } from './state.ts'
import type { HundertspielSight } from './view.ts'
import { worth } from './worth.ts'

export const mind: Mind<
  HundertspielOptions,
  HundertspielState,
  HundertspielAction,
  HundertspielEvent,
  HundertspielHeard,
  HundertspielSight
> = {
  game: hundertspiel,
  imagine,
  advise,
  books,
  conduct,
  provenBreaches,
  appraise,
  worth,
}
