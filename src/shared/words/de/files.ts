// Why a file is not taken or written, in German.
import { fileRefusedIn } from '../file-refused.ts'

export const fileRefused = fileRefusedIn({
  whys: {
    empty: 'Darin steht nichts',
    notText: 'Das ist kein Text, also auch keine Aufzeichnung',
    notJson: 'Das ist keine Aufzeichnung von Cercle',
    notRecord: 'Das ist keine vollständige Aufzeichnung von Cercle',
    twice: 'Diese Sitzung steht zweimal in der Datei',
    noPartie: 'Diese Sitzung enthält keine Partie',
    changed: 'Das ist nicht mehr, was aufgeschrieben wurde: Die Prüfsumme weicht ab',
    rules: 'Nach den Regeln lässt sich das nicht spielen',
    evening:
      'Was über diesen Abend darin steht, stimmt nicht mit seinen Partien und Regeln überein',
    bridge: 'Das ist eine Datei mit Bridge-Verteilungen, und Bridge spielt Cercle nicht',
    chess: 'Das ist eine Schachpartie, und Schach spielt Cercle nicht',
    table: 'Das ist eine Tabelle; importieren lassen sich nur Aufzeichnungen',
    database:
      'Das ist eine Datenbank und keine Aufzeichnung; eine Kopie des Archivs wird in der Liste der Sicherungskopien wiederhergestellt',
    foreign: 'Das ist eine Datei eines anderen Programms',
    missing: 'Diese Datei gibt es nicht',
    denied:
      'Sie darf nicht gelesen oder geschrieben werden, oder ein anderes Programm hat sie geöffnet',
    notFile: 'Das ist ein Ordner oder ein Gerät und keine Datei',
    tooLarge: 'Sie ist zu groß, um auf einmal gelesen zu werden',
    onlyImported:
      'Sie ist zu groß, um sie nur anzusehen; nach dem Import finden sich ihre Partien im Archiv',
    own: 'Das ist eine von Cercles eigenen Dateien; bitte einen anderen Namen wählen',
    differs: 'Im Archiv steht das schon, und dort steht es anders',
    copy: 'Diese Kopie ist nicht zu gebrauchen; geändert wurde nichts',
  },
  unusable: 'Diese Datei lässt sich nicht lesen oder schreiben',
  line: 'Zeile',
  places: ['Partie', 'Spiel', 'Schritt'],
  colon: ':',
})
