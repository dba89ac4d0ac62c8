// Tatteln in French, written with plain spaces; setInFrench makes those before : ; ! ? narrow and unbreakable.
import type { DrawSlip, TattelnAction, TattelnSeenEvent, TattelnWhy } from '../../games/tatteln.ts'
import { setInFrench } from '../french-spaces.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { Company } from '../words.ts'
import { inParties } from './coach.ts'
import { cardCount, missing, packets, playSentence, pointCount, theCards, turnUp } from './cards.ts'
import { COUNTED, SHEET } from './tatteln-counted.ts'
import { KINDS, ROLES } from './tatteln-kinds.ts'
import { counterCount, holdingOf, spelt, stakeCount } from './tatteln-names.ts'
import { OPTIONS, PRESETS } from './tatteln-options.ts'
import { BREACHES, PROMPTS } from './tatteln-rules.ts'

type Heard<Did extends TattelnSeenEvent['did']> = Extract<TattelnSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'T-10': (points) => `${pointCount(points)} pour l’annonce`,
  'T-13': (points) => `${pointCount(points)} pour les levées`,
  'T-12': missing,
  'G-2': missing,
}

function announced({ seat, holding, good, grown }: Heard<'announced'>, company: Company): string {
  const judged = good
    ? grown
      ? 'c’est bon, le surplus compte'
      : 'c’est bon'
    : 'sans valeur, l’autre a aussi bien ou mieux'
  return teller(company, seat)('Vous annoncez', 'annonce', `${holdingOf(holding)} : ${judged}.`)
}

function matsch({ seat, stakes, lost, of, loses }: Heard<'matsch'>, company: Company): string {
  const without =
    of === 'talon' ? 'sans levée après le talon' : 'sans aucune des neuf dernières levées'
  const partie = loses === 'partie' ? ' et la partie' : ''
  const cost = lost === 0 ? '' : `, et les ${pointCount(lost)} des cartes ne comptent pas`
  return teller(company, seat)(
    'Vous êtes',
    'est',
    `en matsch, ${without} : cela coûte ${stakeCount(stakes)}${partie}${cost}.`,
  )
}

const misdealt = ({ seat, whose, held }: Heard<'misdealt'>): string =>
  `${whose === seat ? 'la main du donneur' : 'la main du premier en cartes'} a ${cardCount(held)}. On redonne.`

const DREW: Readonly<Record<DrawSlip, readonly [you: string, other: string, what: string]>> = {
  none: ['Vous laissez', 'laisse', 'une carte au talon ; elle est prise après coup.'],
  outOfTurn: [
    'Vous prenez au talon',
    'prend au talon',
    'hors de tour ; les cartes restent comme elles ont été prises.',
  ],
  two: [
    'Vous prenez',
    'prend',
    'deux cartes à la fois ; la seconde va, sans être vue, où elle doit aller.',
  ],
}

function sentence(event: TattelnSeenEvent, company: Company): string {
  if (event.did === 'talonEmpty') return 'Le talon est épuisé : il faut désormais fournir.'
  if (event.did === 'goesOn')
    return `Les deux ont ${pointCount(event.score[0])} : la partie continue.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell(
        'Vous donnez ;',
        'donne ;',
        `${event.turnUp === null ? 'il n’y a pas d’atout' : turnUp(event.turnUp)}.`,
      )
    case 'misdealt':
      return tell('Vous donnez mal :', 'donne mal :', misdealt(event))
    case 'exposed':
      return tell('Vous découvrez', 'découvre', `${theCards(event.cards)}. On redonne.`)
    case 'drewWrong':
      return tell(...DREW[event.how])
    case 'claimedPenalty':
      return tell('Vous réclamez', 'réclame', 'la pénalité.')
    case 'paid':
      return tell('Vous payez', 'paie', `une pénalité : ${stakeCount(event.stakes)}.`)
    case 'announced':
      return announced(event, company)
    case 'robbed':
      return tell('Vous prenez', 'prend', `${theCards([event.card])} contre le sept d’atout.`)
    case 'tookTrick':
      return event.points === 0
        ? tell('Vous faites', 'fait', 'une levée vide.')
        : tell('Vous faites', 'fait', `la levée : ${pointCount(event.points)}.`)
    case 'drew':
      return tell(
        'Vous prenez au talon',
        'prend au talon',
        `${typeof event.cards === 'number' ? cardCount(event.cards) : theCards(event.cards)}.`,
      )
    case 'drewTurnUp':
      return tell('Vous prenez', 'prend', `la carte à découvert : ${theCards([event.card])}.`)
    case 'tookLast':
      return tell('Vous avez fait', 'a fait', `la dernière levée : ${pointCount(event.points)}.`)
    case 'matsch':
      return matsch(event, company)
    case 'settledUp':
      return event.counters === 0
        ? tell('Vous n’avez', 'n’a', 'rien à payer au règlement des mises.')
        : tell('Vous payez', 'paie', `${counterCount(event.counters)} au règlement des mises.`)
    case 'marked':
      return tell('Vous marquez', 'marque', `${MARKED[event.rule](event.points)}.`)
    case 'led':
    case 'followed':
    case 'gaveUp':
    case 'wonPartie':
      return playSentence(event, company)
    default:
      return wordless(event)
  }
}

/** What stands on the button, and the same within a sentence. */
function called(action: TattelnAction): readonly [button: string, deed: string] {
  switch (action.do) {
    case 'play':
      return [`Jouer ${theCards([action.card])}`, `jouer ${theCards([action.card])}`]
    case 'announceSequence':
      return [`Annoncer ${spelt(action)}`, `annoncer ${holdingOf({ ...action, sort: 'sequence' })}`]
    case 'announceSet': {
      const holding = holdingOf({ ...action, sort: 'set' })
      return [`Annoncer ${holding}`, `annoncer ${holding}`]
    }
    case 'rob':
      return ['Échanger le sept d’atout contre la retourne', 'échanger le sept d’atout']
    case 'claimPenalty':
      return ['Réclamer la pénalité', 'réclamer la pénalité']
    case 'drawTurnUp':
      return ['Prendre la retourne', 'prendre la retourne']
    case 'drawCovered':
      return ['Prendre la carte couverte', 'prendre la carte couverte']
    default:
      return wordless(action)
  }
}

export const tatteln = setInFrench({
  title: 'Tatteln',
  subtitle:
    'Vienne 1858 : levées, suites et cartes de même rang, à deux, avec un talon, en 500 points',
  event(event: TattelnSeenEvent, company) {
    return sentence(event, company)
  },
  breach(breach: BreachOf<TattelnWhy | PlayWhy>) {
    return BREACHES[breach.why]
  },
  action(action: TattelnAction) {
    return called(action)[0]
  },
  deed(action: TattelnAction) {
    return called(action)[1]
  },
  pick: () => '',
  prompt: (asks, opponent) => asked(PROMPTS, asks, opponent),
  packets,
  counted: (name) => COUNTED[name] ?? { title: name, hint: '' },
  kind: (name: string) => KINDS[name] ?? name,
  role: (name: string) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Règles particulières'),
})
