// Reads the credits that the build collected (setup/shipped.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import type { Notices, ShippedPackage } from '../../shared/about.ts'

const line = z.string()
const packages: z.ZodMiniType<readonly ShippedPackage[]> = z.array(
  z.strictObject({ name: line, version: line, licence: line, text: line }),
)
const own: z.ZodMiniType<Omit<Notices, 'packages'>> = z.strictObject({
  licence: line,
  artwork: z.array(
    z.strictObject({
      key: line,
      author: line,
      source: line,
      licence: line,
      text: z.nullable(line),
    }),
  ),
  fonts: z.array(z.strictObject({ name: line, author: line, licence: line })),
})

const NONE: Omit<Notices, 'packages'> = { licence: '', artwork: [], fonts: [] }

/** Reads the credits of a part of the build; `none` if it was not built, in development. */
function readPart<T>(file: string, schema: z.ZodMiniType<T>, none: T): T {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return none
  }
}

/** Loads the credits of all parts of the built program; each package once, by name. */
export function loadNotices(folder: string): Notices {
  const parts = ['main', 'preload', 'renderer'].flatMap((part) =>
    readPart(join(folder, part, 'packages.json'), packages, []),
  )
  const byName = new Map(parts.map((one) => [one.name, one]))
  const sorted = [...byName.values()].toSorted((one, other) =>
    one.name.localeCompare(other.name, 'en'),
  )
  return { ...readPart(join(folder, 'main', 'notices.json'), own, NONE), packages: sorted }
}
