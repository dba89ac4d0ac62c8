// The door between window and main: the only file that knows ipcMain. Who calls, how much, how often, then what.
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

/** Answers the window's calls with `answer`. */
export function registerBridge(
  window: () => WebContents | null,
  origin: string,
  handleCall: (name: unknown, args: unknown) => Answer<unknown> | Promise<Answer<unknown>>,
): void {
  const isWithinLimit = createRateLimiter(() => performance.now())
  ipcMain.handle(CALL_CHANNEL, (event: IpcMainInvokeEvent, name: unknown, args: unknown) => {
    const getMainFrame = () => window()?.mainFrame ?? null
    if (!isTrustedSender(() => event.senderFrame, getMainFrame, origin)) return MALFORMED
    // the page's own side has measured it too, but what runs there may be anything
    const size = measureCall([name, args])
    if (size === null) return MALFORMED
    return isWithinLimit(size) ? handleCall(name, args) : BUSY
  })
}

/** Sends the window a new scene. */
export function pushScene(window: WebContents | null, scene: Scene): void {
  if (window !== null && !window.isDestroyed()) window.send(SCENE_CHANNEL, scene)
}

/** Sends the window an evening as it stands now. */
export function pushEvening(window: WebContents | null, evening: Evening): void {
  if (window !== null && !window.isDestroyed()) window.send(EVENING_CHANNEL, evening)
}

/** Tells the window something it did not ask for. */
export function pushNews(window: WebContents | null, news: News): void {
  if (window !== null && !window.isDestroyed()) window.send(NEWS_CHANNEL, news)
}
