import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** All pictures; not in the repository. */
export const PICTURES = join(ROOT, 'screenshots')

/** The compared pictures, and the Chromium that made them. */
export const KEPT_PICTURES = join(ROOT, 'test/screens/kept')
export const MADE_BY = join(KEPT_PICTURES, 'made-by.json')
