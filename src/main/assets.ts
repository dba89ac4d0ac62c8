// What the page may load: a closed list of the built files, each with its type, under app://cercle/.
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

const HEADERS = {
  'Content-Security-Policy': CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

export type Assets = ReadonlyMap<string, { readonly file: string; readonly type: string }>

/** Files of a folder and of its folders; links are not followed. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : []
  })

/** The files below a folder by the path the page asks for; `/` is index.html. */
export function assetsOf(folder: string): Assets {
  const list = filesBelow(folder).flatMap((file): [string, { file: string; type: string }][] => {
    const type = TYPES[extname(file)]
    return type === undefined ? [] : [[`/${relative(folder, file).split(sep).join('/')}`, { file, type }]]
  })
  const assets = new Map(list)
  const index = assets.get('/index.html')
  if (index !== undefined) assets.set('/', index)
  return assets
}

/** Answers one request of the page: a file of the list, or 404. */
export function serve(assets: Assets, method: string, address: string): Response {
  const path = URL.canParse(address) ? new URL(address) : null
  const found = path?.host === 'cercle' && method === 'GET' ? assets.get(path.pathname) : undefined
  if (found === undefined) return new Response(null, { status: 404, headers: HEADERS })
  return new Response(readFileSync(found.file), { headers: { ...HEADERS, 'Content-Type': found.type } })
}
