// Why a file is not taken or written, in English.
import { fileRefusedIn } from '../file-refused.ts'

export const fileRefused = fileRefusedIn({
  whys: {
    empty: 'there is nothing in it',
    notText: 'this is no text, and so no record',
    notJson: 'this is no record of Cercle',
    notRecord: 'this is not a whole record of Cercle',
    twice: 'this sitting stands in the file twice',
    noPartie: 'this sitting has no partie',
    changed: 'this is no longer what was written down: its check sum differs',
    rules: 'this cannot be played by the rules',
    evening: 'what is told of this evening does not agree with its parties and rules',
    bridge: 'this is a file of bridge deals, and Cercle does not play bridge',
    chess: 'this is a game of chess, and Cercle does not play chess',
    table: 'this is a table for a spreadsheet; only records can be taken in',
    database:
      'this is a database and no record; a copy of the archive is put back from the list of copies',
    foreign: 'this is a file of another program',
    missing: 'it is not there',
    denied: 'it may not be read or written, or another program has it open',
    notFile: 'this is a folder or a device, and not a file',
    tooLarge: 'it is too large to be read at once',
    onlyImported: 'it is too large to be opened; import it, and its parties are in the archive',
    own: 'this is one of Cercle’s own files; please choose another name',
    differs: 'the archive has this already, and it says otherwise there',
    copy: 'this copy cannot be used; nothing was changed',
  },
  unusable: 'this file cannot be read or written',
  line: 'line',
  places: ['partie', 'deal', 'step'],
  colon: ':',
})
