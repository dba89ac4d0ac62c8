// A file of tests has the same cards at each run: a red one comes again. `npm run test:long` tries
// others.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { expect } from 'vitest'

if (!process.env['CERCLE_LONG']) {
  const file = basename(expect.getState().testPath ?? '')
  let asked = 0
  const randomBytes = (size: number): Buffer => {
    asked += 1
    return crypto.createHash('shake256', { outputLength: size }).update(`${file}${asked}`).digest()
  }
  Object.assign(crypto, { randomBytes })
  syncBuiltinESMExports()
}
