// What is counted of a partie of Écarté, in German.
import type { Named } from '../interface.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  kings: { title: 'Könige', hint: 'Punkte für den König, aufgedeckt oder angesagt' },
  voles: { title: 'Matsche', hint: 'Spiele, in denen alle fünf Stiche gemacht wurden' },
  proposals: { title: 'Vorschläge', hint: 'wie oft die Vorhand vorschlug, alle Tausche zusammen' },
  stands: { title: 'Sofort gespielt', hint: 'Spiele, in denen die Vorhand spielte, ohne vorzuschlagen' },
  standsLost: { title: '… und verloren', hint: 'ohne Vorschlag gespielt, und der andere machte den Punkt' },
  refusals: { title: 'Abgelehnt', hint: 'erste Vorschläge, die der Geber ablehnte' },
  refusalsLost: { title: '… und verloren', hint: 'erster Vorschlag abgelehnt, und der andere machte den Punkt' },
  jeuxKept: { title: 'Jeux de règle gehalten', hint: 'stehende Blätter, die gespielt wurden, wie sie waren' },
  jeuxBroken: { title: 'Jeux de règle gebrochen', hint: 'stehende Blätter, mit denen dennoch gekauft wurde' },
}
