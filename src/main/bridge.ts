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
import { measure } from '../shared/size.ts'
import { openPace } from './pace.ts'
import { mayCall } from './sender.ts'

const BUSY: Answer<never> = { ok: false, refused: { code: 'busy' } }

/** Answers the window's calls with `answer`. */
export function openBridge(
  window: () => WebContents | null,
  origin: string,
  answer: (name: unknown, args: unknown) => Answer<unknown> | Promise<Answer<unknown>>,
): void {
  const mayPass = openPace(() => performance.now())
  ipcMain.handle(CALL_CHANNEL, (event: IpcMainInvokeEvent, name: unknown, args: unknown) => {
    const main = () => window()?.mainFrame ?? null
    if (!mayCall(() => event.senderFrame, main, origin)) return MALFORMED
    // the page's own side has measured it too, but what runs there may be anything
    const size = measure([name, args])
    if (size === null) return MALFORMED
    return mayPass(size) ? answer(name, args) : BUSY
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
