import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** All pictures; kept out of the repository. */
export const PICTURES = join(ROOT, 'screenshots')

/** The pictures that are compared, and beside them which Chromium made them. */
export const KEPT_PICTURES = join(ROOT, 'test/screens/kept')
export const MADE_BY = join(KEPT_PICTURES, 'made-by.json')
