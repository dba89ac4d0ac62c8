// A page of ours as a PDF. It is printed by a window that nobody sees, that runs no script and
// loads nothing but this file.
import { BrowserWindow, app, session } from 'electron'
import { pathToFileURL } from 'node:url'

/** Countries that print on Letter. */
const LETTER: readonly string[] = ['US', 'CA', 'MX', 'CL', 'CO', 'PH', 'PR', 'VE', 'GT', 'CR', 'SV']

/** Returns the paper that is usual where the person lives. */
const getPaper = (): 'Letter' | 'A4' =>
  LETTER.includes(app.getLocaleCountryCode()) ? 'Letter' : 'A4'

const FOOTER =
  '<div style="width:100%;text-align:center;font:8pt serif;color:#666"><span class="pageNumber"></span></div>'

/** Returns a page as a PDF with tags and an outline. */
export async function makePdf(page: string): Promise<Uint8Array> {
  const address = pathToFileURL(page).href
  const web = session.fromPartition('print')
  web.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: url !== address }))
  web.setPermissionRequestHandler((_, __, answer) => answer(false))
  const window = new BrowserWindow({
    show: false,
    webPreferences: { session: web, sandbox: true, javascript: false, spellcheck: false },
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
  }
}
