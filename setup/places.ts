import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The folder of the project: the one that holds package.json. */
export const PROJECT_FOLDER = dirname(import.meta.dirname)

/**
 * The cache of fetched and compiled files, outside node_modules so that `npm ci` does not delete
 * it.
 */
export function cacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv): string {
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'cercle')
}
