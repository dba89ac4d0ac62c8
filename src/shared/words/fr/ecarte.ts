// Écarté in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import type { EcarteAction, EcarteHeard, EcarteView, EcarteWhy, Packets } from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Call, CALLS } from '../calls.ts'
import { capital } from '../counting.ts'
import { setInFrench } from '../french-spaces.ts'
import {
  type BreachOf,
  type PlayAsks,
  type PlayWhy,
  type Prompts,
  asked,
  countOf,
  teller,
  wordless,
} from '../play-words.ts'
import {
  type EcartePreset,
  type EcarteValues,
  type OptionTexts,
  type PresetTexts,
  ruleWords,
  SOURCES,
} from '../rule-words.ts'
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

type Heard<Did extends EcarteHeard['did']> = Extract<EcarteHeard, { did: Did }>

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
  'G-2': missing,
}

/** The cards by name where they are known, else how many. */
const shown = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : held.length === 0 ? cardCount(0) : theCards(held)

/** With no card at all the sentence is a negative one. */
const NONE = { discarded: ['Vous n’écartez', 'n’écarte'], drew: ['Vous ne prenez', 'ne prend'] } as const
const SOME = { discarded: ['Vous écartez', 'écarte'], drew: ['Vous prenez', 'prend'] } as const

function moved(event: Heard<'discarded' | 'drew'>, company: Company): string {
  const count = countOf(event.cards)
  const [you, they] = (count === 0 ? NONE : SOME)[event.did]
  const packet = event.did === 'discarded' && count === 5 ? ` : ${call('packet', ' !')}` : '.'
  const end = event.did === 'drew' ? ' au talon.' : packet
  return teller(company, event.seat)(you, they, `${shown(event.cards)}${end}`)
}

function sentence(event: EcarteHeard, company: Company): string {
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell('Vous donnez', 'donne', `${DEALT[event.packets]} ; ${turnUp(event.turnUp)}.`)
    case 'marked':
      return tell('Vous marquez', 'marque', `${MARKED[event.rule](event.points)} (${event.rule}).`)
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
        'Vous avez empêché le premier échange et devenez',
        'a empêché le premier échange et devient',
        'vulnérable : une donne perdue peut coûter un point de plus (E-15).',
      )
    case 'discarded':
    case 'drew':
      return moved(event, company)
    case 'announcedKing':
      return tell('Vous annoncez', 'annonce', `le roi de ${cards.suitName(event.suit)} : ${call('king')}`)
    case 'tookTrick':
      if (event.won === 5) return tell('Vous avez fait', 'a fait', 'les cinq levées : c’est la vole.')
      return playSentence(event, company)
    case 'led':
    case 'followed':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

const BREACHES: Readonly<Record<EcarteWhy | PlayWhy, string>> = {
  ...playBreaches,
  noProposal: 'Rien n’a été proposé : il n’y a rien à accepter ni à refuser.',
  exchangeOver: 'L’échange est terminé ; il faut maintenant jouer une carte.',
  talonEmpty: 'Le talon est épuisé et l’échange terminé : le premier en cartes doit jouer.',
  noneExchanged: 'Personne n’a pris de carte, l’échange est donc terminé : le premier en cartes doit jouer.',
  notExchanging: 'On n’écarte qu’une fois la proposition acceptée.',
  discardNotHeld: 'Vous ne pouvez écarter que des cartes que vous avez ; choisissez-les dans votre jeu.',
  discardTwice: 'Une carte est choisie deux fois ; choisissez chacune une seule fois.',
  discardTooFew: 'Vous avez proposé l’échange : il faut écarter au moins une carte.',
  discardTooMany: 'Le talon n’a plus tant de cartes pour vous (E-12) ; écartez-en moins.',
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
      return action.cards.length === 5
        ? `${CALLS.packet} · cinq cartes`
        : action.cards.length === 0
          ? 'Ne rien écarter'
          : `Écarter ${cardCount(action.cards.length)}`
    case 'play':
      return `Jouer ${theCards([action.card])}`
    default:
      return wordless(action)
  }
}

function allowed(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  if (least === most) return number(most)
  return least === 0 ? `jusqu’à ${number(most)}` : `de ${number(least)} à ${number(most)}`
}

const PROMPTS: Prompts<PlayAsks | NonNullable<EcarteView['asks']>> = {
  ...playPrompts,
  decide: () => 'Proposez-vous un échange, ou jouez-vous ?',
  answer: (opponent) => `${opponent} propose un échange. L’acceptez-vous ?`,
  elderDiscards: () => 'Choisissez les cartes à écarter.',
  dealerDiscards: () => 'Choisissez les cartes à écarter, ou aucune.',
}

const CLUBS = 'clubs Turf et Portland, 1878'

const OPTIONS: OptionTexts<EcarteValues> = {
  elderMinimumDiscard: {
    title: 'Le plus petit écart du premier',
    hint: 'Combien de cartes le premier en cartes doit écarter au moins, sa proposition acceptée.',
    source: `Une : ${SOURCES.a}, ${SOURCES.b}. Aucune : ${SOURCES.c}.`,
    values: {
      '1': ['une', 'le premier écarte au moins une carte'],
      '0': ['aucune', 'le premier peut ne rien écarter'],
    },
  },
  kingAtFour: {
    title: 'Le roi à quatre points',
    hint: 'À quatre points, on peut annoncer le roi d’atout dès que l’atout est connu.',
    source: `Aussitôt : ${SOURCES.b}. À son heure : ${SOURCES.a}, ${SOURCES.c} ; ${CLUBS}.`,
    values: { true: ['aussitôt', 'le roi à quatre aussitôt'], false: ['à son heure', 'le roi à son heure'] },
  },
  vulnerableVole: {
    title: 'La vole contre un joueur vulnérable',
    hint: 'Ce que comptent les cinq levées quand l’adversaire est vulnérable.',
    source: `Trois : ${SOURCES.a}, ${SOURCES.b}, ${SOURCES.c}. Deux : ${CLUBS}.`,
    values: {
      '3': ['trois points', 'vole à trois contre un vulnérable'],
      '2': ['deux points', 'vole à deux contre un vulnérable'],
    },
  },
  dealCap: {
    title: 'Le plus en une donne',
    hint: 'Combien de points un joueur peut marquer au plus en une donne, le roi compris.',
    source: `Trois : ${SOURCES.a} ; ${CLUBS}. Quatre : ${SOURCES.b}. Sans limite : ${SOURCES.c}.`,
    values: {
      '3': ['trois', 'trois au plus par donne'],
      '4': ['quatre', 'quatre au plus par donne'],
      none: ['sans limite', 'donne sans limite'],
    },
  },
  partieValue: {
    title: 'La valeur de la partie',
    hint: 'Combien de fois la partie compte, selon les points du perdant.',
    source: `Matsch : ${SOURCES.a}. Graduée : ${SOURCES.b} ; ${CLUBS}. Simple : ${SOURCES.c}.`,
    values: {
      single: ['simple : toujours une fois', 'partie simple'],
      matsch: ['matsch : double si le perdant n’a aucun point', 'matsch'],
      graded: ['graduée : 3, 2 ou 1 fois', 'partie graduée'],
    },
  },
  irregularities: {
    title: 'Les irrégularités',
    hint: 'Maldonnes, fausses annonces et renonces peuvent arriver et être relevées.',
    source: `Avec : ${SOURCES.a}, ${SOURCES.b}. Sans : ${SOURCES.c}.`,
    values: { true: ['avec', 'avec irrégularités'], false: ['sans', 'sans irrégularités'] },
  },
  markers: {
    title: 'Les jetons',
    hint: 'Combien de jetons a chaque joueur ; quatre suffisent, le cinquième point finit la partie.',
    source: `Quatre : ${SOURCES.a}. Quatre ou cinq : ${SOURCES.b}.`,
    values: { '4': ['quatre', 'quatre jetons'], '5': ['cinq', 'cinq jetons'] },
  },
}

const PRESETS: PresetTexts<EcartePreset> = {
  classic: {
    title: 'Règles classiques',
    hint: 'Trois points au plus par donne ; la partie compte double si le perdant n’a aucun point.',
    source: SOURCES.a,
  },
  club: {
    title: 'Règles du cercle',
    hint: 'Quatre points au plus par donne, le roi aussitôt à quatre points, la partie comptée jusqu’à trois fois.',
    source: SOURCES.b,
  },
  casual: {
    title: 'Règles sans façon',
    hint: 'Le premier peut ne rien écarter, aucune donne n’est limitée, toute partie compte simple.',
    source: SOURCES.c,
  },
  turf: {
    title: 'Règles du Turf',
    hint: 'Comme aux clubs de Londres : trois points au plus par donne, deux pour toute vole, partie graduée.',
    source: capital(CLUBS),
  },
}

export const ecarte = setInFrench({
  title: 'Écarté',
  subtitle: 'Cinq cartes chacun, et la question de les échanger ou non',
  event(event: EcarteHeard, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<EcarteWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: EcarteAction) {
    return button(action)
  },
  pick(_, chosen, counts) {
    const cardsChosen = capital(`${cardCount(chosen)} ${chosen > 1 ? 'choisies' : 'choisie'}`)
    if (chosen === 5 && counts.includes(5)) return `${cardsChosen} : ${call('packet', ' !')}`
    return `${cardsChosen} (permis : ${allowed(counts)}).`
  },
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
