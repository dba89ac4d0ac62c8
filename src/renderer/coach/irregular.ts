import type { ChosenOptions } from '../../shared/bridge.ts'

/** True if irregularities can happen at a table; their consequences are not analysed. */
export const isIrregular = (options: ChosenOptions): boolean =>
  'slipRate' in options && options['irregularities'] === true
