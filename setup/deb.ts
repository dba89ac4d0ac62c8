import { createHash } from 'node:crypto'
import {
  chmod,
  copyFile,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'
import { type Names, namesOf, PROGRAM } from './builder.ts'
import { hasCommand } from './system-packages.ts'
import { controlText, copyrightText, desktopText, mimeText } from './deb-texts.ts'
import { noticesOf } from './notices.ts'
import { setTimes, sha256, sourceTime } from './packing.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runQuietly } from './processes.ts'
import type { Runtime } from './runtime.ts'

/** A file of the package: a text of ours, a file that is here, or a link. */
type Entry =
  | { readonly path: string; readonly text: string }
  | { readonly path: string; readonly from: string; readonly mode?: number }
  | { readonly path: string; readonly to: string }

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512]
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Set-uid root, as in the packages of Chrome and of Debian's Chromium: if a kernel or AppArmor
 * denies user namespaces to plain users, this helper gives Chromium its sandbox; otherwise it is
 * not used.
 */
const SANDBOX = { name: 'chrome-sandbox', mode: 0o4755 } as const

/**
 * zstd, which every system has whose C library is new enough; a test build is not worth the wait
 * for a smaller file.
 */
const LEVELS = { official: 12, fallback: 3 } as const

/** Why no .deb can be made here; null where it can. */
export const obstacleToDeb = (): string | null =>
  hasCommand('dpkg-deb') ? null : 'no .deb is made: dpkg-deb is missing, which the package dpkg has'

/** The folder the package installs the program to. */
export const installedFolder = ({ plain }: Names): string => `opt/${plain}`

/** Makes the .deb of a packed folder and returns its path. */
export async function makeDeb(folder: string, runtime: Runtime): Promise<string> {
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(await readFile(join(PROJECT_FOLDER, 'package.json'), 'utf8')))
  const names = namesOf(runtime)
  const architecture = ARCHITECTURES[process.arch] ?? process.arch
  const output = dirname(folder)
  const tree = join(output, 'deb')
  await rm(tree, { recursive: true, force: true })
  const entries = await entriesOf(folder, names)
  for (const entry of entries) await put(tree, entry)
  const size = await sizeOf(tree)
  const standIn = runtime.kind === 'official' ? null : runtime.version
  await put(tree, {
    path: 'DEBIAN/control',
    text: controlText({ names, version, architecture, size, standIn }),
  })
  await put(tree, { path: 'DEBIAN/md5sums', text: await md5sums(tree, entries) })
  await setTimes(tree, await sourceTime())
  const file = join(output, `${names.plain}_${version}_${architecture}.deb`)
  // more than one thread cuts the archive elsewhere
  const form = ['-Zzstd', `-z${LEVELS[runtime.kind]}`, '--threads-max=1', '--root-owner-group']
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(await sourceTime()) }
  await runQuietly('dpkg-deb', [...form, '--build', tree, file], { env })
  await rm(tree, { recursive: true })
  return file
}

async function entriesOf(folder: string, names: Names): Promise<readonly Entry[]> {
  const home = installedFolder(names)
  const inside = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = inside
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
  const resources = join(PROJECT_FOLDER, 'resources')
  return [
    ...files.map((path) => ({
      path: `${home}/${path}`,
      from: join(folder, path),
      ...(path === SANDBOX.name ? { mode: SANDBOX.mode } : {}),
    })),
    { path: `usr/bin/${names.plain}`, to: `/${home}/${PROGRAM}` },
    { path: `usr/share/applications/${names.plain}.desktop`, text: desktopText(names) },
    { path: `usr/share/mime/packages/${names.plain}.xml`, text: mimeText() },
    {
      path: `usr/share/icons/hicolor/scalable/apps/${names.plain}.svg`,
      from: join(resources, 'icon.svg'),
    },
    ...SIZES.map((size) => ({
      path: `usr/share/icons/hicolor/${size}x${size}/apps/${names.plain}.png`,
      from: join(resources, 'icons', `${size}x${size}.png`),
    })),
    {
      path: `usr/share/doc/${names.plain}/copyright`,
      text: copyrightText(home, noticesOf(join(PROJECT_FOLDER, 'out'))),
    },
  ]
}

async function put(tree: string, entry: Entry): Promise<void> {
  const target = join(tree, entry.path)
  await mkdir(dirname(target), { recursive: true })
  if ('to' in entry) return symlink(entry.to, target)
  if ('text' in entry) {
    await writeFile(target, entry.text)
    return chmod(target, 0o644)
  }
  const mode = entry.mode ?? (((await lstat(entry.from)).mode & 0o111) === 0 ? 0o644 : 0o755)
  // a link saves the copy, but shares the mode
  if (((await lstat(entry.from)).mode & 0o7777) === mode) await link(entry.from, target)
  else {
    await copyFile(entry.from, target)
    await chmod(target, mode)
  }
}

/** Size in kibibytes, each file and folder rounded up, as Debian counts. */
async function sizeOf(tree: string): Promise<number> {
  const inside = await readdir(tree, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    inside.map(async (entry) =>
      entry.isFile() ? Math.ceil((await lstat(join(entry.parentPath, entry.name))).size / 1024) : 1,
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The checksums that `dpkg --verify` compares. */
async function md5sums(tree: string, entries: readonly Entry[]): Promise<string> {
  const lines: string[] = []
  for (const { path } of entries.filter((entry) => !('to' in entry)))
    lines.push(
      `${createHash('md5')
        .update(await readFile(join(tree, path)))
        .digest('hex')}  ${path}\n`,
    )
  return lines.join('')
}

/** A built file, for the report at the end. */
export const madeLine = async (file: string): Promise<string> =>
  `${file.slice(PROJECT_FOLDER.length + 1)}  ${((await lstat(file)).size / 1e6).toFixed(1)} MB  SHA-256 ${await sha256(file)}`
