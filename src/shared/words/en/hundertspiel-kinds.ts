// The kinds of decisions at Hundertspiel, and the roles of the players, in English.

export const KINDS: Readonly<Record<string, string>> = {
  newDeal: 'Exposed card',
  bid: 'Bidding the Twenty-six',
  buy: 'Buying the scat',
  layAway: 'Discards',
  name: 'Naming trumps',
  lay: 'Laying a Do',
  contra: 'Contra',
  announce: 'Announcing',
  lead: 'Leads',
  follow: 'Playing to a lead',
  keepDo: 'Keeping a Do',
  claim: 'Doubting, declaring out',
}

export const ROLES: Readonly<Record<string, string>> = {
  player: 'Player of a game',
  partner: 'Player’s partner',
  foe: 'Against the player',
  forehand: 'Forehand',
  middleHand: 'Middle hand',
  lastHand: 'Last hand',
}
