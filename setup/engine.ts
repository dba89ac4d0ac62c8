// The components of the pinned Electron, and a plain browser of the system with the same engine.
import { PINNED_VERSION } from './official.ts'
import { runQuietly, SetupError } from './processes.ts'
import { findCommand } from './system-packages.ts'

/** Major versions of Chromium and of Node. */
export interface EngineMajors {
  readonly chromium: string
  readonly node: string
}

/** By major of Electron, as its release notes say; a new pinned major needs its line here. */
const ENGINES: Readonly<Record<string, EngineMajors>> = { '45': { chromium: '156', node: '24' } }

/** Names of the command in the distributions. */
const COMMANDS = ['chromium', 'chromium-browser']

export function enginesOf(electronVersion: string): EngineMajors {
  const engines = ENGINES[electronVersion.split('.')[0] ?? '']
  if (engines !== undefined) return engines
  throw new SetupError(
    `Write the Chromium and the Node of Electron ${electronVersion} into setup/engine.ts.`,
  )
}

export const pinnedEngines = (): EngineMajors => enginesOf(PINNED_VERSION)

/** The major in what `chromium --version` prints; null if it prints something else. */
export const majorIn = (printed: string): string | null =>
  /\bChrom(?:ium|e) (\d+)\./.exec(printed)?.[1] ?? null

/** A browser to test in, or why there is none. */
export type FoundBrowser = { readonly browser: string } | { readonly obstacle: string }

/**
 * The system's Chromium if it has the major of the pinned Electron. Any other would show what no
 * user of Cercle sees, and the system brings a new one every four weeks. /
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const { chromium } = pinnedEngines()
  const browser = COMMANDS.map(findCommand).find((path) => path !== null)
  if (browser === undefined)
    return { obstacle: `there is no Chromium ${chromium} (Debian's package chromium)` }
  const printed = (await runQuietly(browser, ['--version'])).trim()
  return majorIn(printed) === chromium
    ? { browser }
    : {
        obstacle: `${printed || browser} is not Chromium ${chromium}, which the pinned Electron ${PINNED_VERSION} has`,
      }
}
