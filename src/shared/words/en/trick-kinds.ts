// The kinds of decisions, and the roles of the seats, in games in which suit is followed, in English.

export const TRICK_KINDS: Readonly<Record<string, string>> = {
  openingLead: 'Opening lead',
  lead: 'Later leads',
  follow: 'Following suit',
  secondHand: 'Second hand',
  thirdHand: 'Third hand',
  fourthHand: 'Fourth hand',
  trump: 'Trumping or not',
  discard: 'Discards',
  claim: 'Claiming a revoke',
}

export const TRICK_ROLES: Readonly<Record<string, string>> = {
  eldest: 'Eldest hand',
  dealerPartner: 'Dealer’s partner',
  eldestPartner: 'Eldest hand’s partner',
  dealer: 'Dealer',
}
