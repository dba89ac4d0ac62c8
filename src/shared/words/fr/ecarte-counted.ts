// What is counted of a partie of Écarté, in French.
import type { Named } from '../interface.ts'

export const COUNTED: Readonly<Record<string, Named>> = {
  kings: { title: 'Rois', hint: 'points marqués pour le roi, retourné ou annoncé' },
  voles: { title: 'Voles', hint: 'coups où les cinq levées furent faites' },
  proposals: { title: 'Propositions', hint: 'combien de fois le premier en cartes a proposé, tous échanges confondus' },
  stands: { title: 'Joué d’autorité', hint: 'coups où le premier en cartes joua sans proposer' },
  standsLost: { title: '… et perdu', hint: 'coups joués sans proposer où l’autre fit le point' },
  refusals: { title: 'Refus', hint: 'premières propositions refusées par le donneur' },
  refusalsLost: { title: '… et perdu', hint: 'premières propositions refusées, après quoi l’autre fit le point' },
  jeuxKept: { title: 'Jeux de règle tenus', hint: 'jeux de règle joués tels quels' },
  jeuxBroken: { title: 'Jeux de règle rompus', hint: 'jeux de règle avec lesquels on prit pourtant des cartes' },
}
