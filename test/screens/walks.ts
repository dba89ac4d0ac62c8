// Every screen, in the order of the contact sheet. A new one is a line in one of these walks.
import { PAGE_WALKS } from './pages.ts'
import { TABLE_WALKS } from './tables.ts'
import { TRAINING_WALKS } from './training.ts'
import type { Walk } from './walk.ts'

export const WALKS: Readonly<Record<string, Walk>> = {
  ...PAGE_WALKS,
  ...TABLE_WALKS,
  ...TRAINING_WALKS,
}
