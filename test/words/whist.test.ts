// Four at the table: what the three languages say of partners, of the rubber and of revokes.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { WhistSeenEvent } from '../../src/shared/games/whist.ts'
import { words } from '../../src/shared/words/index.ts'

const names = ['Anna', 'Odile', 'Berthe', 'Émile']

const said = (event: WhistSeenEvent, you: 0 | 2 | null = 0): readonly string[] =>
  LANGUAGES.map((language) => words(language).game('whist').event(event, { names, you }))

const marked = (
  seat: 0 | 1,
  points: number,
  rule: 'W-5' | 'W-7' | 'W-8' | 'G-2',
): WhistSeenEvent => ({ did: 'marked', seat, points, rule, score: 4 })

/** English, German, French. */
const CASES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'tricks, marked by the side that is addressed',
    said(marked(0, 4, 'W-5'), 2),
    [
      'You and Anna mark four points for two tricks.',
      'Sie und Anna legen für zwei Tricks vier Punkte an.',
      'Vous et Anna marquez quatre points pour deux levées au-dessus de six.',
    ],
  ],
  [
    'tricks, marked by the others',
    said(marked(1, 2, 'W-5')),
    [
      'Odile and Émile mark two points for one trick.',
      'Odile und Émile legen für einen Trick zwei Punkte an.',
      'Odile et Émile marquent deux points pour une levée au-dessus de six.',
    ],
  ],
  [
    'a slam',
    said(marked(0, 50, 'W-7')),
    [
      'You and Berthe mark 50 points for the grand slam.',
      'Sie und Berthe legen für den Groß-Schlemm 50 Punkte an.',
      'Vous et Berthe marquez 50 points pour le grand chelem.',
    ],
  ],
  [
    'honours, told to somebody who sits nowhere',
    said(marked(0, 3, 'W-8'), null),
    [
      'Anna and Berthe mark three bonus points for four honours.',
      'Anna und Berthe legen für vier Honneurs drei Nebenpunkte an.',
      'Anna et Berthe marquent trois points de prime pour quatre honneurs.',
    ],
  ],
  [
    'a trick',
    said({ did: 'tookTrick', seat: 2, won: 7 }),
    [
      'Berthe takes the trick; that side has seven.',
      'Berthe macht den Stich; die eigene Partei hat sieben.',
      'Berthe fait la levée\u202f; son camp en a sept.',
    ],
  ],
  [
    'a game',
    said({ did: 'wonPartie', seat: 1, value: 1, score: [4, 12] }),
    [
      'Odile and Émile win the game 12–4.',
      'Odile und Émile gewinnen die Partie 12:4.',
      'Odile et Émile gagnent la partie par 12 à 4.',
    ],
  ],
  [
    'the rubber',
    said({ did: 'wonRubber', seat: 0, paid: 166 }),
    [
      'You and Berthe win the rubber and are paid 166 counters.',
      'Sie und Berthe gewinnen den Robber und erhalten 166 Spielmarken.',
      'Vous et Berthe gagnez le robre et recevez 166 jetons.',
    ],
  ],
  [
    'the rubber won by who pays',
    said({ did: 'wonRubber', seat: 1, paid: -1 }),
    [
      'Odile and Émile win the rubber, but pay one counter.',
      'Odile und Émile gewinnen den Robber, zahlen aber eine Spielmarke.',
      'Odile et Émile gagnent le robre, mais paient un jeton.',
    ],
  ],
  [
    'a revoke claimed',
    said({ did: 'claimedRevoke', seat: 1, offender: 0 }),
    [
      'Odile claims a revoke: you did not follow suit, though you could; three tricks go to the other side.',
      'Odile rügt eine Renonce: Sie haben nicht bedient, obwohl Sie konnten; drei Stiche gehen an die andere Partei.',
      'Odile relève une renonce\u202f: vous n’avez pas fourni, alors que vous le pouviez\u202f; trois levées passent à l’autre camp.',
    ],
  ],
]

describe('of partners', () => {
  test.each(CASES)('%s', (_, sentences, expected) => expect(sentences).toEqual(expected))
})
