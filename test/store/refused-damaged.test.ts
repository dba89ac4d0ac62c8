// A file of ours damaged anywhere: refused as it is, whatever was hit.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import { changed, expectRefused, fileOf, goodBytes } from './places.ts'

const PAGE = 4096
/** Two bits of every byte of the header after its name. */
const BITS = Array.from(
  { length: 168 },
  (_, n) => 128 + 8 * Math.floor(n / 2) + (n % 2 === 0 ? 1 : 3),
)

test('a file with any of its pages overwritten is damaged', () => {
  const bytes = goodBytes()
  for (let page = 0; page < bytes.length / PAGE; page += 1) {
    const from = page === 0 ? 100 : page * PAGE
    expectRefused(
      fileOf(
        changed(bytes, (copy) => copy.fill(page % 2 === 0 ? 0xff : 0, from, (page + 1) * PAGE)),
      ),
      'damaged',
    )
  }
})

test('a file with a bit of its header flipped opens or is refused with a reason: nothing else ever happens', () => {
  const bytes = goodBytes(3)
  const file = fileOf(bytes)
  const wrong: string[] = []
  for (const bit of BITS) {
    const flipped = changed(
      bytes,
      (copy) => (copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))),
    )
    for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true })
    writeFileSync(file, flipped)
    try {
      closeStore(openStore(file))
    } catch (error) {
      if (!(error instanceof StoreFault))
        wrong.push(`bit ${bit % 8} of byte ${bit >> 3}: ${String(error)}`)
      if (!readFileSync(file).equals(flipped))
        wrong.push(`bit ${bit % 8} of byte ${bit >> 3}: the file was changed`)
    }
  }
  expect(wrong).toEqual([])
})
