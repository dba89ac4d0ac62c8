// Who may call: the main frame of our one window, and only while it shows our own page.

/** What is looked at of a frame. */
export interface SenderFrame {
  readonly url: string
  readonly parent: unknown
}

/** Scheme and host: `URL.origin` is "null" for schemes of one's own. Null of what is no address. */
export function parseOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/** Whether `frame` is the window's main frame and shows a page of `origin`. A frame that is gone is null. */
const isOwnPage = (frame: SenderFrame | null, main: SenderFrame | null, origin: string): boolean =>
  frame !== null && frame === main && frame.parent === null && parseOrigin(frame.url) === origin

/** Whether the frame that sent a call may. One that goes while it is looked at, and throws, may not. */
export function isTrustedSender(
  frame: () => SenderFrame | null,
  main: () => SenderFrame | null,
  origin: string,
): boolean {
  try {
    return isOwnPage(frame(), main(), origin)
  } catch {
    return false
  }
}
