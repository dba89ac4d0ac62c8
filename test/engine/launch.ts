// Starts the built program without Electron: main in a process of plain Node (host.ts), its page in
// a plain Chromium. The tests drive both as they drive Electron.
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
  chromium,
} from '@playwright/test'
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Program } from '../e2e/program.ts'
import type { Delivery, FromHost, Served, ToHost } from './messages.ts'
import { type PageInvocation, inApp, inBrowser, preloadScript } from './page.ts'

/** Stops Chromium from asking any network for anything by itself. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

interface Options {
  /** The command that starts Chromium. */
  readonly browser: string
  readonly environment: Readonly<Record<string, string>>
  /** The same cards at each run. */
  readonly isChanceFixed: boolean
}

/** The host, and what is waited for from it. */
class Host {
  readonly process: ChildProcess
  readonly ended: Promise<unknown>
  #said = ''
  #asked = 0
  readonly #waiting = new Map<string, PromiseWithResolvers<unknown>>()

  constructor({ environment, isChanceFixed }: Options) {
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    this.process = fork(
      join(import.meta.dirname, 'host.ts'),
      [...sandbox, ...(isChanceFixed ? ['--fixed-chance'] : [])],
      {
        env: environment,
        // as Electron's own messages: structured clones
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      },
    )
    this.process.stderr?.on('data', (text: Buffer) => (this.#said += String(text)))
    this.ended = once(this.process, 'exit')
    void this.ended.then(() => {
      const error = new Error(`the host has ended: ${this.#said}`)
      for (const { reject } of this.#waiting.values()) reject(error)
    })
  }
  send(message: ToHost): void {
    // the page may outlive main by a moment; its messages are dropped then
    if (this.process.connected) this.process.send(message, () => {})
  }
  on(listen: (message: FromHost) => void): void {
    this.process.on('message', listen)
  }
  /** Sends a message that is answered under its id. */
  async ask(message: (id: string) => ToHost): Promise<unknown> {
    this.#asked += 1
    const id = String(this.#asked)
    const answer = Promise.withResolvers<unknown>()
    this.#waiting.set(id, answer)
    this.send(message(id))
    return answer.promise.finally(() => this.#waiting.delete(id))
  }
  settle(id: string): PromiseWithResolvers<unknown> | undefined {
    return this.#waiting.get(id)
  }
}

type Starting = Extract<FromHost, { kind: 'starting' }>

/** Until main waits for the browser: the switches it wants. */
async function starting(host: Host): Promise<Starting> {
  const started = Promise.withResolvers<Starting>()
  host.on((message) => message.kind === 'starting' && started.resolve(message))
  void host.ended.then(() => started.reject(new Error('the host has ended before it started')))
  return started.promise
}

/** Of the environment, what a browser behaves by. */
const HEARD = ['DISPLAY', 'LANGUAGE', 'LC_ALL', 'TZ']

/**
 * The browsers of this worker. Those with the same switches are one: its start takes longest, and
 * every start of the program has a context of its own in it, with nothing of those before.
 */
const browsers = new Map<string, Promise<Browser>>()

function browserFor(options: Options, { switches, isSandboxed }: Starting): Promise<Browser> {
  const own = HEARD.map((name) => options.environment[name] ?? null)
  const key = JSON.stringify([switches, isSandboxed, own])
  const open = browsers.get(key)
  if (open !== undefined) return open
  const opening = chromium.launch({
    executablePath: options.browser,
    // a window as any other: without one Chromium hides scrollbars and sets letters otherwise
    headless: false,
    chromiumSandbox: isSandboxed,
    args: [...switches, ...QUIET],
    env: { ...options.environment },
  })
  browsers.set(key, opening)
  // a crash fails the test that sees it, not those after it
  void opening.then((browser) => browser.once('disconnected', () => browsers.delete(key)))
  return opening
}

/**
 * Answers every request of the page by main. Returns the list of those it refuses, which reach no
 * network either.
 */
async function serveFromMain(context: BrowserContext, host: Host): Promise<readonly string[]> {
  const refused: string[] = []
  await context.route('**/*', async (route) => {
    const request = route.request()
    const url = inApp(request.url())
    const answer = await host
      .ask((id) => ({ kind: 'request', id, method: request.method(), url }))
      .catch(() => null)
    // the protocol between host and test says what a response is
    const served = answer as Served | 'cancelled' | null
    if (served === null || served === 'cancelled') {
      refused.push(request.url())
      return route.abort()
    }
    return route.fulfill({ ...served, body: Buffer.from(served.body) })
  })
  return refused
}

/** Delivers to the page in the order in which main sent it. */
function deliverTo(page: Page): (delivery: Delivery) => void {
  let queue: Delivery[] = []
  let isBusy = false
  async function run(): Promise<void> {
    isBusy = true
    while (queue.length > 0) {
      const batch = queue
      queue = []
      // a document that is left meanwhile takes no answers any more
      await page.evaluate((deliveries) => window.cercleDeliver?.(deliveries), batch).catch(() => {})
    }
    isBusy = false
  }
  return (delivery) => {
    queue.push(delivery)
    if (!isBusy) void run()
  }
}

/**
 * As Electron's zoom: a page of the same area in device pixels has fewer, larger ones of its own.
 */
const draw = (
  session: CDPSession,
  { size, zoom }: Extract<FromHost, { kind: 'view' }>,
): Promise<unknown> =>
  session.send('Emulation.setDeviceMetricsOverride', {
    width: Math.round(size.width / zoom),
    height: Math.round(size.height / zoom),
    deviceScaleFactor: zoom,
    mobile: false,
  })

export interface Engine {
  readonly app: Program
  readonly page: Page
}

/** Starts main, then the browser with the switches main wants, and opens the page. */
export async function launchEngine(options: Options): Promise<Engine> {
  const host = new Host(options)
  const browser = await browserFor(options, await starting(host))
  const asOnDesktop = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null }
  const context = await browser.newContext({ viewport: null, ...asOnDesktop })
  // at the end of a worker its browsers end too, and may do so before this
  const closed = host.ended.then(() => context.close().catch(() => {}))
  const refused = await serveFromMain(context, host)
  // Playwright copies arguments: undefined stays, a hole in an array becomes undefined, functions
  // are refused
  await context.exposeBinding('cercleInvoke', ({ frame }, call: PageInvocation) =>
    host.send({
      ...call,
      kind: 'invoke',
      frame: { url: inApp(frame.url()), isMain: frame.parentFrame() === null },
    }),
  )
  await context.addInitScript({ content: preloadScript() })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  page.on('load', () => host.send({ kind: 'loaded', url: inApp(page.url()) }))
  page.on('close', () => host.send({ kind: 'closed' }))

  const deliver = deliverTo(page)
  const opened = Promise.withResolvers<void>()
  let drawn: Promise<unknown> = Promise.resolve()
  function receive(message: FromHost): void {
    switch (message.kind) {
      case 'navigate':
        return void page
          .goto(inBrowser(message.url), { waitUntil: 'commit' })
          .then(() => opened.resolve(), opened.reject)
      case 'view':
        // of a page that is going, nothing is drawn any more
        drawn = draw(session, message).catch(() => {})
        return
      case 'push':
      case 'answer':
      case 'failure':
        return deliver(message)
      case 'response':
        return host.settle(message.id)?.resolve(message.response)
      case 'evaluated':
        return void drawn.then(() => host.settle(message.id)?.resolve(message.value))
      case 'threw':
        return host.settle(message.id)?.reject(new Error(message.error))
      case 'close':
        return void page.close()
      case 'starting':
    }
  }
  host.on(receive)
  host.send({ kind: 'ready' })
  await opened.promise

  const evaluate: Program['evaluate'] = async <R>(run: unknown, argument?: unknown): Promise<R> => {
    const value = await host.ask((id) => ({ kind: 'evaluate', id, text: String(run), argument }))
    // what the function returns, as Playwright types it for Electron too
    return value as R
  }
  const app: Program = {
    evaluate,
    process: () => host.process,
    async close() {
      // main may end before it has answered
      await evaluate((electron) => electron.app.quit()).catch(() => {})
      await closed
      // so that no test of this suite has to look for it
      if (refused.length > 0)
        throw new Error(`the page requested what main does not serve: ${refused.join(', ')}`)
    },
  }
  return { app, page }
}
