// What stands on printed pages only, in German.
import type { PrintWords } from '../en/print.ts'

export const print: PrintWords = {
  nameless: 'N. N.',
  seats: { bottom: 'Süd', left: 'West', top: 'Nord', right: 'Ost' },
  deal: (number) => `Spiel ${number}`,
  dealer: (name) => `${name} gibt`,
  seenBy: (name) => `So, wie ${name} es sah.`,
  asDealt: 'Die Karten, wie gegeben',
  exchanged: 'Vor dem ersten Ausspiel',
  turnUp: 'Aufgeschlagen',
  trump: 'Trumpf',
  talon: (cards) => `Talon, ${cards}`,
  trick: 'Stich',
  points: 'Punkte',
  leads: 'spielt aus',
  takes: 'macht den Stich',
  contents: 'Inhalt',
  saveAs: 'Diese Partie sichern als',
}
