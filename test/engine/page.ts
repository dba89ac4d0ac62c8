// The page's side of the bridge: the built preload runs unchanged in a script before the page's
// own, and its `require('electron')` yields what stands here. Unlike Electron's, it shares the
// world of the page: context isolation is Electron's own and not tried by this suite.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Delivery, Invocation } from './messages.ts'

/**
 * A reserved name that no network knows: Electron alone supports a scheme of our own such as
 * `app:`.
 */
export const ORIGIN = 'https://cercle.invalid'
const APP = 'app://cercle'

/** The address as main knows it. */
export const inApp = (url: string): string =>
  url === ORIGIN || url.startsWith(`${ORIGIN}/`) ? APP + url.slice(ORIGIN.length) : url

/** The address as the browser knows it. */
export const inBrowser = (url: string): string =>
  url === APP || url.startsWith(`${APP}/`) ? ORIGIN + url.slice(APP.length) : url

export interface PageInvocation extends Invocation {
  readonly id: string
}

declare global {
  interface Window {
    /** Set by Playwright: hands a call to the test process. */
    cercleInvoke?: (call: PageInvocation) => Promise<void>
    cercleDeliver?: (deliveries: readonly Delivery[]) => void
  }
}

type Listener = (event: object, ...args: readonly unknown[]) => void

/** Runs in the page. What the preload needs of `electron`. */
function electronOfPage() {
  const waiting = new Map<string, PromiseWithResolvers<unknown>>()
  const listeners = new Map<string, Set<Listener>>()
  // distinguishes answers meant for the previous document, which are dropped
  const ownId = crypto.randomUUID()
  let calls = 0

  function receive(one: Delivery): void {
    if (one.kind === 'push') {
      for (const listener of listeners.get(one.channel) ?? []) listener({}, ...one.args)
      return
    }
    const call = waiting.get(one.id)
    waiting.delete(one.id)
    if (one.kind === 'answer') call?.resolve(one.value)
    else call?.reject(new Error(one.error))
  }

  // a task of its own: in the task of Playwright's evaluation the browser allows texts as scripts
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }: MessageEvent<readonly Delivery[]>) =>
    data.forEach(receive),
  )
  port1.start()
  Reflect.defineProperty(window, 'cercleDeliver', {
    value: (deliveries: readonly Delivery[]) => port2.postMessage(deliveries),
  })

  return {
    contextBridge: {
      exposeInMainWorld(name: string, api: object): void {
        Reflect.defineProperty(window, name, { value: Object.freeze({ ...api }), enumerable: true })
      },
    },
    ipcRenderer: {
      invoke(channel: string, ...args: readonly unknown[]): Promise<unknown> {
        calls += 1
        const id = `${ownId}-${calls}`
        const call = Promise.withResolvers<unknown>()
        waiting.set(id, call)
        window.cercleInvoke?.({ id, channel, args }).catch(call.reject)
        return call.promise
      },
      on(channel: string, listener: Listener): void {
        listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener))
      },
      off(channel: string, listener: Listener): void {
        listeners.get(channel)?.delete(listener)
      },
    },
  }
}

/**
 * The script that runs before those of the page: the built preload, in the main frame alone, as in
 * Electron.
 */
export function preloadScript(): string {
  const preload = readFileSync(join(import.meta.dirname, '../../out/preload/index.cjs'), 'utf8')
  return `if (window === top && location.origin === ${JSON.stringify(ORIGIN)}) ((require, module) => {
    const { exports } = module;
    ${preload}
  })(((electron) => () => electron)((${String(electronOfPage)})()), { exports: {} })`
}
