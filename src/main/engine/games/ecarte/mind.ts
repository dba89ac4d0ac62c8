// What thinks in Écarté: nothing but the assembly of its files.
import type { EcarteAction, EcarteHeard } from '../../../../shared/games/ecarte.ts'
import type { Mind } from '../mind.ts'
import { advise } from './advice.ts'
import { imagine } from './imagine.ts'
import { ecarte } from './index.ts'
import { books, evident, handOdds, odds, worth } from './odds/books.ts'
import type { EcarteOptions } from './options.ts'
import { appraiseWithSlips, isOrdinary } from './slips/appraise.ts'
import { isClaim } from './slips/claims.ts'
import { conduct, provenBreaches } from './slips/conduct.ts'
import type { EcarteEvent, EcarteState } from './state.ts'
import type { EcarteSight } from './view.ts'

export const mind: Mind<EcarteOptions, EcarteState, EcarteAction, EcarteEvent, EcarteHeard, EcarteSight> = {
  game: ecarte,
  imagine,
  advise,
  conduct,
  provenBreaches,
  appraise: appraiseWithSlips,
  books: (sight, given) => (isOrdinary(sight) ? books(sight, conduct(sight, given).sound) : []),
  evident,
  odds: (sight, wish) => (isOrdinary(sight) && !isClaim(wish) && wish.do !== 'mark' ? odds(sight, wish) : null),
  worth,
  handOdds,
}
