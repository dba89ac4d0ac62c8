// Whatever the games give, every language has a sentence for it.
import { describe, expect, test } from 'vitest'
import { type Language, LANGUAGES } from '../../src/shared/settings.ts'
import { CARDS, RANKS, SUITS, TRAPPOLA_CARDS, TRAPPOLA_SUITS } from '../../src/shared/card.ts'
import { words } from '../../src/shared/words/index.ts'
import type { Company, GameWords } from '../../src/shared/words/words.ts'
import type { Game } from '../../src/main/engine/games/game.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../src/main/engine/games/options.ts'
import { faults } from './prose.ts'
import { ASKS, EVENTS, RULES, WHYS, met } from './said.ts'

const NAMES = ['Anna', 'Odile', 'Berthe', 'Émile']

/** Each listener, with this many players. */
const companies = (seats: number): readonly Company[] =>
  ([0, 1, null] as const).map((you) => ({ names: NAMES.slice(0, seats), you }))

const all = (
  game: Game,
  text: (own: GameWords, language: Language) => readonly string[],
  kind: 'sentence' | 'label',
): readonly string[] =>
  LANGUAGES.flatMap((language) =>
    text(words(language).game(game.id), language).flatMap((one) => faults(language, one, kind)),
  )

describe.each(GAMES.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const { events, actions, breaches } = met(game, 40)

  test('is played long enough to meet everything there are words for', () => {
    expect(new Set(events.map(({ event }) => event.did))).toEqual(new Set(EVENTS[id]))
    const rules = events.flatMap(({ event }) =>
      event.did === 'marked' && 'rule' in event ? [event.rule] : [],
    )
    expect(new Set(rules)).toEqual(new Set(RULES[id]))
    const offered = new Set(actions.map((action) => action.do))
    expect(
      [...offered].every(
        (word) => game.action.safeParse(actions.find((one) => one.do === word)).success,
      ),
    ).toBe(true)
    const whys = new Set(breaches.map(({ why }) => why))
    expect([...whys].filter((why) => !(WHYS[id] ?? []).includes(why))).toEqual([])
    expect(whys.size).toBeGreaterThan(4)
  })

  test('every event is a sentence, for every listener', () => {
    expect(
      all(
        game,
        (own) =>
          events.flatMap(({ event, seats }) =>
            companies(seats).map((company) => own.event(event, company)),
          ),
        'sentence',
      ),
    ).toEqual([])
  })

  test('no event names its rule, which stands in the margin', () => {
    const told = LANGUAGES.flatMap((language) =>
      events.flatMap(({ event, seats }) =>
        companies(seats).map((company) => words(language).game(id).event(event, company)),
      ),
    )
    expect(told.filter((sentence) => /[A-Z]{1,2}-\d/.test(sentence))).toEqual([])
  })

  test('an event names who did it, or says you', () => {
    for (const language of LANGUAGES)
      for (const { event, seats } of events) {
        if (!('seat' in event)) continue
        const { seat } = event
        const [mine, , theirs] = companies(seats).map((company) =>
          words(language).game(id).event(event, company),
        )
        if (seat === 0) expect(mine).toMatch(/^(You|Sie|Vous) /)
        expect(theirs).toContain(typeof seat === 'number' ? NAMES[seat] : '')
      }
  })

  test('every reason why not is a sentence', () => {
    const reasons = (WHYS[id] ?? []).map((why) => ({ rule: 'E-1', why }))
    expect(reasons.length).toBeGreaterThan(10)
    expect(all(game, (own) => reasons.map((breach) => own.breach(breach)), 'sentence')).toEqual([])
  })

  test('every action has a button', () => {
    expect(all(game, (own) => actions.map((action) => own.action(action)), 'label')).toEqual([])
  })

  test('every action has a name within a sentence, each its own', () => {
    expect(all(game, (own) => actions.map((action) => own.deed(action)), 'label')).toEqual([])
    const sorted = actions.map((action) =>
      JSON.stringify({ ...action, cards: action.cards?.toSorted() }),
    )
    const packets = actions.filter((action) => action.cards?.length === 5).length
    for (const language of LANGUAGES) {
      const deeds = new Set(actions.map((action) => words(language).game(id).deed(action)))
      // all five cards are discarded under one name
      expect(deeds.size).toBeGreaterThanOrEqual(new Set(sorted).size - packets)
    }
  })

  test('every moment has a prompt', () => {
    expect(
      all(game, (own) => (ASKS[id] ?? []).map((asks) => own.prompt(asks, 'Odile')), 'sentence'),
    ).toEqual([])
    expect(
      LANGUAGES.map((language) => words(language).game(id).prompt('constructor', 'Odile')),
    ).toEqual(['', '', ''])
  })

  test('every choice of cards is called', () => {
    if (!actions.some((action) => action.cards !== undefined)) return
    const counts = [[0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [0, 1], [1], [0]]
    const picks = counts.flatMap((allowed) =>
      [0, 1, 2, 3, 4, 5].map((chosen) => [chosen, allowed] as const),
    )
    const called = (own: GameWords): readonly string[] =>
      picks.map(([chosen, allowed]) => own.pick('discard', chosen, allowed))
    expect(all(game, called, 'sentence')).toEqual([])
  })

  test('every option and value has its words', () => {
    const options = Object.entries(game.options)
    expect(all(game, (own) => options.map(([name]) => own.option(name).hint), 'sentence')).toEqual(
      [],
    )
    expect(
      all(game, (own) => options.map(([name]) => own.option(name).source), 'sentence'),
    ).toEqual([])
    expect(all(game, (own) => options.map(([name]) => own.option(name).title), 'label')).toEqual([])
    const values = options.flatMap(([name, { values: some }]) =>
      some.map((value) => [name, value] as const),
    )
    expect(
      all(game, (own) => values.map(([name, value]) => own.optionValue(name, value)), 'label'),
    ).toEqual([])
    for (const language of LANGUAGES)
      for (const [name, { values: some }] of options) {
        const texts = some.map((value) => words(language).game(id).optionValue(name, value))
        expect(new Set(texts).size, `${language} ${name}`).toBe(some.length)
      }
  })

  test('every preset has its words, and a summary of what is played', () => {
    const presets = Object.keys(game.presets)
    expect(all(game, (own) => presets.map((name) => own.preset(name).hint), 'sentence')).toEqual([])
    expect(
      all(
        game,
        (own) => presets.flatMap((name) => [own.preset(name).title, own.preset(name).source]),
        'label',
      ),
    ).toEqual([])
    const chosen = presets.map((name) => chooseOptions(game.options, game.presets, name, {}))
    const summaries = (own: GameWords): readonly string[] =>
      chosen.flatMap((one) =>
        'options' in one ? [null, ...presets].map((name) => own.summary(name, one.options)) : [],
      )
    expect(all(game, summaries, 'label')).toEqual([])
  })

  test('every way of giving the cards has its words, and so have title and subtitle', () => {
    expect(
      all(
        game,
        (own) => [...game.packets.map((packets) => own.packets(packets)), own.title, own.subtitle],
        'label',
      ),
    ).toEqual([])
  })

  test('every language has words for the same things, and what the draw settles is a sentence', () => {
    // another word for a partie than the usual one is the matter of a language: see own.test.ts
    const things = LANGUAGES.map((language) =>
      Object.keys(words(language).game(id))
        .filter((name) => name !== 'inOwnWords')
        .toSorted(),
    )
    expect(things).toEqual(LANGUAGES.map(() => things[0]))
    const chosen = Object.keys(game.presets).map((name) =>
      chooseOptions(game.options, game.presets, name, {}),
    )
    const settled = (own: GameWords): readonly string[] =>
      chosen.flatMap((one) => {
        const text =
          'options' in one
            ? own.drawSettles?.(one.options, game.countSeats(one.options))
            : undefined
        return text === undefined ? [] : [text]
      })
    expect(all(game, settled, 'sentence')).toEqual([])
  })

  test('what there is not has no words', () => {
    for (const language of LANGUAGES) {
      const own = words(language).game(id)
      for (const name of ['nothing', 'toString', '__proto__']) {
        expect(() => own.option(name)).toThrow()
        expect(() => own.preset(name)).toThrow()
        expect(() => own.optionValue(Object.keys(game.options)[0] ?? '', name)).toThrow()
      }
    }
  })
})

describe('the cards', () => {
  test.each(LANGUAGES)('in %s have names, each its own', (language) => {
    const { cards } = words(language)
    const names = CARDS.map((card) => cards.cardName(card))
    expect(names.flatMap((name) => faults(language, name, 'label'))).toEqual([])
    expect(new Set(names).size).toBe(52)
    expect(new Set(SUITS.map((suit) => cards.suitName(suit))).size).toBe(4)
    expect(new Set(RANKS.map((rank) => cards.indexes[rank])).size).toBe(13)
    expect(cards.cardList(['KH', '10C', '7S'])).toContain(cards.cardName('10C'))
  })

  test.each(LANGUAGES)('in %s have names in the Trappola pack, each its own (H-1)', (language) => {
    const { cards } = words(language)
    const names = TRAPPOLA_CARDS.map((card) => cards.cardName(card))
    expect(names.flatMap((name) => faults(language, name, 'label'))).toEqual([])
    expect(new Set(names).size).toBe(36)
    expect(names.filter((name) => name.includes('Do')).length).toBe(TRAPPOLA_SUITS.length)
  })

  test('there are no words for a game there is not', () => {
    for (const language of LANGUAGES)
      for (const id of ['', 'bridge', 'toString', '__proto__'])
        expect(() => words(language).game(id)).toThrow()
  })
})
