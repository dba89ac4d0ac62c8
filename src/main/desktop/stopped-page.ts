// The plain page that is shown where the program's own has ended too often: no script, nothing fetched, one link back.
import { createHash } from 'node:crypto'
import type { StoppedWords } from '../../shared/words/desktop-words.ts'

const STYLE = `
  html { color-scheme: light; background: #23563f; font: 18px/1.5 'EB Garamond', Georgia, serif; }
  body { display: grid; place-items: center; min-height: 100vh; margin: 0; }
  main { box-sizing: border-box; width: min(34rem, 92vw); padding: 2rem 2.6rem; border: 1px solid #c9b68b;
    outline: 3px double #c9b68b; outline-offset: -11px; background: #efe4cb; color: #261a12; text-align: center; }
  h1 { margin: 0 0 0.8rem; font-size: 1.6rem; font-weight: 500; line-height: 1.2; }
  p { margin: 0 0 1.4rem; text-wrap: pretty; }
  a { display: inline-block; padding: 0.3rem 1.6rem; border: 1px solid #261a12; border-radius: 3px; background: #261a12;
    color: #efe4cb; text-decoration: none; }
  a:focus-visible { outline: 2px solid #1d4e89; outline-offset: 3px; }
`
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => SIGNS[sign] ?? sign)

/** The page in the words of today, with a link to the program's own at `home`. */
export function serveStopped({ tag, title, text, again }: StoppedWords, home: string): Response {
  const page = `<!doctype html>
<html lang="${escaped(tag)}">
  <head><meta charset="utf-8"><title>Cercle</title><style>${STYLE}</style></head>
  <body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="${escaped(home)}" autofocus>${escaped(again)}</a></main></body>
</html>
`
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY }
  return new Response(page, { headers: { ...headers, 'X-Content-Type-Options': 'nosniff' } })
}
