// The files the page may load: a closed list made by the build, each with its type and checksum,
// under app://cercle/.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { LIST, type Listed } from '../shared/listed.ts'
import { parseOrigin } from './ipc-guard.ts'

const assetListSchema: z.ZodMiniType<readonly Listed[]> = z.array(
  z.strictObject({ path: z.string(), type: z.string(), sha256: z.string().check(z.length(64)) }),
)

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'none'",
  "worker-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  // no text becomes a script or markup, except through the one policy that Vue has for its own
  // templates
  "require-trusted-types-for 'script'",
  'trusted-types vue',
].join('; ')

/** Headers of every response of `app://cercle/`. */
export const HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Assets by request path. */
export type Assets = ReadonlyMap<string, Listed & { readonly file: string }>

/** Loads the list of a folder; `/` is index.html. */
export function loadAssets(folder: string): Assets {
  const listed = assetListSchema.parse(JSON.parse(readFileSync(join(folder, LIST), 'utf8')))
  const assets = new Map(
    listed.map((one) => [`/${one.path}`, { ...one, file: join(folder, one.path) }]),
  )
  const index = assets.get('/index.html')
  if (index !== undefined) assets.set('/', index)
  return assets
}

const NOT_FOUND = 404

/** Status for a file that differs from what was built: it was changed, or the disk is damaged. */
const CORRUPT = 500

/** Serves one request of the page: a file of the list exactly as built, or an error. */
export function serveAsset(assets: Assets, method: string, address: string): Response {
  const path = parseOrigin(address) === 'app://cercle' ? new URL(address).pathname : null
  const found = path !== null && method === 'GET' ? assets.get(path) : undefined
  const createEmptyResponse = (status: number): Response =>
    new Response(null, { status, headers: HEADERS })
  if (found === undefined) return createEmptyResponse(NOT_FOUND)
  const bytes = readFileSync(found.file)
  if (createHash('sha256').update(bytes).digest('hex') !== found.sha256)
    return createEmptyResponse(CORRUPT)
  return new Response(bytes, { headers: { ...HEADERS, 'Content-Type': found.type } })
}

/** Returns true if requests may go to this address: only those of our own page may. */
export const isAllowedAddress = (address: string, origins: readonly string[]): boolean =>
  origins.some((origin) => parseOrigin(address) === origin)
