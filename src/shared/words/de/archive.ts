// The archive in German.
import type { ArchiveWords } from '../en/archive.ts'
import { counted } from '../counting.ts'
import { figures } from '../figures.ts'
import { numbers } from '../formats.ts'
import { sizes } from '../sizes.ts'

const TAG = 'de-DE'
const { whole } = figures(TAG)
const percent = numbers(TAG, { style: 'percent' })
const size = sizes(TAG)

const parties = counted(TAG, whole, {
  none: 'keine Partie',
  one: '1 Partie',
  other: (count) => `${count} Partien`,
})
const inParties = counted(TAG, whole, {
  none: 'keiner Partie',
  one: '1 Partie',
  other: (count) => `${count} Partien`,
})
const sittings = counted(TAG, whole, {
  none: 'Keine Sitzung',
  one: '1 Sitzung',
  other: (count) => `${count} Sitzungen`,
})
const exercises = counted(TAG, whole, {
  none: 'Keine Übung',
  one: '1 Übung',
  other: (count) => `${count} Übungen`,
})

/** "1 Partie ist", "3 Partien sind", as a sentence begins. */
const beginning = (count: number, one: string, other: string): string =>
  count === 0 ? `Keine Partie ${one}` : `${parties(count)} ${count === 1 ? one : other}`

const allOf = (count: number): string =>
  count === 1
    ? 'Die Partie ist'
    : count === 2
      ? 'Beide Partien sind'
      : `Alle ${parties(count)} sind`

export const archive: ArchiveWords = {
  title: 'Das Archiv',
  open: 'Archiv öffnen',
  leave: 'Zurück in den Saal',
  cancel: 'Abbrechen',
  size,
  parties: {
    title: 'Partien',
    shelf: 'Fach',
    shelves: {
      counted: {
        title: 'Gewertet',
        hint: 'Hier liegen die zu Ende gespielten Partien; aus ihnen entsteht die Bilanz.',
      },
      givenUp: {
        title: 'Aufgegeben',
        hint: 'Hier liegen die aufgegebenen Partien; die Bilanz führt sie für sich.',
      },
      practice: {
        title: 'Übungspartien',
        hint: 'Hier liegen Partien, die beim Nachspielen weitergespielt wurden; sie zählen nie.',
      },
      broken: {
        title: 'Abgebrochen',
        hint: 'Hier liegen Partien, die in einer fremden Aufzeichnung kein Ende haben.',
      },
      trash: {
        title: 'Entfernt',
        hint: 'Hier liegt, was Sie entfernt haben, bis Sie es wiederherstellen; gelöscht wird nichts.',
      },
    },
    count: (count) => (count === 0 ? 'Keine Partie' : parties(count)),
    none: 'Dieses Fach ist leer.',
    noneFit: 'Keine Partie erfüllt alle diese Bedingungen.',
    remarks: 'Bemerkungen',
    undated: 'ohne Datum',
    unfinished: 'nicht beendet',
    waits:
      'Diese Partie ist nicht zu Ende gespielt. Stellen Sie sie wieder her, und sie liegt im Saal wieder auf dem Tisch.',
    selected: (count) => `${whole(count)} ausgewählt`,
    selectedAll: (count) => (count === 1 ? '1 ausgewählt' : `Alle ${whole(count)} ausgewählt`),
    selectedMost: (count) =>
      `Nur ${whole(count)} ausgewählt. Mehr lassen sich nur alle zusammen auswählen (Strg A).`,
    sortBy: (column) => `Sortieren nach: ${column}`,
    sorted: (column, descending) =>
      `Sortiert nach: ${column}, ${descending ? 'absteigend' : 'aufsteigend'}`,
    askPutAway: (count) => `${parties(count)} entfernen?`,
    askPutAwayText:
      'Sie verschwinden aus dieser Liste und aus der Bilanz und bleiben unter den entfernten, bis Sie sie wiederherstellen.',
    select: 'Auswählen',
    deselect: 'Auswahl aufheben',
    putAway: 'Entfernen',
    takeBack: 'Wiederherstellen',
    wasPutAway: (count) =>
      `${beginning(count, 'ist', 'sind')} entfernt und ${count === 1 ? 'lässt' : 'lassen'} sich wiederherstellen.`,
    wasTakenBack: (count) => `${beginning(count, 'ist', 'sind')} wiederhergestellt.`,
  },
  filter: {
    title: 'Nur zeigen',
    search: 'Suchen',
    searchHint: 'Namen, Notizen, Stichworte suchen',
    game: 'Spiel',
    with: 'Mit',
    and: 'Und',
    preset: 'Regeln',
    from: 'Vom',
    until: 'Bis zum',
    result: 'Ausgang',
    event: 'Ereignis',
    value: 'Wert',
    tag: 'Stichwort',
    noted: 'Mit Notiz',
    any: 'beliebig',
    addEvent: 'Hinzufügen …',
    anybody: 'irgendwem',
    wonBy: (name) => `von ${name ?? 'Ihnen'} gewonnen`,
    lostBy: (name) => `von ${name ?? 'Ihnen'} verloren`,
    withThem: (name) => `mit ${name}`,
    fromDay: (day) => `vom ${day} an`,
    untilDay: (day) => `bis zum ${day}`,
    holding: (search) => `„${search}“`,
    tagged: (tag) => `Stichwort ${tag}`,
    remove: (condition) => `Bedingung aufheben: ${condition}`,
    clear: 'Alle aufheben',
  },
  evenings: {
    title: 'Abende',
    none: 'Noch ist kein Abend abgerechnet. Sobald einer es ist, lässt sich sein Kassenbuch hier wieder lesen.',
    kind: 'Abend',
    guests: 'Gäste',
    read: 'Kassenbuch lesen',
    older: 'Ältere Abende',
  },
  people: {
    title: 'Spieler',
    persons: 'Personen',
    computers: 'Computerspieler',
    name: 'Name',
    parties: 'Partien',
    level: 'Stärke',
    rename: 'Umbenennen',
    renameTitle: (name) => `${name} umbenennen`,
    newName: 'Name',
    save: 'Umbenennen',
    taken:
      'Jemand mit diesem Namen steht schon im Archiv. Sind beide dieselbe Person, legen Sie sie zusammen.',
    merge: 'Zusammenlegen',
    mergeTitle: 'Zwei Personen zusammenlegen',
    mergeWith: (name) =>
      name === null ? 'Sie sind dieselbe Person wie' : `${name} ist dieselbe Person wie`,
    remains: 'Dieser Name bleibt',
    mergeText: (gone, remaining, count) =>
      `${remaining} bleibt, mit ${inParties(count)}; ${gone === null ? 'darunter ist dann auch, was ohne Namen gespielt wurde' : `„${gone}“ steht dann nicht mehr im Archiv`}. Keine Partie geht verloren, aber wem welche gehörte, lässt sich nicht mehr auseinanderhalten.`,
    unnamed: (name, count) =>
      `${beginning(count, 'wurde', 'wurden')} hier ohne Namen gespielt. ${count === 1 ? 'Gehört' : 'Gehören'} sie zu ${name}?`,
    mergeDo: 'Endgültig zusammenlegen',
    alike: (name, one, other) =>
      `„${name}“ gibt es zweimal (${parties(one)}, ${parties(other)}): Die beiden Namen unterscheiden sich nur in Unsichtbarem.`,
    of: (action, name) => `${action}: ${name}`,
    renamed: (name) => `Der neue Name ist ${name}.`,
    merged: (name) => `Alle Partien beider gehören nun ${name}.`,
  },
  keeping: {
    title: 'Sicherung',
    promise:
      'Jede Karte, die Sie spielen, steht auf dem Datenträger, ehe die nächste gezogen wird. Ihre Aufzeichnungen löschen wir nie: Was Sie entfernen, bleibt in seinem Fach, und ehe eine Kopie an die Stelle der Datendatei tritt, wird diese beiseitegelegt.',
    holds: (count, open, bytes) =>
      `Das Archiv enthält ${parties(count)}${open === 0 ? '' : `, dazu ${whole(open)} noch nicht zu Ende gespielt`}. Es belegt ${size(bytes)}.`,
    copies: 'Sicherungskopien',
    noCopies:
      'Es gibt noch keine Sicherungskopie. Cercle legt von Zeit zu Zeit selbst eine an; Sie können es auch gleich tun.',
    made: 'Angelegt',
    size: 'Größe',
    kind: 'Art',
    kinds: {
      own: { title: 'Kopie', hint: 'von Cercle nebenbei angelegt oder von Ihnen' },
      aside: {
        title: 'Beiseitegelegt',
        hint: 'war die Datendatei, bis etwas anderes an ihre Stelle trat',
      },
    },
    folder: 'Die Kopien liegen in',
    backUp: 'Jetzt sichern',
    backupFailed:
      'Das Archiv ließ sich nicht sichern. Was Sie spielen, wird trotzdem gespeichert; im Archiv, unter Sicherung, sagt „Jetzt sichern“, woran es liegt.',
    backedUp: 'Das Archiv ist gesichert.',
    elsewhere: 'Auf einen anderen Datenträger sichern …',
    elsewhereHint: 'Fällt der Datenträger aus, ist eine Kopie darauf mit verloren.',
    copied: (count, file) => `${beginning(count, 'ist', 'sind')} in ${file} gesichert.`,
    restore: 'Wiederherstellen',
    restoreOf: (day) => `Kopie vom ${day} wiederherstellen`,
    restoreTitle: 'Diese Kopie wiederherstellen?',
    restoreText: (day, count) =>
      `Das Archiv ist dann wieder, wie es am ${day} war, mit ${inParties(count)}. Die jetzige Datendatei wird beiseitegelegt und bleibt in dieser Liste: Auf demselben Weg kommen Sie zu ihr zurück.`,
    restoreDo: 'Diese Kopie wiederherstellen',
    restored: (day) =>
      `Das Archiv ist wieder, wie es am ${day} war; die Datei davor ist beiseitegelegt.`,
    check: 'Prüfung',
    checkHint:
      'Spielt alles Gespeicherte Karte für Karte nach und vergleicht es mit dem, was aufgeschrieben wurde.',
    checkDo: 'Alles prüfen',
    clean: (count) =>
      `${beginning(count, 'ist', 'sind')} nachgespielt: Alles ist, wie es aufgeschrieben wurde.`,
    found: (findings, count) =>
      `${beginning(count, 'ist', 'sind')} nachgespielt: ${findings === 1 ? '1 Stelle stimmt' : `${whole(findings)} Stellen stimmen`} nicht. Geändert wurde nichts; eine ältere Kopie ist vielleicht noch heil.`,
    findings: {
      file: 'Die Datendatei selbst ist beschädigt.',
      hash: 'Die Prüfsumme dieser Aufzeichnung ist nicht die, die ihr gegeben wurde.',
      record: 'Das ist keine vollständige Aufzeichnung.',
      replay: 'Beim Nachspielen verstößt diese Partie gegen die Regeln.',
      fact: 'Was die Listen von dieser Partie sagen, stimmt nicht mit ihren Karten überein.',
      standing: 'Eine Summe der Bilanz stimmt nicht mit den Partien überein.',
      seal: 'Das Siegel dieser Aufzeichnung ist gebrochen.',
      evening: 'Was von diesem Abend festgehalten ist, folgt nicht aus seinen Regeln.',
      decision: 'Das Urteil über diese Partie stimmt nicht mit ihren Karten überein.',
      exercise: 'Eine Übung ist nicht mehr, wie sie gespeichert wurde.',
    },
    place: (sitting, partie) =>
      partie === null ? `Sitzung ${sitting}` : `Sitzung ${sitting}, Partie ${partie}`,
    inOut: 'Import und Export',
    takeIn: 'Datei importieren …',
    takeInHint:
      'Fügt die Partien einer Aufzeichnung dem Archiv hinzu; was schon da ist, kommt nicht zweimal hinein.',
    imported: ({ sittings: added, parties: count, skipped, exercises: done }) => {
      const more = done === 0 ? '' : `${exercises(done)} importiert.`
      if (count === 0) {
        if (skipped === 0) return more || 'Es wurde nichts importiert.'
        return more === ''
          ? `Nichts Neues: ${allOf(skipped)} schon im Archiv.`
          : `${more} ${allOf(skipped)} schon im Archiv.`
      }
      const there =
        skipped === 0
          ? ''
          : `; ${whole(skipped)} ${skipped === 1 ? 'war' : 'waren'} schon im Archiv`
      return `${sittings(added)} mit ${inParties(count)} importiert${there}. ${more}`.trim()
    },
    openRecord: 'Aufzeichnung nur ansehen …',
    openHint: 'Spielt eine Aufzeichnung Karte für Karte nach, ohne sie zu importieren.',
    openedMeanwhile:
      'Eine Aufzeichnung ist geöffnet: Sie sehen sie, sobald Sie vom Tisch aufstehen.',
    export: 'Exportieren',
    exportChosen: 'Auswahl exportieren',
    exportChosenHint: (count) => `Was in der Liste ausgewählt ist: ${parties(count)}.`,
    exportHint: (count) => `Was die Liste der Partien gerade zeigt: ${parties(count)}.`,
    formats: {
      json: {
        title: 'Cercle-Aufzeichnung',
        hint: 'vollständig, in ganzen Sitzungen, zum Import anderswo',
      },
      text: { title: 'Text', hint: 'die Notation, Karte für Karte' },
      csv: { title: 'CSV', hint: 'eine Zeile je Seite, für eine Tabellenkalkulation' },
      html: { title: 'Seite', hint: 'jedes Spiel mit Diagramm und Bemerkungen, für jeden Browser' },
      pdf: { title: 'PDF', hint: 'dieselben Seiten zum Drucken' },
    },
    exported: (count, file) => `${beginning(count, 'ist', 'sind')} in ${file} exportiert.`,
    trash: 'Entfernte Partien',
    trashHint:
      'Was Sie entfernen, zählt nirgends und erscheint in keiner Liste, bleibt aber in der Datendatei und in jeder Kopie.',
    trashOpen: (count) => `${count === 0 ? 'Keine Partie' : parties(count)} durchsehen`,
    tasks: {
      check: 'Es wird geprüft',
      backup: 'Es wird gesichert',
      export: 'Es wird exportiert',
      reading: 'Die Datei wird gelesen',
      import: 'Es wird importiert',
      restore: 'Die Kopie wird wiederhergestellt',
    },
    progress: (done, of) => `${whole(done)} von ${whole(of)}`,
    share: percent,
    cancelTask: 'Abbrechen',
  },
  keysTitle: 'Tasten',
  keyHelp: [
    { keys: ['↑', '↓'], does: 'zur Partie darüber, zur Partie darunter' },
    { keys: ['Bild ↑', 'Bild ↓'], does: 'eine Seite hinauf, eine Seite hinab' },
    { keys: ['Pos1', 'Ende'], does: 'zur jüngsten, zur ältesten' },
    { keys: ['Enter'], does: 'die Partie nachspielen' },
    { keys: ['Leertaste'], does: 'die Partie auswählen' },
    { keys: ['Umschalt ↑', 'Umschalt ↓'], does: 'nach oben, nach unten weiter auswählen' },
    { keys: ['Strg A'], does: 'alle auswählen' },
    { keys: ['Entf'], does: 'entfernen oder wiederherstellen' },
    { keys: ['/'], does: 'suchen' },
    { keys: ['?'], does: 'diese Tasten zeigen' },
    { keys: ['Esc'], does: 'Auswahl aufheben; zurück in den Saal' },
  ],
}
