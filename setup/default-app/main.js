// What Electron's own default app does, for the Electron of the npm registry, which comes without it:
// opens the application folder named by the first argument that is no flag.
import { createRequire } from 'node:module'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

const require = createRequire(import.meta.url)
const words = process.argv.slice(1)
const isModule = (place) => words[place - 1] === '-r' || words[place - 1] === '--require'
const argument = words.find((text, place) => !text.startsWith('-') && !isModule(place))

// as Electron's own: modules asked for by -r run first (a test driver holds back `ready` with one)
words.filter((_, place) => isModule(place)).forEach((path) => require(resolve(path)))
if (argument === undefined) {
  console.error('Name the folder of the application to open.')
  app.exit(2)
} else {
  await open(resolve(argument))
}

async function open(folder) {
  const { name, productName = name ?? basename(folder), version = '', main = 'index.js' } = require(
    join(folder, 'package.json'),
  )
  Object.defineProperty(process, 'defaultApp', { value: true, enumerable: true })
  app.setVersion(version)
  app.setName(productName)
  app.setDesktopName(`${productName}.desktop`)
  app.setAppPath(folder)
  if (!app.commandLine.hasSwitch('user-data-dir'))
    app.setPath('userData', join(app.getPath('appData'), productName))
  await import(pathToFileURL(join(folder, main)).href)
}
