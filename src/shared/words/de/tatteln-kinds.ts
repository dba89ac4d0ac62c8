// The kinds of decisions at Tatteln, and the roles of the players, in German.

export const KINDS: Readonly<Record<string, string>> = {
  announce: 'Ansagen',
  rob: 'Rauben',
  lead: 'Ausspielen',
  throw: 'Einstechen oder abwerfen',
  draw: 'Letztes Abheben',
  lastEight: 'Nach dem Talon',
  claim: 'Strafe fordern',
}

export const ROLES: Readonly<Record<string, string>> = { elder: 'Vorhand', dealer: 'Geber' }
