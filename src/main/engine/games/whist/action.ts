// The shape of an action of Whist, as records and calls have it.
import { z } from 'zod/mini'
import type { WhistAction } from '../../../../shared/games/whist.ts'
import { trickActionShapes } from '../trick-game.ts'

export const whistActionSchema: z.ZodMiniType<WhistAction> = z.discriminatedUnion('do', [
  ...trickActionShapes,
  z.strictObject({ do: z.literal('mend') }),
  z.strictObject({ do: z.literal('penaltyTricks') }),
  z.strictObject({ do: z.literal('penaltyOff') }),
  z.strictObject({ do: z.literal('penaltyOnto') }),
])
