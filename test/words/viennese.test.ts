// Hundertspiel and Tatteln in speech: payments, three players each for themselves, and
// announcements.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type {
  HundertspielAction,
  HundertspielSeenEvent,
} from '../../src/shared/games/hundertspiel.ts'
import type { TattelnAction, TattelnSeenEvent } from '../../src/shared/games/tatteln.ts'
import type { Seat } from '../../src/shared/view.ts'
import { words } from '../../src/shared/words/index.ts'

const FOUR = ['Anna', 'Odile', 'Berthe', 'Émile']
const THREE = FOUR.slice(0, 3)
const TWO = FOUR.slice(0, 2)

const hundert = (
  event: HundertspielSeenEvent,
  you: Seat | null = 0,
  names = FOUR,
): readonly string[] =>
  LANGUAGES.map((language) => words(language).game('hundertspiel').event(event, { names, you }))
const tatteln = (event: TattelnSeenEvent, you: Seat | null = 0): readonly string[] =>
  LANGUAGES.map((language) => words(language).game('tatteln').event(event, { names: TWO, you }))
const button = (game: string, action: HundertspielAction | TattelnAction): readonly string[] =>
  LANGUAGES.map((language) => words(language).game(game).action(action))

/** English, German, French. */
const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'H-18 a marker paid to who is addressed',
    hundert({ did: 'paid', seat: 1, to: 0, markers: 1, rule: 'H-18' }),
    [
      'Odile pays you one marker for the game undertaken.',
      'Odile zahlt Ihnen eine Marke für das aufgelegte Spiel.',
      'Odile vous paie un jeton pour le jeu entrepris.',
    ],
  ],
  [
    'H-18 markers paid by who is addressed',
    hundert({ did: 'paid', seat: 0, to: 3, markers: 8, rule: 'H-18' }),
    [
      'You pay Émile eight markers for the game undertaken.',
      'Sie zahlen Émile acht Marken für das aufgelegte Spiel.',
      'Vous payez huit jetons à Émile pour le jeu entrepris.',
    ],
  ],
  [
    'H-5 a card is given face up',
    hundert({ did: 'exposed', seat: 0, by: 1, card: 'K-CO' }),
    [
      'You are given the king of Coppe face up: Odile exposed it.',
      'Sie erhalten den Coppe-König offen: Odile hat die Karte aufgedeckt.',
      'Vous recevez le roi de Coppe à découvert\u202f: Odile a découvert la carte.',
    ],
  ],
  [
    'H-19 a partie of partners, in the Matsch',
    hundert({ did: 'wonPartie', seat: 1, value: 2, score: [44, 103] }),
    [
      'Odile and Émile win the partie 103–44; it counts double: Matsch.',
      'Odile und Émile gewinnen die Partie 103:44; sie zählt doppelt: Matsch.',
      'Odile et Émile gagnent la partie par 103 à 44\u202f; elle compte double\u202f: matsch.',
    ],
  ],
  [
    'H-28 a partie of three',
    hundert({ did: 'wonPartie', seat: 2, value: 1, score: [44, 71, 100] }, 2, THREE),
    [
      'You win the partie 100 to 44 and 71.',
      'Sie gewinnen die Partie 100 zu 44 und 71.',
      'Vous gagnez la partie par 100 contre 44 et 71.',
    ],
  ],
  [
    'H-14 the last trick of one of three',
    hundert(
      { did: 'marked', seat: 1, points: 20, rule: 'H-14', score: 60, account: 'partie' },
      0,
      THREE,
    ),
    [
      'Odile marks 20 points for the last trick, made with a Do.',
      'Odile schreibt für den letzten Stich mit einem Do 20 Punkte an.',
      'Odile marque 20 points pour la dernière levée, faite avec un Do.',
    ],
  ],
  [
    'H-21 points for the next partie',
    hundert({ did: 'marked', seat: 0, points: 11, rule: 'H-9', score: 11, account: 'next' }, 2),
    [
      'You and Anna mark eleven points for the trick, towards the next partie.',
      'Sie und Anna schreiben für den Stich elf Punkte an, schon für die nächste Partie.',
      'Vous et Anna marquez onze points pour la levée, déjà pour la partie suivante.',
    ],
  ],
  [
    'H-16 two Dos are laid',
    hundert({ did: 'laid', seat: 0, suits: ['DE', 'CO'] }),
    [
      'You lay the Dos of Denari and Coppe to make the Fifty-two.',
      'Sie legen den Denari-Do und den Coppe-Do auf: Es geht um den Zweiundfünfziger.',
      'Vous étalez le Do de Denari et le Do de Coppe pour faire le Cinquante-deux.',
    ],
  ],
  [
    'H-11 the missing ace is asked for',
    hundert({ did: 'demanded', seat: 1, of: 2, rank: 'A' }),
    [
      'Odile asks Berthe which ace is missing.',
      'Odile fragt Berthe, welches Ass fehlt.',
      'Odile demande à Berthe quel as manque.',
    ],
  ],
  [
    'H-11 the missing Bube is asked of who is addressed',
    hundert({ did: 'demanded', seat: 1, of: 0, rank: 'B' }),
    [
      'Odile asks you which Bube is missing.',
      'Odile fragt Sie, welcher Bube fehlt.',
      'Odile vous demande quel valet manque.',
    ],
  ],
  [
    'H-12 an announcement of nothing at all',
    hundert({ did: 'foundFalse', seat: 0, rank: 'K', suits: [] }),
    [
      'You held no king: the announcement was false.',
      'Sie hatten keinen König: Die Ansage war falsch.',
      'Vous n’aviez aucun roi\u202f: l’annonce était fausse.',
    ],
  ],
  [
    'H-22 a sitting of three is over',
    hundert({ did: 'endedSitting', markers: [-3, 0, 3] }, 1, THREE),
    [
      'The sitting is over. Markers: Anna −3, you 0, Berthe +3.',
      'Die Sitzung ist zu Ende. Marken: Anna −3, Sie 0, Berthe +3.',
      'La séance est terminée. Jetons\u202f: Anna −3, vous 0, Berthe +3.',
    ],
  ],
  [
    'H-10 three Dos to be announced',
    button('hundertspiel', { do: 'announce', rank: '6', count: 3 }),
    [
      'Announce three Dos: ten points',
      'Drei Dos ansagen: zehn Punkte',
      'Annoncer trois Do\u202f: dix points',
    ],
  ],
  [
    'T-6 a sequence to be announced, card by card',
    button('tatteln', { do: 'announceSequence', suit: 'D', rank: 'J', count: 4 }),
    [
      'Announce a Quart: J 10 9 8 of diamonds',
      'Quart ansagen: Karo B 10 9 8',
      'Annoncer une quarte\u202f: V 10 9 8 de carreau',
    ],
  ],
  [
    'T-8 a void announcement',
    tatteln({
      did: 'announced',
      seat: 1,
      good: false,
      grown: false,
      holding: { sort: 'sequence', suit: 'H', rank: 'Q', count: 5 },
    }),
    [
      'Odile announces a Fuss to the queen of hearts: void, the other holds as good or better.',
      'Odile sagt einen Fuß von der Herzdame an: nichtig, das andere Blatt hat Gleiches oder Besseres.',
      'Odile annonce une quinte à la dame de cœur\u202f: sans valeur, l’autre a aussi bien ou mieux.',
    ],
  ],
  [
    'T-12 a Matsch',
    tatteln({ did: 'matsch', seat: 0, stakes: 2, lost: 31, of: 'talon', loses: 'cards' }),
    [
      'You are in the Matsch, without a trick after the talon: it costs two stakes; the 31 points of the cards do not count.',
      'Sie sind im Matsch, ohne Stich nach dem Talon: Das kostet zwei Einsätze, und 31 Punkte in Karten zählen nicht.',
      'Vous êtes en matsch, sans levée après le talon\u202f: cela coûte deux mises, et les 31 points des cartes ne comptent pas.',
    ],
  ],
  [
    'T-3 a misdeal',
    tatteln({ did: 'misdealt', seat: 1, whose: 0, held: 9 }),
    [
      'Odile misdeals: elder’s hand has nine cards. The cards are dealt again.',
      'Odile gibt falsch: Das Blatt der Vorhand hat neun Karten. Es wird noch einmal gegeben.',
      'Odile donne mal\u202f: la main du premier en cartes a neuf cartes. On redonne.',
    ],
  ],
  [
    'T-3 cards turned over',
    tatteln({ did: 'exposed', seat: 0, cards: ['AS', 'KH'] }),
    [
      'You turn over the ace of spades and king of hearts. The cards are dealt again.',
      'Sie decken das Pikass und den Herzkönig auf. Es wird noch einmal gegeben.',
      'Vous découvrez l’as de pique et le roi de cœur. On redonne.',
    ],
  ],
  [
    'T-4 out of turn',
    tatteln({ did: 'drewWrong', seat: 1, how: 'outOfTurn' }),
    [
      'Odile draws out of turn; the cards stay as they were drawn.',
      'Odile hebt außer der Reihe ab; die Karten bleiben, wie sie abgehoben sind.',
      'Odile prend au talon hors de tour\u202f; les cartes restent comme elles ont été prises.',
    ],
  ],
  [
    'T-4 a penalty',
    tatteln({ did: 'paid', seat: 1, stakes: 1, rule: 'T-4' }),
    [
      'Odile pays a penalty: one stake.',
      'Odile zahlt zur Strafe einen Einsatz.',
      'Odile paie une pénalité\u202f: une mise.',
    ],
  ],
  [
    'T-2 what was played for',
    tatteln({ did: 'settledUp', seat: 0, counters: 10 }),
    [
      'You pay ten counters to settle the stakes.',
      'Sie zahlen zehn Jetons zum Ausgleich der Einsätze.',
      'Vous payez dix jetons au règlement des mises.',
    ],
  ],
  [
    'T-12 a Matsch in the last nine tricks that loses the partie',
    tatteln({ did: 'matsch', seat: 1, stakes: 1, lost: 0, of: 'nine', loses: 'partie' }),
    [
      'Odile is in the Matsch, without one of the last nine tricks: it costs one stake and the partie.',
      'Odile ist im Matsch, ohne einen der letzten neun Stiche: Das kostet einen Einsatz und die Partie.',
      'Odile est en matsch, sans aucune des neuf dernières levées\u202f: cela coûte une mise et la partie.',
    ],
  ],
]

describe('as they were played in Vienna', () => {
  test.each(CASES)('%s', (_, sentences, expected) => expect(sentences).toEqual(expected))
})
