// The notes of the guided deal of Whist, in order.
export type WhistNote = 'partners' | 'lead' | 'again' | 'ruff' | 'partner' | 'end'
