// What happens at Hundertspiel, in French.
import type { HundertspielSeenEvent } from '../../games/hundertspiel.ts'
import { balance } from '../counting.ts'
import { countOf, teller } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cards, number, playSentence, pointCount, tellSide, theCards } from './cards.ts'
import { doubt, tellTo } from './hundertspiel-doubts.ts'
import { dealCount, dosOf, gameOf, markerCount, shown, someOf } from './hundertspiel-names.ts'

type Heard<Did extends HundertspielSeenEvent['did']> = Extract<HundertspielSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'H-9': () => 'pour la levée',
  'H-10': () => 'pour l’annonce',
  'H-13': () => 'pour la première levée, faite avec le Do d’atout',
  'H-14': (points) =>
    points === 20 ? 'pour la dernière levée, faite avec un Do' : 'pour une levée faite avec un Do',
  'H-15': () => 'de plus pour les dernières levées, faites avec des Do',
  'H-18': () => 'pour le jeu des autres, qui a échoué',
  'H-26': () => 'pour les cartes du scat',
  'G-1': () => 'pour la donne abandonnée',
}

const ACCOUNTS: Readonly<Record<Heard<'marked'>['account'], string>> = {
  partie: '',
  next: ', déjà pour la partie suivante',
  nothing: ', qui ne comptent plus',
}

const PAID: Readonly<Record<Heard<'paid'>['rule'], string>> = {
  'H-4': 'pour le regard sur la carte de dessous',
  'H-12': 'pour la fausse annonce',
  'H-18': 'pour le jeu entrepris',
  'H-19': 'pour la partie',
  'H-20': 'pour s’être dit sorti à tort',
  'H-26': 'pour le jeu entrepris',
  'G-2': 'pour la partie abandonnée',
}

const PASSED: Readonly<
  Record<Heard<'passed'>['phase'], readonly [you: string, they: string, what: string]>
> = {
  bidding: ['Vous dites :', 'dit :', '« Je passe. »'],
  buying: ['Vous n’achetez', 'n’achète', 'pas le scat.'],
  laying: ['Vous n’étalez', 'n’étale', 'rien.'],
  contra: ['Vous ne dites', 'ne dit', 'pas Contra.'],
  announcing: ['Vous n’annoncez', 'n’annonce', 'rien de plus.'],
}

const MARK = { you: 'marquez', one: 'marque', several: 'marquent' }
const WIN = { you: 'gagnez', one: 'gagne', several: 'gagnent' }
const DECIDED = { you: 'avez gagné', one: 'a gagné', several: 'ont gagné' }

const ON: Readonly<Record<Heard<'decided'>['goesOn'], string>> = {
  oldAndNew: 'le reste de la donne compte pour la suivante',
  laid: 'on ne joue plus que pour les jetons',
}

function trumps({ turnUp, trump, scat }: Heard<'dealt'>): string {
  if (trump === null) return `${cardCount(countOf(scat ?? 0))} sont mises à part : c’est le scat`
  const suit = `${cards.suitName(trump)} est atout`
  return turnUp === null ? suit : `la carte de dessous est ${theCards([turnUp])} : ${suit}`
}

/** Everybody's markers, in the order of the seats. */
function markers(all: readonly number[], { names, you }: Company): string {
  const signed = balance('fr-FR')
  return all
    .map((count, seat) => `${seat === you ? 'vous' : (names[seat] ?? '')} ${signed(count)}`)
    .join(', ')
}

/** The winner’s points first. */
function score({ seat, score: all }: Heard<'wonPartie'>): string {
  const own = all[seat] ?? 0
  const others = all.filter((_, side) => side !== seat)
  return others.length === 1 ? `${own} à ${others.join()}` : `${own} contre ${others.join(' et ')}`
}

/** Ce que la dernière levée compte en plus de ses cartes. */
function trick({ points, last }: Heard<'tookTrick'>): string {
  if (last === undefined)
    return points === 0 ? 'une levée vide.' : `la levée : ${pointCount(points)}.`
  return points === 0
    ? `la dernière levée, vide : ${pointCount(last)}.`
    : `la dernière levée : ${pointCount(points)}, et ${number(last)} pour la dernière.`
}

/** A sentence of the log. */
export function sentence(event: HundertspielSeenEvent, company: Company): string {
  if (event.did === 'thrownIn') return 'Personne n’achète le scat : on jette les cartes.'
  if (event.did === 'endedSitting')
    return `La séance est terminée. Jetons : ${markers(event.markers, company)}.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return tell('Vous donnez ;', 'donne ;', `${trumps(event)}.`)
    case 'bid':
      return tell('Vous annoncez', 'annonce', `le ${gameOf([event.suit])} ; le Do est étalé.`)
    case 'passed':
      if (event.phase === 'laying' && !event.asks)
        return tell('Vous ne demandez', 'ne demande', 'pas si quelqu’un étale.')
      return tell(...PASSED[event.phase])
    case 'bought':
      return tell('Vous achetez', 'achète', `le scat : ${shown(event.cards)}.`)
    case 'laidAway':
      return tell('Vous écartez', 'écarte', `${shown(event.cards)}.`)
    case 'named':
      return tell(
        'Vous choisissez',
        'choisit',
        `${cards.suitName(event.suit)} pour atout${event.isHeld ? ' ; il faut faire le Vingt-six avec son Do' : ', sans avoir de Do : le Vingt-six ne peut se faire'}.`,
      )
    case 'asked':
      return tell('Vous demandez', 'demande', 'si quelqu’un étale un Do.')
    case 'laid':
      return tell(
        'Vous étalez',
        'étale',
        `${dosOf(event.suits)} pour faire le ${event.suits.length > 1 ? 'Cinquante-deux' : 'Vingt-six'}.`,
      )
    case 'saidContra':
      return tell('Vous dites', 'dit', 'Contra : les jetons sont doublés.')
    case 'announced':
      return tell(
        'Vous annoncez',
        'annonce',
        `${number(event.count)} ${someOf(event.rank)} : ${pointCount(event.points)}.`,
      )
    case 'lastRounds':
      return tell(
        'Vous annoncez',
        'annonce',
        `les trois derniers tours : encore ${dealCount(event.deals)} après celle-ci.`,
      )
    case 'tookTrick':
      return tell('Vous faites', 'fait', trick(event))
    case 'marked':
      return tellSide(company, event.seat)(
        MARK,
        `${pointCount(event.points)} ${MARKED[event.rule](event.points)}${ACCOUNTS[event.account]}.`,
      )
    case 'undertook':
      return event.isMade
        ? tell('Vous faites', 'fait', `le ${gameOf(event.suits)}.`)
        : tell('Vous manquez', 'manque', `le ${gameOf(event.suits)}.`)
    case 'paid':
      return tellTo(company, event.seat, event.to)(
        'payez',
        'paie',
        markerCount(event.markers),
        `${PAID[event.rule]}.`,
      )
    case 'declaredOut':
      return tell(
        'Vous dites votre camp',
        'dit son camp',
        event.isRight
          ? 'sorti : les cent points y sont.'
          : 'sorti, mais à tort : les cent points n’y sont pas.',
      )
    case 'decided':
      return tellSide(company, event.seat)(DECIDED, `la partie ; ${ON[event.goesOn]}.`)
    case 'counted':
      return tell('Vous n’avez', 'n’a', 'rien à dire.')
    case 'wonPartie':
      return tellSide(company, event.seat)(
        WIN,
        `la partie par ${score(event)}${event.value === 2 ? ' ; elle compte double : matsch' : ''}.`,
      )
    case 'led':
    case 'followed':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return doubt(event, company)
  }
}
