// The floor: a sandboxed window with Vue and one figure out of SQLite, and nothing else. What
// Cercle takes beyond it is Cercle's own.
import Database from 'better-sqlite3'
import { BrowserWindow, app, ipcMain, protocol } from 'electron'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}
const out = join(import.meta.dirname, '..')
const { CERCLE_DATA: data = '', CERCLE_SQLITE_BINDING: nativeBinding = '' } = process.env

app.setPath('userData', data)
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()
const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true }
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }])

const db = new Database(join(data, 'floor.db'), nativeBinding === '' ? {} : { nativeBinding })
db.pragma('journal_mode = WAL')
db.exec('CREATE TABLE IF NOT EXISTS partie (id INTEGER PRIMARY KEY)')
db.exec('INSERT INTO partie DEFAULT VALUES')
ipcMain.handle('count', () => db.prepare('SELECT count(*) FROM partie').pluck().get())

void app.whenReady().then(() => {
  protocol.handle('app', ({ url }) => {
    const { pathname } = new URL(url)
    const path = pathname === '/' ? '/index.html' : pathname
    const headers = { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' }
    return new Response(readFileSync(join(out, 'renderer', path)), { headers })
  })
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    show: false,
    webPreferences: {
      preload: join(out, 'preload/index.cjs'),
      sandbox: true,
      contextIsolation: true,
    },
  })
  window.once('ready-to-show', () => window.show())
  void window.loadURL('app://floor/')
})
app.on('window-all-closed', () => app.quit())
