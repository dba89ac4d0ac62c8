// Schedules the sounds for the events since the last scene. Pure.
import type { Scene } from '../../shared/bridge.ts'
import { type AnyEvent, type Cards, type Seat, sideOf } from '../../shared/view.ts'
import { scheduleDeal } from '../motion/timing.ts'

export const SOUNDS = [
  'shuffle',
  'deal',
  'lay',
  'play',
  'turn',
  'gather',
  'marker',
  'call',
  'won',
  'lost',
] as const
export type Sound = (typeof SOUNDS)[number]

/** A sound; `at` is its start, in milliseconds at speed 1. */
export interface ScheduledSound {
  readonly sound: Sound
  readonly at: number
  /** It is played when the trick is turned. */
  readonly waits?: true
}

/** The context of a scene's sounds, besides its log. */
export interface SoundContext {
  readonly near: Seat
  /** Returns the cards of a packet, round by round. */
  readonly packets: (dealt: AnyEvent) => readonly number[]
  /** Returns true if an event includes a call. */
  readonly isCall: (event: AnyEvent) => boolean
}

/** The sounds of events with cards and markers: one for each card, or for a whole hand. */
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

/**
 * Milliseconds from one of several cards to the next, and the maximum number of cards with a sound.
 */
const APART = 90
const HEARD = 5

const isCards = (value: unknown): value is Cards =>
  typeof value === 'number' || Array.isArray(value)
const countCards = (cards: unknown): number => (Array.isArray(cards) ? cards.length : Number(cards))
const countHeard = (event: AnyEvent): number =>
  'cards' in event && isCards(event.cards) ? Math.min(HEARD, countCards(event.cards)) : 1

/** Returns the sounds of a deal: the shuffle, then each card as it is dealt. */
function soundsForDeal(event: AnyEvent, { packets }: SoundContext): readonly ScheduledSound[] {
  const hands = 'hands' in event && Array.isArray(event.hands) ? event.hands.map(countCards) : []
  const dealer = 'dealer' in event ? Number(event.dealer) : 0
  const given = scheduleDeal(hands, dealer, packets(event))
  return [{ sound: 'shuffle', at: 0 }, ...given.map(({ at }) => ({ sound: 'deal', at }) as const)]
}

function soundsForEvent(
  event: AnyEvent,
  hearing: SoundContext,
  sides: number,
): readonly ScheduledSound[] {
  if (event.did === 'dealt') return soundsForDeal(event, hearing)
  if (event.did === 'tookTrick') return [{ sound: 'gather', at: 0, waits: true }]
  if (event.did === 'wonPartie') {
    const isOwn = 'seat' in event && event.seat === sideOf(hearing.near, sides)
    return [{ sound: isOwn ? 'won' : 'lost', at: 0, waits: true }]
  }
  const sound = OF_CARDS.get(event.did)
  if (sound !== undefined)
    return Array.from({ length: countHeard(event) }, (_, card) => ({ sound, at: card * APART }))
  return hearing.isCall(event) ? [{ sound: 'call', at: 0 }] : []
}

/** Returns the events since `before`; none if that was another table. */
export function freshEvents(before: Scene | null, after: Scene): readonly AnyEvent[] {
  if (before === null || before.sitting !== after.sitting || before.partie > after.partie) return []
  const known = before.partie === after.partie ? before.log.length : 0
  return after.log.slice(known).flatMap((line) => (line.kind === 'heard' ? [line.event] : []))
}

/** Returns the sounds of all events from one scene to the next. */
export function scheduleSounds(
  before: Scene | null,
  after: Scene,
  hearing: SoundContext,
): readonly ScheduledSound[] {
  const sides = after.view.score.length
  return freshEvents(before, after).flatMap((event) => soundsForEvent(event, hearing, sides))
}
