// The kinds of decisions at Tatteln, and the roles of the players, in English.

export const KINDS: Readonly<Record<string, string>> = {
  announce: 'Announcing',
  rob: 'Robbing',
  lead: 'Leads',
  throw: 'Taking or throwing away',
  draw: 'The last draw',
  lastEight: 'After the talon',
  claim: 'Claiming a penalty',
}

export const ROLES: Readonly<Record<string, string>> = { elder: 'Elder', dealer: 'Dealer' }
