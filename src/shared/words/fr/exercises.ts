// The exercises of the training room in French: their page, their table, their results.
import { capital } from '../counting.ts'
import type { ExerciseWords } from '../en/exercises.ts'
import { number } from './cards.ts'

const positions = (count: number): string =>
  count === 1 ? 'une position' : `${number(count)} positions`
const masculine = (count: number): string =>
  count === 0 ? 'aucun' : count === 1 ? 'un' : number(count)

export const exercises: ExerciseWords = {
  today: {
    title: 'Aujourd’hui',
    due: (count) => `Aujourd’hui\u202f: ${positions(count)}`,
    dueIn: (game, count) => `${game}\u202f: ${number(count)}`,
    hint: 'Ce que vous avez manqué revient\u202f: dès le lendemain, puis de plus en plus tard, jusqu’à ce que vous le sachiez bien.',
    none: 'Rien ne revient aujourd’hui.',
    noneYet:
      'Vous n’avez pas encore fait d’exercice. Commencez une série\u202f: ce que vous y manquez revient ici.',
    begin: 'Commencer',
  },
  session: {
    title: 'Une série d’exercices',
    game: 'Jeu',
    anyGame: 'Tous les jeux',
    kinds: 'Décisions',
    kindsHint: 'Toutes, si aucune n’est choisie.',
    sources: 'Positions',
    source: {
      own: { title: 'Mes erreurs', hint: 'les décisions de vos parties qui ont coûté' },
      book: {
        title: 'Les vieux manuels',
        hint: 'des donnes expliquées, avec ce que joue l’auteur',
      },
      made: { title: 'Faites pour vous', hint: 'de nouvelles cartes, et un choix qui importe' },
    },
    stock: (count) => (count === 0 ? 'aucune encore' : positions(count)),
    noSource: 'Choisissez au moins une sorte de positions.',
    noOwn:
      'On ne vous connaît encore aucune erreur. Le conseiller les trouve quand il a repris vos parties.',
    toJudging: 'Faire analyser des parties',
    difficulty: 'Difficulté des positions faites pour vous',
    difficulties: {
      easy: { title: 'Facile', hint: 'le meilleur choix est loin devant' },
      usual: { title: 'Comme à table', hint: 'le meilleur choix est nettement devant' },
      hard: { title: 'Difficile', hint: 'le meilleur choix est un peu devant' },
    },
    count: 'Combien',
    fewer: 'Moins de positions',
    more: 'Plus de positions',
    countHint: (least, most) => `De ${least} à ${most}.`,
    start: 'Prendre place',
    waiting: 'Le conseiller prépare les positions…',
    unscored: 'Les exercices se jouent à une table à part. Ils ne comptent jamais comme parties.',
  },
  results: {
    title: 'Vos progrès',
    none: 'Dès que vous aurez répondu, vos résultats seront gardés ici, par genre de décision.',
    kind: 'Décision',
    answers: 'Réponses',
    cost: 'Coût par réponse',
    latest: '30 derniers jours',
    before: '30 jours avant',
    earlier: 'Plus tôt',
    rightOf: (share, count) => `${share} de ${count}`,
    knownOf: (known, practised) => `Bien sues\u202f: ${known} sur ${practised}`,
    caption: 'Résultats par genre de décision',
  },
  table: {
    title: 'Exercice',
    number: (at, of) => `Exercice ${at} sur ${of}`,
    trial: 'Un autre essai',
    ask: 'Décidez comme à table. Ensuite le conseiller dit son mot.',
    askAgain: 'Vous avez déjà vu cette position. Décidez comme à table.',
    askTrial:
      'La position est telle qu’elle était. Essayez un autre choix\u202f: le conseiller dit ce qu’il vaut.',
    hint: 'Un conseil est permis\u202f; la réponse compte alors comme faite avec conseil.',
    hinted: 'Réponse faite avec un conseil\u202f: elle compte comme telle.',
    waiting: 'Le conseiller pèse votre choix…',
    best: 'Très bien\u202f: il n’y a pas mieux.',
    good: 'Très bien\u202f: ce choix vaut celui du conseiller.',
    missed: (cost) => `Pas le meilleur ici\u202f: il en coûte ${cost}.`,
    chosen: (deed) => `Votre choix\u202f: ${deed}.`,
    advised: (deed) => `Le conseil\u202f: ${deed}.`,
    asAdvised: 'Le conseiller ferait de même.',
    inPartie: (deed, day) =>
      day === null ? `Dans la partie\u202f: ${deed}.` : `Dans la partie du ${day}\u202f: ${deed}.`,
    inBook: (deed, source) => `Le manuel\u202f: ${deed} (${source}).`,
    back: (days, day) =>
      days <= 0
        ? 'La position revient aujourd’hui.'
        : days === 1
          ? 'La position revient demain.'
          : `La position revient dans ${masculine(days)} jours, le ${day}.`,
    unkept: 'Seule la première réponse compte.',
    next: 'Suivant',
    toResults: 'Aux résultats',
    retry: 'Essayer encore',
    playOn: 'Jouer la suite de la donne',
    end: 'Finir la série',
    played: 'Vous jouez la suite de la donne. Elle ne compte pas.',
    leave: 'Retour à la salle d’étude',
    leaveTrial: 'Retour',
    sign: 'Exercice – ne compte pas',
    signTrial: 'Un autre essai – ne compte pas',
    tryAgain: 'Essayer encore',
    tryAgainAt: (slip) => `Essayer encore\u202f: ${slip}`,
  },
  over: {
    title: 'La série est finie',
    right: (right, of) =>
      right === of
        ? of === 1
          ? 'Votre réponse était juste.'
          : `Les ${number(of)} réponses étaient justes.`
        : of === 1
          ? 'Votre réponse n’était pas juste.'
          : `${capital(number(right))} réponse${right > 1 ? 's' : ''} juste${right > 1 ? 's' : ''} sur ${number(of)}.`,
    none: 'La série a été quittée avant la première réponse.',
    caption: 'Vos réponses',
    given: 'Coût',
    back: 'Revient',
    today: 'aujourd’hui',
    tomorrow: 'demain',
    never: '–',
    hinted: 'avec un conseil',
    again: 'Encore une série',
    done: 'Retour à la salle d’étude',
  },
  keyHelp: [
    { keys: ['N', 'Entrée'], does: 'exercice\u202f: passer au suivant' },
    { keys: ['T'], does: 'exercice\u202f: essayer encore' },
    { keys: ['P'], does: 'exercice\u202f: jouer la suite de la donne' },
    { keys: ['Échap'], does: 'exercice\u202f: retour à la salle d’étude' },
  ],
}
