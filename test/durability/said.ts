// The messages of a program that is going to be killed about what it has done.
import { z } from 'zod/mini'

const said = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('partie'),
    sitting: z.int(),
    partie: z.int(),
    deals: z.int(),
    actions: z.int(),
    last: z.optional(z.unknown()),
    hash: z.nullable(z.string()),
  }),
  z.strictObject({ what: z.literal('taken'), uid: z.string(), parties: z.int() }),
  z.strictObject({ what: z.literal('copy'), name: z.string(), parties: z.int() }),
  z.strictObject({ what: z.literal('restoring'), name: z.string(), before: z.int() }),
  z.strictObject({ what: z.literal('restored'), name: z.string() }),
  z.strictObject({ what: z.literal('phase'), name: z.string() }),
])
export type Said = z.infer<typeof said>

/** The last line may be cut off. */
export const readSaid = (text: string): readonly Said[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => said.parse(JSON.parse(line)))
