// What is asked and what is not allowed at Hundertspiel, in French.
import type { HundertspielWhy } from '../../games/hundertspiel.ts'
import { type HundertspielAsks, outbiddingPrompts } from '../hundertspiel-words.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import { breaches, cards, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<HundertspielWhy | PlayWhy, string>> = {
  ...breaches,
  mustFollow: 'On a joué atout et vous en avez : il faut en fournir.',
  wrongTalon: 'Le scat n’a pas le bon nombre de cartes.',
  wrongTurnUp:
    'Quand la coupe fait l’atout, la carte de dessous doit être une de celles du donneur.',
  notNow: 'Cela ne peut se dire ni se faire à ce moment de la donne.',
  doNotHeld: 'Vous n’avez pas le Do de cette couleur.',
  bidTooLow: 'Cette couleur ne couvre pas la dernière annonce ; il en faut une plus haute.',
  wrongNumber: 'Écartez autant de cartes que vous en avez pris au scat.',
  kingOrAce: 'On n’écarte ni roi ni as ; choisissez une autre carte.',
  wrongDos: 'On étale un Do pour le Vingt-six, deux Do différents pour le Cinquante-deux.',
  partnerMayNot: 'Votre partenaire a joué sans demander ; vous ne pouvez plus étaler de Do.',
  nothingToLay: 'On ne peut plus rien étaler dans cette donne.',
  notHeld: 'Vous n’en avez pas tant.',
  announceFour: 'Vous avez les quatre : annoncez-en quatre.',
  announcedBefore: 'C’est déjà annoncé.',
  aceTaken: 'L’un de vos as a déjà fait une levée ; vos as ne comptent plus.',
  acesAlone: 'Après la première carte, seuls les as s’annoncent encore.',
  nothingToAsk: 'L’autre camp n’a rien annoncé sur quoi l’on puisse l’interroger.',
  tableDeclares: 'À cette table, la partie finit d’elle-même à cent points.',
  endSettled: 'La fin de la séance est déjà fixée.',
  noIrregularities: 'À cette table, il n’y a ni fausse annonce ni maldonne.',
}

export const PROMPTS: Prompts<HundertspielAsks> = {
  ...prompts,
  lead: () => 'À vous d’entamer : jouez la carte que vous voulez.',
  follow: (opponent) =>
    `${opponent} a entamé. Jouez ce que vous voulez ; il ne faut fournir qu’à l’atout.`,
  followTrumps: (opponent) => `${opponent} a entamé atout : fournissez si vous le pouvez.`,
  exposed: () => 'Le donneur a découvert une de vos cartes. La gardez-vous, ou faut-il redonner ?',
  bidding: () =>
    'Annoncez-vous un Vingt-six ? Vous étalez un Do, sa couleur devient atout, et il doit faire la dernière levée.',
  ...outbiddingPrompts(
    cards.suitName,
    (suits) =>
      `Un Vingt-six est annoncé. Une couleur plus haute le couvre, de qui qu’il vienne ; de bas en haut : ${suits}.`,
  ),
  buying: () =>
    'Personne n’a annoncé. Vous pouvez acheter le scat, mais il faut alors jouer le Vingt-six.',
  layingAway: () => 'On n’écarte ni roi ni as ; les points de vos écarts vous restent.',
  naming: () =>
    'Choisissez l’atout : vous voulez faire la dernière levée avec le Do de cette couleur.',
  layingForehand: () =>
    'Vous entamez. Étalez un Do qui doit faire la dernière levée, ou demandez si quelqu’un en étale un. Si vous passez, seuls les adversaires le pourront encore.',
  laying: () =>
    'Quelqu’un étale-t-il un Do ? Qui le fait veut en faire la dernière levée ; il y va de deux jetons.',
  layingUnasked: (opponent) =>
    `${opponent} a joué sans demander : tant que cette levée n’est pas faite, vous pouvez encore étaler un Do pour la dernière.`,
  layingMeanwhile: (other) =>
    `À ${other} de jouer. Jusqu’à la fin de la levée, vous pouvez étaler un Do.`,
  contra: () =>
    'Le jeu sera-t-il fait ? Si vous ne le croyez pas, dites Contra : le perdant paiera le double.',
  announcing: () =>
    'Trois ou quatre cartes de même rang comptent si vous les annoncez maintenant, avant la première carte ; les as aussi plus tard, quand c’est à vous de jouer.',
  announcingRounds: () =>
    'Vous n’avez rien à annoncer. Si la séance doit finir, c’est le moment d’annoncer ses trois derniers tours.',
  reckoning: () => 'On va compter la donne. Y a-t-il encore quelque chose à dire ?',
}
