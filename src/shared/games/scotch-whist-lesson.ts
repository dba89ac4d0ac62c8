// The notes of the guided deal of Scotch Whist, in order.
export type ScotchWhistNote = 'cards' | 'plain' | 'jack' | 'draw' | 'ten' | 'end'
