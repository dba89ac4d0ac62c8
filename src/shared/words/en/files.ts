// Why a file is not taken or written, in English.
import { fileRefusedIn } from '../file-refused.ts'

export const fileRefused = fileRefusedIn({
  whys: {
    empty: 'there is nothing in it',
    notText: 'this is not text, so it is not a record',
    notJson: 'this is not a Cercle record',
    notRecord: 'this is not a complete Cercle record',
    twice: 'this sitting is in the file twice',
    noPartie: 'this sitting has no partie',
    changed: 'this is no longer what was written down: its checksum differs',
    rules: 'this cannot be played by the rules',
    evening: 'what it says about this evening does not match its parties and rules',
    bridge: 'this is a file of bridge deals, and Cercle does not play bridge',
    chess: 'this is a game of chess, and Cercle does not play chess',
    table: 'this is a table for a spreadsheet; only records can be imported',
    database:
      'this is a database, not a record; a backup of the archive is restored from the list of backups',
    foreign: 'this is a file of another program',
    missing: 'it is not there',
    denied: 'it may not be read or written, or another program has it open',
    notFile: 'this is a folder or a device, and not a file',
    tooLarge: 'it is too large to be read at once',
    onlyImported: 'it is too large to be opened; import it, and its parties are in the archive',
    own: 'this is one of Cercle’s own files; please choose another name',
    differs: 'the archive already has this, but with other contents',
    copy: 'this backup cannot be used; nothing was changed',
  },
  unusable: 'this file cannot be read or written',
  line: 'line',
  places: ['partie', 'deal', 'step'],
  colon: ':',
})
