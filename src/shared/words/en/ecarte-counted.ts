// What is counted of a partie of Écarté, and the signs of its score sheet, in English.
import type { Named } from '../texts.ts'
import { ECARTE_SIGNS, sheetWords } from '../sheets.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  kings: { title: 'Kings', hint: 'points marked for the king, turned up or announced' },
  voles: { title: 'Voles', hint: 'deals in which all five tricks were made' },
  proposals: { title: 'Proposals', hint: 'how often elder proposed, all exchanges together' },
  stands: { title: 'Played at once', hint: 'deals in which elder played without proposing' },
  standsLost: {
    title: 'Played at once and lost',
    hint: 'played without proposing, and the other made the point',
  },
  refusals: { title: 'Refusals', hint: 'first proposals the dealer refused' },
  refusalsLost: {
    title: 'Refused and lost',
    hint: 'the first proposal refused, and the other made the point',
  },
  jeuxKept: { title: 'Jeux de règle kept', hint: 'standing hands that were played as they were' },
  jeuxBroken: {
    title: 'Jeux de règle broken',
    hint: 'standing hands with which cards were exchanged all the same',
  },
}

export const SHEET = sheetWords(ECARTE_SIGNS, {
  king: { title: 'K', hint: 'for the king' },
  vole: { title: 'V', hint: 'for the vole' },
  vulnerable: { title: '+', hint: 'against a vulnerable player' },
  givenUp: { title: 'g. u.', hint: 'the partie was given up' },
})
