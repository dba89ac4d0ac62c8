// Games that have their own word for a partie: their texts of the window use it throughout.
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { type InterfaceWords, interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { textsOf } from './asked.ts'

const TEXTS = { en, de, fr }
const inWhist = (texts: InterfaceWords): InterfaceWords =>
  words('en').game('whist').inOwnWords?.(texts) ?? texts

/** What stands at the table of one game, in its review, and in its standings. */
const ofOneGame = (texts: InterfaceWords): readonly string[] => {
  const { table, rubber, result, match, giveUp, log, review, study, coach, standings, lesson } =
    texts
  const { moves, parties, course, odds, note, practice } = study
  const { hint, judgement, analysis } = coach
  const inStudy = { moves, parties, course, odds, note, practice }
  const shown = { rubber, result, giveUp, log, review, standings, lesson }
  const keys = [...texts.keys, ...texts.reviewKeys].map(({ does }) => does)
  return [
    ...textsOf({ ...shown, study: inStudy, coach: { hint, judgement, analysis } }),
    ...textsOf({ match: { won: match.won, parties: match.parties } }),
    ...textsOf({ table: { again: table.again } }),
  ]
    .map(([, text]) => text)
    .concat(keys)
}
/** The Whist panel never says these: it tells a series, and a game counts once. */
const isOfOthers = (text: string): boolean =>
  /counts (?:once|double|treble|\d times)\.$|Nothing has been counted yet|table of three/.test(text)
const speaksOfParties = (texts: InterfaceWords): readonly string[] =>
  ofOneGame(texts).filter((text) => /\bparties?\b/i.test(text) && !isOfOthers(text))

describe('the own words of a game', () => {
  test('of Whist in English call a partie a game wherever one game is shown', () => {
    expect(speaksOfParties(en).length).toBeGreaterThan(30)
    expect(speaksOfParties(inWhist(en))).toEqual([])
  })

  test('keep every other text', () => {
    const own = inWhist(en)
    expect(own.hall).toBe(en.hall)
    expect(own.archive).toBe(en.archive)
    expect(own.giveUp.deal).toBe(en.giveUp.deal)
    expect(own.keys.map(({ keys }) => keys)).toEqual(en.keys.map(({ keys }) => keys))
  })

  test('are none where a partie is what everybody calls it', () => {
    const others = LANGUAGES.flatMap((language) =>
      GAMES.filter(({ id }) => words(language).game(id).inOwnWords !== undefined).map(
        ({ id }) => `${language} ${id}`,
      ),
    )
    expect(others).toEqual(['en whist'])
    expect(TEXTS.de.giveUp.partie).toContain('Partie')
    expect(TEXTS.fr.giveUp.partie).toContain('partie')
  })
})
