// What stands on printed pages only, in French.
import type { PrintWords } from '../en/print.ts'

export const print: PrintWords = {
  nameless: 'N. N.',
  seats: { bottom: 'Sud', left: 'Ouest', top: 'Nord', right: 'Est' },
  deal: (number) => `Donne ${number}`,
  dealer: (name) => `${name} donne`,
  seenBy: (name) => `Tel que ${name} l’a vu.`,
  asDealt: 'Les cartes telles que données',
  exchanged: 'Avant la première levée',
  turnUp: 'Retourne',
  trump: 'Atout',
  talon: (cards) => `Talon, ${cards}`,
  trick: 'Levée',
  points: 'Points',
  leads: 'entame',
  takes: 'fait la levée',
  contents: 'Table',
  saveAs: 'Enregistrer cette partie en',
}
