// The texts of the window: the same keys in every language, none with a hole, French set in the
// French manner.
import { describe, expect, test } from 'vitest'
import { FILE_WHYS, type FilePlace } from '../../src/shared/file-fault.ts'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { type InterfaceWords, interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { headless } from '../../src/shared/words/en/headless.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { words } from '../../src/shared/words/index.ts'
import { GRADES, TUTOR_LIMITS } from '../../src/shared/coach.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { FILE, TROUBLES, textsOf } from './asked.ts'
import { ACCOUNTS, REASONS, VERDICTS } from './coached.ts'
import { faults } from './prose.ts'

const WORDS: Readonly<Record<Language, InterfaceWords>> = { en, de, fr }

/** The path of a text, and its kind. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, shapeOf(part)])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

/** The draw for the deal: a card of each gender, and one of the Trappola pack. */
const DRAWN: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You draw the ace of spades.',
    'Odile draws the queen of hearts.',
    'Odile draws the Do of Coppe.',
  ],
  de: ['Sie ziehen das Pikass.', 'Odile zieht die Herzdame.', 'Odile zieht den Coppe-Do.'],
  fr: ['Vous tirez l’as de pique.', 'Odile tire la dame de cœur.', 'Odile tire le Do de Coppe.'],
}

describe('the texts of the window', () => {
  test('have the same keys in every language', () => {
    for (const language of LANGUAGES)
      expect(shapeOf(WORDS[language]), language).toEqual(shapeOf(en))
  })

  test('have the same kinds of answers in every language', () => {
    const places = LANGUAGES.map((language) => textsOf(WORDS[language]).map(([place]) => place))
    expect(places[1]?.toSorted()).toEqual(places[0]?.toSorted())
    expect(places[2]?.toSorted()).toEqual(places[0]?.toSorted())
    expect(places[0]?.length).toBeGreaterThan(250)
  })

  test.each(LANGUAGES)('in %s have no hole, and signs as they are set there', (language) => {
    // the hint of an unknown level is empty; a label may be a bare number
    const texts = textsOf(WORDS[language]).filter(
      ([place]) => place !== `hall.level(${LEVELS.length}).hint`,
    )
    const wrong = texts.flatMap(([place, text]) =>
      faults(language, text, 'label')
        .filter((one) => !one.endsWith('ends like a sentence'))
        .map((one) => `${place}: ${one}`),
    )
    expect(wrong).toEqual([])
  })

  test('are translated: no long text is the same in two languages', () => {
    const [one, two, three] = LANGUAGES.map(
      (language) =>
        new Map(
          textsOf(WORDS[language])
            .filter(([place]) => !place.includes('('))
            .map(([place, text]) => [place, text] as const),
        ),
    )
    for (const [place, text] of one ?? [])
      if (text.split(' ').length > 3)
        expect([two?.get(place), three?.get(place)], place).not.toContain(text)
    for (const [place, text] of two ?? [])
      if (text.split(' ').length > 3) expect(three?.get(place), place).not.toBe(text)
  })

  test.each(LANGUAGES)(
    'in %s name every level there is, and the data file that makes trouble',
    (language) => {
      const { hall, about } = WORDS[language]
      for (const level of LEVELS) {
        expect(hall.level(level).title).not.toBe(level)
        expect(hall.level(level).hint).not.toBe('')
      }
      const said = TROUBLES.map((trouble) => about.data(trouble, FILE))
      expect(said.filter((text) => !text.includes(FILE) || !/[.]$/.test(text))).toEqual([])
      expect(new Set(said).size).toBe(TROUBLES.length)
    },
  )

  test.each(LANGUAGES)('in %s say of every refusal what happened, in a sentence', (language) => {
    const { refused, fileRefused } = WORDS[language]
    const place: FilePlace = [2, 1, 4]
    const whole: FilePlace = [0, 0, 0]
    const breach = words(language).game('ecarte').breach({ rule: 'E-21', why: 'mustBeat' })
    const files = FILE_WHYS.flatMap((why) => [
      fileRefused('A.jsonl', { why, line: 3, place, broken: null, reason: '' }, breach),
      fileRefused('A.jsonl', { why, line: null, place: whole, broken: null, reason: 'x.y' }, null),
    ])
    const texts = [...Object.values(refused), fileRefused('A.jsonl', null, null), ...files]
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts.flatMap((text) => faults(language, text, 'sentence'))).toEqual([])
  })

  test.each(LANGUAGES)('in %s have a sentence for all the coach has to say', (language) => {
    const { hint, tutor, judgement, analysis, settings } = WORDS[language].coach
    const { deed: deedOf, worth } = words(language).game('ecarte')
    const deed = deedOf({ do: 'play', card: 'QH' })
    const { amount } = worth
    const said = [
      ...REASONS.map((reason) => hint.reason(reason)),
      ...[3, 5].map((least) => hint.odds(6188, 3800, least)),
      ...[true, false].map((agrees) => hint.book('J-a', deed, agrees)),
      ...[
        hint.waiting,
        hint.exact,
        hint.sampled('±0.01'),
        hint.plan(deed),
        hint.spoken(deed, hint.verdict({ is: 'only' }, amount), hint.reason({ why: 'king' })),
        ...VERDICTS.map((verdict) => hint.verdict(verdict, amount)),
      ],
      ...[tutor.wish(deed), tutor.givesAway('0.08', null), tutor.givesAway('0.08', 0.04)],
      ...ACCOUNTS.map((account) => judgement.account(account, amount)),
      ...[judgement.waiting, judgement.noSlips, analysis.waiting],
      ...[
        settings.hints.hint,
        settings.judges.hint,
        ...TUTOR_LIMITS.map((limit) => settings.tutorHint(limit)),
      ],
    ]
    expect(said.flatMap((text) => faults(language, text, 'sentence'))).toEqual([])
    expect(new Set(REASONS.map((reason) => hint.reason(reason))).size).toBe(REASONS.length)
    expect(new Set(GRADES.map((grade) => judgement.grades[grade])).size).toBe(GRADES.length)
    expect(new Set(TUTOR_LIMITS.map((limit) => settings.limit(limit))).size).toBe(
      TUTOR_LIMITS.length,
    )
  })

  test.each(LANGUAGES)(
    'in %s tell an evening in sentences, from the terms to what is refused',
    (language) => {
      const { evening } = WORDS[language]
      const { sittingDown, round, story, table, ledger } = evening
      const said = [
        ...textsOf(story, 'evening.story').filter(([place]) => !/drewCard|partie/.test(place)),
        ...textsOf(round.ask, 'evening.round.ask'),
        ...textsOf(round.stakes, 'evening.round.stakes'),
        ...textsOf(evening.breaches),
        ...textsOf([
          sittingDown.wrong,
          sittingDown.company,
          sittingDown.purseHint,
          sittingDown.partiesATurnHint,
        ]),
        ...textsOf([
          evening.invitation,
          round.stuck,
          round.drawAnew,
          round.onTable,
          round.over,
          round.strikeSure,
        ]),
        ...textsOf([
          round.companyHint,
          ledger.nothing,
          ledger.even,
          ledger.owesHint,
          table.looksOn,
          table.curtainHint,
        ]),
        ...textsOf(Object.values(evening.kinds).map(({ hint }) => hint)),
        ...textsOf([
          round.next('Odile', 'Anna'),
          round.deals('Odile'),
          round.drawn,
          round.plans('Odile', 'Anna'),
          round.plansBank('Odile', 'Anna'),
          round.entrant('Odile'),
          round.sitsOut('Odile'),
          round.poolOpen,
          table.advises('Odile'),
        ]),
      ].map(([, text]) => text)
      expect(
        said.flatMap((text) => faults(language, text.replace(/^S-3[bc]\u202f?: /, ''), 'sentence')),
      ).toEqual([])
      expect(new Set(Object.values(evening.breaches)).size).toBe(
        Object.keys(evening.breaches).length,
      )
    },
  )

  test.each(LANGUAGES)('in %s tell the draw for the deal in sentences', (language) => {
    const { table } = WORDS[language]
    expect([table.youCut('AS'), table.cutBy('Odile', 'QH'), table.cutBy('Odile', '6-CO')]).toEqual(
      DRAWN[language],
    )
  })

  test('in French invite to a game by its name and article', () => {
    const invited = ['ecarte', 'whist', 'scotch-whist', 'hundertspiel', 'tatteln'].map((game) =>
      fr.lesson.invitation(words('fr').game(game).title),
    )
    expect(invited.map((text) => text.split(', c’est')[0])).toEqual([
      ...['L’écarté', 'Le whist', 'Le whist écossais', 'Le Hundertspiel', 'Le Tatteln'],
    ])
  })

  test('give away a part of a partie in percent: between lost and won lie two', () => {
    const { amount, signed, rateFigure } = words('de').game('ecarte').worth
    expect([amount(0.23), signed(-0.038), rateFigure(0.0024)]).toEqual([
      '11,5\u00a0% einer Partie',
      '−1,9\u00a0%',
      '0,12\u00a0%',
    ])
  })

  test.each(LANGUAGES)('in %s list the same keys of the keyboard, one by one', (language) => {
    const letters = (own: InterfaceWords): readonly string[] =>
      [...own.keys, ...own.reviewKeys, ...own.evening.keyHelp].map(({ keys }) =>
        keys.filter((key) => key.length === 1).join(),
      )
    expect(letters(WORDS[language])).toEqual(letters(en))
    for (const key of ['H', 'J', 'A']) expect(letters(WORDS[language])).toContain(key)
  })
})

test('what the command line says of a data file names it, on one line', () => {
  const said = TROUBLES.map((trouble) => headless.storeTrouble(trouble, FILE))
  expect(
    said.filter((text) => !text.startsWith(`the data file ${FILE} `) || text.includes('\n')),
  ).toEqual([])
  expect(new Set(said).size).toBe(TROUBLES.length)
})
