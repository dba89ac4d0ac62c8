// The irregularities of Écarté in French (E-31 … E-40), with plain spaces: what is heard, what may be claimed and chosen, and why not.
import { suitBySuit } from '../card-words.ts'
import type { EcarteClaim, NumberRule, SlipSeenEvent } from '../../games/ecarte.ts'
import type { Cards } from '../../view.ts'
import { type Prompts, type SlipMoment, type SlipWhy, teller, wordless } from '../play-words.ts'
import type { Company } from '../words.ts'
import { cardCount, cards, number, pointCount, theCards } from './cards.ts'

type Told = ReturnType<typeof teller>

const named = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : theCards(suitBySuit(held))

function wrongNumber(tell: Told, held: number, rule: NumberRule): string {
  const dealt = (rest: string): string =>
    tell('Vous avez reçu', 'a reçu', `${cardCount(held)}${rest}.`)
  switch (rule) {
    case 'E-34':
      return dealt(', et personne n’a encore regardé son jeu')
    case 'E-35':
      return dealt(', que l’échange doit ramener à cinq')
    case 'E-36':
      return dealt(' : le premier en cartes peut faire redonner')
    case 'E-37':
      return tell('Vous commencez', 'commence', `à jouer avec ${cardCount(held)}.`)
  }
}

const putRight = (tell: Told, by: number): string =>
  by > 0
    ? tell('Vous recevez', 'reçoit', `${cardCount(by)} de plus du talon.`)
    : tell(
        'Vous avez',
        'a',
        `${cardCount(-by)} de trop : on ${by === -1 ? 'la tire sans la voir et on la met' : 'les tire sans les voir et on les met'} de côté.`,
      )

/** What is heard of a slip, a claim or a choice. */
export function slipSentence(event: SlipSeenEvent, company: Company): string {
  const tell = teller(company, event.seat)
  switch (event.did) {
    case 'turnedTooMany':
      return tell('Vous retournez', 'retourne', `trop de cartes : aussi ${theCards(event.cards)}.`)
    case 'calledNewDeal':
      return tell('Vous faites', 'fait', `redonner le même donneur.`)
    case 'pushedBack':
      return tell('Vous faites', 'fait', 'remettre dans le talon les cartes de trop.')
    case 'metFaceUp':
      return tell(
        'Vous rencontrez',
        'rencontre',
        `une carte à découvert dans le talon : ${theCards([event.card])}.`,
      )
    case 'tookFaceUp':
      return tell('Vous prenez', 'prend', `${theCards([event.card])}, à découvert.`)
    case 'threwFaceUp':
      return tell('Vous rejetez', 'rejette', `${theCards([event.card])} pour la carte suivante.`)
    case 'exposed':
      return tell(
        'Vous devez',
        'doit',
        `garder ${theCards([event.card])}, carte que tous deux ont vue.`,
      )
    case 'wrongNumber':
      return wrongNumber(tell, event.held, event.rule)
    case 'claimedNumber':
      return tell('Vous relevez', 'relève', 'un nombre de cartes inexact.')
    case 'putRight':
      return putRight(tell, event.by)
    case 'lostCards':
      return tell('Vous perdez', 'perd', `${named(event.cards)}.`)
    case 'claimedSurplus':
      return tell('Vous réclamez', 'réclame', 'la pénalité pour les cartes de trop.')
    case 'lostPoint':
      return tell('Vous perdez', 'perd', `${pointCount(1)}.`)
    case 'countedTricks':
      return tell(
        'Vous comptez',
        'compte',
        `${number(event.tricks)} ${event.tricks > 1 ? 'levées' : 'levée'} de plus, l’autre n’ayant plus de carte.`,
      )
    case 'thrownTogether':
      return tell(
        'Vous avez donné',
        'a donné',
        'hors de tour ; rien n’étant retourné, on mêle les cartes.',
      )
    case 'claimedDealer':
      return tell(
        'Vous relevez',
        'relève',
        'une donne hors de tour : elle est mise de côté, et l’autre joueur donne.',
      )
    case 'unmarked':
      return event.points < 0
        ? tell(
            'Vous regagnez',
            'regagne',
            `${pointCount(-event.points)} jusqu’à ce que cette donne se joue.`,
          )
        : tell(
            'Vous démarquez',
            'démarque',
            `${pointCount(event.points)} jusqu’à ce que cette donne se joue.`,
          )
    case 'tookUpPutBy':
      return tell('Vous donnez', 'donne', 'les cartes mises de côté.')
    case 'falseKing':
      return tell(
        'Vous annoncez',
        'annonce',
        `le roi de ${cards.suitName(event.suit)} sans l’avoir.`,
      )
    case 'tookBack':
      return tell('Vous reprenez', 'reprend', `${theCards([event.card])}.`)
    case 'letPass':
      return tell('Vous laissez', 'laisse', `passer.`)
    case 'claimedRenonce':
      return tell(
        'Vous relevez',
        'relève',
        event.right
          ? 'à bon droit une renonce : toutes les cartes jouées sont reprises.'
          : 'une renonce, mais il n’y en avait pas.',
      )
    case 'laidOpen':
      return tell(
        'Vous étalez toutes vos cartes',
        'étale toutes ses cartes',
        `: ${named(event.cards)}.`,
      )
    case 'counted':
      return tell('Vous n’avez', 'n’a', 'rien à relever.')
    default:
      return wordless(event)
  }
}

export const SLIP_BREACHES: Readonly<Record<SlipWhy, string>> = {
  noIrregularities: 'À cette table on joue sans irrégularités ; il n’y a rien à relever.',
  wrongSlips: 'Les irrégularités notées ne vont pas avec les cartes de cette donne.',
  choiceFirst: 'Il faut d’abord choisir la suite à donner à l’irrégularité.',
  nothingToChoose: 'Il n’y a rien à choisir en ce moment.',
  cannotThrow: 'Il ne resterait pas assez de cartes pour les deux ; il faut prendre celle-ci.',
  nothingToClaim: 'Il n’y a rien de tel à relever en ce moment.',
  claimedBefore:
    'Vous avez déjà relevé à tort une renonce dans cette donne et ne pouvez recommencer.',
  kingBarred: 'Ayant commencé à jouer avec trop de cartes, vous ne pouvez marquer le roi.',
  takesOther: 'Le nombre de cartes prises doit répondre à celui des cartes écartées.',
  mustMakeFive: 'Il faut prendre de quoi avoir cinq cartes.',
}

const BUTTONS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'Faire redonner',
  pushBack: 'Remettre dans le talon',
  takeFaceUp: 'Prendre la carte',
  throwFaceUp: 'La rejeter',
  claimNumber: 'Nombre de cartes inexact',
  putRight: 'Rectifier le nombre',
  claimSurplus: 'Réclamer la pénalité',
  letPass: 'Laisser passer',
  claimDealer: 'Donne hors de tour',
  takeBack: 'Reprendre la carte',
  claimRenonce: 'Relever une renonce',
  count: 'Rien à relever',
}

const DEEDS: Readonly<Record<EcarteClaim['do'], string>> = {
  callNewDeal: 'faire redonner',
  pushBack: 'faire remettre les cartes dans le talon',
  takeFaceUp: 'prendre la carte à découvert',
  throwFaceUp: 'rejeter la carte à découvert',
  claimNumber: 'relever un nombre de cartes inexact',
  putRight: 'faire rectifier le nombre',
  claimSurplus: 'réclamer la pénalité pour les cartes de trop',
  letPass: 'laisser passer',
  claimDealer: 'relever une donne hors de tour',
  takeBack: 'reprendre la carte jouée',
  claimRenonce: 'relever une renonce',
  count: 'laisser marquer les points',
}

export const claimButton = ({ do: word }: EcarteClaim): string => BUTTONS[word]
export const claimDeed = ({ do: word }: EcarteClaim): string => DEEDS[word]

/** Told after what was laid away, where another number was named. */
export const wanting = (takes: number | undefined): string =>
  takes === undefined ? '' : `, pour ${number(takes)}`

/** Said after what is laid away, where another number is taken. */
export const taking = (takes: number): string => `prendre ${cardCount(takes)}`

export const SLIP_PROMPTS: Prompts<SlipMoment> = {
  'E-31': () => 'Trop de cartes sont retournées. Faire redonner, ou les remettre dans le talon ?',
  'E-32': () => 'Votre prochaine carte est à découvert. La prendre, ou la rejeter ?',
  'E-35': () => 'Votre nombre de cartes est faux : prenez de quoi en avoir cinq.',
  'E-36': (opponent) =>
    `${opponent} n’a pas le bon nombre de cartes. Faire redonner, ou rectifier ?`,
  'E-37': (opponent) => `${opponent} commence à jouer avec trop de cartes. Réclamer la pénalité ?`,
  'E-39': (opponent) => `${opponent} n’a pas le roi. Reprendre votre carte ?`,
  reckoning: () => 'Toutes les cartes sont jouées. Y a-t-il quelque chose à relever ?',
}
