import type { Stats } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_FOLDER } from './places.ts'
import { run, SetupError } from './processes.ts'

/** electron-vite's command, to be run with this Node. */
export const ELECTRON_VITE = join(
  dirname(createRequire(import.meta.url).resolve('electron-vite/package.json')),
  'bin',
  'electron-vite.js',
)

const SOURCES = [
  ...['src', 'electron.vite.config.ts', 'package-lock.json', 'LICENSE', 'resources'],
  ...['setup/shipped.ts', 'setup/listed.ts'],
]
const OUTPUTS = ['out/main', 'out/preload', 'out/renderer/index.html']

/** Builds the app into `out`; prints warnings and errors alone. */
export async function buildApp(): Promise<void> {
  const status = await run(process.execPath, [ELECTRON_VITE, 'build', '--logLevel', 'warn'], {
    cwd: PROJECT_FOLDER,
  })
  if (status !== 0) throw new SetupError('The app could not be built.', status)
}

/** Returns true if `out` is missing, incomplete, or not newer than all its sources. */
export async function isBuildStale(project = PROJECT_FOLDER): Promise<boolean> {
  const outputs = await Promise.all(OUTPUTS.map((path) => entriesIn(join(project, path))))
  const sources = await Promise.all(SOURCES.map((path) => entriesIn(join(project, path))))
  const written = outputs.map((entries) => entries.filter((entry) => !entry.isDirectory()))
  if (written.some((files) => files.length === 0)) return true
  return Math.min(...timesOf(written)) <= Math.max(...timesOf(sources))
}

/**
 * The file itself, or the folder and all that is in it, as a removed file leaves its trace in the
 * folder alone.
 */
async function entriesIn(path: string): Promise<readonly Stats[]> {
  const found = await lstat(path).catch(() => null)
  if (found === null) return []
  if (!found.isDirectory()) return [found]
  const inside = await Promise.all((await readdir(path)).map((name) => entriesIn(join(path, name))))
  return [found, ...inside.flat()]
}

function timesOf(entries: readonly (readonly Stats[])[]): readonly number[] {
  return entries.flat().map(({ mtimeMs }) => mtimeMs)
}
