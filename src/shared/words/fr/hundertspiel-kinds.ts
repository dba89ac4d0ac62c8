// The kinds of decisions at Hundertspiel, and the roles of the players, in French.

export const KINDS: Readonly<Record<string, string>> = {
  newDeal: 'Carte découverte',
  bid: 'Annoncer le Vingt-six',
  buy: 'Acheter le scat',
  layAway: 'Écarts',
  name: 'Choisir l’atout',
  lay: 'Étaler un Do',
  contra: 'Contra',
  announce: 'Annonces',
  lead: 'Entames',
  follow: 'Réponses à l’entame',
  keepDo: 'Garder un Do',
  claim: 'Douter, se dire sorti',
}

export const ROLES: Readonly<Record<string, string>> = {
  player: 'Preneur',
  partner: 'Partenaire du preneur',
  foe: 'Contre le preneur',
  forehand: 'Premier',
  middleHand: 'Au milieu',
  lastHand: 'Dernier',
}
