// The notes of the guided deal of Tatteln, in their order.
export type TattelnNote = 'cards' | 'announce' | 'lead' | 'rob' | 'again' | 'end'
