// Écarté in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import { suitBySuit } from '../card-words.ts'
import type {
  KingAsks,
  EcarteAction,
  EcarteSeenEvent,
  EcarteView,
  EcarteWhy,
  Packets,
} from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Call, CALLS } from '../calls.ts'
import { capital } from '../counting.ts'
import { setInFrench } from '../french-spaces.ts'
import {
  type BreachOf,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  type SlipMoment,
  asked,
  countOf,
  teller,
} from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { Company } from '../words.ts'
import {
  breaches as playBreaches,
  cardCount,
  cards,
  missing,
  number,
  packets,
  playSentence,
  pointCount,
  prompts as playPrompts,
  theCards,
  turnUp,
} from './cards.ts'
import { inParties } from './coach.ts'
import { COUNTED, SHEET } from './ecarte-counted.ts'
import { KINDS, ROLES } from './ecarte-kinds.ts'
import { OPTIONS, PRESETS } from './ecarte-options.ts'
import {
  SLIP_BREACHES,
  SLIP_PROMPTS,
  claimButton,
  claimDeed,
  slipSentence,
  taking,
  wanting,
} from './ecarte-slips.ts'

type Heard<Did extends EcarteSeenEvent['did']> = Extract<EcarteSeenEvent, { did: Did }>

const call = (name: Call, end = '.'): string => `« ${CALLS[name]}${end} »`

const DEALT: Readonly<Record<Packets, string>> = {
  '5': 'cinq cartes à la fois',
  '2+3': 'par deux et trois',
  '3+2': 'par trois et deux',
  '1': 'les cartes une à une',
}

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'E-5': (points) => `${pointCount(points)} pour le roi retourné`,
  'E-16': (points) => `${pointCount(points)} pour le roi`,
  'E-24': (points) => `${pointCount(points)} pour ${points > 1 ? 'la vole' : 'les levées'}`,
  'E-25': (points) => `${pointCount(points)} de plus contre un adversaire vulnérable`,
  'E-40': (points) => `${pointCount(points)} pour les cinq levées, après une renonce`,
  'G-2': missing,
}

/** The cards by name where they are known, else how many. */
const shown = (held: Cards): string =>
  typeof held === 'number'
    ? cardCount(held)
    : held.length === 0
      ? cardCount(0)
      : theCards(suitBySuit(held))

/** With no card at all the sentence is a negative one. */
const NONE = {
  discarded: ['Vous n’écartez', 'n’écarte'],
  drew: ['Vous ne prenez', 'ne prend'],
} as const
const SOME = { discarded: ['Vous écartez', 'écarte'], drew: ['Vous prenez', 'prend'] } as const

function moved(event: Heard<'discarded' | 'drew'>, company: Company): string {
  const count = countOf(event.cards)
  const [you, they] = (count === 0 ? NONE : SOME)[event.did]
  const packet = event.did === 'discarded' && count === 5 ? ` : ${call('packet', ' !')}` : '.'
  const end = event.did === 'drew' ? ' au talon.' : `${wanting(event.takes)}${packet}`
  return teller(company, event.seat)(you, they, `${shown(event.cards)}${end}`)
}

function sentence(event: EcarteSeenEvent, company: Company): string {
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell('Vous donnez', 'donne', `${DEALT[event.packets]} ; ${turnUp(event.turnUp)}.`)
    case 'marked':
      return tell('Vous marquez', 'marque', `${MARKED[event.rule](event.points)}.`)
    case 'earned':
      return tell('Vous devez marquer', 'doit marquer', `${MARKED[event.rule](event.points)}.`)
    case 'forgotten':
      return tell(
        'Vous avez oublié',
        'a oublié',
        `de marquer ${pointCount(event.points)} : ${event.points > 1 ? 'perdus' : 'perdu'}.`,
      )
    case 'proposed':
      return tell('Vous proposez', 'propose', `un échange : ${call('propose')}`)
    case 'stood':
      return tell('Vous décidez', 'décide', `de jouer : ${call('stand')}`)
    case 'accepted':
      return tell('Vous acceptez', 'accepte', `la proposition : ${call('accept')}`)
    case 'refused':
      return tell('Vous refusez', 'refuse', `la proposition : ${call('refuse')}`)
    case 'becameVulnerable':
      return tell(
        'Vous jouez sans échange et devenez',
        'joue sans échange et devient',
        'vulnérable : une donne perdue peut coûter un point de plus.',
      )
    case 'discarded':
    case 'drew':
      return moved(event, company)
    case 'announcedKing':
      return tell(
        'Vous annoncez',
        'annonce',
        `le roi de ${cards.suitName(event.suit)} : ${call('king')}`,
      )
    case 'tookTrick':
      if (event.won === 5)
        return tell('Vous avez fait', 'a fait', 'les cinq levées : c’est la vole.')
      return playSentence(event, company)
    case 'led':
    case 'followed':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return slipSentence(event, company)
  }
}

const BREACHES: Readonly<Record<EcarteWhy | PlayWhy, string>> = {
  ...playBreaches,
  ...SLIP_BREACHES,
  houseMarks: 'À cette table, les points se marquent d’eux-mêmes.',
  nothingDue: 'Vous n’avez rien à marquer : aucun point ne vous est dû.',
  noProposal: 'Rien n’a été proposé : il n’y a rien à accepter ni à refuser.',
  exchangeOver: 'L’échange est terminé ; il faut maintenant jouer une carte.',
  talonEmpty: 'Le talon est épuisé et l’échange terminé : le premier en cartes doit jouer.',
  noneExchanged:
    'Personne n’a pris de carte, l’échange est donc terminé : le premier en cartes doit jouer.',
  notExchanging: 'On n’écarte qu’une fois la proposition acceptée.',
  discardNotHeld:
    'Vous ne pouvez écarter que des cartes que vous avez ; choisissez-les dans votre jeu.',
  discardTwice: 'Une carte est choisie deux fois ; choisissez chacune une seule fois.',
  discardTooFew: 'Vous avez proposé l’échange : il faut écarter au moins une carte.',
  discardTooMany: 'Le talon n’a plus tant de cartes pour vous ; écartez-en moins.',
  kingNotHeld: 'Vous n’avez pas le roi d’atout et ne pouvez pas l’annoncer.',
  kingTooEarly: 'Il est trop tôt pour le roi ; annoncez-le dès que l’échange est terminé.',
  kingTooLate: 'Il est trop tard pour le roi ; on l’annonce avant de jouer sa première carte.',
  kingTwice: 'Le roi est déjà marqué dans cette donne.',
  notPlaying: 'L’échange n’est pas encore réglé ; on ne joue une carte qu’ensuite.',
  mustBeat: 'Vous avez plus fort dans la couleur jouée : il faut forcer.',
  mustTrump: 'Vous ne pouvez pas fournir, mais vous avez de l’atout : il faut couper.',
}

function button(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return CALLS.propose
    case 'stand':
      return CALLS.stand
    case 'accept':
      return CALLS.accept
    case 'refuse':
      return `${CALLS.refuse} · je refuse`
    case 'announceKing':
      return `${CALLS.king} · je l’annonce`
    case 'discard':
      if (action.takes !== undefined)
        return `${action.cards.length === 0 ? 'Ne rien écarter' : `Écarter ${cardCount(action.cards.length)}`}, ${taking(action.takes)}`
      return action.cards.length === 5
        ? `${CALLS.packet} · cinq cartes`
        : action.cards.length === 0
          ? 'Ne rien écarter'
          : `Écarter ${cardCount(action.cards.length)}`
    case 'play':
      return `Jouer ${theCards([action.card])}`
    case 'mark':
      return 'Avancer mes jetons'
    default:
      return claimButton(action)
  }
}

function deed(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return 'proposer un échange'
    case 'stand':
      return 'jouer avec cette main'
    case 'accept':
      return 'accepter la proposition'
    case 'refuse':
      return 'refuser la proposition'
    case 'announceKing':
      return 'annoncer le roi'
    case 'discard':
      if (action.takes !== undefined)
        return `${action.cards.length === 0 ? 'ne rien écarter' : `écarter ${theCards(suitBySuit(action.cards))}`}, ${taking(action.takes)}`
      if (action.cards.length === 0) return 'ne rien écarter'
      return action.cards.length === 5
        ? 'écarter les cinq cartes'
        : `écarter ${theCards(suitBySuit(action.cards))}`
    case 'play':
      return `jouer ${theCards([action.card])}`
    case 'mark':
      return 'marquer les points dus'
    default:
      return claimDeed(action)
  }
}

function allowed(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (least === most) return cardCount(most)
  if (least > 0) return `${least === 1 ? 'd’' : 'de '}${number(least)} à ${cardCount(most)}`
  return `${most > 1 ? 'jusqu’à ' : ''}${cardCount(most)}, ou aucune`
}

const PROMPTS: Prompts<PlayAsks | KingAsks | SlipMoment | NonNullable<EcarteView['asks']>> = {
  ...playPrompts,
  ...SLIP_PROMPTS,
  decide: () => 'Proposez-vous un échange, ou jouez-vous ?',
  answer: (opponent) => `${opponent} propose un échange. L’acceptez-vous ?`,
  elderDiscards: () => 'Quelles cartes écartez-vous ?',
  dealerDiscards: () => 'Écartez-vous des cartes, et lesquelles ?',
  leadKing: () => 'Annoncez le roi, ou entamez.',
  followKing: (opponent) => `${opponent} a entamé ; annoncez le roi avant de jouer.`,
}

export const ecarte = setInFrench({
  title: 'Écarté',
  subtitle: 'Cinq cartes chacun, et la question de les échanger ou non',
  event(event: EcarteSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<EcarteWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: EcarteAction) {
    return button(action)
  },
  deed(action: EcarteAction) {
    return deed(action)
  },
  pick(_, chosen, counts) {
    if (chosen === 0) return `Choisissez ${allowed(counts)}.`
    const cardsChosen = capital(`${cardCount(chosen)} ${chosen > 1 ? 'choisies' : 'choisie'}`)
    if (chosen === 5 && counts.includes(5)) return `${cardsChosen} : ${call('packet', ' !')}`
    return counts.includes(chosen)
      ? `${cardsChosen}.`
      : `${cardsChosen} ; choisissez ${allowed(counts)}.`
  },
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name: string) => KINDS[name] ?? name,
  role: (name: string) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
