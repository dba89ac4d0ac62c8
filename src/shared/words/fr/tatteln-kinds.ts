// The kinds of decisions at Tatteln, and the roles of the players, in French.

export const KINDS: Readonly<Record<string, string>> = {
  announce: 'Annonces',
  rob: 'Échange du sept',
  lead: 'Entames',
  throw: 'Prendre ou se défausser',
  draw: 'Dernière carte du talon',
  lastEight: 'Après le talon',
  claim: 'Réclamer la pénalité',
}

export const ROLES: Readonly<Record<string, string>> = {
  elder: 'Premier en cartes',
  dealer: 'Donneur',
}
