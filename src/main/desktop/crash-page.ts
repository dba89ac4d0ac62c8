// The crash page, for an app page that crashes again and again. It has no script that could crash,
// and one link.
import { createHash } from 'node:crypto'
import type { CrashWords } from '../../shared/words/en/desktop.ts'
import type { Tag } from '../../shared/words/tags.ts'
import { HEADERS } from '../assets.ts'

const STYLE = `
  html { color-scheme: light; scrollbar-color: #c9b68b #23563f; background: #23563f; font: 18px/1.5 'EB Garamond', Georgia, serif; }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; }
  main { box-sizing: border-box; width: min(34rem, 92vw); padding: 2rem 2.6rem; border: 1px solid #c9b68b;
    outline: 3px double #c9b68b; outline-offset: -11px; background: #efe4cb; color: #261a12; text-align: center; }
  h1 { margin: 0 0 0.8rem; font-size: 1.6rem; font-weight: 500; line-height: 1.2; }
  p { margin: 0 0 1.4rem; overflow-wrap: anywhere; text-wrap: pretty; user-select: text; }
  a { display: inline-block; padding: 0.3rem 1.6rem; border: 1px solid #261a12; border-radius: 3px; background: #261a12;
    color: #efe4cb; text-decoration: none; }
  a:focus-visible { outline: 2px solid #1d4e89; outline-offset: 3px; }
`
const HASH = createHash('sha256').update(STYLE).digest('base64')
/** Content policy of the crash page: the style above and nothing else. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<"]/g, (sign) => ENTITIES[sign] ?? sign)

export interface CrashPage {
  readonly words: CrashWords
  readonly tag: Tag
  /** Path of the log. */
  readonly log: string
}

/** Returns the crash page; its link leads to `home`, the app's own page. */
export function serveCrashPage({ words, tag, log }: CrashPage, home: string): Response {
  const [title, text, file, again] = [words.title, words.text, log, words.again].map(escapeHtml)
  const page = `<!doctype html>
<html lang="${tag}">
  <head><meta charset="utf-8"><title>Cercle</title><style>${STYLE}</style></head>
  <body><main><h1>${title}</h1><p>${text}<br>${file}</p><a href="${escapeHtml(home)}" autofocus>${again}</a></main></body>
</html>
`
  const headers = {
    ...HEADERS,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
  }
  return new Response(page, { headers })
}
