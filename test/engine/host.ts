// The host process: runs the built main, unchanged, on plain Node. Only the module `electron` is
// replaced (electron.ts). Calls, store, worker threads, checks of senders and sizes, and the files
// of the page are main's own.
import { createRequire, registerHooks } from 'node:module'
import { runInThisContext } from 'node:vm'
import * as electron from './electron.ts'
import type { Served, ToHost } from './messages.ts'

const { BrowserWindow, app, registered, send } = electron
const require = createRequire(import.meta.url)
const DOUBLE = new URL('electron.ts', import.meta.url).href

registerHooks({
  resolve: (name, context, next) =>
    name === 'electron'
      ? { url: DOUBLE, format: 'module-typescript', shortCircuit: true }
      : next(name, context),
})

const contents = () => BrowserWindow.getAllWindows()[0]?.webContents

async function invoke({
  channel,
  args,
  frame,
}: Extract<ToHost, { kind: 'invoke' }>): Promise<unknown> {
  const handler = registered.calls.get(channel)
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`)
  return handler({ senderFrame: contents()?.frameOf(frame) ?? null }, ...args)
}

/** Main's answer to a request: first its filter, then the handler of the scheme. */
async function serve(method: string, url: string): Promise<Served | 'cancelled'> {
  let isCancelled = false
  registered.filter?.({ url }, ({ cancel = false }) => (isCancelled = cancel))
  const handler = registered.schemes.get(new URL(url).protocol.slice(0, -1))
  if (isCancelled || handler === undefined) return 'cancelled'
  const response = await handler(new Request(url, { method }))
  const { status, headers } = response
  return {
    status,
    headers: Object.fromEntries(headers),
    body: new Uint8Array(await response.arrayBuffer()),
  }
}

async function evaluate(text: string, argument: unknown): Promise<unknown> {
  const run: unknown = runInThisContext(`(${text})`)
  if (typeof run !== 'function') throw new Error('only functions can be evaluated')
  return Reflect.apply(run, null, [electron, argument])
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error)

/** Values that cannot be cloned are refused by `send`, as Electron refuses them. */
async function receive(message: ToHost): Promise<void> {
  switch (message.kind) {
    case 'ready':
      return app.becomeReady()
    case 'loaded':
      return contents()?.finishLoad(message.url)
    case 'closed':
      return BrowserWindow.getAllWindows()[0]?.gone()
    case 'request':
      return send({
        kind: 'response',
        id: message.id,
        response: await serve(message.method, message.url),
      })
    case 'invoke':
      try {
        return send({ kind: 'answer', id: message.id, value: await invoke(message) })
      } catch (error) {
        const reason = `Error invoking remote method '${message.channel}': ${String(error)}`
        return send({ kind: 'failure', id: message.id, error: reason })
      }
    case 'evaluate':
      try {
        return send({
          kind: 'evaluated',
          id: message.id,
          value: await evaluate(message.text, message.argument),
        })
      } catch (error) {
        return send({ kind: 'threw', id: message.id, error: messageOf(error) })
      }
  }
}

process.on('message', (message: ToHost) => void receive(message))
// the test process has ended
process.once('disconnect', () => process.exit(1))

if (process.argv.includes('--fixed-chance')) require('../e2e/chance.cjs')
require('../../out/main/index.cjs')
