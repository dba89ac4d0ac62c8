import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { run, SetupError, type Surroundings } from './processes.ts'

const SERVER = 'Xvfb'
const SCREEN = '2560x1440x24'

/** Returns true if windows can be shown: always, except on a Linux without X11 and Wayland. */
export function hasDisplay(
  { DISPLAY, WAYLAND_DISPLAY }: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): boolean {
  return platform !== 'linux' || Boolean(DISPLAY) || Boolean(WAYLAND_DISPLAY)
}

/**
 * Runs a command, on an Xvfb of its own if there is no display, and returns its exit status. With
 * several screens (`count`) CERCLE_DISPLAYS lists the names, separated by commas; DISPLAY is the
 * first.
 */
export async function withDisplay(
  command: string,
  args: readonly string[],
  { env = process.env, ...others }: Surroundings,
  count = 1,
): Promise<number> {
  if (hasDisplay(env, process.platform)) return run(command, args, { env, ...others })
  const started = await Promise.allSettled(Array.from({ length: count }, startServer))
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  try {
    for (const one of started) if (one.status === 'rejected') throw one.reason
    const names = servers.map(({ name }) => name)
    return await run(command, args, {
      env: { ...env, DISPLAY: names[0], CERCLE_DISPLAYS: names.join() },
      ...others,
    })
  } finally {
    for (const { server } of servers) await stop(server)
  }
}

/** Starts Xvfb on a display number it finds free itself. */
async function startServer(): Promise<{ readonly server: ChildProcess; readonly name: string }> {
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-noreset']
  // in a process group of its own, so that Ctrl+C ends the window first and not the screen under it
  const server = spawn(SERVER, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  })
  const failure = Promise.race([once(server, 'exit'), once(server, 'error')]).then(() => null)
  const number = await Promise.race([readNumber(server), failure])
  if (number === null)
    throw new SetupError(`${SERVER}, which stands in for the missing display, did not start.`)
  return { server, name: `:${number}` }
}

async function readNumber(server: ChildProcess): Promise<string | null> {
  const pipe = server.stdio[3]
  if (!(pipe instanceof Readable)) return null
  let text = ''
  for await (const chunk of pipe) {
    text += String(chunk)
    if (text.endsWith('\n')) return text.trim()
  }
  return null
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  server.kill()
  await once(server, 'exit')
}
