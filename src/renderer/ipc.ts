import type { Answer, CercleApi } from '../shared/bridge.ts'

declare global {
  interface Window {
    readonly cercle?: CercleApi
  }
}

const FAULT = { ok: false, refused: { code: 'internal' } } as const

/** Calls main; a call that fails is answered as an internal error. */
export async function callMain<T>(
  call: (cercle: CercleApi) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const { cercle } = window
  if (cercle === undefined) return FAULT
  try {
    return await call(cercle)
  } catch {
    return FAULT
  }
}
