// The table of Tatteln in German.
import { balance, capital, counted } from '../counting.ts'
import type { TattelnTableWords } from '../en/tatteln-table.ts'
import { holdingName, stakeCount } from './tatteln-names.ts'

const points = counted('de-DE', (count) => String(count), {
  none: '0 Punkte',
  one: '1 Punkt',
  other: (count) => `${count} Punkte`,
})
/** T-12 */
const LATE = { talon: 'nach dem Talon', nine: 'von den letzten neun' } as const

export const tattelnTable: TattelnTableWords = {
  announcements: 'Angesagt',
  holding: (holding) => capital(holdingName(holding)),
  brief: (holding) => capital(holdingName(holding).replace(/ vo[mn] .*/, '')),
  good: 'gut',
  void: 'nichtig',
  grown: 'gewachsen',
  points,
  liesOpen: (card) => `${card}, offen unter dem Talon`,
  noTrumps: 'Ohne Trumpf',
  talonDrawn: 'Der Talon ist abgehoben',
  followHint: 'jetzt muss bedient werden',
  lateTricks: LATE,
  lateTricksOf: (name, count, of) =>
    `${name}: ${count} ${count === 1 ? 'Stich' : 'Stiche'} ${LATE[of]}`,
  robbed: 'geraubt:',
  robbedBy: (name) => `Mit dem Siebener geraubt von ${name}`,
  jacks: 'vier Buben',
  stakes: 'Einsätze',
  stakesOf: (name, count) =>
    count === 0
      ? `${name}: keinen Einsatz gewonnen oder verloren`
      : `${name}: ${stakeCount(Math.abs(count))} ${count > 0 ? 'gewonnen' : 'verloren'}`,
  signed: balance('de-DE'),
  figure: 'Kreidestriche',
  figureOf: (name, score, goal) =>
    `${name}: ${points(score)}${goal === null ? '' : ` von ${goal}`} angeschrieben`,
  upTo: (goal) => `bis ${goal}`,
  stake: (counters) => `Einsatz ${counters}`,
  taille: (count) => `${count}. Taille`,
  sheet: {
    title: 'Abrechnung des letzten Spiels',
    announced: 'Ansagen',
    cards: 'Karten in den Stichen',
    lastTrick: 'Letzter Stich',
    givenUp: 'Aufgabe des Gegners',
    matsch: 'Im Matsch verloren',
    missing: 'Was noch fehlte',
    total: 'Angeschrieben',
    stakes: (paid) => `Einsätze aus Matsch und Strafen: ${paid}`,
    double: 'Doppelt geschrieben, der vier Buben wegen',
    settled: (paid) => `Jetons: ${paid}`,
  },
  said: {
    announce: (holding) => `${capital(holdingName(holding))}.`,
    good: 'Gut.',
    void: 'Gilt nicht.',
    rob: 'Ich raube.',
    claim: 'Ich fordere die Strafe.',
  },
}
