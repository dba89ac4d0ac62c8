import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { SetupError } from './processes.ts'

/** What the cache keeps: a folder of this name, good only while its file `version` says so. */
export interface Kept {
  readonly name: string
  readonly version: string
}

const MARK = 'version'
const WORK_FOLDER = /\.work-(?<host>.+)-(?<pid>\d+)-[^-]+$/

/** Whether the folder was finished: the mark is the last file written into it. */
export async function isFinished(cache: string, { name, version }: Kept): Promise<boolean> {
  try {
    return (await readFile(join(cache, name, MARK), 'utf8')) === version
  } catch {
    return false
  }
}

/**
 * Gives the kept folder, made first if need be. `make` gets a work folder of its own, fills `result` inside it, and may
 * leave anything beside. Only a finished result is renamed into place, so it may be interrupted, or run twice at once.
 */
export async function keep(cache: string, kept: Kept, make: (work: string) => Promise<void>): Promise<string> {
  const place = join(cache, kept.name)
  await mkdir(cache, { recursive: true })
  await removeAbandoned(cache)
  if (await isFinished(cache, kept)) return place
  const work = await mkdtemp(join(cache, `${kept.name}.work-${hostname()}-${process.pid}-`))
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
    const { host, pid } = WORK_FOLDER.exec(entry)?.groups ?? {}
    if (host !== hostname() || pid === undefined || isAlive(Number(pid))) continue
    await rm(join(cache, entry), { recursive: true, force: true })
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
