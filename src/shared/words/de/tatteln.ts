// Tatteln in German.
import type { DrawSlip, TattelnAction, TattelnSeenEvent, TattelnWhy } from '../../games/tatteln.ts'
import { capital } from '../counting.ts'
import { type BreachOf, type PlayWhy, asked, teller, wordless } from '../play-words.ts'
import { ruleWords } from '../rule-words.ts'
import type { Company, GameWords } from '../words.ts'
import { inParties } from './coach.ts'
import {
  cardCount,
  cards,
  missing,
  packets,
  playSentence,
  pointCount,
  theCards,
  turnUp,
} from './cards.ts'
import { COUNTED, SHEET } from './tatteln-counted.ts'
import { KINDS, ROLES } from './tatteln-kinds.ts'
import { counterCount, holdingOf, spelt, stakeCount } from './tatteln-names.ts'
import { OPTIONS, PRESETS } from './tatteln-options.ts'
import { BREACHES, PROMPTS } from './tatteln-rules.ts'

type Heard<Did extends TattelnSeenEvent['did']> = Extract<TattelnSeenEvent, { did: Did }>

const MARKED: Readonly<Record<Heard<'marked'>['rule'], (points: number) => string>> = {
  'T-10': (points) => `für die Ansage ${pointCount(points)}`,
  'T-13': (points) => `für die Stiche ${pointCount(points)}`,
  'T-12': missing,
  'G-2': missing,
}

function announced({ seat, holding, good, grown }: Heard<'announced'>, company: Company): string {
  const judged = good
    ? grown
      ? 'gut, das Neue zählt'
      : 'gut'
    : 'nichtig, das andere Blatt hat Gleiches oder Besseres'
  return teller(company, seat)('Sie sagen', 'sagt', `${holdingOf(holding)} an: ${judged}.`)
}

function matsch({ seat, stakes, lost, of, loses }: Heard<'matsch'>, company: Company): string {
  const without =
    of === 'talon' ? 'ohne Stich nach dem Talon' : 'ohne einen der letzten neun Stiche'
  const partie = loses === 'partie' ? ' und die Partie' : ''
  const cost = lost === 0 ? '' : `, und ${pointCount(lost)} in Karten zählen nicht`
  return teller(company, seat)(
    'Sie sind',
    'ist',
    `im Matsch, ${without}: Das kostet ${stakeCount(stakes)}${partie}${cost}.`,
  )
}

const misdealt = ({ seat, whose, held }: Heard<'misdealt'>): string =>
  `${whose === seat ? 'Das Blatt des Gebers' : 'Das Blatt der Vorhand'} hat ${cardCount(held)}. Es wird noch einmal gegeben.`

const DREW: Readonly<Record<DrawSlip, readonly [you: string, other: string, what: string]>> = {
  none: ['Sie lassen', 'lässt', 'eine Karte liegen; sie wird noch abgehoben.'],
  outOfTurn: [
    'Sie heben',
    'hebt',
    'außer der Reihe ab; die Karten bleiben, wie sie abgehoben sind.',
  ],
  two: [
    'Sie nehmen',
    'nimmt',
    'zwei Karten auf einmal; die zweite kommt ungesehen dorthin, wo sie hingehört.',
  ],
}

function sentence(event: TattelnSeenEvent, company: Company): string {
  if (event.did === 'talonEmpty')
    return 'Der Talon ist abgehoben: Von jetzt an muss bedient werden.'
  if (event.did === 'goesOn')
    return `Beide haben ${pointCount(event.score[0])}: Die Partie geht weiter.`
  const tell = teller(company, event.did === 'dealt' ? event.dealer : event.seat)
  switch (event.did) {
    case 'dealt':
      return event.turnUp === null
        ? tell('Sie geben;', 'gibt;', 'gespielt wird ohne Trumpf.')
        : tell('Sie geben und schlagen', 'gibt und schlägt', `${turnUp(event.turnUp)}.`)
    case 'misdealt':
      return tell('Sie geben falsch:', 'gibt falsch:', misdealt(event))
    case 'exposed':
      return tell(
        'Sie decken',
        'deckt',
        `${theCards(event.cards)} auf. Es wird noch einmal gegeben.`,
      )
    case 'drewWrong':
      return tell(...DREW[event.how])
    case 'claimedPenalty':
      return tell('Sie fordern', 'fordert', 'die Strafe.')
    case 'paid':
      return tell('Sie zahlen', 'zahlt', `zur Strafe ${stakeCount(event.stakes)}.`)
    case 'announced':
      return announced(event, company)
    case 'robbed':
      return tell('Sie rauben', 'raubt', `${theCards([event.card])} mit dem Trumpfsiebener.`)
    case 'tookTrick':
      return event.points === 0
        ? tell('Sie machen', 'macht', 'einen leeren Stich.')
        : tell('Sie machen', 'macht', `den Stich: ${pointCount(event.points)}.`)
    case 'drew':
      return tell(
        'Sie heben',
        'hebt',
        `${typeof event.cards === 'number' ? cardCount(event.cards) : theCards(event.cards)} ab.`,
      )
    case 'drewTurnUp':
      return tell('Sie nehmen', 'nimmt', `die offene Karte auf: ${theCards([event.card])}.`)
    case 'tookLast':
      return tell('Sie haben', 'hat', `den letzten Stich gemacht: ${pointCount(event.points)}.`)
    case 'matsch':
      return matsch(event, company)
    case 'settledUp':
      return event.counters === 0
        ? tell('Sie haben', 'hat', 'bei der Abrechnung der Einsätze nichts zu zahlen.')
        : tell('Sie zahlen', 'zahlt', `${counterCount(event.counters)} zum Ausgleich der Einsätze.`)
    case 'marked':
      return tell('Sie schreiben', 'schreibt', `${MARKED[event.rule](event.points)} an.`)
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
      return [`${cards.cardName(action.card)} spielen`, `${theCards([action.card])} spielen`]
    case 'announceSequence':
      return [spelt(action), `${holdingOf({ ...action, sort: 'sequence' })} ansagen`]
    case 'announceSet': {
      const what = `${holdingOf({ ...action, sort: 'set' })} ansagen`
      return [capital(what), what]
    }
    case 'rob':
      return [
        'Rauben: den Trumpfsiebener gegen den aufgeschlagenen Trumpf',
        'mit dem Trumpfsiebener rauben',
      ]
    case 'claimPenalty':
      return ['Die Strafe fordern', 'die Strafe fordern']
    case 'drawTurnUp':
      return ['Den aufgeschlagenen Trumpf nehmen', 'den aufgeschlagenen Trumpf nehmen']
    case 'drawCovered':
      return ['Die verdeckte Karte nehmen', 'die verdeckte Karte nehmen']
    default:
      return wordless(action)
  }
}

export const tatteln: GameWords = {
  title: 'Tatteln',
  subtitle:
    'Wien 1858: Stiche, Folgen und gleiche Figuren zu zweit, mit einem Talon, auf 500 Punkte',
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
  kind: (name) => KINDS[name] ?? name,
  role: (name) => ROLES[name] ?? name,
  sheet: SHEET,
  worth: inParties,
  ...ruleWords(OPTIONS, PRESETS, 'Eigene Regeln'),
}
