// The three languages on the cards that go wrong at Écarté, where one word would not fit all of
// them.
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../src/shared/settings.ts'
import type { EcarteSeenEvent } from '../../src/shared/games/ecarte.ts'
import { words } from '../../src/shared/words/index.ts'

const said = (event: EcarteSeenEvent): readonly string[] =>
  LANGUAGES.map((language) =>
    words(language)
      .game('ecarte')
      .event(event, { names: ['Anna', 'Odile'], you: 0 }),
  )

test('E-38 a point marked in a deferred deal is taken off, one lost in it is returned', () => {
  expect(said({ did: 'unmarked', seat: 0, points: 1, score: 0 })).toEqual([
    'You take one point off until that deal is played.',
    'Sie nehmen einen Punkt zurück, bis dieses Spiel an die Reihe kommt.',
    'Vous démarquez un point jusqu’à ce que cette donne se joue.',
  ])
  expect(said({ did: 'unmarked', seat: 1, points: -1, score: 1 })).toEqual([
    'Odile gets one point back until that deal is played.',
    'Odile bekommt einen Punkt wieder, bis dieses Spiel an die Reihe kommt.',
    'Odile regagne un point jusqu’à ce que cette donne se joue.',
  ])
})
