// Prints one of our pages as a PDF, in a hidden window that runs no script and loads only that
// page.
import { BrowserWindow, type Session, app, session } from 'electron'
import { readFile } from 'node:fs/promises'

/** Countries that print on Letter. */
const LETTER: readonly string[] = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'PR', 'VE', 'GT', 'CR', 'SV']

/** Returns the paper that is usual where the person lives. */
const getPaper = (): 'Letter' | 'A4' =>
  LETTER.includes(app.getLocaleCountryCode()) ? 'Letter' : 'A4'

const FOOTER =
  '<div style="width:100%;text-align:center;font:8pt serif;color:#666"><span class="pageNumber"></span></div>'

/** The pages that are being printed, by their address. */
const pages = new Map<string, string>()
let printed = 0

/** Creates the session of printing: it has these pages and nothing else, and grants no wish. */
function createSession(): Session {
  const web = session.fromPartition('print')
  web.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !pages.has(url) }))
  web.setPermissionRequestHandler((_, __, answer) => answer(false))
  web.protocol.handle('app', ({ url }) => {
    const page = pages.get(url)
    return page === undefined
      ? new Response(null, { status: 404 })
      : new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  })
  return web
}
let known: Session | null = null

/** Returns a page of this file as a PDF with tags and an outline. */
export async function makePdf(file: string): Promise<Uint8Array> {
  printed += 1
  const address = `app://print/${printed}`
  pages.set(address, await readFile(file, 'utf8'))
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      session: (known ??= createSession()),
      sandbox: true,
      javascript: false,
      spellcheck: false,
    },
  })
  try {
    await window.loadURL(address)
    return await window.webContents.printToPDF({
      pageSize: getPaper(),
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
    })
  } finally {
    window.destroy()
    pages.delete(address)
  }
}
