// The study of a stored partie in French.
import { figures as inFigures } from '../figures.ts'
import type { StudyWords } from '../en/study.ts'
import { number } from './cards.ts'
import { numbers } from '../formats.ts'

const TAG = 'fr-FR'
const figures = inFigures(TAG)
const whole = numbers(TAG)
const parties = (count: number): string => (count === 1 ? 'Une partie' : `${whole(count)} parties`)

export const study: StudyWords = {
  toArchive: 'Retour aux archives',
  moves: {
    trickBack: 'Une levée en arrière',
    trickForward: 'Une levée en avant',
    dealBack: 'Une donne en arrière',
    dealForward: 'Une donne en avant',
    play: 'Laisser défiler',
    pause: 'Arrêter',
    speed: 'Vitesse',
    times: (speed) => `${whole(speed)}×`,
    find: 'mène au moment où elle a été jouée',
  },
  parties: {
    position: (partie, of) => `Partie ${whole(partie)} sur ${whole(of)}`,
    previous: 'Partie précédente',
    next: 'Partie suivante',
  },
  cards: { talon: 'Ce qui reste du talon, la carte du dessus d’abord', unknown: 'carte inconnue' },
  course: {
    title: 'Courbe',
    waiting: 'Le conseiller reprend la partie…',
    none: 'La position de cette partie ne peut se calculer.',
    shows: 'Ce que montre la ligne',
    equity: 'Valeur',
    chance: 'Chances',
    valueOf: (name, value) => `${name}\u202f: ${value}`,
    gave: (cost) => `cette décision coûte ${cost}`,
  },
  odds: {
    title: 'À ce moment',
    hide: 'Cacher ce que le conseiller dit à ce moment',
    decides: (name) => (name === null ? 'À vous de décider' : `À ${name} de décider`),
    none: 'Il n’y a rien à décider ici. Avancez d’un pas.',
    covered: (name) =>
      `Ici, la décision ${name === null ? 'était la vôtre' : `revient à ${name}`}, et vous regardez d’une autre place. Découvrez les jeux pour lire ce qu’en dit le conseiller.`,
    best: 'Le mieux',
    done: 'Fait',
    good: 'tout aussi bien',
    theBest: 'rien de mieux à faire',
    cost: (cost) => `il en coûte ${cost}`,
    hands: (hands, won, least) =>
      hands === 1
        ? `Le seul jeu possible en face laisse ${won === 1 ? 'au moins' : 'moins de'} ${number(least)} levées.`
        : `Sur ${figures.whole(hands)} jeux possibles en face, ${figures.whole(won)} (${figures.percent(won / hands)}) laissent au moins ${number(least)} levées.`,
  },
  note: {
    title: 'Note',
    hide: 'Cacher la note',
    text: 'Note sur cette partie',
    placeholder: 'Ce qui mérite d’être retenu…',
    tags: 'Étiquettes',
    addTag: 'Nouvelle étiquette',
    add: 'Ajouter',
    removeTag: (tag) => `Retirer l’étiquette ${tag}`,
    inUse: 'Employées ailleurs',
    saved: 'Enregistré',
    notKept:
      'Cette partie vient d’un fichier. Gardez-la dans les archives pour y joindre une note.',
  },
  whatIf: {
    open: 'Et si…',
    line: (position, played, verdict) => `[${position}] Et si\u202f: ${played} – ${verdict}`,
    keep: 'Noter cette suite',
    kept: 'Cette suite est dans la note.',
    places: 'Pas notés',
    show: (position) => `Pas ${position}`,
  },
  practice: {
    open: 'Jouer la suite…',
    title: 'Jouer la suite à partir d’ici',
    from: 'Point de départ',
    here: 'cette position',
    deal: 'les cartes de cette donne, données de nouveau',
    seat: 'Votre place',
    opponent: 'Adversaire',
    others: 'Les autres',
    explain:
      'C’est de l’entraînement\u202f: la suite se joue, si vous voulez, jusqu’à la fin de la partie et ne compte jamais, ni au bilan ni dans vos résultats.',
    sit: 'Prendre place',
    cancel: 'Rester ici',
    sign: 'Entraînement – ne compte pas',
    result: 'C’était de l’entraînement\u202f: la partie ne compte pas.',
    toReview: 'Retour à la partie revue',
  },
  file: {
    sign: 'tirée d’un fichier',
    keep: 'Garder dans les archives',
    kept: (taken, skipped) => {
      if (taken === 0) return 'Tout était déjà dans les archives.'
      const rest =
        skipped === 0
          ? ''
          : ` ${parties(skipped)} s’y ${skipped === 1 ? 'trouvait' : 'trouvaient'} déjà.`
      return `${parties(taken)} ${taken === 1 ? 'est' : 'sont'} maintenant dans les archives.${rest}`
    },
  },
}
