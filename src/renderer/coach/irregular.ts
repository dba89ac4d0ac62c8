import type { ChosenOptions } from '../../shared/bridge.ts'

/** Whether cards could go wrong at a table: what follows from it is not judged. */
export const isIrregular = (options: ChosenOptions): boolean =>
  'slipRate' in options && options['irregularities'] === true
