// A second preload beside the program's own: through it a test sends messages as a page would that has taken over its whole
// process, past the preload that measures them.
const { app, session } = require('electron')
const { join } = require('node:path')

const filePath = join(__dirname, 'past-preload-page.cjs')
// before the program's own, since it was registered before
app.on('ready', () => {
  const own = session.defaultSession
  if (typeof own.registerPreloadScript === 'function')
    own.registerPreloadScript({ type: 'frame', filePath })
  else own.setPreloads([filePath])
})
