// Which sounds belong to what was heard since the last scene, and when. Pure.
import type { Scene } from '../../shared/bridge.ts'
import { type AnyEvent, type Cards, type Seat, sideOf } from '../../shared/view.ts'
import { scheduleDeal } from '../motion/timing.ts'

export const SOUNDS = ['shuffle', 'deal', 'lay', 'play', 'turn', 'gather', 'marker', 'call', 'won', 'lost'] as const
export type Sound = (typeof SOUNDS)[number]

/** A sound; `at` is when it begins, in milliseconds at speed 1. */
export interface ScheduledSound {
  readonly sound: Sound
  readonly at: number
  /** It is heard when the trick is taken off the table. */
  readonly waits?: true
}

/** What the sounds of a scene depend on besides its log. */
export interface SoundContext {
  readonly near: Seat
  /** Cards of a packet, round by round. */
  readonly packets: (dealt: AnyEvent) => readonly number[]
  /** Whether something is said aloud with it. */
  readonly isCall: (event: AnyEvent) => boolean
}

/** One card after the other, or a hand turned about: by what was done with it. */
const OF_CARDS: ReadonlyMap<string, Sound> = new Map([
  ['drew', 'deal'],
  ['bought', 'deal'],
  ['tookFaceUp', 'deal'],
  ['discarded', 'lay'],
  ['laidAway', 'lay'],
  ['lostCards', 'lay'],
  ['threwFaceUp', 'lay'],
  ['tookBack', 'lay'],
  ['pushedBack', 'lay'],
  ['putRight', 'lay'],
  ['tookUpHand', 'gather'],
  ['tookUpPutBy', 'gather'],
  ['led', 'play'],
  ['followed', 'play'],
  ['turnedTooMany', 'turn'],
  ['metFaceUp', 'turn'],
  ['exposed', 'turn'],
  ['laidOpen', 'turn'],
  ['drewTurnUp', 'turn'],
  ['robbed', 'turn'],
  ['thrownTogether', 'shuffle'],
  ['thrownIn', 'shuffle'],
  ['marked', 'marker'],
  ['unmarked', 'marker'],
  ['lostPoint', 'marker'],
  ['struckOff', 'marker'],
  ['paid', 'marker'],
])

/** From one of several cards to the next, and how many of them are heard. */
const APART = 90
const HEARD = 5

const isCards = (value: unknown): value is Cards => typeof value === 'number' || Array.isArray(value)
const countCards = (cards: unknown): number => (Array.isArray(cards) ? cards.length : Number(cards))
const countHeard = (event: AnyEvent): number =>
  'cards' in event && isCards(event.cards) ? Math.min(HEARD, countCards(event.cards)) : 1

/** A deal: the pack is shuffled, then every card is heard as it is given. */
function soundsForDeal(event: AnyEvent, { packets }: SoundContext): readonly ScheduledSound[] {
  const hands = 'hands' in event && Array.isArray(event.hands) ? event.hands.map(countCards) : []
  const dealer = 'dealer' in event ? Number(event.dealer) : 0
  const given = scheduleDeal(hands, dealer, packets(event))
  return [{ sound: 'shuffle', at: 0 }, ...given.map(({ at }) => ({ sound: 'deal', at }) as const)]
}

function soundsForEvent(event: AnyEvent, hearing: SoundContext, sides: number): readonly ScheduledSound[] {
  if (event.did === 'dealt') return soundsForDeal(event, hearing)
  if (event.did === 'tookTrick') return [{ sound: 'gather', at: 0, waits: true }]
  if (event.did === 'wonPartie') {
    const isOwn = 'seat' in event && event.seat === sideOf(hearing.near, sides)
    return [{ sound: isOwn ? 'won' : 'lost', at: 0, waits: true }]
  }
  const sound = OF_CARDS.get(event.did)
  if (sound !== undefined) return Array.from({ length: countHeard(event) }, (_, card) => ({ sound, at: card * APART }))
  return hearing.isCall(event) ? [{ sound: 'call', at: 0 }] : []
}

/** What has been heard since `before`; nothing where that was another table. */
export function freshEvents(before: Scene | null, after: Scene): readonly AnyEvent[] {
  if (before === null || before.sitting !== after.sitting || before.partie > after.partie) return []
  const known = before.partie === after.partie ? before.log.length : 0
  return after.log.slice(known).flatMap((line) => (line.kind === 'heard' ? [line.event] : []))
}

/** The sounds of everything that happened from one scene to the next. */
export function scheduleSounds(before: Scene | null, after: Scene, hearing: SoundContext): readonly ScheduledSound[] {
  const sides = after.view.score.length
  return freshEvents(before, after).flatMap((event) => soundsForEvent(event, hearing, sides))
}
