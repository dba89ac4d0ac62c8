import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/** The folder of the project: the one that holds package.json. */
export const PROJECT_FOLDER = dirname(import.meta.dirname)

/** Where what is fetched or compiled once is kept, outside node_modules so that `npm ci` leaves it alone. */
export function cacheFolder({ XDG_CACHE_HOME }: NodeJS.ProcessEnv): string {
  return join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'cercle')
}
