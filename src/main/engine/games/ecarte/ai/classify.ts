// Classifies the actions of a careful player by what they see: by the rules, and claiming what is
// proven.
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Card } from '../../../../../shared/card.ts'
import { countCards, openCards } from '../../covered.ts'
import { type ActionClasses, type ActionKind, type ProvenBreach, classifyBy } from '../../ai.ts'
import { cardLed } from '../../trick.ts'
import { jeuDeRegle } from '../jeux.ts'
import { followDuty } from '../play.ts'
import type { EcarteSeatView } from '../view.ts'
import { hasRenounced } from '../slips/renonce.ts'
import { HAND } from '../slips/slips.ts'

/** Rights that cost nothing, the first to be used first: points due, and proven faults. */
const RIGHTS = [
  'mark',
  'claimRenonce',
  'claimNumber',
  'claimDealer',
  'claimSurplus',
] as const satisfies readonly EcarteAction['do'][]

/** Divides the legal actions into sound ones and slips; unproven claims are neither. */
export function classifyActions(
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): ActionClasses<EcarteAction> {
  const classes = classifyBy(legal, (action) => actionKind(view, action))
  const first = RIGHTS.flatMap((word) => classes.sound.filter((action) => action.do === word))
  return { ...classes, first }
}

function actionKind(view: EcarteSeatView, action: EcarteAction): ActionKind {
  const { eye, slips, trump } = view
  if (slips === undefined || trump === null || !isSide(eye)) return 'sound'
  const hand = openCards(view.hands[eye])
  switch (action.do) {
    case 'play': {
      const lead = cardLed(view.tricks)
      return lead === null || (followDuty(trump, hand, lead)?.admits(action.card) ?? true)
        ? 'sound'
        : 'slip'
    }
    case 'announceKing':
      return hand.some((card) => card === `K${trump}`) ? 'sound' : 'slip'
    case 'discard':
      // E-35 names another number only for a hand that was dealt wrong
      return action.takes === undefined || (slips.mustBuy && hand.length !== HAND)
        ? 'sound'
        : 'slip'
    case 'claimNumber':
      // the own number; the other player's is asked for when going into play (E-37)
      return hand.length === HAND ? 'unproven' : 'sound'
    case 'claimDealer':
      return view.dealer === eye ? 'unproven' : 'sound'
    case 'claimRenonce':
      return isProven(view, eye) ? 'sound' : 'unproven'
    default:
      return 'sound'
  }
}

/** Returns true if later play or open cards show that the other player could have obeyed (E-40). */
function isProven(view: EcarteSeatView, eye: Side): boolean {
  const other = otherSide(eye)
  return (
    view.trump !== null &&
    hasRenounced({ tricks: view.tricks, trump: view.trump }, other, openCards(view.hands[other]))
  )
}

/**
 * Returns the faults that any onlooker can see (S-6): a renonce (E-40), a hand of a wrong number
 * (E-34), and a deal out of turn (E-38). The claim is the opponent's. Wrong deals and false
 * announcements come out by themselves, and their consequences are a choice (E-31, E-32, E-36,
 * E-37, E-39).
 */
export function provenBreaches(view: EcarteSeatView): readonly ProvenBreach<EcarteAction>[] {
  const { slips, dealer, hands } = view
  if (slips === undefined || dealer === null) return []
  return SIDES.flatMap((seat): readonly ProvenBreach<EcarteAction>[] => {
    const other = otherSide(seat)
    return [
      ...(isProven(view, seat)
        ? [{ seat, action: { do: 'claimRenonce' }, rule: 'E-40' } as const]
        : []),
      ...(countCards(hands[other]) === HAND
        ? []
        : [{ seat, action: { do: 'claimNumber' }, rule: 'E-34' } as const]),
      ...(slips.outOfTurn && dealer === other
        ? [{ seat, action: { do: 'claimDealer' }, rule: 'E-38' } as const]
        : []),
    ]
  })
}

const SIDES = [0, 1] as const

/** Returns the choice of the book after a slip; null if there was none. `sound` is by the rules. */
export function choiceAdvice(
  view: EcarteSeatView,
  sound: readonly EcarteAction[],
): EcarteAction | null {
  const findAction = (word: EcarteAction['do']): EcarteAction | null =>
    sound.find((action) => action.do === word) ?? null
  const { eye, slips, trump } = view
  if (slips?.choice?.seat !== eye) return view.turn === eye ? findAction('count') : null
  const hand = isSide(eye) ? openCards(view.hands[eye]) : []
  const [better, worse] = OFFERS[slips.choice.rule]
  const isBetter =
    slips.choice.rule === 'E-32' ? isWorthTaking(slips.faceUp, trump) : isKept(view, hand)
  return (
    (isBetter ? findAction(better) : findAction(worse)) ?? findAction(better) ?? findAction(worse)
  )
}

/** For each choice, the action if the position is good as it is, and the one if it is not. */
const OFFERS = {
  'E-31': ['pushBack', 'callNewDeal'],
  'E-32': ['takeFaceUp', 'throwFaceUp'],
  'E-36': ['putRight', 'callNewDeal'],
  'E-37': ['claimSurplus', 'letPass'],
  'E-39': ['letPass', 'takeBack'],
} as const

const isWorthTaking = (card: Card | null, trump: EcarteSeatView['trump']): boolean =>
  card !== null && (card.endsWith(trump ?? ' ') || card.startsWith('K'))

/**
 * Returns true if the position is good as it is: with a hand that stands, and with any hand if no
 * king was turned (E-5). A card led stays led, and a penalty is claimed.
 */
function isKept(view: EcarteSeatView, hand: readonly Card[]): boolean {
  const { slips, turnUp, dealer, trump, goal } = view
  const rule = slips?.choice?.rule
  if (rule === 'E-37' || rule === 'E-39' || turnUp?.startsWith('K') !== true) return true
  // the king, once marked, would end the partie
  if (dealer === null || view.score[dealer] + view.due[dealer] === goal - 1) return false
  return trump !== null && hand.length === HAND && jeuDeRegle(hand, trump) !== null
}
