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
    evening: 'Was von diesem Abend erzählt wird, stimmt nicht mit seinen Partien und Regeln überein',
    differs: 'Im Archiv steht das schon, und dort steht es anders',
    copy: 'Diese Kopie ist nicht zu gebrauchen; geändert wurde nichts',
  },
  unusable: 'Diese Datei lässt sich nicht lesen oder schreiben',
  line: 'Zeile',
  places: ['Partie', 'Spiel', 'Schritt'],
  colon: ':',
})
