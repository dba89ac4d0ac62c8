// Loaded into Electron if there is no display: saves a picture of the first screen the window
// shows.
const { writeFileSync } = require('node:fs')

/** Runs in the page: the first screen stands, with its fonts, and has been drawn. */
const WHEN_DRAWN = `new Promise((resolve) => {
  const look = () => (document.querySelector('main') ? document.fonts.ready.then(draw) : setTimeout(look, 50))
  const draw = () => requestAnimationFrame(() => setTimeout(resolve, 500))
  look()
})`

// other processes of Electron, and the tools that start it, load this too
if (process.type === 'browser') setImmediate(watch)

// The module `electron` exists only after the modules that NODE_OPTIONS loads
function watch() {
  require('electron').app.once('browser-window-created', (_, { webContents }) =>
    webContents.once('did-finish-load', () =>
      picture(webContents).catch((error) =>
        say(`No picture of the first screen could be taken: ${error}`),
      ),
    ),
  )
}

async function picture(webContents) {
  const file = process.env.CERCLE_FIRST_SCREEN
  await webContents.executeJavaScript(WHEN_DRAWN)
  const image = await webContents.capturePage()
  writeFileSync(file, image.toPNG())
  say(`A picture of the first screen: ${file}`)
}

const say = (line) => process.stderr.write(`${line}\n`)
