// A copy of the project in a temporary folder, to make a game in, and what README says of that.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const PROJECT = join(import.meta.dirname, '../..')

const LEFT_OUT = new Set(['.git', 'node_modules', 'out', 'dist', 'test-results', 'screenshots'])

/** Copies the project, with the packages linked one by one, so that caches stay apart. */
export function copyProject(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'cercle-game-')))
  for (const name of readdirSync(PROJECT))
    if (!LEFT_OUT.has(name)) cpSync(join(PROJECT, name), join(copy, name), { recursive: true })
  const packages = join(PROJECT, 'node_modules')
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync(packages))
    if (name !== '.cache' && !name.startsWith('.vite') && !name.startsWith('.package'))
      symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction')
  return copy
}

export interface Ran {
  readonly status: number | null
  readonly stdout: string
  /** Both outputs, to show when it went wrong. */
  readonly all: string
}

/** Runs a script of the copy, or of one of its packages, with this Node. */
export function runIn(copy: string, ...args: readonly string[]): Ran {
  // what this run of vitest says to its workers is not for another one
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'TEST'),
  )
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...env, NODE_ENV: '' },
    maxBuffer: 2 ** 28,
  })
  return { status, stdout, all: `${stdout}${stderr}` }
}

/** Returns the files below some folders, by their path from the project. */
export const filesIn = (project: string, ...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.*`, { cwd: project }))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

/** Returns the paths of a list in README's section on a new game, with `{a,b}` written out. */
export function listedPaths(heading: string): readonly string[] {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8')
  const section = readme.split('### A new game\n')[1]?.split(/\n##/)[0] ?? ''
  const list = section.split(`**${heading}**`)[1]?.split(/\*\*[A-Z]/)[0] ?? ''
  return [...list.matchAll(/`([^`\s]+\/[^`\s]+)`/g)].flatMap(([, path = '']) => writeOut(path))
}

function writeOut(path: string): readonly string[] {
  const [, before, choices, after] = /^(.*?)\{([^}]+)\}(.*)$/.exec(path) ?? []
  if (before === undefined || choices === undefined || after === undefined) return [path]
  return choices.split(',').flatMap((choice) => writeOut(`${before}${choice}${after}`))
}
