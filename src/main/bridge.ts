// The bridge between window and main: the only file that knows ipcMain. It checks the sender, the
// size and the rate of a call before the call itself.
import { type IpcMainInvokeEvent, type WebContents, ipcMain } from 'electron'
import {
  type Answer,
  CALL_CHANNEL,
  EVENING_CHANNEL,
  MALFORMED,
  type News,
  NEWS_CHANNEL,
  type Scene,
  SCENE_CHANNEL,
} from '../shared/bridge.ts'
import type { Evening } from '../shared/evening.ts'
import { measureCall } from '../shared/size.ts'
import { createRateLimiter } from './rate-limit.ts'
import { isTrustedSender } from './ipc-guard.ts'

const BUSY: Answer<never> = { ok: false, refused: { code: 'busy' } }

/** Registers `answer` as the handler of all calls of the window. */
export function registerBridge(
  window: () => WebContents | null,
  origin: string,
  handleCall: (name: unknown, args: unknown) => Answer<unknown> | Promise<Answer<unknown>>,
): void {
  const isWithinLimit = createRateLimiter(() => performance.now())
  ipcMain.handle(CALL_CHANNEL, (event: IpcMainInvokeEvent, name: unknown, args: unknown) => {
    const getMainFrame = () => window()?.mainFrame ?? null
    if (!isTrustedSender(() => event.senderFrame, getMainFrame, origin)) return MALFORMED
    // the preload has measured it too, but anything may run there
    const size = measureCall([name, args])
    if (size === null) return MALFORMED
    return isWithinLimit(size) ? handleCall(name, args) : BUSY
  })
}

export function pushScene(window: WebContents | null, scene: Scene): void {
  if (window !== null && !window.isDestroyed()) window.send(SCENE_CHANNEL, scene)
}

export function pushEvening(window: WebContents | null, evening: Evening): void {
  if (window !== null && !window.isDestroyed()) window.send(EVENING_CHANNEL, evening)
}

/** Sends the window news that no call asked for. */
export function pushNews(window: WebContents | null, news: News): void {
  if (window !== null && !window.isDestroyed()) window.send(NEWS_CHANNEL, news)
}
