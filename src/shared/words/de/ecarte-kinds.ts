// The kinds of decisions at Écarté, and the roles of the players, in German.

export const KINDS: Readonly<Record<string, string>> = {
  propose: 'Spielen oder tauschen',
  answer: 'Annehmen oder ablehnen',
  discard: 'Weglegen',
  king: 'König ansagen',
  lead: 'Ausspielen',
  follow: 'Zugeben',
  claim: 'Rechte nach einem Versehen',
}

export const ROLES: Readonly<Record<string, string>> = { elder: 'Vorhand', dealer: 'Geber' }
