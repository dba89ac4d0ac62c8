// The analysis of the archive in French.
import type { JudgingWords } from '../en/judging.ts'
import { counted } from '../counting.ts'
import { figures } from '../figures.ts'

const TAG = 'fr-FR'
const { whole } = figures(TAG)

const parties = counted(TAG, whole, {
  none: 'aucune partie',
  one: '1 partie',
  other: (count) => `${count} parties`,
})
const decisions = counted(TAG, whole, {
  none: 'aucune décision',
  one: '1 décision',
  other: (count) => `${count} décisions`,
})
const minutes = counted(TAG, whole, {
  none: 'moins d’une minute',
  one: 'une minute environ',
  other: (count) => `${count} minutes environ`,
})
const hours = counted(TAG, whole, {
  none: 'moins d’une heure',
  one: 'une heure environ',
  other: (count) => `${count} heures environ`,
})

export const judging: JudgingWords = {
  title: 'Analyse des archives',
  hint: 'Le conseiller reprend les parties terminées, décision par décision, les dernières d’abord. Il travaille à l’arrière-plan et s’interrompt dès qu’une table a besoin de la machine. Ce qu’il trouve nourrit les autres pages de cette salle.',
  known: (done, of, number) =>
    `${whole(done)} sur ${parties(of)} ${done > 1 ? 'analysées' : 'analysée'}${number === 0 ? '' : `, avec ${decisions(number)}`}.`,
  nothing: 'Aucune partie terminée dans les archives pour le moment.',
  states: {
    idle: 'Rien n’attend d’être analysé.',
    running: 'Le conseiller est à l’œuvre.',
    paused: 'Suspendue.',
    waits: 'L’analyse reprend quand vous vous absentez.',
    stopped: 'Arrêtée\u202f: les archives ont été remplacées, ou n’ont pu être écrites.',
  },
  progress: (done, of) => `${whole(done)} sur ${whole(of)}`,
  left: (ms) =>
    ms < 3_600_000
      ? `encore ${minutes(Math.floor(ms / 60_000))}`
      : `encore ${hours(Math.round(ms / 3_600_000))}`,
  pause: 'Suspendre',
  resume: 'Reprendre',
  stop: 'Ne pas analyser le reste',
  which: 'À analyser',
  game: 'Jeu',
  allGames: 'tous les jeux',
  person: 'Joueur',
  allPeople: 'tout le monde',
  run: 'Analyser',
  runAll: 'Tout analyser',
  runList: 'Analyser la liste',
  runChosen: 'Analyser la sélection',
  runOf: (name) => `Analyser les parties\u202f: ${name}`,
  added: (waiting) =>
    waiting === 0
      ? 'Tout cela est déjà analysé.'
      : `${parties(waiting)} ${waiting === 1 ? 'attend' : 'attendent'} le conseiller.`,
  meter: 'Analyse',
  byItself: {
    title: 'Analyser d’office les parties terminées',
    hint: 'Tant que personne n’est à la table et qu’il ne se passe rien d’autre ici.',
  },
  failed: 'Non analysées',
  failedHint: (count) =>
    `${parties(count)} ${count === 1 ? 'n’a pu être analysée' : 'n’ont pu être analysées'}.`,
  why: {
    spoilt: 'Son recueil n’est plus tel qu’il a été écrit.',
    replay: 'Elle ne peut être rejouée selon les règles.',
    died: 'L’analyse s’est interrompue deux fois.',
    failed: 'Le conseiller a rencontré une erreur.',
  },
  show: 'Voir',
  again: 'Réessayer',
}
