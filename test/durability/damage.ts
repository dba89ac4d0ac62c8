// Data files as they are found after bad days: more than three hundred of them.
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'

const PAGE = 4096

/** The file in place of the data file, and those next to it. */
export interface Damage {
  readonly name: string
  /** Makes it at the path of the data file. */
  readonly make: (file: string) => void
}

/** A data file as a crash left it: some of it still in its log. */
export interface Crashed {
  readonly main: Buffer
  readonly wal: Buffer
}

const random = randomOf(11)

const plain = (name: string, bytes: Uint8Array | string): Damage => ({
  name,
  make: (file) => writeFileSync(file, bytes),
})

const withLog = (name: string, main: Uint8Array, wal: Uint8Array): Damage => ({
  name,
  make(file) {
    writeFileSync(file, main)
    writeFileSync(`${file}-wal`, wal)
  },
})

const flipped = (bytes: Buffer, bit: number): Buffer => {
  const copy = Buffer.from(bytes)
  copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))
  return copy
}

const many = <T>(count: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, n) => make(n))

const noise = (length: number): Buffer => Buffer.from(many(length, () => random.nextInt(256)))

const truncated = (good: Buffer): readonly Damage[] =>
  many(60, (n) => {
    const length =
      n < 20 ? [1, 15, 16, 50, 99, 100, 101, 512, 1000, 4095][n % 10] : random.nextInt(good.length)
    return plain(
      `cut off after ${length} bytes`,
      good.subarray(0, n < 20 && n >= 10 ? (n - 9) * PAGE : length),
    )
  })

const pagesOf = (good: Buffer): number => good.length / PAGE

const overwritten = (good: Buffer): readonly Damage[] =>
  many(Math.min(60, 2 * pagesOf(good)), (n) => {
    const page = Math.floor(n / 2)
    const copy = Buffer.from(good).fill(n % 2 === 0 ? 0 : 0xff, page * PAGE, (page + 1) * PAGE)
    return plain(`page ${page + 1} full of ${n % 2 === 0 ? 'zeros' : 'ones'}`, copy)
  })

const bits = (good: Buffer): readonly Damage[] => [
  ...many(60, () => random.nextInt(100 * 8)).map((bit) =>
    plain(`bit ${bit} of the header flipped`, flipped(good, bit)),
  ),
  ...many(30, () => 800 + random.nextInt((PAGE - 100) * 8)).map((bit) =>
    plain(`bit ${bit} of the schema flipped`, flipped(good, bit)),
  ),
  ...many(40, () => PAGE * 8 + random.nextInt((good.length - PAGE) * 8)).map((bit) =>
    plain(`bit ${bit} flipped`, flipped(good, bit)),
  ),
]

const logs = ({ main, wal }: Crashed, other: Crashed): readonly Damage[] => [
  plain('its log missing', main),
  withLog('the log of another', main, other.wal),
  withLog('noise for a log', main, noise(3 * PAGE)),
  withLog('a log of zeros', main, Buffer.alloc(3 * PAGE)),
  ...many(12, (n) =>
    withLog(`its log cut off ${n}`, main, wal.subarray(0, random.nextInt(wal.length))),
  ),
  ...many(12, (n) =>
    withLog(`a bit of its log flipped ${n}`, main, flipped(wal, random.nextInt(wal.length * 8))),
  ),
  { name: 'only its log left', make: (file) => writeFileSync(`${file}-wal`, wal) },
]

function foreign(applicationId: number): Buffer {
  const file = join(folder(), 'foreign.db')
  const db = new Database(file)
  db.pragma(`application_id = ${applicationId}`)
  db.exec('CREATE TABLE note (text); INSERT INTO note VALUES (1)')
  const bytes = db.serialize()
  db.close()
  return bytes
}

const strangers = (good: Buffer): readonly Damage[] => [
  plain('nothing in it', ''),
  plain('a text', 'Anna led the king of hearts. '.repeat(500)),
  plain('a record', `{"format":"cercle-record","version":1}`),
  plain('a picture', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), noise(2000)])),
  plain('the name of a database and nothing else', 'SQLite format 3\0'),
  ...[0, 1, 0x0f055112].map((id) => plain(`a database of another program ${id}`, foreign(id))),
  ...[10, 100].map((later) => {
    const copy = Buffer.from(good)
    copy.writeUInt32BE(copy.readUInt32BE(60) + later, 60)
    return plain(`of a program ${later} versions later`, copy)
  }),
  ...many(20, (n) => plain(`noise ${n}`, noise(1 + random.nextInt(8000)))),
  ...many(10, (n) =>
    plain(`half a copy ${n}`, good.subarray(0, (1 + random.nextInt(pagesOf(good) - 1)) * PAGE)),
  ),
  ...many(10, (n) => {
    const half = Math.floor(good.length / 2)
    const turned = Buffer.concat([good.subarray(half + n * 7), good.subarray(0, half)])
    return plain(`its halves changed about ${n}`, turned)
  }),
  { name: 'a folder', make: (file) => void mkdirSync(file) },
  { name: 'a link that leads nowhere', make: (file) => symlinkSync(join(file, 'elsewhere'), file) },
  {
    name: 'a file that may not be written',
    make(file) {
      writeFileSync(file, good)
      chmodSync(file, 0o444)
    },
  },
]

/** All of them. */
export const damages = (good: Buffer, crashed: Crashed, other: Crashed): readonly Damage[] => [
  ...truncated(good),
  ...overwritten(good),
  ...bits(good),
  ...logs(crashed, other),
  ...strangers(good),
]
