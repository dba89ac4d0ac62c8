// The archive in French.
import type { ArchiveWords } from '../en/archive.ts'
import { capital, counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { numbers } from '../formats.ts'
import { sizes } from '../sizes.ts'

const TAG = 'fr-FR'
const { whole } = figures(TAG)
const percent = numbers(TAG, { style: 'percent' })
const size = sizes(TAG)

const parties = counted(TAG, whole, {
  none: 'aucune partie',
  one: '1 partie',
  other: (count) => `${count} parties`,
})
const sittings = counted(TAG, whole, {
  none: 'aucune séance',
  one: '1 séance',
  other: (count) => `${count} séances`,
})
const exercises = counted(TAG, whole, {
  none: 'aucun exercice',
  one: '1 exercice',
  other: (count) => `${count} exercices`,
})
/** The ending of a participle that goes with so many parties. */
const s = (count: number): string => (count < 2 ? '' : 's')

const allOf = (count: number): string =>
  count === 1
    ? 'la partie est'
    : count === 2
      ? 'les deux parties sont'
      : `les ${parties(count)} sont`

export const archive: ArchiveWords = {
  title: 'Les archives',
  open: 'Ouvrir les archives',
  leave: 'Retour au salon',
  cancel: 'Annuler',
  size,
  parties: {
    title: 'Parties',
    shelf: 'Rayon',
    shelves: {
      counted: {
        title: 'Comptées',
        hint: 'Ici se gardent les parties jouées jusqu’au bout\u202f; le bilan en est fait.',
      },
      givenUp: {
        title: 'Abandonnées',
        hint: 'Ici se gardent les parties abandonnées\u202f; le bilan les tient à part.',
      },
      practice: {
        title: 'Entraînement',
        hint: 'Ici se gardent les parties reprises en revoyant une partie\u202f; elles ne comptent jamais.',
      },
      broken: {
        title: 'Interrompues',
        hint: 'Ici se gardent les parties restées sans fin dans un recueil venu d’ailleurs.',
      },
      trash: {
        title: 'Retirées',
        hint: 'Ici se garde ce que vous avez retiré, jusqu’à ce que vous le rétablissiez\u202f; rien n’est effacé.',
      },
    },
    count: (count) => capital(parties(count)),
    none: 'Il n’y a rien ici.',
    noneFit: 'Aucune partie ne remplit toutes ces conditions.',
    remarks: 'Remarques',
    undated: 'sans date',
    unfinished: 'inachevée',
    waits:
      'Cette partie n’est pas finie. Rétablissez-la, et elle vous attendra de nouveau au salon, sur sa table.',
    selected: (count) => `${whole(count)} choisie${s(count)}`,
    selectedAll: (count) =>
      count === 1 ? '1 choisie' : `Les ${whole(count)} parties sont choisies`,
    selectedMost: (count) =>
      `Seulement ${whole(count)} choisies. Pour en choisir davantage, choisissez-les toutes (Ctrl A).`,
    sortBy: (column) => `Trier par\u202f: ${column}`,
    sorted: (column, descending) =>
      `Liste triée par\u202f: ${column}, ordre ${descending ? 'décroissant' : 'croissant'}`,
    askPutAway: (count) => `Retirer ${parties(count)}\u202f?`,
    askPutAwayText:
      'Elles quittent cette liste et le bilan, et restent parmi les parties retirées jusqu’à ce que vous les rétablissiez.',
    select: 'Choisir',
    deselect: 'Ne plus choisir',
    putAway: 'Retirer',
    takeBack: 'Rétablir',
    wasPutAway: (count) =>
      `${capital(parties(count))} retirée${s(count)}\u202f; vous pouvez ${count < 2 ? 'la' : 'les'} rétablir.`,
    wasTakenBack: (count) => `${capital(parties(count))} rétablie${s(count)}.`,
  },
  filter: {
    title: 'Ne montrer que',
    search: 'Chercher',
    searchHint: 'Chercher un nom, une note, une étiquette',
    game: 'Jeu',
    with: 'Avec',
    and: 'Et',
    preset: 'Règles',
    from: 'Du',
    until: 'Au',
    result: 'Issue',
    event: 'Fait de jeu',
    value: 'Valeur',
    tag: 'Étiquette',
    noted: 'Avec une note',
    any: 'toutes',
    addEvent: 'Ajouter…',
    anybody: 'tous',
    wonBy: (name) => `gagnée par ${name ?? 'vous'}`,
    lostBy: (name) => `perdue par ${name ?? 'vous'}`,
    withThem: (name) => `avec ${name}`,
    fromDay: (day) => `à partir du ${day}`,
    untilDay: (day) => `jusqu’au ${day}`,
    holding: (search) => `«\u202f${search}\u202f»`,
    tagged: (tag) => `étiquette ${tag}`,
    remove: (condition) => `Lever la condition\u202f: ${condition}`,
    clear: 'Effacer les filtres',
  },
  evenings: {
    title: 'Soirées',
    none: 'Aucune soirée n’est encore réglée. Dès qu’une le sera, son livre de comptes pourra se relire ici.',
    kind: 'Soirée',
    guests: 'Convives',
    read: 'Lire le livre de comptes',
    older: 'Soirées plus anciennes',
  },
  people: {
    title: 'Joueurs',
    persons: 'Personnes',
    computers: 'Joueurs tenus par l’ordinateur',
    name: 'Nom',
    parties: 'Parties',
    level: 'Force',
    rename: 'Renommer',
    renameTitle: (name) => `Renommer ${name}`,
    newName: 'Nom',
    save: 'Renommer',
    taken:
      'Quelqu’un de ce nom est déjà dans les archives. Si c’est la même personne, réunissez-les.',
    merge: 'Réunir',
    mergeTitle: 'Réunir deux personnes',
    mergeWith: (name) =>
      name === null ? 'Vous êtes la même personne que' : `${name} est la même personne que`,
    remains: 'Le nom qui reste',
    mergeText: (gone, remaining, count) =>
      `${remaining} reste, avec ${parties(count)}\u202f; ${gone === null ? 'ce qui a été joué sans nom en fait partie' : `«\u202f${gone}\u202f» n’est plus dans les archives`}. Aucune partie n’est perdue, mais on ne pourra plus dire laquelle était à qui.`,
    unnamed: (name, count) =>
      `${capital(parties(count))} sans nom ${count < 2 ? 'a été jouée' : 'ont été jouées'} ici. ${count < 2 ? 'Est-elle' : 'Sont-elles'} à ${name}\u202f?`,
    mergeDo: 'Réunir pour de bon',
    alike: (name, one, other) =>
      `«\u202f${name}\u202f» existe deux fois (${parties(one)}, ${parties(other)})\u202f: les deux noms ne diffèrent que par ce qui ne se voit pas.`,
    of: (action, name) => `${action}\u202f: ${name}`,
    renamed: (name) => `Le nouveau nom est ${name}.`,
    merged: (name) => `Toutes les parties des deux sont désormais à ${name}.`,
  },
  keeping: {
    title: 'Sauvegardes',
    promise:
      'Chaque carte que vous jouez est sur le disque avant que la suivante soit tirée. Nous n’effaçons jamais vos parties\u202f: ce que vous retirez reste dans son rayon, et avant qu’une sauvegarde prenne la place du fichier de données, celui-ci est mis de côté.',
    holds: (count, open, bytes) =>
      `Les archives contiennent ${parties(count)}${open === 0 ? '' : `, et ${whole(open)} en cours`}. Elles occupent ${size(bytes)}.`,
    copies: 'Vos sauvegardes',
    noCopies:
      'Il n’y a pas encore de sauvegarde. Cercle en fait une de temps à autre\u202f; vous pouvez en faire une dès maintenant.',
    made: 'Faite le',
    size: 'Taille',
    kind: 'Nature',
    kinds: {
      own: { title: 'Sauvegarde', hint: 'faite par Cercle de temps à autre, ou par vous' },
      aside: {
        title: 'Mis de côté',
        hint: 'le fichier de données jusqu’à ce qu’autre chose prenne sa place',
      },
    },
    folder: 'Les sauvegardes se trouvent dans',
    backUp: 'Sauvegarder maintenant',
    backupFailed:
      'Les archives n’ont pas pu être sauvegardées. Ce que vous jouez est enregistré tout de même\u202f; dans les archives, sous Sauvegardes, «\u202fSauvegarder maintenant\u202f» dit ce qui l’empêche.',
    backedUp: 'La sauvegarde est faite.',
    elsewhere: 'Sauvegarder sur un autre disque…',
    elsewhereHint: 'Une sauvegarde sur le même disque est perdue s’il tombe en panne.',
    copied: (count, file) => `${capital(parties(count))} sauvegardée${s(count)} dans ${file}.`,
    restore: 'Rétablir',
    restoreOf: (day) => `Rétablir la sauvegarde du ${day}`,
    restoreTitle: 'Revenir à cette sauvegarde\u202f?',
    restoreText: (day, count) =>
      `Les archives seront telles qu’elles étaient le ${day}, avec ${parties(count)}. Le fichier de données actuel est mis de côté et reste dans cette liste\u202f: vous pourrez y revenir de la même manière.`,
    restoreDo: 'Rétablir cette sauvegarde',
    restored: (day) =>
      `Les archives sont telles qu’elles étaient le ${day}\u202f; le fichier d’avant est mis de côté.`,
    check: 'Vérification',
    checkHint: 'Rejoue carte par carte tout ce qui est conservé et le compare à ce qui a été noté.',
    checkDo: 'Tout vérifier',
    clean: (count) =>
      `${capital(parties(count))} rejouée${s(count)}\u202f: tout est tel qu’il a été noté.`,
    found: (findings, count) =>
      `${capital(parties(count))} rejouée${s(count)}\u202f: ${findings === 1 ? '1 point ne concorde' : `${whole(findings)} points ne concordent`} pas. Rien n’a été changé\u202f; une sauvegarde plus ancienne est peut-être encore intacte.`,
    findings: {
      file: 'Le fichier de données lui-même est endommagé.',
      hash: 'La somme de contrôle de ce recueil n’est pas celle qui lui a été donnée.',
      record: 'Ce n’est pas un recueil complet.',
      replay: 'Rejouée, cette partie enfreint les règles.',
      fact: 'Ce que les listes disent de cette partie ne concorde pas avec ses cartes.',
      standing: 'Une somme du bilan ne concorde pas avec les parties.',
      seal: 'Le sceau de ce recueil est rompu.',
      evening: 'Ce qui est gardé de cette soirée ne découle pas de ses règles.',
      decision: 'Le jugement porté sur cette partie ne concorde pas avec ses cartes.',
      exercise: 'Un exercice n’est plus tel qu’il a été enregistré.',
    },
    place: (sitting, partie) =>
      partie === null ? `Séance ${sitting}` : `Séance ${sitting}, partie ${partie}`,
    inOut: 'Importer et exporter',
    takeIn: 'Importer un fichier…',
    takeInHint:
      'Ajoute aux archives les parties d’un recueil\u202f; ce qui s’y trouve déjà n’est pas ajouté deux fois.',
    imported: ({ sittings: added, parties: count, skipped, exercises: done }) => {
      const more = done === 0 ? '' : `${capital(exercises(done))} importé${s(done)}.`
      if (count === 0) {
        if (skipped === 0) return more || 'Rien n’a été importé.'
        return more === ''
          ? `Rien de nouveau\u202f: ${allOf(skipped)} déjà dans les archives.`
          : `${more} ${capital(allOf(skipped))} déjà dans les archives.`
      }
      const there =
        skipped === 0
          ? ''
          : `\u202f; ${whole(skipped)} ${skipped === 1 ? 'y était' : 'y étaient'} déjà`
      return `${capital(sittings(added))} importée${s(added)}, avec ${parties(count)}${there}. ${more}`.trim()
    },
    openRecord: 'Ouvrir un recueil pour le voir…',
    openHint: 'Rejoue un recueil carte par carte sans l’importer.',
    openedMeanwhile: 'Un recueil est ouvert\u202f: vous le verrez dès que vous quitterez la table.',
    export: 'Exporter',
    exportChosen: 'Exporter le choix',
    exportChosenHint: (count) => `Ce qui est choisi dans la liste\u202f: ${parties(count)}.`,
    exportHint: (count) =>
      `Ce que montre en ce moment la liste des parties\u202f: ${parties(count)}.`,
    formats: {
      json: {
        title: 'Recueil de Cercle',
        hint: 'tout, par séances entières, pour être importé ailleurs',
      },
      text: { title: 'Texte', hint: 'la notation, carte par carte' },
      csv: { title: 'CSV', hint: 'une ligne par camp, pour un tableur' },
      html: { title: 'Page', hint: 'chaque donne avec figure et remarques, pour tout navigateur' },
      pdf: { title: 'PDF', hint: 'les mêmes pages, à imprimer' },
    },
    exported: (count, file) => `${capital(parties(count))} exportée${s(count)} dans ${file}.`,
    trash: 'Parties retirées',
    trashHint:
      'Ce que vous retirez ne compte plus et ne paraît dans aucune liste, mais reste dans le fichier de données et dans chaque sauvegarde.',
    trashOpen: (count) => `Parcourir ${parties(count)}`,
    tasks: {
      check: 'Vérification en cours',
      backup: 'Sauvegarde en cours',
      export: 'Exportation en cours',
      reading: 'Lecture du fichier',
      import: 'Importation en cours',
      restore: 'Rétablissement en cours',
    },
    progress: (done, of) => `${whole(done)} sur ${whole(of)}`,
    share: percent,
    cancelTask: 'Annuler',
  },
  keysTitle: 'Touches',
  keyHelp: [
    { keys: ['↑', '↓'], does: 'à la partie du dessus, à celle du dessous' },
    { keys: ['Page ↑', 'Page ↓'], does: 'une page plus haut, une page plus bas' },
    { keys: ['Début', 'Fin'], does: 'à la plus récente, à la plus ancienne' },
    { keys: ['Entrée'], does: 'revoir la partie' },
    { keys: ['Espace'], does: 'choisir la partie' },
    { keys: ['Maj ↑', 'Maj ↓'], does: 'étendre le choix vers le haut, vers le bas' },
    { keys: ['Ctrl A'], does: 'les choisir toutes' },
    { keys: ['Suppr'], does: 'la retirer, ou la rétablir' },
    { keys: ['/'], does: 'chercher' },
    { keys: ['?'], does: 'montrer ces touches' },
    { keys: ['Échap'], does: 'oublier le choix\u202f; retour au salon' },
  ],
}
