// The kinds of decisions, and the roles of the seats, in games in which suit is followed, in German.

export const TRICK_KINDS: Readonly<Record<string, string>> = {
  openingLead: 'Erstes Ausspielen',
  lead: 'Späteres Ausspielen',
  follow: 'Bedienen',
  secondHand: 'Zweite Hand',
  thirdHand: 'Dritte Hand',
  fourthHand: 'Vierte Hand',
  trump: 'Stechen oder nicht',
  discard: 'Abwerfen',
  claim: 'Renonce rügen',
}

export const TRICK_ROLES: Readonly<Record<string, string>> = {
  eldest: 'Vorhand',
  dealerPartner: 'Partner des Gebers',
  eldestPartner: 'Partner der Vorhand',
  dealer: 'Geber',
}
