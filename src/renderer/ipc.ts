import type { Answer, CercleApi } from '../shared/bridge.ts'

declare global {
  interface Window {
    readonly cercle?: CercleApi
  }
}

const FAULT = { ok: false, refused: { code: 'internal' } } as const

/** Asks main; a call that breaks off is answered like a fault of the program. */
export async function callMain<T>(call: (cercle: CercleApi) => Promise<Answer<T>>): Promise<Answer<T>> {
  const { cercle } = window
  if (cercle === undefined) return FAULT
  try {
    return await call(cercle)
  } catch {
    return FAULT
  }
}
