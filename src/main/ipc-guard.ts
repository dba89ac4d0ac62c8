// Decides who may call: the main frame of our one window, and only while it shows our own page.

/** The properties of a frame that are checked. */
export interface SenderFrame {
  readonly url: string
  readonly parent: unknown
}

/**
 * Returns scheme and host: `URL.origin` is "null" for custom schemes. Null if it is not an address.
 */
export function parseOrigin(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}

/** Returns true if `frame` is the window's main frame on `origin`. A lost frame is null. */
const isOwnPage = (frame: SenderFrame | null, main: SenderFrame | null, origin: string): boolean =>
  frame !== null && frame === main && frame.parent === null && parseOrigin(frame.url) === origin

/**
 * Returns true if the frame that sent a call may call. A frame destroyed during the check may not.
 */
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
