import { cp, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import sqlite from 'better-sqlite3/package.json' with { type: 'json' }
import { keep, type Kept } from './cache.ts'
import { cacheFolder } from './places.ts'
import { runQuietly } from './processes.ts'

/**
 * better-sqlite3 as compiled here: its prebuilt binaries need Node-API 10, which Electron has since
 * 35.
 */
export const COMPILED_SQLITE: Kept = {
  name: `better-sqlite3-${sqlite.version}-compiled-1`,
  version: sqlite.version,
}

const require = createRequire(import.meta.url)
const PACKAGE = require.resolve('better-sqlite3/package.json')
const FILE = 'better_sqlite3.node'
const SOURCES = ['binding.gyp', 'deps', 'lib', 'package.json', 'src']
/**
 * The experimental level has all of level 10, and an older Node-API accepts it; levels 8 and 9 lack
 * too much.
 */
const FLAGS = '-UNAPI_VERSION -DNAPI_VERSION=NAPI_VERSION_EXPERIMENTAL -include post-finalizer.h'

/** Returns true if this Electron is too old for the prebuilt better-sqlite3. */
export function needsCompiledSqlite(electronVersion: string): boolean {
  return Number.parseInt(electronVersion, 10) < 35
}

/**
 * The path of better-sqlite3 compiled for any Node-API from 9 on; about a minute the first time.
 */
export async function compiledSqlite(): Promise<string> {
  const folder = await keep(cacheFolder(process.env), COMPILED_SQLITE, compile)
  return join(folder, FILE)
}

async function compile(work: string): Promise<void> {
  const source = join(work, 'source')
  for (const name of SOURCES)
    await cp(join(dirname(PACKAGE), name), join(source, name), { recursive: true })
  const nodeAddonApi = dirname(createRequire(PACKAGE).resolve('node-addon-api/package.json'))
  await cp(nodeAddonApi, join(source, 'node_modules', 'node-addon-api'), { recursive: true })
  const headers = await headersFor(work)
  const command = [
    require.resolve('node-gyp/bin/node-gyp.js'),
    'rebuild',
    '--release',
    '--force_build=1',
    '--jobs=max',
    `--nodedir=${headers}`,
  ]
  await runQuietly(process.execPath, command, { cwd: source, env: compilerEnvironment() })
  await rename(join(source, 'build', 'Release', FILE), join(work, 'result', FILE))
  await runQuietly(process.execPath, ['-e', 'require(process.argv[1])', join(work, 'result', FILE)])
}

/** Without npm's own settings, as node-gyp would take those over the ones it is given here. */
function compilerEnvironment(): NodeJS.ProcessEnv {
  const env = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'))
  const { PATH = '' } = process.env
  return {
    ...Object.fromEntries(env),
    CXXFLAGS: FLAGS,
    PATH: [dirname(process.execPath), PATH].join(delimiter),
  }
}

/**
 * A folder as node-gyp wants it: the headers of Node-API with our addition, and a common.gypi that
 * adds nothing.
 */
async function headersFor(work: string): Promise<string> {
  const headers = join(work, 'headers')
  const folder = join(headers, 'include', 'node')
  await cp(join(dirname(require.resolve('node-api-headers')), 'include'), folder, {
    recursive: true,
  })
  await cp(join(import.meta.dirname, 'post-finalizer.h'), join(folder, 'post-finalizer.h'))
  await writeFile(join(folder, 'common.gypi'), '{}')
  return headers
}
