// Finding positions in French.
import { capital, counted } from '../counting.ts'
import type { PositionWords } from '../en/positions.ts'
import { figures } from '../figures.ts'
import type { HeldFault } from '../held-reader.ts'

const TAG = 'fr-FR'
const { whole, percent } = figures(TAG)

const decisions = counted(TAG, whole, {
  none: 'aucune décision',
  one: '1 décision',
  other: (count) => `${count} décisions`,
})

const FAULTS: Readonly<Record<HeldFault['what'], string>> = {
  unknown: 'n’est pas compris',
  ambiguous:
    'peut désigner deux cartes\u202f: écrivez la couleur par son signe ou en toutes lettres',
  unfinished: 'ne dit pas de quoi il s’agit',
  none: 'n’est pas une carte de ce jeu',
  tooMany: 'est de trop\u202f: retirez quelque chose',
}

export const positions: PositionWords = {
  title: 'Positions',
  nothing:
    'Les positions se cherchent parmi les décisions que le conseiller a analysées, et il n’y en a pas encore.',
  toJudging: 'Faire analyser des parties',
  noneFit: 'Aucune décision ne remplit toutes ces conditions.',
  tryGood:
    'Peut-être n’y a-t-il pas de telle faute\u202f: vous pouvez voir aussi les bonnes décisions.',
  count: (count) => capital(decisions(count)),
  countMost: (most) => `${decisions(most)} et plus`,
  searching: 'Recherche en cours…',
  filter: {
    title: 'Chercher',
    any: 'indifférent',
    whose: 'Qui',
    everybody: 'tout le monde',
    game: 'Jeu',
    kinds: 'Genres de décisions',
    role: 'Rôle',
    cost: 'Coût',
    good: 'les bonnes aussi',
    mistakes: 'toute faute',
    atLeast: (figure) => `au moins ${figure}`,
    share: (share) => percent(share),
    own: 'Son score',
    other: 'Score adverse',
    trump: 'Atout',
    noTrump: 'sans atout',
    held: 'En main',
    heldHint: 'R♥ D♥ et deux petits atouts',
    heldHelp: 'Les petites cartes sont celles à partir du dix.',
    understood: (pattern) => `Compris\u202f: ${pattern}.`,
    fault: (what, word, place) =>
      place === 0
        ? `«\u202f${word}\u202f» ${FAULTS[what]}.`
        : `Mot ${place}, «\u202f${word}\u202f», ${FAULTS[what]}.`,
    level: 'Contre',
    person: 'une personne',
    hint: 'Conseil',
    hinted: 'après un conseil',
    unhinted: 'sans conseil',
    from: 'Du',
    until: 'Au',
    order: 'D’abord',
    orders: { cost: 'les coûteuses', date: 'les récentes' },
    clear: 'Tout effacer',
  },
  kept: {
    title: 'Recherches gardées',
    choose: 'Choisir une recherche',
    none: 'aucune',
    name: 'Nom de la recherche',
    keep: 'Garder cette recherche',
    remove: 'Supprimer la recherche',
    wasKept: (name) => `La recherche «\u202f${name}\u202f» est gardée.`,
    wasRemoved: (name) => `La recherche «\u202f${name}\u202f» est supprimée.`,
    full: (most) => `On garde ${most} recherches au plus\u202f: supprimez-en une d’abord.`,
  },
  found: {
    trump: (suit) => `atout ${suit}`,
    noTrump: 'sans atout',
    done: 'Fait',
    trick: 'Sur la table',
    better: 'Mieux',
    best: 'C’était le mieux.',
    costs: (figure) => `coûte ${figure}`,
    costsNothing: 'ne coûte rien',
    hinted: 'après un conseil',
    holds: (cards) => `en main ${cards}`,
    score: (score) => `score ${score}`,
  },
  selected: (count) => (count === 1 ? '1 choisie' : `${whole(count)} choisies`),
  deselect: 'Annuler le choix',
  selectAll: 'Tout choisir',
  practise: 'S’exercer sur ces positions',
  practiseMost: (most) => `Seules les ${whole(most)} premières sont prises.`,
  keyHelp: [
    { keys: ['/'], does: 'aux cartes en main' },
    { keys: ['Entrée'], does: 'ouvrir la position dans sa partie' },
    { keys: ['Espace'], does: 'choisir la position, ou non' },
    { keys: ['Ctrl A'], does: 'choisir toutes les positions trouvées' },
    { keys: ['P'], does: 's’exercer sur ce qui est choisi, ou sur la position où vous êtes' },
  ],
}
