// What is asked and what is not allowed at Tatteln, in French.
import type { TattelnWhy } from '../../games/tatteln.ts'
import type { PlayWhy, Prompts } from '../play-words.ts'
import type { TattelnAsks } from '../tatteln-words.ts'
import { breaches, prompts } from './cards.ts'

export const BREACHES: Readonly<Record<TattelnWhy | PlayWhy, string>> = {
  ...breaches,
  wrongTurnUp: 'Avec atout, une carte retournée doit être sous le talon ; sans atout, aucune.',
  mustFollow: 'Le talon est épuisé et vous avez de la couleur entamée : il faut fournir.',
  notLeading: 'On annonce au moment d’entamer ; attendez votre tour.',
  notHeld: 'Vous n’avez pas cela, ou seulement au sein d’une suite plus longue.',
  announcedBefore: 'Vous l’avez déjà annoncé.',
  brokenUp: 'Vous avez depuis joué une carte de cette suite ; elle ne peut plus grandir.',
  nothingToRob: 'Il n’y a pas de retourne à échanger.',
  sevenNotHeld: 'Vous n’avez pas le sept d’atout.',
  robLater: 'Vous pourrez échanger le sept avec une levée faite, au moment d’entamer.',
  mustRob: 'À cette table, il faut d’abord échanger le sept d’atout.',
  drawFirst: 'Prenez d’abord une carte au talon : la retourne ou la carte couverte.',
  nothingToClaim: 'L’autre a pris au talon comme il faut : il n’y a pas de pénalité à réclamer.',
  nothingToDraw: 'Il n’y a rien à prendre au talon pour le moment.',
}

export const PROMPTS: Prompts<TattelnAsks> = {
  ...prompts,
  announce: () => 'À vous d’entamer : annoncez d’abord ce que vous avez, puis jouez une carte.',
  follow: (opponent) =>
    `${opponent} a entamé. Tant qu’il y a un talon, jouez la carte que vous voulez.`,
  announceLast: () =>
    'Le talon est épuisé et c’est à vous d’entamer : annoncez ce que vous avez, puis jouez.',
  leadLast: () => 'Le talon est épuisé et c’est à vous d’entamer : jouez une carte.',
  mustRob: () => 'Vous avez le sept d’atout : échangez-le avant de jouer une carte.',
  followLast: (opponent) =>
    `${opponent} a entamé. Le talon est épuisé : fournissez si vous le pouvez.`,
  drawing: () => 'Les deux dernières cartes : prenez-vous la retourne, ou la carte couverte ?',
}
