import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { SetupError } from './processes.ts'

/** A folder of the cache, valid only while its file `version` matches. */
export interface Kept {
  readonly name: string
  readonly version: string
}

const MARK = 'version'
const WORK_FOLDER = /\.work-(?<host>.+)-(?<pid>\d+)-(?<start>\d+)-[^-]+$/

/** Returns true if the folder is finished: the mark is the last file written into it. */
export async function isFinished(cache: string, { name, version }: Kept): Promise<boolean> {
  try {
    return (await readFile(join(cache, name, MARK), 'utf8')) === version
  } catch {
    return false
  }
}

/**
 * Returns the cached folder, made first if necessary. `make` gets a work folder of its own, fills
 * `result` inside it, and may leave anything else there. Only a finished result is renamed into
 * place, so it may be interrupted, or run twice at once.
 */
export async function keep(
  cache: string,
  kept: Kept,
  make: (work: string) => Promise<void>,
): Promise<string> {
  const place = join(cache, kept.name)
  await mkdir(cache, { recursive: true })
  await removeAbandoned(cache)
  if (await isFinished(cache, kept)) return place
  const work = await mkdtemp(join(cache, workFolderOf(kept)))
  try {
    await mkdir(join(work, 'result'))
    await make(work)
    await writeFile(join(work, 'result', MARK), kept.version)
    await putInPlace(cache, kept, work)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
  return place
}

async function putInPlace(cache: string, kept: Kept, work: string): Promise<void> {
  const place = join(cache, kept.name)
  try {
    await rename(join(work, 'result'), place)
  } catch {
    if (await isFinished(cache, kept)) return
    await rename(place, join(work, 'unfinished'))
    await rename(join(work, 'result'), place)
  }
  if (!(await isFinished(cache, kept))) throw new SetupError(`${place} could not be finished.`)
}

/** Removes the work folders of runs of this machine that were interrupted. */
async function removeAbandoned(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    const { host, pid, start } = WORK_FOLDER.exec(entry)?.groups ?? {}
    if (host !== hostname() || pid === undefined || startOf(Number(pid)) === start) continue
    await rm(join(cache, entry), { recursive: true, force: true })
  }
}

/** The name of a work folder of this process, but for what makes it unique. */
export const workFolderOf = ({ name }: Kept): string =>
  `${name}.work-${hostname()}-${process.pid}-${startOf(process.pid) ?? ''}-`

/**
 * When a process was started, in ticks since the machine was; null if there is none of this number.
 * After a restart, and in a container, another process may have the number of one that was killed.
 * Elsewhere than on Linux, where the cache is not used but tested, it is always 0. /
 */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return isAlive(pid) ? '0' : null
  try {
    // the name of the program, in brackets, may hold anything
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields[START_FIELD] ?? null
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Its place among the fields after the name (proc(5): field 22 of all). */
const START_FIELD = 19
