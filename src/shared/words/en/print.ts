// What stands on printed pages only, in English.
import type { Texts } from '../texts.ts'

export const print = {
  /** A person without a name. */
  nameless: 'N. N.',
  /** Players of a picture without names. */
  seats: { bottom: 'South', left: 'West', top: 'North', right: 'East' },
  deal: (number: number) => `Deal ${number}`,
  dealer: (name: string) => `${name} deals`,
  seenBy: (name: string) => `As ${name} saw it.`,
  asDealt: 'The cards as dealt',
  exchanged: 'Before the first lead',
  turnUp: 'Turn-up',
  trump: 'Trumps',
  talon: (cards: number) => `Talon, ${cards}`,
  trick: 'Trick',
  points: 'Points',
  leads: 'leads',
  takes: 'takes the trick',
  contents: 'Contents',
  /** Before the formats that a partie under review can be written in. */
  saveAs: 'Save this partie as',
}

export type PrintWords = Texts<typeof print>
