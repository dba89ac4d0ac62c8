// The notes of the guided deal of Hundertspiel, in order.
export type HundertspielNote = 'cards' | 'lay' | 'announce' | 'trumps' | 'thrown' | 'do' | 'end'
