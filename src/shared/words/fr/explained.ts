import type { ExplainedWords } from '../en/explained.ts'

export const explained: ExplainedWords = {
  ecarte: {
    takesMore:
      'Irrégulier, chacun peut le relever\u202f: jouer avec six cartes coûte un point, et le roi ne marque pas.',
    takesFewer:
      'Irrégulier, chacun peut le relever\u202f: à quatre cartes, la cinquième levée revient à l’adversaire.',
    makesFive: 'Votre nombre de cartes était inexact\u202f: ainsi, vous en aurez cinq.',
    falseKing:
      'Vous n’avez pas ce roi\u202f: l’annonce ne marque rien, et l’adversaire peut reprendre sa carte de cette levée.',
    mark: 'À cette table, chacun marque ses points lui-même\u202f: ce qui n’est pas marqué à temps est perdu.',
    callNewDeal: 'Les cartes sont jetées, et le même joueur redonne.',
    pushBack:
      'Les cartes retournées par mégarde rentrent dans le talon sans être vues, et la donne continue.',
    takeFaceUp: 'Vous prenez la carte qui est à découvert, bien que l’adversaire l’ait vue.',
    throwFaceUp: 'La carte qui est à découvert sort du jeu, et vous prenez la suivante.',
    claimNumber:
      'Un jeu a trop ou trop peu de cartes\u202f: on le complète au talon, ou on tire l’excédent sans le voir.',
    putRight:
      'On complète le jeu du donneur au talon, ou on en tire l’excédent sans le voir, et la donne continue.',
    claimSurplus:
      'L’adversaire perd un point et ne peut marquer le roi, et on tire ses cartes en trop sans les voir.',
    letPass: 'Vous ne réclamez rien, et le jeu continue.',
    claimDealer:
      'C’était à l’autre de donner\u202f: ces cartes sont mises de côté pour la donne suivante, et c’est lui qui donne.',
    takeBack:
      'Le roi a été annoncé par un joueur qui ne l’a pas\u202f: vous pouvez jouer une autre carte.',
    claimRenonce:
      'L’adversaire n’a pas fourni, forcé ou coupé, alors qu’il le pouvait\u202f: on rejoue, son jeu étalé\u202f; si vous vous trompez, vous ne pourrez plus rien relever dans cette donne.',
    count: 'Vous n’avez rien à relever\u202f: quand les deux l’ont dit, on marque les points.',
  },
  revokes: {
    claimRevoke:
      'Un adversaire n’a pas fourni, alors qu’il le pouvait, et il le paie\u202f; si vous vous trompez, vous ne pourrez plus rien relever dans cette donne.',
    count: 'Vous n’avez rien à relever\u202f: quand tous l’ont dit, on compte la donne.',
    mend: 'Votre carte ne fournit pas\u202f: reprenez-la, avec celles jouées après elle, et fournissez. Tous ont vu ces cartes.',
    penaltyTricks: 'Trois levées de l’autre camp comptent comme les vôtres.',
    penaltyOff: 'On ôte trois points à la marque de l’autre camp.',
    penaltyOnto: 'Vous ajoutez trois points à votre marque.',
  },
  hundertspiel: {
    newDeal:
      'Votre carte a été découverte en donnant\u202f: vous la refusez, et le même joueur redonne.',
    keep: 'Vous prenez la carte découverte, et la donne continue.',
    bluff:
      'Vous ne les avez pas toutes\u202f: si un adversaire en doute, les points sont rayés et vous payez chaque adversaire.',
    demand: 'Qui en a annoncé trois dit, la levée faite, quelle couleur lui manque.',
    challenge:
      'On montre les cartes\u202f: s’il en manque une, les points sont rayés et l’annonceur paie\u202f; sinon, le doute ne coûte rien.',
    declareOut:
      'Vous terminez la partie\u202f: avec cent points votre camp la gagne, avec moins il la perd.',
    lastRounds: 'Trois tours entiers suivent cette donne, puis la séance est finie.',
    count:
      'Vous ne doutez de rien et ne vous dites pas sorti\u202f: quand tous l’ont dit, la donne est close.',
  },
  tatteln: {
    claimPenalty:
      'L’adversaire a mal pris au talon\u202f: il doit la pénalité convenue, si vous la réclamez avant de jouer une carte.',
  },
}
