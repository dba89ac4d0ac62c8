// The sounds of the table: every event of every game has its sound or is silent on purpose, every
// sound is one.
import { describe, expect, test } from 'vitest'
import type { Scene } from '../../src/shared/bridge.ts'
import type { EcarteSeenEvent } from '../../src/shared/games/ecarte.ts'
import type { HundertspielSeenEvent } from '../../src/shared/games/hundertspiel.ts'
import type { ScotchWhistSeenEvent } from '../../src/shared/games/scotch-whist.ts'
import type { TattelnSeenEvent } from '../../src/shared/games/tatteln.ts'
import type { WhistSeenEvent } from '../../src/shared/games/whist.ts'
import type { AnyEvent } from '../../src/shared/view.ts'
import { interfaceWords } from '../../src/shared/words/en/interface.ts'
import {
  type SoundContext,
  SOUNDS,
  type Sound,
  scheduleSounds,
} from '../../src/renderer/sound/sounds.ts'
import { renderSamples } from '../../src/renderer/sound/synth.ts'
import { spokenLines } from '../../src/renderer/sound/spoken.ts'
import * as ecarte from '../../src/renderer/table/ecarte-calls.ts'
import * as trick from '../../src/renderer/table/trick-calls.ts'

type Heard =
  EcarteSeenEvent | HundertspielSeenEvent | ScotchWhistSeenEvent | TattelnSeenEvent | WhistSeenEvent

/**
 * The sound of every event; a new event does not compile until it is listed here. `said`: a call,
 * if it is one.
 */
const EXPECTED: Readonly<Record<Heard['did'], Sound | 'said' | null>> = {
  dealt: 'shuffle',
  thrownTogether: 'shuffle',
  thrownIn: 'shuffle',
  drew: 'deal',
  bought: 'deal',
  tookFaceUp: 'deal',
  discarded: 'lay',
  laidAway: 'lay',
  lostCards: 'lay',
  threwFaceUp: 'lay',
  tookBack: 'lay',
  pushedBack: 'lay',
  putRight: 'lay',
  led: 'play',
  followed: 'play',

  turnedTooMany: 'turn',
  metFaceUp: 'turn',
  exposed: 'turn',
  laidOpen: 'turn',
  drewTurnUp: 'turn',
  robbed: 'turn',
  tookTrick: 'gather',
  tookUpHand: 'gather',
  tookUpPutBy: 'gather',
  marked: 'marker',
  unmarked: 'marker',
  lostPoint: 'marker',
  struckOff: 'marker',
  paid: 'marker',
  wonPartie: 'lost',
  proposed: 'said',
  stood: 'said',
  accepted: 'said',
  refused: 'said',
  announcedKing: 'said',
  falseKing: 'said',
  calledNewDeal: 'said',
  claimedDealer: 'said',
  claimedRenonce: 'said',
  claimedRevoke: 'said',
  announced: 'said',
  bid: 'said',
  passed: 'said',
  named: 'said',
  asked: 'said',
  laid: 'said',
  saidContra: 'said',
  demanded: 'said',
  toldMissing: 'said',
  challenged: 'said',
  lastRounds: 'said',
  declaredOut: 'said',
  kept: 'said',
  claimedPenalty: 'said',
  // by the table itself, or only in words
  earned: null,
  forgotten: null,
  becameVulnerable: null,
  gaveUp: null,
  wrongNumber: null,
  claimedNumber: null,
  claimedSurplus: null,
  countedTricks: null,
  letPass: null,
  counted: null,
  wonRubber: null,
  talonEmpty: null,
  tookLast: null,
  matsch: null,
  goesOn: null,
  lookedBeneath: null,
  provedTrue: null,
  foundFalse: null,
  undertook: null,
  decided: null,
  endedSitting: null,
  misdealt: null,
  drewWrong: null,
  settledUp: null,
  mended: null,
  chosePenalty: null,
}

const HEARING: SoundContext = {
  near: 0,
  packets: () => [1],
  isCall: ({ did }) =>
    Object.entries(EXPECTED).some(([name, sound]) => name === did && sound === 'said'),
}

const scene = (...events: readonly AnyEvent[]): Scene => ({
  sitting: 1,
  partie: 1,
  people: [],
  preset: null,
  options: {},
  cut: [],
  choices: [],
  awaits: null,
  series: null,
  match: null,
  moment: 0,
  mayTakeBack: false,
  breach: null,
  certain: 0,
  dealer: null,
  mayJudge: false,
  packets: [],
  practice: false,
  evening: null,
  curtain: null,
  advises: false,
  delegated: null,
  view: {
    game: 'any',
    eye: 0,
    options: {},
    phase: 'play',
    deals: 1,
    dealer: 0,
    turn: 0,
    trump: null,
    turnUp: null,
    talon: 0,
    hands: [],
    tricks: [],
    tricksWon: [0, 0],
    marks: [],
    score: [0, 0],
    goal: 5,
    outcome: null,
  },
  log: events.map((event) => ({ kind: 'heard', deal: 1, event })),
})

const heard = (...events: readonly AnyEvent[]) => scheduleSounds(scene(), scene(...events), HEARING)

describe('what is heard', () => {
  test('every event of every game has its sound, or none on purpose', () => {
    for (const [did, expected] of Object.entries(EXPECTED)) {
      const [first] = heard(Object.assign({ did }, { seat: 1, hands: [5, 5], dealer: 0 }))
      expect([did, first?.sound ?? null]).toEqual([did, expected === 'said' ? 'call' : expected])
    }
  })

  test('only what is new is heard, and nothing of another table', () => {
    const led = { did: 'led' }
    expect(scheduleSounds(scene(led), scene(led), HEARING)).toEqual([])
    expect(scheduleSounds(scene(led), scene(led, { did: 'marked' }), HEARING)).toEqual([
      { sound: 'marker', at: 0 },
    ])
    expect(scheduleSounds(null, scene(led), HEARING)).toEqual([])
    expect(scheduleSounds({ ...scene(), sitting: 2 }, scene(led), HEARING)).toEqual([])
  })

  test('every card of a deal is heard as it is given', () => {
    const cards = heard(
      Object.assign({ did: 'dealt' }, { dealer: 1, hands: [['KH', 'QH'], 2] }),
    ).slice(1)
    expect(cards.map(({ sound }) => sound)).toEqual(['deal', 'deal', 'deal', 'deal'])
    expect(new Set(cards.map(({ at }) => at)).size).toBe(4)
  })

  test('as many cards as are discarded or drawn, up to a limit', () => {
    expect(heard(Object.assign({ did: 'discarded' }, { seat: 1, cards: 3 }))).toHaveLength(3)
    expect(heard(Object.assign({ did: 'drew' }, { seat: 0, cards: ['KH', 'QH'] }))).toHaveLength(2)
    expect(heard(Object.assign({ did: 'laidAway' }, { seat: 1, cards: 9 }))).toHaveLength(5)
  })

  test('the winner hears another end than the loser, when the last trick has been seen', () => {
    const end = (seat: number) => heard(Object.assign({ did: 'wonPartie' }, { seat }))
    expect(end(0)).toEqual([{ sound: 'won', at: 0, waits: true }])
    expect(end(1)).toEqual([{ sound: 'lost', at: 0, waits: true }])
  })
})

describe('the sounds themselves', () => {
  test.each(SOUNDS)('%s is heard, is not too loud, and ends in silence', (sound) => {
    for (const rate of [44_100, 48_000]) {
      const samples = renderSamples(sound, rate)
      const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      expect(peak).toBeGreaterThan(0.05)
      expect(peak).toBeLessThan(0.8)
      expect(Math.abs(samples.at(-1) ?? 1)).toBe(0)
    }
  })

  test('no two sound alike', () => {
    const told = SOUNDS.map((sound) => renderSamples(sound, 8_000).slice(0, 900).join())
    expect(new Set(told).size).toBe(SOUNDS.length)
  })
})

describe('what is spoken', () => {
  const atEcarte = (event: AnyEvent) =>
    spokenLines(
      [event],
      { spokenCall: ecarte.spokenCall, spokenLine: ecarte.spokenLine },
      interfaceWords,
    )
  const elsewhere = (event: AnyEvent) =>
    spokenLines([event], { spokenCall: trick.spokenCall }, interfaceWords)

  test('at Écarté the calls in French, the suit that is led (E-23), and the number of cards', () => {
    expect(atEcarte({ did: 'proposed' })).toEqual([{ words: 'Je propose', tongue: 'fr' }])
    expect(atEcarte(Object.assign({ did: 'led' }, { seat: 1, card: 'KH' }))).toEqual([
      { words: interfaceWords.cards.suit('H'), tongue: null },
    ])
    expect(atEcarte(Object.assign({ did: 'discarded' }, { seat: 1, cards: 2 }))).toEqual([
      { words: interfaceWords.table.called(2), tongue: null },
    ])
    expect(atEcarte({ did: 'followed' })).toEqual([])
  })

  test('elsewhere what is called across the table', () => {
    expect(elsewhere({ did: 'claimedRevoke' })).toEqual([
      { words: interfaceWords.table.revoke, tongue: null },
    ])
    expect(elsewhere(Object.assign({ did: 'led' }, { seat: 1, card: 'KH' }))).toEqual([])
  })
})
