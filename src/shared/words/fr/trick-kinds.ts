// The kinds of decisions, and the roles of the seats, in games in which suit is followed, in French.

export const TRICK_KINDS: Readonly<Record<string, string>> = {
  openingLead: 'Première entame',
  lead: 'Entames suivantes',
  follow: 'Fournir la couleur',
  secondHand: 'Jouer en second',
  thirdHand: 'Jouer en troisième',
  fourthHand: 'Jouer en dernier',
  trump: 'Couper ou non',
  discard: 'Défausses',
  claim: 'Relever une renonce',
}

export const TRICK_ROLES: Readonly<Record<string, string>> = {
  eldest: 'Premier en cartes',
  dealerPartner: 'Partenaire du donneur',
  eldestPartner: 'Partenaire du premier',
  dealer: 'Donneur',
}
