// The kinds of decisions at Hundertspiel, and the roles of the players, in German.

export const KINDS: Readonly<Record<string, string>> = {
  newDeal: 'Aufgedeckte Karte',
  bid: 'Sechsundzwanziger ansagen',
  buy: 'Scat kaufen',
  layAway: 'Ablegen',
  name: 'Trumpf bestimmen',
  lay: 'Einen Do auflegen',
  contra: 'Contra',
  announce: 'Ansagen',
  lead: 'Ausspielen',
  follow: 'Zugeben',
  keepDo: 'Einen Do halten',
  claim: 'Bezweifeln und Aussagen',
}

export const ROLES: Readonly<Record<string, string>> = {
  player: 'Spieler',
  partner: 'Partner des Spielers',
  foe: 'Gegner des Spielers',
  forehand: 'Vorhand',
  middleHand: 'Mittelhand',
  lastHand: 'Hinterhand',
}
