// What is asked and what is not allowed at Hundertspiel, in German.
import type { HundertspielWhy } from '../../games/hundertspiel.ts'
import { type HundertspielAsks, outbiddingPrompts } from '../hundertspiel-words.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import { breaches, cards, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<HundertspielWhy | PlayWhy, string>> = {
  ...breaches,
  mustFollow: 'Trumpf ist gefordert und Sie haben einen: Sie müssen Trumpf bekennen.',
  wrongTalon: 'Der Scat hat nicht die richtige Zahl von Karten.',
  wrongTurnUp: 'Wo das Abheben den Trumpf bestimmt, muss die unterste Karte eine des Gebers sein.',
  notNow: 'Das kann an dieser Stelle des Spiels nicht gesagt oder getan werden.',
  doNotHeld: 'Den Do dieser Farbe haben Sie nicht.',
  bidTooLow: 'Diese Farbe überbietet die letzte Ansage nicht; das tut nur eine höhere.',
  wrongNumber: 'Legen Sie so viele Karten ab, wie Sie aus dem Scat genommen haben.',
  kingOrAce: 'Kein König und kein Ass darf abgelegt werden; wählen Sie eine andere Karte.',
  wrongDos:
    'Für den Sechsundzwanziger wird ein Do aufgelegt, für den Zweiundfünfziger zwei verschiedene.',
  partnerMayNot: 'Ihr Partner hat ausgespielt, ohne zu fragen; Sie dürfen keinen Do mehr auflegen.',
  nothingToLay: 'In diesem Spiel kann nichts mehr aufgelegt werden.',
  notHeld: 'So viele davon haben Sie nicht.',
  announceFour: 'Sie haben alle vier: Sagen Sie vier an.',
  announcedBefore: 'Das ist schon angesagt.',
  aceTaken: 'Eines Ihrer Asse hat schon einen Stich gemacht; Ihre Asse zählen nicht mehr.',
  acesAlone: 'Nach der ersten Karte können nur noch Asse angesagt werden.',
  nothingToAsk: 'Die Gegenpartei hat nichts angesagt, wonach zu fragen wäre.',
  tableDeclares: 'An diesem Tisch endet die Partie bei hundert Punkten von selbst.',
  endSettled: 'Das Ende der Sitzung steht schon fest.',
  noIrregularities: 'An diesem Tisch gibt es keine falschen Ansagen und keine Versehen.',
}

export const PROMPTS: Prompts<HundertspielAsks> = {
  ...prompts,
  lead: () => 'Sie spielen aus: eine beliebige Karte.',
  follow: (opponent) =>
    `${opponent} hat ausgespielt. Spielen Sie, was Sie wollen; bedienen müssen Sie nur Trumpf.`,
  followTrumps: (opponent) => `${opponent} hat Trumpf ausgespielt: Bedienen Sie, wenn Sie können.`,
  exposed: () =>
    'Der Geber hat eine Ihrer Karten aufgedeckt. Behalten Sie sie, oder soll neu gegeben werden?',
  bidding: () =>
    'Sagen Sie einen Sechsundzwanziger an? Sie legen einen Do auf, seine Farbe wird Trumpf, und er muss den letzten Stich machen.',
  ...outbiddingPrompts(
    cards.suitName,
    (suits) =>
      `Ein Sechsundzwanziger ist angesagt. Eine höhere Farbe überbietet ihn, wer ihn auch ansagte; von unten nach oben: ${suits}.`,
  ),
  buying: () =>
    'Niemand hat angesagt. Sie können den Scat kaufen, müssen dann aber den Sechsundzwanziger spielen.',
  layingAway: () =>
    'Ein König oder ein Ass darf nicht abgelegt werden; die Punkte der abgelegten Karten bleiben Ihnen.',
  naming: () =>
    'Bestimmen Sie Trumpf: Mit dem Do dieser Farbe wollen Sie den letzten Stich machen.',
  layingForehand: () =>
    'Sie sind Vorhand. Legen Sie einen Do auf, der den letzten Stich machen soll, oder fragen Sie, ob etwas aufgelegt wird. Wenn Sie „Weiter“ wählen, dürfen nur noch die Gegner auflegen.',
  laying: () =>
    'Wird etwas aufgelegt? Wer einen Do auflegt, will mit ihm den letzten Stich machen; es geht um zwei Marken.',
  layingUnasked: (opponent) =>
    `${opponent} hat ausgespielt, ohne zu fragen: Bis der Stich gemacht ist, dürfen Sie noch einen Do für den letzten Stich auflegen.`,
  layingMeanwhile: (other) =>
    `${other} ist am Zug. Bis der Stich gemacht ist, dürfen Sie noch auflegen.`,
  contra: () =>
    'Wird das Spiel gewonnen? Wenn Sie es nicht glauben, sagen Sie Contra: Dann zahlt der Verlierer doppelt.',
  announcing: () =>
    'Drei oder vier Gleiche zählen, wenn Sie sie jetzt ansagen, vor der ersten Karte; Asse auch später, wenn Sie zu spielen haben.',
  announcingRounds: () =>
    'Sie haben nichts anzusagen. Soll die Sitzung enden, können Sie jetzt ihre letzten drei Touren ansagen.',
  reckoning: () => 'Gleich wird abgerechnet. Ist noch etwas zu sagen?',
}
