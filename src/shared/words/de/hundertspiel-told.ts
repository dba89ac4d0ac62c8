// What happens at Hundertspiel, in German.
import type { HundertspielSeenEvent } from '../../games/hundertspiel.ts'
import { balance } from '../counting.ts'
import { countOf, teller } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cards, number, playSentence, pointCount, tellSide, theCards } from './cards.ts'
import { doubt } from './hundertspiel-doubts.ts'
import { dealCount, dosOf, gameOf, markerCount, shown, someOf } from './hundertspiel-names.ts'

type Heard<Did extends HundertspielSeenEvent['did']> = Extract<HundertspielSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'H-9': () => 'für den Stich',
  'H-10': () => 'für die Ansage',
  'H-13': () => 'für den ersten Stich mit dem Trumpf-Do',
  'H-14': (points) =>
    points === 20 ? 'für den letzten Stich mit einem Do' : 'für einen Stich mit einem Do',
  'H-15': () => 'für die letzten Stiche mit Dos noch',
  'H-18': () => 'für das misslungene Spiel der anderen',
  'H-26': () => 'für die Karten des Scats',
  'G-1': () => 'für das aufgegebene Spiel',
}

const ACCOUNTS: Readonly<Record<Heard<'marked'>['account'], string>> = {
  partie: '',
  next: ', schon für die nächste Partie',
  nothing: ', die aber nicht mehr gelten',
}

const PAID: Readonly<Record<Heard<'paid'>['rule'], string>> = {
  'H-4': 'für den Blick auf die unterste Karte',
  'H-12': 'für die falsche Ansage',
  'H-18': 'für das aufgelegte Spiel',
  'H-19': 'für die Partie',
  'H-20': 'für das falsche Aussagen',
  'H-26': 'für den Sechsundzwanziger',
  'G-2': 'für die aufgegebene Partie',
}

const PASSED: Readonly<
  Record<Heard<'passed'>['phase'], readonly [you: string, they: string, what: string]>
> = {
  bidding: ['Sie sagen', 'sagt', '„Weiter“.'],
  buying: ['Sie kaufen', 'kauft', 'den Scat nicht.'],
  laying: ['Sie legen', 'legt', 'nichts auf.'],
  contra: ['Sie sagen', 'sagt', 'kein Contra.'],
  announcing: ['Sie sagen', 'sagt', 'nichts weiter an.'],
}

const MARK = { you: 'schreiben', one: 'schreibt', several: 'schreiben' }
const WIN = { you: 'gewinnen', one: 'gewinnt', several: 'gewinnen' }
const DECIDED = { you: 'haben', one: 'hat', several: 'haben' }

const ON: Readonly<Record<Heard<'decided'>['goesOn'], string>> = {
  oldAndNew: 'der Rest des Spiels zählt für die nächste',
  laid: 'nur um die Marken wird noch gespielt',
}

function dealt({ dealer, turnUp, trump, scat }: Heard<'dealt'>, company: Company): string {
  const tell = teller(company, dealer)
  if (trump === null)
    return tell('Sie geben;', 'gibt;', `${cardCount(countOf(scat ?? 0))} liegen als Scat beiseite.`)
  const suit = `${cards.suitName(trump)} ist Trumpf.`
  return turnUp === null
    ? tell('Sie geben;', 'gibt;', suit)
    : tell(
        'Sie geben und zeigen',
        'gibt und zeigt',
        `die unterste Karte, ${theCards([turnUp])}: ${suit}`,
      )
}

/** Everybody's markers, in the order of the seats. */
function markers(all: readonly number[], { names, you }: Company): string {
  const signed = balance('de-DE')
  return all
    .map((count, seat) => `${seat === you ? 'Sie' : (names[seat] ?? '')} ${signed(count)}`)
    .join(', ')
}

/** The winner’s points first. */
function score({ seat, score: all }: Heard<'wonPartie'>): string {
  const own = all[seat] ?? 0
  const others = all.filter((_, side) => side !== seat)
  return others.length === 1 ? `${own}:${others.join()}` : `${own} zu ${others.join(' und ')}`
}

/** „zwei Marken“ paid by one to another, who stands first: „Odile zahlt Ihnen zwei Marken“. */
function paid({ seat, to, markers: count, rule }: Heard<'paid'>, company: Company): string {
  const receiver = company.you === to ? 'Ihnen' : (company.names[to] ?? '')
  return teller(company, seat)(
    'Sie zahlen',
    'zahlt',
    `${receiver} ${markerCount(count)} ${PAID[rule]}.`,
  )
}

/** Was der letzte Stich außer seinen Karten zählt. */
function trick({ points, last }: Heard<'tookTrick'>): string {
  if (last === undefined)
    return points === 0 ? 'einen leeren Stich.' : `den Stich: ${pointCount(points)}.`
  return points === 0
    ? `den leeren letzten Stich: ${pointCount(last)}.`
    : `den letzten Stich: ${pointCount(points)} und ${number(last)} für den letzten.`
}

/** A sentence of the log. */
export function sentence(event: HundertspielSeenEvent, company: Company): string {
  if (event.did === 'thrownIn') return 'Niemand kauft den Scat: Die Karten werden zusammengeworfen.'
  if (event.did === 'endedSitting')
    return `Die Sitzung ist zu Ende. Marken: ${markers(event.markers, company)}.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return dealt(event, company)
    case 'bid':
      return tell(
        'Sie sagen',
        'sagt',
        `den ${gameOf([event.suit])} an; der Do liegt offen auf dem Tisch.`,
      )
    case 'passed':
      if (event.phase === 'laying' && !event.asks)
        return tell('Sie fragen', 'fragt', 'nicht, ob etwas aufgelegt wird.')
      return tell(...PASSED[event.phase])
    case 'bought':
      return tell('Sie kaufen', 'kauft', `den Scat: ${shown(event.cards)}.`)
    case 'laidAway':
      return tell('Sie legen', 'legt', `${shown(event.cards)} ab.`)
    case 'named':
      return tell(
        'Sie bestimmen',
        'bestimmt',
        `${cards.suitName(event.suit)} zum Trumpf${event.isHeld ? '; mit dem Do soll der Sechsundzwanziger gemacht werden' : ', ohne einen Do zu haben: Der Sechsundzwanziger ist nicht zu machen'}.`,
      )
    case 'asked':
      return tell('Sie fragen,', 'fragt,', 'ob etwas aufgelegt wird.')
    case 'laid':
      return tell(
        'Sie legen',
        'legt',
        `${dosOf(event.suits)} auf: Es geht um den ${event.suits.length > 1 ? 'Zweiundfünfziger' : 'Sechsundzwanziger'}.`,
      )
    case 'saidContra':
      return tell('Sie sagen', 'sagt', 'Contra: Die Marken gelten doppelt.')
    case 'announced':
      return tell(
        'Sie sagen',
        'sagt',
        `${number(event.count)} ${someOf(event.rank)} an: ${pointCount(event.points)}.`,
      )
    case 'lastRounds':
      return tell(
        'Sie sagen',
        'sagt',
        `die letzten drei Touren an: Es folgen noch ${dealCount(event.deals)}.`,
      )
    case 'tookTrick':
      return tell('Sie machen', 'macht', trick(event))
    case 'marked':
      return tellSide(company, event.seat)(
        MARK,
        `${MARKED[event.rule](event.points)} ${pointCount(event.points)} an${ACCOUNTS[event.account]}.`,
      )
    case 'undertook':
      return event.isMade
        ? tell('Sie gewinnen', 'gewinnt', `den ${gameOf(event.suits)}.`)
        : tell('Sie verlieren', 'verliert', `den ${gameOf(event.suits)}.`)
    case 'paid':
      return paid(event, company)
    case 'declaredOut':
      return tell(
        'Sie sagen sich',
        'sagt sich',
        event.isRight
          ? 'aus: Es sind hundert Punkte.'
          : 'aus, aber zu Unrecht: Es sind keine hundert.',
      )
    case 'decided':
      return tellSide(company, event.seat)(DECIDED, `die Partie gewonnen; ${ON[event.goesOn]}.`)
    case 'counted':
      return tell('Sie haben', 'hat', 'nichts zu sagen.')
    case 'wonPartie':
      return tellSide(company, event.seat)(
        WIN,
        `die Partie ${score(event)}${event.value === 2 ? '; sie zählt doppelt: Matsch' : ''}.`,
      )
    case 'led':
    case 'followed':
    case 'gaveUp':
      return playSentence(event, company)
    default:
      return doubt(event, company)
  }
}
