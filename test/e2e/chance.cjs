// Read by Electron before the program: its chance, the cards above all, comes from the text CERCLE_CHANCE alone.
const crypto = require('node:crypto')
const { syncBuiltinESMExports } = require('node:module')

const seed = process.env.CERCLE_CHANCE
let asked = 0

crypto.randomBytes = (size) => {
  asked += 1
  return crypto.createHash('sha256').update(`${seed}${asked}`).digest().subarray(0, size)
}
syncBuiltinESMExports()
