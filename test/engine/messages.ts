// Messages between the test process, which drives the browser, and the host process, in which main
// runs.
import type { Size } from '../../src/main/desktop/window-bounds.ts'

/** From the test process to the host. */
export type ToHost =
  /** The browser is open: `app.whenReady()` resolves. */
  | { readonly kind: 'ready' }
  /** `ipcRenderer.invoke` of the page. */
  | ({ readonly kind: 'invoke'; readonly id: string; readonly frame: SentFrame } & Invocation)
  /** The page requests a resource. */
  | { readonly kind: 'request'; readonly id: string; readonly method: string; readonly url: string }
  /** A test runs the text of a function in main. */
  | {
      readonly kind: 'evaluate'
      readonly id: string
      readonly text: string
      readonly argument: unknown
    }
  | { readonly kind: 'loaded'; readonly url: string }
  /** The page is gone. */
  | { readonly kind: 'closed' }

export interface Invocation {
  readonly channel: string
  readonly args: readonly unknown[]
}

/** The frame that sent a call. */
export interface SentFrame {
  readonly url: string
  readonly isMain: boolean
}

/** From the host to the test process. */
export type FromHost =
  /** Main waits for the browser, which starts with these switches. */
  | {
      readonly kind: 'starting'
      readonly switches: readonly string[]
      readonly isSandboxed: boolean
    }
  | { readonly kind: 'navigate'; readonly url: string }
  /** Size of the page's area in device pixels, and its zoom. */
  | { readonly kind: 'view'; readonly size: Size; readonly zoom: number }
  | Delivery
  /** `cancelled` by main's own filter of requests. */
  | { readonly kind: 'response'; readonly id: string; readonly response: Served | 'cancelled' }
  | { readonly kind: 'evaluated'; readonly id: string; readonly value: unknown }
  | { readonly kind: 'threw'; readonly id: string; readonly error: string }
  | { readonly kind: 'close' }

/** The messages delivered to the page, in the order in which main sent them. */
export type Delivery =
  | { readonly kind: 'push'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'answer'; readonly id: string; readonly value: unknown }
  | { readonly kind: 'failure'; readonly id: string; readonly error: string }

export interface Served {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}
