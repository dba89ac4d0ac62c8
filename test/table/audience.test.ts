// The viewers of the table (S-3, S-8): one person, several one after the other behind a curtain, an
// adviser, an onlooker; none ever sees a card they may not know.
import { describe, expect, test } from 'vitest'
import type { AdviserAction, Scene } from '../../src/shared/bridge.ts'
import type { Evening, EveningGuest, EveningStep } from '../../src/shared/evening.ts'
import { findViewers, viewerFor } from '../../src/main/table/viewers.ts'
import type { AiClient } from '../../src/main/table/ai-client.ts'
import { randomOf } from '../store/played.ts'
import { recordOf, thinking, thinksBy } from './at-table.ts'
import { type Host, computer, goOn, goOnUntil, host, person, setup } from './at-evening.ts'
import { chosen, ownHand } from './choosing.ts'
import { cardsIn, cutOf, knownOf } from './knowing.ts'

const NOT_NOW = { code: 'notNow' }
const NONE: ReadonlySet<string> = new Set()

const expectKnown = (told: unknown, known: ReadonlySet<string>, where: string): void =>
  expect(
    cardsIn(told).filter((card) => !known.has(card)),
    where,
  ).toEqual([])

/** A scene, part by part, against what its eye knows at this moment. */
function expectSceneKnown(at: Host, scene: Scene): void {
  const record = recordOf(at.here.db, scene.sitting)
  const deals = record.parties[scene.partie - 1]?.deals ?? []
  const { view, choices, log, cut, ...rest } = scene
  const eye = view.eye === 0 || view.eye === 1 ? view.eye : 'onlooker'
  const deal = deals.at(-1)
  const known = deal === undefined ? NONE : knownOf(deal, eye)
  expectKnown(view, known, 'view')
  expectKnown(choices, known, 'choices')
  expectKnown(cut, cutOf(record, scene.partie), 'cut')
  expectKnown(rest, NONE, 'the rest of the scene')
  for (const [index, one] of deals.entries())
    expectKnown(
      log.filter(({ deal: number }) => number === index + 1),
      knownOf(one, eye),
      `log of deal ${index + 1}`,
    )
  expect(
    view.hands.filter((hand) => typeof hand !== 'number').length,
    'one hand at most',
  ).toBeLessThan(2)
  if (eye === 'onlooker') expect(view.hands.every((hand) => typeof hand === 'number')).toBe(true)
  if (scene.curtain !== null)
    expect([view.eye, choices, ownHand(view)]).toEqual(['onlooker', [], []])
  const over = scene.awaits !== null
  const seeds = log.flatMap((line) => (line.kind === 'seed' ? [line.deal] : []))
  expect(seeds.length, 'seeds of deals that are over').toBe(over ? deals.length : deals.length - 1)
}

/** The cards in an evening: those drawn for its list. */
function expectDrawnOnly({ story, ...rest }: Evening): void {
  expectKnown(rest, NONE, 'an evening')
  expectKnown(
    story.map(({ step }): EveningStep => (step.did === 'sat' ? { ...step, drawn: [] } : step)),
    NONE,
    'its story',
  )
}

/**
 * A person at the screen; every scene and every evening is searched, as it is shown and as it is
 * answered.
 */
function tapped(thinks = thinking()): Host {
  const at: Host = host({
    thinks,
    heard: expectDrawnOnly,
    seen: (scene) => expectSceneKnown(at, scene),
  })
  return at
}

/** An evening whose list begins as wanted: cards are drawn until it does. */
async function begin(
  at: Host,
  wish: ReturnType<typeof setup>,
  wanted: (evening: Evening) => boolean,
): Promise<Evening> {
  for (;;) {
    const evening = await at.sit<Evening>('beginEvening', wish)
    if (wanted(evening)) return evening
  }
}

/** The answers of those who may advise. */
async function counselOf({ calls }: Host): Promise<readonly AdviserAction[]> {
  const answer = await calls.handleCall('adviserActions', [])
  if (!answer.ok) throw new Error(JSON.stringify(answer.refused))
  return answer.value as readonly AdviserAction[]
}

const two = [person('Anna'), person('Emil')]
const inDeal = (scene: Scene): boolean => scene.awaits === null

describe('two persons at one screen', () => {
  test('S-8 the screen is covered whenever the turn comes to the other, and after every deal', async () => {
    const at = tapped()
    await at.sit('beginEvening', setup('duel', two))
    const random = randomOf(1)
    let [holder, deals, curtains, whole]: [unknown, number, number, number] = [null, 0, 0, 0]
    while (at.evening().parties < 3) {
      await goOn(at, random)
      const scene = at.scene()
      expectSceneKnown(at, scene)
      if (scene.view.deals !== deals) holder = null
      deals = scene.view.deals
      if (!inDeal(scene)) {
        expect([scene.curtain, scene.view.eye]).toEqual([null, 'onlooker'])
        holder = null
        continue
      }
      whole += 1
      if (scene.curtain !== null) {
        curtains += 1
        expect(scene.curtain).toBe(scene.view.turn)
        expect(scene.curtain).not.toBe(holder)
        continue
      }
      holder = scene.view.eye
      expect(holder).toBe(scene.view.turn)
      expect(ownHand(scene.view).length).toBeGreaterThan(0)
    }
    expect(curtains).toBeGreaterThan(whole / 5)
    expect(at.here.failures).toEqual([])
    at.calls.close()
  })

  test.each([
    { when: 'after the hand-over', code: 'notNow' },
    { when: 'before the curtain is lifted', code: 'notNow' },
    { when: 'after the table was left', code: 'noTable' },
  ])('S-8 a hint that comes $when is told to nobody', async ({ when, code }) => {
    let tell: () => void = () => {}
    const told = new Promise<void>((resolve) => (tell = resolve))
    const thread = thinking()
    const late: AiClient = {
      ...thread,
      computeHint: (question) => told.then(() => thread.computeHint(question)),
    }
    const at = tapped(late)
    await at.sit('beginEvening', setup('duel', two))
    at.ask('playInEvening')
    at.ask('dealCards', at.scene().packets[0] ?? null)
    at.ask('uncover')
    const hint = at.calls.handleCall('requestHint', [])
    if (when === 'after the table was left') at.ask('leaveTable')
    else at.ask('act', { do: 'propose' }, true)
    if (when === 'after the hand-over') at.ask('uncover')
    tell()
    expect(await hint).toEqual({ ok: false, refused: { code } })
    at.calls.close()
  })

  test('S-8 a hint is shown to the person who asked, as long as they look', async () => {
    const at = tapped()
    await at.sit('beginEvening', setup('duel', two))
    at.ask('playInEvening')
    at.ask('dealCards', at.scene().packets[0] ?? null)
    at.ask('uncover')
    expect(await at.calls.handleCall('requestHint', [])).toMatchObject({ ok: true })
    at.calls.close()
  })

  test('S-8 behind the curtain nothing is done, said or given up, and it is lifted once', async () => {
    const at = tapped(thinksBy('', 60_000))
    await at.sit('beginEvening', setup('duel', two))
    at.ask('playInEvening')
    expect(at.scene()).toMatchObject({
      awaits: 'deal',
      packets: ['5', '2+3', '3+2', '1'],
      curtain: null,
    })
    expect(at.refused('uncover')).toEqual(NOT_NOW)
    at.ask('dealCards', '3+2')
    const { turn } = at.scene().view
    expect(at.scene().curtain).toBe(turn)
    for (const wish of [
      ['act', { do: 'propose' }, true],
      ['giveUp', 'deal'],
      ['giveUp', 'partie'],
      ['leaveToPlayer', 'turn'],
      ['requestHint'],
      ['judgeDeal'],
    ] as const) {
      const [name, ...args] = wish
      expect(at.refused(name, ...args), name).toEqual(NOT_NOW)
    }
    at.ask('uncover')
    expect(at.scene()).toMatchObject({ curtain: null, advises: false, view: { eye: turn } })
    expect(at.refused('uncover')).toEqual(NOT_NOW)
    expect(at.scene().choices.length).toBeGreaterThan(0)
    await goOnUntil(
      at,
      randomOf(2),
      () => at.scene().curtain !== null && at.scene().curtain !== turn,
    )
    const lost = at.scene().curtain
    at.ask('uncover')
    at.ask('giveUp', 'partie')
    expect(at.scene().view.outcome?.winner).toBe(lost === 0 ? 1 : 0)
    expect(at.evening()).toMatchObject({ parties: 1, phase: 'ready' })
    at.calls.close()
  })

  test('S-8 the log is what the ear of who looks has heard, and the whole of it', async () => {
    const at = tapped(thinksBy('', 60_000))
    await at.sit('beginEvening', setup('duel', two))
    await goOnUntil(at, randomOf(3), () => at.here.shown.some(({ view }) => view.deals === 2))
    const own = at.here.shown.filter(({ view }) => view.deals === 1 && typeof view.eye === 'number')
    const dealt = (scene: Scene) => {
      const [line] = scene.log.filter((one) => one.kind === 'heard' && one.event.did === 'dealt')
      return line?.kind === 'heard' && 'hands' in line.event ? line.event.hands : null
    }
    expect(new Set(own.map(({ view }) => view.eye)).size).toBe(2)
    for (const scene of own) {
      const hands = dealt(scene)
      expect(Array.isArray(hands) && hands.map((hand) => typeof hand)).toEqual(
        scene.view.eye === 0 ? ['object', 'number'] : ['number', 'object'],
      )
    }
    for (const scene of at.here.shown.filter(({ curtain }) => curtain !== null))
      expect(dealt(scene)).toEqual([5, 5])
    at.calls.close()
  })

  test('S-8 at a strict table each marks for himself, between two deals too, with both looking on', async () => {
    const at = host({ thinks: thinksBy('', 60_000) })
    const irregularities = { irregularities: false, slipRate: 'off' }
    await at.sit('beginEvening', { ...setup('duel', two, {}, irregularities), preset: 'strict' })
    await goOnUntil(at, randomOf(10), ({ parties }) => parties === 2)
    const marked = at.here.shown.filter(({ log }) => {
      const last = log.at(-1)
      return last?.kind === 'heard' && last.event.did === 'marked'
    })
    const between = marked.filter(({ awaits }) => awaits === 'deal')
    expect(between.length).toBeGreaterThan(0)
    expect(between.every(({ view, curtain }) => view.eye === 'onlooker' && curtain === null)).toBe(
      true,
    )
    at.calls.close()
  })

  test('S-8 one person at a table of computers is never behind a curtain', async () => {
    const at = tapped()
    await at.sit('beginEvening', setup('duel', [computer(), person('Anna')]))
    await goOnUntil(at, randomOf(4), ({ parties }) => parties === 1)
    expect(
      at.here.shown.every(
        ({ curtain, view, advises }) => curtain === null && view.eye === 1 && !advises,
      ),
    ).toBe(true)
    at.calls.close()
  })
})

describe('who does not play', () => {
  const guests: readonly EveningGuest[] = [
    person('Anna'),
    computer('rulebook'),
    computer('rulebook'),
  ]
  const kindAt = ({ guests: all, list }: Evening, place: number) => all[list[place] ?? 0]?.kind
  const advising = (evening: Evening): boolean => kindAt(evening, 2) === 'person'

  /** To the ponte’s first turn. */
  const toPonte = (at: Host): Promise<Evening> =>
    goOnUntil(at, randomOf(5), ({ phase }) => phase === 'playing' && at.scene().view.turn === 1)

  test('S-3 sees the ponte’s hand and no other when advising, and the ponte waits for them', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), advising)
    await toPonte(at)
    const scene = at.scene()
    expect(scene).toMatchObject({ advises: true, curtain: null, packets: [], view: { eye: 1 } })
    expect([typeof scene.view.hands[0], typeof scene.view.hands[1]]).toEqual(['number', 'object'])
    const shown = at.here.shown.length
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(at.here.shown).toHaveLength(shown)
    const action = chosen(scene, randomOf(6))
    at.ask('act', action, true)
    const record = recordOf(at.here.db, scene.sitting)
    expect(record.parties[0]?.deals[0]?.actions.at(-1)).toMatchObject({ seat: 1, ...action })
    at.calls.close()
  })

  test('S-3 may leave it to the ponte, who then decides himself, this once', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), advising)
    await toPonte(at)
    const heard = at.scene().log.length
    at.ask('leaveToPlayer', 'turn')
    expect(at.refused('leaveToPlayer', 'turn')).toEqual(NOT_NOW)
    await at.shown()
    expect(at.scene().log.length).toBeGreaterThan(heard)
    let left = 1
    while (at.evening().parties === 0) {
      const { view, awaits } = at.scene()
      if (awaits === 'deal') at.ask('dealCards', null)
      else if (view.turn !== 1) await at.shown()
      else {
        at.ask('leaveToPlayer', 'turn')
        left += 1
        await at.shown()
      }
    }
    expect(left).toBeGreaterThan(3)
    expect(
      recordOf(at.here.db, at.scene().sitting)
        .parties[0]?.deals.flatMap(({ actions }) => actions)
        .some(({ standIn }) => standIn === true),
    ).toBe(false)
    at.calls.close()
  })

  test('S-3 may leave the rest of the partie to the ponte, and follows it without a word', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), advising)
    await toPonte(at)
    at.ask('leaveToPlayer', 'partie')
    const seen = { advises: true, delegated: 'partie', choices: [], view: { eye: 1 } }
    expect(at.scene()).toMatchObject(seen)
    expect(at.refused('act', { do: 'stand' }, true)).toEqual(NOT_NOW)
    expect(at.refused('leaveToPlayer', 'deal')).toEqual(NOT_NOW)
    const { deals } = at.scene().view
    while (at.evening().parties === 0)
      if (at.scene().awaits === 'deal') at.ask('dealCards', null)
      else await at.shown()
    expect(at.scene().view.deals).toBeGreaterThan(deals)
    // the next partie is theirs again
    await goOnUntil(at, randomOf(7), ({ phase, parties }) => phase === 'playing' && parties === 1)
    expect(at.scene().delegated).toBeNull()
    at.calls.close()
  })

  test('S-3 may leave the rest of a deal to the ponte, and take it back', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), advising)
    await toPonte(at)
    at.ask('leaveToPlayer', 'deal')
    at.ask('leaveToPlayer', null)
    expect(at.scene()).toMatchObject({ delegated: null, view: { turn: 1 } })
    expect(at.scene().choices.length).toBeGreaterThan(0)
    const { moment } = at.scene()
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(at.scene().moment, 'the ponte waits again').toBe(moment)
    expect(at.refused('leaveToPlayer', null)).toEqual(NOT_NOW)
    at.ask('leaveToPlayer', 'deal')
    while (at.scene().awaits === null) await at.shown()
    if (at.scene().awaits === 'deal') at.ask('dealCards', null)
    expect(at.scene().delegated).toBe(at.scene().awaits === 'partie' ? 'deal' : null)
    at.calls.close()
  })

  test('S-3 computer players advise a person who is the ponte, each from what the ponte sees', async () => {
    const asked: Parameters<AiClient['chooseAction']>[0][] = []
    const thinks = thinking()
    const at = tapped({
      ...thinks,
      chooseAction(question) {
        asked.push(question)
        return thinks.chooseAction(question)
      },
    })
    const four = [person('Anna'), computer('rulebook'), computer('novice'), computer('novice')]
    await begin(at, setup('banker', four), (evening) => kindAt(evening, 1) === 'person')
    await toPonte(at)
    const { advisers, guests: all } = at.evening()
    const before = asked.length
    const said = await counselOf(at)
    expect(said.map(({ guest }) => guest)).toEqual(advisers)
    const { view } = at.scene()
    const heard = asked.slice(before)
    expect(heard.map(({ level }) => level)).toEqual(advisers.map((guest) => all[guest]?.level))
    for (const [index, one] of heard.entries()) {
      expect(one).toMatchObject({ view, onTurn: true })
      expect(one.legal).toContainEqual(said[index]?.action)
    }
    at.calls.close()
  })

  test('S-3 no guest advises the banker, nor a computer player', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), (evening) => kindAt(evening, 0) === 'person')
    await goOnUntil(
      at,
      randomOf(5),
      ({ phase }) => phase === 'playing' && at.scene().view.turn === 0,
    )
    expect(await counselOf(at)).toEqual([])
    at.calls.close()
  })

  test('S-3 gives nothing up for the ponte', async () => {
    const at = tapped()
    await begin(at, setup('banker', guests), advising)
    await toPonte(at)
    expect(at.refused('giveUp', 'deal')).toEqual(NOT_NOW)
    expect(at.refused('giveUp', 'partie')).toEqual(NOT_NOW)
    at.calls.close()
  })

  test('S-3 sees no more than a person who holds the bank', async () => {
    const at = tapped()
    const bankers = [person('Anna'), person('Emil'), computer()]
    await begin(
      at,
      setup('banker', bankers),
      (evening) => kindAt(evening, 0) === 'person' && kindAt(evening, 1) === 'computer',
    )
    await goOnUntil(at, randomOf(7), ({ parties }) => parties === 1)
    expect(at.evening().parties).toBe(1)
    const first = at.here.shown.filter(
      ({ partie, sitting }) => partie === 1 && sitting === at.here.shown[0]?.sitting,
    )
    expect(first.every(({ view, advises }) => view.eye !== 1 && !advises)).toBe(true)
    at.calls.close()
  })

  test('S-8 of several persons in the company the player to act confirms at every deal that they are there', async () => {
    const at = tapped()
    await at.sit(
      'beginEvening',
      setup('rotation', [person('Anna'), computer('rulebook'), person('Emil'), computer()]),
    )
    await goOnUntil(at, randomOf(11), ({ parties }) => parties === 2)
    const covered = at.here.shown.filter(({ curtain }) => curtain !== null)
    // a turned king may end the partie before the players have looked at their hands
    const played = at.here.shown.filter(
      ({ people, view, awaits }) =>
        view.deals > 0 && awaits === null && people.some(({ kind }) => kind === 'person'),
    )
    const deals = new Set(
      played.map(({ partie, sitting, view }) => `${sitting} ${partie} ${view.deals}`),
    )
    expect(deals.size).toBeGreaterThan(0)
    expect(
      new Set(covered.map(({ partie, sitting, view }) => `${sitting} ${partie} ${view.deals}`)),
    ).toEqual(deals)
    for (const { curtain, people } of covered) expect(people[curtain ?? 9]?.kind).toBe('person')
    at.calls.close()
  })

  test('S-6 looks on if there is no ponte to advise: no hand, nothing to choose, and the partie goes on', async () => {
    const at = tapped()
    await at.sit(
      'beginEvening',
      setup('rotation', [computer(), computer('rulebook'), person('Anna')]),
    )
    await goOnUntil(at, randomOf(8), ({ parties }) => parties === 1)
    expect(
      at.here.shown.every(({ view, choices }) => view.eye === 'onlooker' && choices.length === 0),
    ).toBe(true)
    at.calls.close()
  })

  test('S-8 an evening of computers alone is looked at', async () => {
    const at = tapped()
    await at.sit('beginEvening', setup('pool', [computer(), computer('rulebook'), computer()]))
    await goOnUntil(at, randomOf(9), ({ parties }) => parties === 2)
    expect(at.refused('act', { do: 'propose' }, false)).toEqual(NOT_NOW)
    at.calls.close()
  })
})

describe('whose eye', () => {
  const [anna, emil, odile] = [
    { name: 'Anna', kind: 'person', level: null },
    { name: 'Emil', kind: 'person', level: null },
    { name: 'Odile', kind: 'computer', level: 'club' },
  ] as const
  const looks = (
    people: Parameters<typeof findViewers>[0],
    holder: 0 | 1 | null,
    turn: 0 | 1 | null,
    mayAct: readonly (0 | 1)[] = [],
  ) => viewerFor(findViewers(people, 1), holder, { turn, mayAct })

  test('S-8 between two deals who has still something to do does it with both looking on', () => {
    expect(looks([anna, emil], 0, null, [1])).toEqual({
      viewer: 'onlooker',
      actsFor: 1,
      curtain: null,
      advises: false,
    })
    expect(looks([anna, emil], 0, null)).toEqual({
      viewer: 'onlooker',
      actsFor: null,
      curtain: null,
      advises: false,
    })
  })

  test('S-8 the person at the screen holds it while the turn is theirs', () => {
    expect(looks([anna, emil], 1, 1)).toMatchObject({ viewer: 1, actsFor: 1, curtain: null })
    expect(looks([anna, emil], 1, 0)).toMatchObject({
      viewer: 'onlooker',
      actsFor: null,
      curtain: 0,
    })
    expect(looks([anna, emil], null, 1)).toMatchObject({
      viewer: 'onlooker',
      actsFor: null,
      curtain: 1,
    })
  })

  test('S-3 a person who plays is never looked through by who advises', () => {
    expect(looks([anna, odile], null, 1)).toMatchObject({ viewer: 0, advises: false })
    expect(looks([odile, odile], null, 0)).toMatchObject({ viewer: 1, actsFor: 1, advises: true })
  })
})

describe('a finished deal is judged', () => {
  test('S-8 for who plays, not for who looks on', async () => {
    const at = host()
    await at.sit('beginEvening', setup('duel', [person('Anna'), computer()]))
    await goOnUntil(at, randomOf(12), () => at.here.shown.some(({ view }) => view.deals === 2))
    expect(
      at.here.shown
        .filter(({ awaits, view }) => awaits === 'deal' && view.deals > 0)
        .every((one) => one.mayJudge),
    ).toBe(true)
    expect(at.here.shown.some(({ mayJudge, awaits }) => mayJudge && awaits !== 'deal')).toBe(false)
    at.calls.close()
    const others = host()
    await others.sit('beginEvening', setup('duel', two))
    await goOnUntil(others, randomOf(12), () =>
      others.here.shown.some(({ view }) => view.deals === 2),
    )
    expect(others.here.shown.some(({ mayJudge }) => mayJudge)).toBe(false)
    others.calls.close()
  })
})
