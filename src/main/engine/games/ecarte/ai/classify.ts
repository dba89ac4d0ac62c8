// What a careful player does of what he may do, by what he sees: by the rules, and claiming what is proven to him.
import { type Side, isSide, otherSide } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Card } from '../../../../../shared/card.ts'
import { countCards, openCards } from '../../covered.ts'
import type { ActionClasses, ProvenBreach } from '../../ai.ts'
import { cardLed } from '../../trick.ts'
import { jeuDeRegle } from '../jeux.ts'
import { followDuty } from '../play.ts'
import type { EcarteSeatView } from '../view.ts'
import { hasRenounced } from '../slips/renonce.ts'
import { HAND } from '../slips/slips.ts'

/** Rights that cost nothing, the first to be used first: points due, and what is proven to be wrong. */
const RIGHTS = [
  'mark',
  'claimRenonce',
  'claimNumber',
  'claimDealer',
  'claimSurplus',
] as const satisfies readonly EcarteAction['do'][]

/** What of the legal actions is by the rules, and what is a slip; claims of what is not proven are neither. */
export function classifyActions(view: EcarteSeatView, legal: readonly EcarteAction[]): ActionClasses<EcarteAction> {
  const { sound, slips } = view.slips === undefined ? { sound: legal, slips: [] } : sortActions(view, legal)
  return { sound, slips, first: RIGHTS.flatMap((word) => sound.filter((action) => action.do === word)) }
}

function sortActions(view: EcarteSeatView, legal: readonly EcarteAction[]): Omit<ActionClasses<EcarteAction>, 'first'> {
  const sound: EcarteAction[] = []
  const slips: EcarteAction[] = []
  for (const action of legal) {
    const kind = actionKind(view, action)
    if (kind === 'sound') sound.push(action)
    if (kind === 'slip') slips.push(action)
  }
  return { sound, slips }
}

function actionKind(view: EcarteSeatView, action: EcarteAction): 'sound' | 'slip' | 'unproven' {
  const { eye, slips, trump } = view
  if (slips === undefined || trump === null || eye === 'onlooker' || eye === 'open' || !isSide(eye)) return 'sound'
  const hand = openCards(view.hands[eye])
  switch (action.do) {
    case 'play': {
      const lead = cardLed(view.tricks)
      return lead === null || (followDuty(trump, hand, lead)?.admits(action.card) ?? true) ? 'sound' : 'slip'
    }
    case 'announceKing':
      return hand.some((card) => card === `K${trump}`) ? 'sound' : 'slip'
    case 'discard':
      // E-35 names another number only for a hand that was dealt wrong
      return action.takes === undefined || (slips.mustBuy && hand.length !== HAND) ? 'sound' : 'slip'
    case 'claimNumber':
      // one’s own number; the other’s is asked for when he goes into play (E-37)
      return hand.length === HAND ? 'unproven' : 'sound'
    case 'claimDealer':
      return view.dealer === eye ? 'unproven' : 'sound'
    case 'claimRenonce':
      return isProven(view, eye) ? 'sound' : 'unproven'
    default:
      return 'sound'
  }
}

/** E-40: by what he played later, or what lies open, the other could have obeyed. */
function isProven(view: EcarteSeatView, eye: Side): boolean {
  const other = otherSide(eye)
  return (
    view.trump !== null && hasRenounced({ tricks: view.tricks, trump: view.trump }, other, openCards(view.hands[other]))
  )
}

/**
 * S-6: what anybody who looks on can see to be wrong: a renonce (E-40), a hand of a wrong number (E-34), and a deal out of
 * turn (E-38). The claim is the opponent's. Wrong deals and false announcements come out by themselves, and what follows
 * from them is a choice (E-31, E-32, E-36, E-37, E-39).
 */
export function provenBreaches(view: EcarteSeatView): readonly ProvenBreach<EcarteAction>[] {
  const { slips, dealer, hands } = view
  if (slips === undefined || dealer === null) return []
  return SIDES.flatMap((seat): readonly ProvenBreach<EcarteAction>[] => {
    const other = otherSide(seat)
    return [
      ...(isProven(view, seat) ? [{ seat, action: { do: 'claimRenonce' }, rule: 'E-40' } as const] : []),
      ...(countCards(hands[other]) === HAND ? [] : [{ seat, action: { do: 'claimNumber' }, rule: 'E-34' } as const]),
      ...(slips.outOfTurn && dealer === other ? [{ seat, action: { do: 'claimDealer' }, rule: 'E-38' } as const] : []),
    ]
  })
}

const SIDES = [0, 1] as const

/** What the book chooses where something went wrong; null where nothing did. `sound` is by the rules. */
export function choiceAdvice(view: EcarteSeatView, sound: readonly EcarteAction[]): EcarteAction | null {
  const findAction = (word: EcarteAction['do']): EcarteAction | null =>
    sound.find((action) => action.do === word) ?? null
  const { eye, slips, trump } = view
  if (slips?.choice?.seat !== eye) return view.turn === eye ? findAction('count') : null
  const hand = eye === 0 || eye === 1 ? openCards(view.hands[eye]) : []
  const [better, worse] = OFFERS[slips.choice.rule]
  const isBetter = slips.choice.rule === 'E-32' ? isWorthTaking(slips.faceUp, trump) : isKept(view, hand)
  return (isBetter ? findAction(better) : findAction(worse)) ?? findAction(better) ?? findAction(worse)
}

/** With what is good for him as it is, and with what is not. */
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
 * A hand that stands is kept, and so is any where no king has been turned (E-5); a card led stays led, and a penalty is
 * claimed.
 */
function isKept(view: EcarteSeatView, hand: readonly Card[]): boolean {
  const { slips, turnUp, dealer, trump, goal } = view
  const rule = slips?.choice?.rule
  if (rule === 'E-37' || rule === 'E-39' || turnUp?.startsWith('K') !== true) return true
  // the king, once marked, would end the partie
  if (dealer === null || view.score[dealer] + view.due[dealer] === goal - 1) return false
  return trump !== null && hand.length === HAND && jeuDeRegle(hand, trump) !== null
}
