// Écarté in German.
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
import type { Company, GameWords } from '../words.ts'
import {
  breaches as playBreaches,
  cardCount,
  cardNumber,
  cards,
  missing,
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

const call = (name: Call, end = '.'): string => `„${CALLS[name]}${end}“`

const DEALT: Readonly<Record<Packets, string>> = {
  '5': 'alle fünf auf einmal',
  '2+3': 'zwei und drei',
  '3+2': 'drei und zwei',
  '1': 'die Karten einzeln',
}

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'E-5': (points) => `für den aufgeschlagenen König ${pointCount(points)}`,
  'E-16': (points) => `für den König ${pointCount(points)}`,
  'E-24': (points) => `für ${points > 1 ? 'die Vole' : 'die Stiche'} ${pointCount(points)}`,
  'E-25': (points) =>
    `gegen den verwundbaren Gegner ${points > 1 ? pointCount(points) : 'einen weiteren Punkt'}`,
  'E-40': (points) => `für alle fünf Stiche nach einer Renonce ${pointCount(points)}`,
  'G-2': missing,
}

/** The cards by name where they are known, else how many. */
const shown = (held: Cards): string =>
  typeof held === 'number'
    ? cardCount(held)
    : held.length === 0
      ? cardCount(0)
      : theCards(suitBySuit(held))

function discarded(event: Heard<'discarded'>, company: Company): string {
  const end = countOf(event.cards) === 5 ? `: ${call('packet', '!')}` : '.'
  return teller(company, event.seat)(
    'Sie legen',
    'legt',
    `${shown(event.cards)} weg${wanting(event.takes)}${end}`,
  )
}

function sentence(event: EcarteSeenEvent, company: Company): string {
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell(
        `Sie geben ${DEALT[event.packets]} und schlagen`,
        `gibt ${DEALT[event.packets]} und schlägt`,
        `${turnUp(event.turnUp)}.`,
      )
    case 'marked':
      return tell('Sie legen', 'legt', `${MARKED[event.rule](event.points)} an.`)
    case 'earned':
      return tell('Sie haben', 'hat', `${MARKED[event.rule](event.points)} anzulegen.`)
    case 'forgotten':
      return tell(
        'Sie haben',
        'hat',
        `vergessen, ${pointCount(event.points)} anzulegen: verfallen.`,
      )
    case 'proposed':
      return tell('Sie schlagen', 'schlägt', `einen Tausch vor: ${call('propose')}`)
    case 'stood':
      return tell('Sie wollen', 'will', `spielen: ${call('stand')}`)
    case 'accepted':
      return tell('Sie nehmen', 'nimmt', `den Antrag an: ${call('accept')}`)
    case 'refused':
      return tell('Sie lehnen', 'lehnt', `den Antrag ab: ${call('refuse')}`)
    case 'becameVulnerable':
      return tell(
        'Sie spielen ohne Tausch und sind',
        'spielt ohne Tausch und ist',
        'verwundbar: Ein verlorenes Spiel kann einen Punkt mehr kosten.',
      )
    case 'discarded':
      return discarded(event, company)
    case 'drew':
      return tell('Sie nehmen', 'nimmt', `${shown(event.cards)} vom Talon.`)
    case 'announcedKing':
      return tell('Sie melden', 'meldet', `den ${cards.suitName(event.suit)}könig: ${call('king')}`)
    case 'tookTrick':
      if (event.won === 5) return tell('Sie haben', 'hat', 'alle fünf Stiche gemacht: die Vole.')
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
  houseMarks: 'An diesem Tisch werden die Punkte von selbst angelegt.',
  nothingDue: 'Sie haben nichts anzulegen: Ihnen steht kein Punkt zu.',
  noProposal: 'Es liegt kein Antrag vor, den man annehmen oder ablehnen könnte.',
  exchangeOver: 'Der Tausch ist beendet; jetzt muss eine Karte gespielt werden.',
  talonEmpty: 'Der Talon ist leer und der Tausch damit beendet: Die Vorhand muss ausspielen.',
  noneExchanged:
    'Keiner hat eine Karte genommen, damit ist der Tausch beendet: Die Vorhand muss ausspielen.',
  notExchanging: 'Weggelegt wird erst, wenn ein Antrag angenommen ist.',
  discardNotHeld: 'Sie können nur Karten weglegen, die Sie haben; wählen Sie aus Ihrem Blatt.',
  discardTwice: 'Eine Karte ist zweimal gewählt; wählen Sie jede nur einmal.',
  discardTooFew: 'Sie haben den Tausch vorgeschlagen und müssen mindestens eine Karte weglegen.',
  discardTooMany: 'So viele Karten hat der Talon nicht für Sie; legen Sie weniger weg.',
  kingNotHeld: 'Sie haben den Trumpfkönig nicht und können ihn nicht melden.',
  kingTooEarly: 'Für den König ist es zu früh; melden Sie ihn, sobald der Tausch beendet ist.',
  kingTooLate:
    'Für den König ist es zu spät; er muss vor der eigenen ersten Karte gemeldet werden.',
  kingTwice: 'Der König ist in diesem Spiel schon angelegt.',
  notPlaying: 'Über den Tausch ist noch nicht entschieden; erst danach wird eine Karte gespielt.',
  mustBeat: 'Sie können die ausgespielte Karte in ihrer Farbe übernehmen und müssen es tun.',
  mustTrump: 'Sie können nicht bedienen, haben aber Trumpf und müssen stechen.',
}

function button(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return `${CALLS.propose} · tauschen`
    case 'stand':
      return `${CALLS.stand} · spielen`
    case 'accept':
      return `${CALLS.accept} · tauschen`
    case 'refuse':
      return `${CALLS.refuse} · ablehnen`
    case 'announceKing':
      return `${CALLS.king} · melden`
    case 'discard':
      if (action.takes !== undefined)
        return `${capital(cardCount(action.cards.length))} weglegen, ${taking(action.takes)}`
      return action.cards.length === 5
        ? `${CALLS.packet} · fünf Karten`
        : `${capital(cardCount(action.cards.length))} weglegen`
    case 'play':
      return `${cards.cardName(action.card)} spielen`
    case 'mark':
      return 'Meine Marken anlegen'
    default:
      return claimButton(action)
  }
}

function deed(action: EcarteAction): string {
  switch (action.do) {
    case 'propose':
      return 'einen Tausch vorschlagen'
    case 'stand':
      return 'mit diesem Blatt spielen'
    case 'accept':
      return 'den Antrag annehmen'
    case 'refuse':
      return 'den Antrag ablehnen'
    case 'announceKing':
      return 'den König melden'
    case 'discard':
      if (action.takes !== undefined)
        return `${shown(action.cards)} weglegen, ${taking(action.takes)}`
      return action.cards.length === 5
        ? 'alle fünf Karten weglegen'
        : `${shown(action.cards)} weglegen`
    case 'play':
      return `${theCards([action.card])} spielen`
    case 'mark':
      return 'die fälligen Punkte anlegen'
    default:
      return claimDeed(action)
  }
}

function allowed(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (least === most) return cardCount(most)
  if (least > 0) return `${cardNumber(least)} bis ${cardCount(most)}`
  return `${most > 1 ? 'bis zu ' : ''}${cardCount(most)} oder keine`
}

const PROMPTS: Prompts<PlayAsks | KingAsks | SlipMoment | NonNullable<EcarteView['asks']>> = {
  ...playPrompts,
  ...SLIP_PROMPTS,
  decide: () => 'Schlagen Sie einen Tausch vor, oder spielen Sie?',
  answer: (opponent) => `${opponent} schlägt einen Tausch vor. Nehmen Sie an?`,
  elderDiscards: () => 'Welche Karten legen Sie weg?',
  dealerDiscards: () => 'Welche Karten legen Sie weg, wenn überhaupt?',
  leadKing: () => 'Sagen Sie den König an, oder spielen Sie aus.',
  followKing: (opponent) => `${opponent} hat ausgespielt; sagen Sie den König an, ehe Sie zugeben.`,
}

export const ecarte: GameWords = {
  title: 'Écarté',
  subtitle: 'Fünf Karten für jeden und die Frage, ob man sie tauscht',
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
    if (chosen === 0) return `Wählen Sie ${allowed(counts)}.`
    const cardsChosen = capital(`${cardCount(chosen)} gewählt`)
    if (chosen === 5 && counts.includes(5)) return `${cardsChosen}: ${call('packet', '!')}`
    return counts.includes(chosen)
      ? `${cardsChosen}.`
      : `${cardsChosen}; wählen Sie ${allowed(counts)}.`
  },
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
