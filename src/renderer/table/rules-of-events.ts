// The rule of each event, for the log; a rule in the event itself takes precedence.
import type { AnyEvent } from '../../shared/view.ts'
import type { EcarteSeenEvent } from '../../shared/games/ecarte.ts'
import type { HundertspielSeenEvent } from '../../shared/games/hundertspiel.ts'
import type { ScotchWhistSeenEvent } from '../../shared/games/scotch-whist.ts'
import type { TattelnSeenEvent } from '../../shared/games/tatteln.ts'
import type { WhistSeenEvent } from '../../shared/games/whist.ts'

/** Rule ids by kind of event, with the phase or `grown` appended for that case alone. */
type EventRules<Heard extends AnyEvent> = Readonly<Record<Heard['did'], string>> &
  Readonly<Record<`${Heard['did']} ${string}`, string>>

export const ECARTE_RULES: EventRules<EcarteSeenEvent> = {
  dealt: 'E-4',
  marked: 'E-28',
  earned: 'E-28',
  forgotten: 'E-28',
  proposed: 'E-7',
  stood: 'E-7',
  accepted: 'E-7',
  refused: 'E-7',
  becameVulnerable: 'E-15',
  discarded: 'E-8',
  drew: 'E-8',
  announcedKing: 'E-16',
  led: 'E-20',
  followed: 'E-21',
  tookTrick: 'E-22',
  gaveUp: 'G-1',
  wonPartie: 'E-29',
  turnedTooMany: 'E-31',
  calledNewDeal: 'E-31',
  pushedBack: 'E-31',
  metFaceUp: 'E-32',
  tookFaceUp: 'E-32',
  threwFaceUp: 'E-32',
  exposed: 'E-33',
  wrongNumber: 'E-34',
  claimedNumber: 'E-34',
  putRight: 'E-36',
  lostCards: 'E-36',
  claimedSurplus: 'E-37',
  lostPoint: 'E-37',
  countedTricks: 'E-37',
  thrownTogether: 'E-38',
  claimedDealer: 'E-38',
  unmarked: 'E-38',
  tookUpPutBy: 'E-38',
  falseKing: 'E-39',
  tookBack: 'E-39',
  letPass: 'E-39',
  claimedRenonce: 'E-40',
  laidOpen: 'E-40',
  counted: 'E-40',
}

export const WHIST_RULES: EventRules<WhistSeenEvent> = {
  dealt: 'W-3',
  led: 'W-4',
  followed: 'W-4',
  tookTrick: 'W-4',
  claimedRevoke: 'W-12',
  counted: 'W-12',
  mended: 'W-20',
  chosePenalty: 'W-20',
  marked: 'W-5',
  gaveUp: 'G-1',
  wonPartie: 'W-6',
  wonRubber: 'W-11',
}

export const SCOTCH_WHIST_RULES: EventRules<ScotchWhistSeenEvent> = {
  dealt: 'SW-1',
  tookUpHand: 'SW-1',
  led: 'SW-3',
  followed: 'SW-3',
  tookTrick: 'SW-3',
  claimedRevoke: 'W-12',
  counted: 'W-12',
  marked: 'SW-4',
  gaveUp: 'G-1',
  wonPartie: 'SW-5',
}

export const HUNDERTSPIEL_RULES: EventRules<HundertspielSeenEvent> = {
  dealt: 'H-4',
  lookedBeneath: 'H-4',
  exposed: 'H-5',
  calledNewDeal: 'H-5',
  kept: 'H-5',
  bid: 'H-24',
  passed: 'H-24',
  'passed buying': 'H-25',
  'passed laying': 'H-16',
  'passed contra': 'H-17',
  'passed announcing': 'H-10',
  bought: 'H-25',
  laidAway: 'H-25',
  named: 'H-25',
  thrownIn: 'H-25',
  asked: 'H-16',
  laid: 'H-16',
  saidContra: 'H-17',
  announced: 'H-10',
  demanded: 'H-11',
  toldMissing: 'H-11',
  challenged: 'H-12',
  provedTrue: 'H-12',
  foundFalse: 'H-12',
  lastRounds: 'H-22',
  led: 'H-6',
  followed: 'H-7',
  tookTrick: 'H-8',
  marked: 'H-9',
  struckOff: 'H-12',
  undertook: 'H-18',
  paid: 'H-19',
  declaredOut: 'H-20',
  decided: 'H-21',
  counted: 'H-20',
  gaveUp: 'G-1',
  wonPartie: 'H-19',
  endedSitting: 'H-22',
}

export const TATTELN_RULES: EventRules<TattelnSeenEvent> = {
  dealt: 'T-3',
  misdealt: 'T-3',
  exposed: 'T-3',
  drewWrong: 'T-4',
  claimedPenalty: 'T-4',
  paid: 'T-4',
  announced: 'T-8',
  'announced grown': 'T-9',
  robbed: 'T-11',
  led: 'T-4',
  followed: 'T-5',
  tookTrick: 'T-5',
  drew: 'T-4',
  drewTurnUp: 'T-3',
  talonEmpty: 'T-5',
  tookLast: 'T-1',
  settledUp: 'T-2',
  matsch: 'T-12',
  marked: 'T-13',
  goesOn: 'T-13',
  gaveUp: 'G-1',
  wonPartie: 'T-13',
}

function eventKeys(event: AnyEvent): readonly string[] {
  const keys = [event.did]
  if ('phase' in event && typeof event.phase === 'string')
    keys.unshift(`${event.did} ${event.phase}`)
  if ('grown' in event && event.grown === true) keys.unshift(`${event.did} grown`)
  return keys
}

/** Returns the rule of an event: its own, else that of its kind; null if there is none. */
export function ruleOfEvent(
  rules: Readonly<Record<string, string>>,
  event: AnyEvent,
): string | null {
  if ('rule' in event && typeof event.rule === 'string') return event.rule
  const key = eventKeys(event).find((one) => Object.hasOwn(rules, one))
  return key === undefined ? null : (rules[key] ?? null)
}
