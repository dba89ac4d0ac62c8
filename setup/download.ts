import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { runQuietly, SetupError } from './processes.ts'

/** A package of the npm registry at one version, with the sha512 its tarball must have. */
export interface PinnedPackage {
  readonly spec: string
  readonly integrity: string
}

/**
 * Fetches the package with npm into `folder`, checks it, unpacks it, and gives the folder with its
 * files.
 */
export async function fetchPackage(
  { spec, integrity }: PinnedPackage,
  folder: string,
): Promise<string> {
  const download = join(folder, 'download')
  await mkdir(download)
  const npmCache = join(folder, 'npm-cache')
  await runQuietly('npm', [
    'pack',
    spec,
    '--pack-destination',
    download,
    '--cache',
    npmCache,
    '--loglevel',
    'error',
  ])
  await rm(npmCache, { recursive: true, force: true })
  const [tarball] = await readdir(download)
  if (tarball === undefined) throw new SetupError(`npm fetched nothing for ${spec}.`)
  await demandIntegrity(join(download, tarball), integrity)
  await runQuietly('tar', ['-xzf', join(download, tarball), '-C', folder])
  await rm(download, { recursive: true })
  return join(folder, 'package')
}

/** Refuses, and removes, a file that is not the one whose integrity is written down here. */
export async function demandIntegrity(file: string, integrity: string): Promise<void> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(file), hash)
  const found = `sha512-${hash.digest('base64')}`
  if (found === integrity) return
  await rm(file)
  throw new SetupError(
    `${file} was removed: it is not the file expected (${found} instead of ${integrity}).`,
  )
}
