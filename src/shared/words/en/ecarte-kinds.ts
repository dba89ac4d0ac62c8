// The kinds of decisions at Écarté, and the roles of the players, in English.

export const KINDS: Readonly<Record<string, string>> = {
  propose: 'Playing or proposing',
  answer: 'Accepting or refusing',
  discard: 'Discards',
  king: 'Announcing the king',
  lead: 'Leads',
  follow: 'Following',
  claim: 'Rights after a slip',
}

export const ROLES: Readonly<Record<string, string>> = { elder: 'Elder', dealer: 'Dealer' }
