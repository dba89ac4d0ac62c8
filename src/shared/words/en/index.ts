import { TAGS } from '../tags.ts'
import { wordsOf } from '../words-of.ts'
import { cards } from './cards.ts'
import { ecarte } from './ecarte.ts'
import { hundertspiel } from './hundertspiel.ts'
import { scotchWhist } from './scotch-whist.ts'
import { tatteln } from './tatteln.ts'
import { whist } from './whist.ts'

export const words = wordsOf(TAGS.en, cards, {
  ecarte,
  whist,
  'scotch-whist': scotchWhist,
  hundertspiel,
  tatteln,
})
