// What is said of the display and of files that cannot be used, in English whatever the language: by the start of the
// program, which should not read all other sentences of the command line for it, and by the command line.
import type { StoreTrouble } from '../../bridge.ts'

const TROUBLE: Readonly<Record<StoreTrouble, string>> = {
  notDatabase: 'is not a database; it was left untouched',
  foreign: 'is a database of another program; it was left untouched',
  damaged:
    'is damaged; it was left untouched, put a backup in its place or move it away to start afresh',
  altered:
    'was altered by another program, its tables are not those of Cercle; it was left untouched, put a backup in its place',
  newer:
    'was written by a newer version of Cercle; it was left untouched, install that version to open it',
  inUse: 'is in use by another program; close that and start again',
  unreadable: 'cannot be opened; check that the file and its folder belong to you',
}

export const troubles = {
  noDisplay:
    'Cercle needs a display and found none; put xvfb-run -a before its command to start it on a hidden one',
  storeTrouble: (why: StoreTrouble, file: string) => `the data file ${file} ${TROUBLE[why]}`,
  folderTrouble: (folder: string) =>
    `nothing can be written in the data folder ${folder}; check that it exists, belongs to you and is not on a read-only disk (the commands check and export read an archive there all the same)`,
  unusable: {
    missing: 'this file is not there',
    denied: 'this file may not be read or written, or another program has it open',
    notFile: 'this is a folder or a device, and not a file',
    tooLarge: 'this file is too large to be read at once',
    onlyImported: 'this file is too large to be opened without being imported',
    own: 'this is one of the files of the program itself',
  },
} as const
