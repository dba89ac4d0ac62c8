// The irregularities of Écarté in German (E-31 … E-40): what is heard, what may be claimed and chosen, and why not.
import { suitBySuit } from '../card-words.ts'
import type { EcarteClaim, NumberRule, SlipSeenEvent } from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Prompts, type SlipMoment, type SlipWhy, teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cardNumber, cards, pointCount, theCards, trickNumber } from './cards.ts'

type Told = ReturnType<typeof teller>

const named = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : theCards(suitBySuit(held))

function wrongNumber(tell: Told, held: number, rule: NumberRule): string {
  const dealt = (rest: string): string =>
    tell('Sie haben', 'hat', `${cardCount(held)} bekommen${rest}.`)
  switch (rule) {
    case 'E-34':
      return dealt(', und noch hat niemand hineingesehen')
    case 'E-35':
      return dealt('; durch den Tausch müssen es fünf werden')
    case 'E-36':
      return dealt(': Die Vorhand darf neues Geben verlangen')
    case 'E-37':
      return tell('Sie gehen', 'geht', `mit ${cardDative(held)} ins Spiel.`)
  }
}

/** „mit sechs Karten“ */
const cardDative = (count: number): string => (count === 1 ? 'einer Karte' : cardCount(count))

const putRight = (tell: Told, by: number): string =>
  by > 0
    ? tell('Sie bekommen', 'bekommt', `vom Talon ${cardCount(by)} dazu.`)
    : tell('Sie haben', 'hat', `${cardCount(-by)} zu viel: verdeckt gezogen und weggelegt.`)

/** What is heard of a slip, a claim or a choice. */
export function slipSentence(event: SlipSeenEvent, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'turnedTooMany':
      return tell('Sie schlagen', 'schlägt', `zu viele Karten auf: auch ${theCards(event.cards)}.`)
    case 'calledNewDeal':
      return tell('Sie lassen', 'lässt', `denselben Geber noch einmal geben.`)
    case 'pushedBack':
      return tell('Sie lassen', 'lässt', 'die überzähligen Karten in den Talon schieben.')
    case 'metFaceUp':
      return tell(
        'Sie treffen',
        'trifft',
        `im Talon auf eine offene Karte: ${theCards([event.card])}.`,
      )
    case 'tookFaceUp':
      return tell('Sie nehmen', 'nimmt', `${theCards([event.card])} offen vom Talon.`)
    case 'threwFaceUp':
      return tell('Sie werfen', 'wirft', `${theCards([event.card])} weg, für die nächste Karte.`)
    case 'exposed':
      return tell(
        'Sie müssen',
        'muss',
        `${theCards([event.card])} behalten: Beide haben die Karte gesehen.`,
      )
    case 'wrongNumber':
      return wrongNumber(tell, event.held, event.rule)
    case 'claimedNumber':
      return tell('Sie rügen', 'rügt', 'eine falsche Zahl von Karten.')
    case 'putRight':
      return putRight(tell, event.by)
    case 'lostCards':
      return tell('Sie verlieren', 'verliert', `${named(event.cards)}.`)
    case 'claimedSurplus':
      return tell('Sie verlangen', 'verlangt', 'die Strafe für zu viele Karten.')
    case 'lostPoint':
      return tell('Sie verlieren', 'verliert', `${pointCount(1)}.`)
    case 'countedTricks':
      return tell(
        'Sie zählen',
        'zählt',
        `noch ${trickNumber(event.tricks)}, weil dem Gegner Karten fehlen.`,
      )
    case 'thrownTogether':
      return tell(
        'Sie haben',
        'hat',
        'außer der Reihe gegeben; noch ist nichts aufgeschlagen, die Karten werden zusammengeworfen.',
      )
    case 'claimedDealer':
      return tell(
        'Sie rügen',
        'rügt',
        'das Geben außer der Reihe: Die Karten werden beiseitegelegt, und der richtige Spieler gibt.',
      )
    case 'unmarked':
      return event.points < 0
        ? tell(
            'Sie bekommen',
            'bekommt',
            `${pointCount(-event.points)} wieder, bis dieses Spiel an die Reihe kommt.`,
          )
        : tell(
            'Sie nehmen',
            'nimmt',
            `${pointCount(event.points)} zurück, bis dieses Spiel an die Reihe kommt.`,
          )
    case 'tookUpPutBy':
      return tell('Sie geben', 'gibt', 'die Karten, die beiseite lagen.')
    case 'falseKing':
      return tell(
        'Sie melden',
        'meldet',
        `den ${cards.suitName(event.suit)}könig, ohne ihn zu haben.`,
      )
    case 'tookBack':
      return tell('Sie nehmen', 'nimmt', `${theCards([event.card])} zurück.`)
    case 'letPass':
      return tell('Sie lassen', 'lässt', `es hingehen.`)
    case 'claimedRenonce':
      return tell(
        'Sie rügen',
        'rügt',
        event.right
          ? 'mit Recht eine Renonce: Alle gespielten Karten kommen in die Hand zurück.'
          : 'eine Renonce, es war aber keine.',
      )
    case 'laidOpen':
      return tell('Sie legen', 'legt', `das Blatt offen auf: ${named(event.cards)}.`)
    case 'counted':
      return tell('Sie haben', 'hat', 'nichts zu rügen.')
    default:
      return wordless(event)
  }
}

export const SLIP_BREACHES: Readonly<Record<SlipWhy, string>> = {
  noIrregularities: 'An diesem Tisch wird ohne Verstöße gespielt; zu rügen gibt es nichts.',
  wrongSlips: 'Die vermerkten Verstöße passen nicht zu den Karten dieses Spiels.',
  choiceFirst: 'Zuerst ist zu wählen, was aus dem Verstoß folgen soll.',
  nothingToChoose: 'Jetzt gibt es nichts zu wählen.',
  cannotThrow: 'Für beide blieben nicht genug Karten; diese muss genommen werden.',
  nothingToClaim: 'Dergleichen ist jetzt nicht zu rügen.',
  claimedBefore:
    'Sie haben in diesem Spiel schon zu Unrecht eine Renonce gerügt und dürfen es nicht noch einmal.',
  kingBarred:
    'Sie sind mit zu vielen Karten ins Spiel gegangen und dürfen den König nicht anlegen.',
  takesOther: 'Die Zahl der genommenen Karten muss zu der der weggelegten passen.',
  mustMakeFive: 'Sie müssen so viele Karten nehmen, dass Sie auf fünf kommen.',
}

const BUTTONS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'Neu geben lassen',
  pushBack: 'In den Talon schieben',
  takeFaceUp: 'Karte nehmen',
  throwFaceUp: 'Wegwerfen',
  claimNumber: 'Falsche Kartenzahl',
  putRight: 'Zahl berichtigen',
  claimSurplus: 'Strafe verlangen',
  letPass: 'Hingehen lassen',
  claimDealer: 'Außer der Reihe gegeben',
  takeBack: 'Karte zurücknehmen',
  claimRenonce: 'Renonce rügen',
  count: 'Nichts zu rügen',
}

const DEEDS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'neu geben lassen',
  pushBack: 'die Karten in den Talon schieben lassen',
  takeFaceUp: 'die offene Karte nehmen',
  throwFaceUp: 'die offene Karte wegwerfen',
  claimNumber: 'eine falsche Kartenzahl rügen',
  putRight: 'die Zahl berichtigen lassen',
  claimSurplus: 'die Strafe für zu viele Karten verlangen',
  letPass: 'es hingehen lassen',
  claimDealer: 'das Geben außer der Reihe rügen',
  takeBack: 'die ausgespielte Karte zurücknehmen',
  claimRenonce: 'eine Renonce rügen',
  count: 'die Punkte anlegen lassen',
}

export const claimButton = ({ do: word }: EcarteClaim): string => BUTTONS[word]
export const claimDeed = ({ do: word }: EcarteClaim): string => DEEDS[word]

/** Told after what was laid away, where another number was named. */
export const wanting = (takes: number | undefined): string =>
  takes === undefined ? '' : `, für ${cardNumber(takes)}`

/** Said after what is laid away, where another number is taken. */
export const taking = (takes: number): string => `${cardCount(takes)} nehmen`

export const SLIP_PROMPTS: Prompts<SlipMoment> = {
  'E-31': () => 'Es sind zu viele Karten aufgeschlagen. Neu geben, oder in den Talon schieben?',
  'E-32': () => 'Ihre nächste Karte liegt offen. Nehmen, oder wegwerfen?',
  'E-35': () => 'Ihre Kartenzahl ist falsch: Nehmen Sie so viele, dass Sie auf fünf kommen.',
  'E-36': (opponent) =>
    `${opponent} hat eine falsche Zahl von Karten. Neu geben, oder berichtigen?`,
  'E-37': (opponent) =>
    `${opponent} geht mit zu vielen Karten ins Spiel. Verlangen Sie die Strafe?`,
  'E-39': (opponent) => `${opponent} hat den König nicht. Nehmen Sie Ihre Karte zurück?`,
  reckoning: () => 'Alle Karten sind gespielt. Ist etwas zu rügen?',
}
