// The notes of the guided deal of Tatteln, in order.
export type TattelnNote = 'cards' | 'announce' | 'lead' | 'rob' | 'again' | 'end'
