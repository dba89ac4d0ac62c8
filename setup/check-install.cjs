// Loaded before a script by whatever Node there is, so it is JavaScript that an old one can read:
// npm 10 can lose its connection and still end with status 0, and what is not installed would only
// show as an error of Node's own.
const { existsSync } = require('node:fs')
const { join } = require('node:path')

// written last of all
const installed = join(__dirname, '../node_modules/.package-lock.json')

if (!existsSync(installed) || Number(process.versions.napi) < 10) {
  process.stderr.write(
    'The packages of Cercle are not installed, or not all of them: run `npm ci`.\n',
  )
  process.exit(2)
}
