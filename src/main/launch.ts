// The start of the program: the records on a command line, the lock, the language of the desktop.
import { app } from 'electron'
import { accessSync, constants, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Language, LANGUAGES } from '../shared/settings.ts'
import { troubles } from '../shared/words/en/troubles.ts'
import { escapeControls } from './cli/terminal.ts'

/**
 * Returns the exit status of a start without the lock: 0 if another instance has the lock and shows
 * its window, 1 if no lock can be had since the data folder is not writable.
 */
export function reportMissingLock(folder: string): number {
  try {
    accessSync(folder, constants.W_OK)
    // a file in the place of the folder also prevents a lock
    readdirSync(folder)
    return 0
  } catch {
    printError(troubles.folderTrouble(folder))
    return 1
  }
}

export function printError(error: unknown): void {
  process.stderr.write(`cercle: ${escapeControls(String(error))}\n`)
}

const isRecordPath = (argument: string): boolean =>
  /\.(jsonl|json|txt|pbn)$/i.test(argument) && !argument.startsWith('-')

/** Returns the paths of the records that a command line names. */
export const findRecordPaths = (argv: readonly string[], folder: string): readonly string[] =>
  argv
    .slice(1)
    .filter(isRecordPath)
    .map((one) => resolve(folder, one))

/** Returns the arguments of this process, without the records. */
export const getOwnArguments = (): readonly string[] =>
  process.argv.slice(1).filter((one) => !isRecordPath(one))

/** Returns the first language of the desktop that Cercle has. */
export function getSystemLanguage(): Language {
  const preferred = app.getPreferredSystemLanguages()
  const spoken = preferred.map((tag) => LANGUAGES.find((one) => tag.toLowerCase().startsWith(one)))
  return spoken.find((one) => one !== undefined) ?? 'en'
}
