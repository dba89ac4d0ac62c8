// The kinds of decisions at Écarté, and the roles of the players, in French.

export const KINDS: Readonly<Record<string, string>> = {
  propose: 'Jouer ou proposer',
  answer: 'Accepter ou refuser',
  discard: 'Écarts',
  king: 'Annonce du roi',
  lead: 'Entames',
  follow: 'Réponses à l’entame',
  claim: 'Droits après une faute',
}

export const ROLES: Readonly<Record<string, string>> = {
  elder: 'Premier en cartes',
  dealer: 'Donneur',
}
