// Sentences that had to be read twice, as they are now: each in English, German and French.
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import type { AnyEvent } from '../../src/shared/view.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { type InterfaceWords, interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import type { Company, GameWords } from '../../src/shared/words/words.ts'

const TEXTS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }
const TWO: Company = { names: ['Anna', 'Odile'], you: 0 }
const FOUR: Company = { names: ['Anna', 'Odile', 'Berthe', 'Émile'], you: 0 }
/** The numbers of cards that elder may discard, and the dealer. */
const ELDER = [1, 2, 3, 4, 5]
const DEALER = [0, ...ELDER]

type Said = readonly [what: string, ...texts: readonly string[]]

const of = (say: (texts: InterfaceWords) => string): readonly string[] =>
  LANGUAGES.map((language) => say(TEXTS[language]))
const by = (game: string, say: (own: GameWords) => string): readonly string[] =>
  LANGUAGES.map((language) => say(words(language).game(game)))
const pick = (chosen: number, counts: readonly number[]): readonly string[] =>
  by('ecarte', (own) => own.pick('discard', chosen, counts))
type Happened = AnyEvent & Readonly<Record<string, unknown>>
const heard = (event: Happened, game = 'ecarte', company = TWO): readonly string[] =>
  by(game, (own) => own.event(event, company))

const CASES: readonly (readonly [what: string, said: readonly string[], expected: Said])[] = [
  [
    'an exchange before a card is chosen',
    pick(0, ELDER),
    [
      'Choose one to five cards.',
      'Wählen Sie eine bis fünf Karten.',
      'Choisissez d’une à cinq cartes.',
    ],
  ],
  [
    'an exchange that need not take one',
    pick(0, DEALER),
    [
      'Choose up to five cards, or none.',
      'Wählen Sie bis zu fünf Karten oder keine.',
      'Choisissez jusqu’à cinq cartes, ou aucune.',
    ],
  ],
  [
    'an exchange of two',
    pick(2, ELDER),
    ['Two cards chosen.', 'Zwei Karten gewählt.', 'Deux cartes choisies.'],
  ],
  [
    'an exchange of more than there are',
    pick(3, [0, 1]),
    [
      'Three cards chosen; choose one card, or none.',
      'Drei Karten gewählt; wählen Sie eine Karte oder keine.',
      'Trois cartes choisies\u202f; choisissez une carte, ou aucune.',
    ],
  ],
  [
    'its button until the number fits',
    of(({ table }) => table.discard),
    ['Discard', 'Weglegen', 'Écarter'],
  ],
  [
    'its button for none',
    by('ecarte', (own) => own.action({ do: 'discard', cards: [] })),
    ['Discard none', 'Keine Karte weglegen', 'Ne rien écarter'],
  ],
  [
    'a player who is vulnerable',
    heard({ did: 'becameVulnerable', seat: 1 }).map((text) => text.split(/\u202f?:/)[0] ?? ''),
    [
      'Odile played without an exchange and is vulnerable',
      'Odile spielt ohne Tausch und ist verwundbar',
      'Odile joue sans échange et devient vulnérable',
    ],
  ],
  [
    'points that are due',
    heard({ did: 'earned', seat: 1, rule: 'E-16', points: 1 }),
    [
      'Odile must mark one point for the king.',
      'Odile hat für den König einen Punkt anzulegen.',
      'Odile doit marquer un point pour le roi.',
    ],
  ],
  [
    'an answer to a lead',
    by('ecarte', (own) => own.prompt('follow', 'Odile')),
    [
      'Odile led: play a card.',
      'Odile hat ausgespielt; Sie sind an der Reihe.',
      'Odile a entamé\u202f; à vous de jouer.',
    ],
  ],
  [
    'a trick of your side',
    heard({ did: 'tookTrick', seat: 0, won: 4 }, 'whist', FOUR),
    [
      'You take the trick; your side has four.',
      'Sie machen den Stich; die eigene Partei hat vier.',
      'Vous faites la levée\u202f; votre camp en a quatre.',
    ],
  ],
  [
    'an empty last trick',
    heard({ did: 'tookTrick', seat: 1, points: 0, last: 6 }, 'hundertspiel', FOUR),
    [
      'Odile takes the empty last trick: six points.',
      'Odile macht den leeren letzten Stich: sechs Punkte.',
      'Odile fait la dernière levée, vide\u202f: six points.',
    ],
  ],
  [
    'the last two tricks',
    of(({ ease }) => ease.certain(2)),
    [
      'Both remaining tricks are yours, whatever is played.',
      'Die beiden übrigen Stiche gehören Ihnen, was auch gespielt wird.',
      'Les deux levées qui restent sont à vous, quoi qu’on joue.',
    ],
  ],
  [
    'an undo',
    of(({ ease }) => ease.tookBack('Odile')),
    ['Odile took that back.', 'Odile hat das zurückgenommen.', 'Odile a repris son coup.'],
  ],
  [
    'odds against one hand',
    of(({ coach }) => coach.hint.odds(1, 1, 3)),
    [
      'The one hand your opponent may hold leaves you three tricks or more.',
      'Das einzige mögliche Blatt des Gegners lässt Ihnen mindestens drei Stiche.',
      'Le seul jeu possible de l’adversaire vous laisse au moins trois levées.',
    ],
  ],
  [
    'odds against one hand that are lost',
    of(({ study }) => study.odds.hands(1, 0, 3)),
    [
      'The one hand the other side may hold leaves fewer than three tricks.',
      'Beim einzigen möglichen Blatt der Gegenseite werden es weniger als drei Stiche.',
      'Le seul jeu possible en face laisse moins de trois levées.',
    ],
  ],
  [
    'decisions without a mistake',
    of(({ coach }) =>
      coach.judgement.account({ decisions: 25, cost: 0, rate: 0, hinted: 0, grade: null }, String),
    ),
    [
      'It came down to 25 decisions; none cost anything.',
      'Auf 25 Entscheidungen kam es an; verschenkt wurde nichts.',
      'Tout tenait à 25 décisions\u202f; aucune n’a rien coûté.',
    ],
  ],
  [
    'the error per decision',
    by('ecarte', (own) => own.worth.rate(0.0012)),
    ['0.06% per decision', '0,06\u00a0% je Entscheidung', '0,06\u00a0% par décision'],
  ],
  [
    'parties that are there already',
    of(({ archive }) =>
      archive.keeping.imported({ sittings: 0, parties: 0, file: '', skipped: 4, exercises: 0 }),
    ),
    [
      'Nothing new: all 4 parties are already in the archive.',
      'Nichts Neues: Alle 4 Partien sind schon im Archiv.',
      'Rien de nouveau\u202f: les 4 parties sont déjà dans les archives.',
    ],
  ],
  [
    'parties with exercises',
    of(({ archive }) =>
      archive.keeping.imported({ sittings: 1, parties: 2, file: '', skipped: 0, exercises: 3 }),
    ),
    [
      '1 sitting imported, with 2 parties. 3 exercises imported.',
      '1 Sitzung mit 2 Partien importiert. 3 Übungen importiert.',
      '1 séance importée, avec 2 parties. 3 exercices importés.',
    ],
  ],
  [
    'exercises whose parties are there already',
    of(({ archive }) =>
      archive.keeping.imported({ sittings: 0, parties: 0, file: '', skipped: 1, exercises: 1 }),
    ),
    [
      '1 exercise imported. The partie is already in the archive.',
      '1 Übung importiert. Die Partie ist schon im Archiv.',
      '1 exercice importé. La partie est déjà dans les archives.',
    ],
  ],
]

describe('a sentence that is read once', () => {
  test.each(CASES)('%s', (_, said, expected) => expect(said).toEqual(expected))
})
