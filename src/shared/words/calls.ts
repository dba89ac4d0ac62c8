// What is called across the table of Écarté: French in every language.
export const CALLS = {
  propose: 'Je propose',
  stand: 'Je joue',
  accept: 'J’accepte',
  refuse: 'Jouez',
  king: 'Le roi',
  packet: 'Paquet',
  misdeal: 'Maldonne',
  renonce: 'Renonce',
} as const

export type Call = keyof typeof CALLS
