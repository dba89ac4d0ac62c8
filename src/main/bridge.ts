// The door between window and main: the only file that knows ipcMain. Who calls, how much, then what.
import { type IpcMainInvokeEvent, type WebContents, type WebFrameMain, ipcMain } from 'electron'
import { type Answer, type Scene, CALL_CHANNEL, SCENE_CHANNEL } from '../shared/bridge.ts'

/** Characters of a call at most, written as JSON. */
const LARGEST_CALL = 64 * 1024

const MALFORMED: Answer<never> = { ok: false, refused: { code: 'malformed' } }

/** Whether a frame is the main frame of our window and shows our own page. */
export function isOurs(frame: WebFrameMain | null, window: WebContents | null, origin: string): boolean {
  if (frame === null || window === null || frame.parent !== null) return false
  return frame === window.mainFrame && URL.canParse(frame.url) && originOf(frame.url) === origin
}

/** Scheme and host: `URL.origin` is "null" for schemes of one's own. */
const originOf = (address: string): string => {
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

function isSmall(args: unknown): boolean {
  try {
    return (JSON.stringify(args) ?? '').length <= LARGEST_CALL
  } catch {
    return false
  }
}

/** Answers the window's calls with `answer`. */
export function openBridge(
  window: () => WebContents | null,
  origin: string,
  answer: (name: unknown, args: unknown) => Answer<unknown>,
): void {
  ipcMain.handle(CALL_CHANNEL, (event: IpcMainInvokeEvent, name: unknown, args: unknown) =>
    isOurs(event.senderFrame, window(), origin) && isSmall(args) ? answer(name, args) : MALFORMED,
  )
}

/** Sends the window a new scene. */
export function pushScene(window: WebContents | null, scene: Scene): void {
  if (window !== null && !window.isDestroyed()) window.send(SCENE_CHANNEL, scene)
}
