// Evenings in company, a chapter of the rule book in French, written with plain spaces.
import { type Chapter, rule, text } from '../../rule-book.ts'
import { partly } from './sources.ts'

export const evenings: Chapter = {
  title: 'Les soirées en compagnie',
  blocks: [
    text(
      'Plusieurs parties peuvent s’enchaîner en une soirée, avec des enjeux en jetons. Si l’on est convenu d’une bourse, personne ne met plus que ce qui lui reste, et qui a tout perdu ne joue plus.',
    ),
    rule(
      'S-1',
      partly('A B'),
      'Duel : deux joueurs, partie après partie. À chacune se règle l’enjeu convenu, autant de fois que la partie compte (E-29).',
    ),
    rule(
      'S-2',
      partly('A'),
      'À tour de rôle, de deux à huit : après chaque partie, ou après un nombre convenu, le perdant cède sa place au premier qui attend et passe en queue. Après plusieurs parties, c’est celui qui en a perdu le plus ; à égalité, celui qui a perdu la dernière.',
    ),
    rule(
      'S-3',
      partly('B'),
      'Chouette avec banquier, de trois à huit. On tire l’ordre aux cartes : la plus haute est le banquier, la deuxième le *ponte*, qui joue contre lui. Le banquier met la banque, les autres mettent contre elle dans l’ordre ; lui et le ponte mettent au moins l’enjeu. S’il y a plus contre la banque qu’elle ne tient, le banquier peut l’augmenter, ou ceux qui n’ont rien mis peuvent se mettre de son côté ; sinon les mises comptent dans l’ordre jusqu’à couvrir la banque. S’il y a moins, il peut retirer l’excédent. Le banquier donne toujours, et les autres peuvent conseiller le ponte. Une partie compte une fois.',
    ),
    rule(
      'S-3a',
      'B',
      'Le ponte gagne : il est le nouveau banquier, l’ancien passe en queue, et le premier conseiller devient ponte.',
    ),
    rule(
      'S-3b',
      'B',
      'Le banquier gagne et garde la banque : il n’en retire rien. Le ponte passe en queue, et le premier conseiller devient ponte.',
    ),
    rule(
      'S-3c',
      'B',
      'Le banquier gagne et se retire : il prend ce qui est dans la banque. Celui qui suit le ponte est le nouveau banquier, le suivant ponte ; le ponte battu devient avant-dernier, l’ancien banquier dernier.',
    ),
    rule(
      'S-4',
      partly('B'),
      'Chouette sans banquier, de trois à huit : le gagnant reste, le perdant passe en queue, et le suivant prend sa place ; la donne alterne. Qui joue met sur soi, qui attend sur l’un ou l’autre côté. Les deux côtés doivent s’équilibrer : ce qui dépasse l’autre ne compte pas, à partir de la fin de la liste. Une partie compte une fois.',
    ),
    rule(
      'S-5',
      partly('B'),
      'Poule, à trois exactement : chacun y paie l’enjeu. Le gagnant reste, le perdant se repose, le troisième entre. Le premier à gagner deux parties de suite prend la poule. Selon ce qu’on a convenu, chaque perdant paie encore un enjeu ; ou l’on ne paie plus rien ; ou seuls les deux premiers paient, puis chacun en entrant. Une partie compte une fois.',
    ),
    rule(
      'S-6',
      partly('A'),
      'Qui ne joue pas peut parier pour l’un ou l’autre joueur ; ce que tiennent les deux côtés compte, dans l’ordre de la liste. Chacun est interrogé une fois avant chaque partie. La galerie peut relever les fautes contre les règles, mais jamais révéler de cartes. Quand on joue avec les irrégularités, qui regarde jouer l’ordinateur peut relever ce que prouvent les cartes ouvertes ; cela vaut réclamation du joueur qui y a droit.',
    ),
    rule(
      'S-7',
      partly('A B'),
      'Une soirée peut s’arrêter après toute partie et reprendre des jours plus tard. Si on l’abandonne, elle se règle comme elle est : la banque va au banquier, une poule à ceux qui l’ont payée. La feuille des dettes règle tout en aussi peu de paiements que possible.',
    ),
    rule(
      'S-8',
      partly('A B'),
      'Chaque place est tenue par une personne devant cet ordinateur ou par un joueur que tient l’ordinateur. Quand plusieurs personnes partagent l’écran, les mains restent couvertes jusqu’à ce que la suivante dise qu’elle est là.',
    ),
  ],
}
