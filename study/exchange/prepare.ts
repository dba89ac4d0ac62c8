// What no score changes: counts, pairs and deals. Made in blocks by worker threads, each block with
// a seed of its own, and kept in study/out/exchange, so that a broken-off run goes on.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Part } from '../../src/main/engine/games/ecarte/ai/strength.ts'
import { type Random, randomFrom, readSeed } from '../../src/main/engine/random.ts'
import { OUTCOMES, countPositions } from './counts.ts'
import { NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import { type Deals, drawDeals } from './deals.ts'
import { type Positions, listPositions } from './hands.ts'
import { drawPairs } from './pairs.ts'

export const OUT = join(import.meta.dirname, '../out/exchange')

/** How much is drawn. */
export interface Sizes {
  readonly seed: string
  /** Hands of the other player for each position. */
  readonly pairs: number
  readonly deals: number
}

/** Everything that is the same at every score; in memory that all threads share. */
export interface Material {
  readonly positions: Positions
  /** By position and outcome: the hands of the dealer, of 65,780 (counts.ts). */
  readonly counts: Uint32Array
  readonly pairs: Readonly<Record<Part, Uint32Array>>
  readonly deals: Deals
}

/** Creates a generator of a written purpose. */
export function createRandom(text: string): Random {
  const seed = readSeed(createHash('sha256').update(text).digest('hex').slice(0, 32))
  if (seed === null) throw new Error('no seed')
  return randomFrom(seed)
}

interface Task {
  readonly make: 'counts' | Part | 'deals'
  readonly from: number
  readonly to: number
}

type Block = readonly ArrayBufferView[]

/** Makes a block. The same task has the same result in every thread. */
function makeBlock(positions: Positions, task: Task, sizes: Sizes): Block {
  const { make, from, to } = task
  const random = createRandom(`${sizes.seed} ${make} ${from}`)
  switch (make) {
    case 'counts':
      return [countPositions(positions, from, to)]
    case 'elder':
    case 'dealer':
      return [drawPairs(positions, make, [from, to], sizes.pairs, random)]
    case 'deals': {
      const { elders, dealers, outcomes } = drawDeals(positions, to - from, random)
      return [elders, dealers, outcomes]
    }
  }
}

const BLOCK = { counts: 2_000, elder: 2_000, dealer: 2_000, deals: 20_000 } as const

/** Makes all blocks up to `count` on so many threads, and puts each where it belongs. */
async function makeBlocks(
  make: Task['make'],
  count: number,
  sizes: Sizes,
  threads: number,
  place: (from: number, block: Block) => void,
): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL(import.meta.url), { workerData: 'prepare' })
    // a thread that fails ends the run: what is kept stays
    worker.on('error', (error) => {
      throw error
    })
    for (; next < count;) {
      const from = next
      next = Math.min(count, from + BLOCK[make])
      const block = await new Promise<Block>((resolve) => {
        worker.once('message', resolve)
        worker.postMessage({ task: { make, from, to: next }, sizes })
      })
      place(from, block)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: threads }, work))
}

/** Returns what a file holds, or makes it; written at once or not at all. */
async function keep(
  name: string,
  target: ArrayBufferView,
  make: () => Promise<void>,
): Promise<void> {
  const path = join(OUT, name)
  const bytes = new Uint8Array(target.buffer, target.byteOffset, target.byteLength)
  if (existsSync(path)) {
    bytes.set(readFileSync(path))
    return
  }
  const begun = performance.now()
  await make()
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
  const seconds = Math.round((performance.now() - begun) / 1000)
  process.stderr.write(`${name} made in ${seconds} s\n`)
}

/** Material without what is numbered anew in every thread. */
export type SharedMaterial = Omit<Material, 'positions'>

/** Reads the material, or makes what is missing of it. */
export async function prepareMaterial(sizes: Sizes, threads: number): Promise<Material> {
  mkdirSync(OUT, { recursive: true })
  const positions = listPositions()
  const { count } = positions
  const counts = new Uint32Array(new SharedArrayBuffer(count * OUTCOMES * 4))
  await keep('counts.bin', counts, () =>
    makeBlocks('counts', count, sizes, threads, (from, [some]) => {
      if (some instanceof Uint32Array) counts.set(some, from * OUTCOMES)
    }),
  )
  const pairsOf = async (part: Part): Promise<Uint32Array> => {
    const pairs = new Uint32Array(new SharedArrayBuffer(count * sizes.pairs * 4))
    await keep(`pairs-${part}-${sizes.pairs}-${sizes.seed}.bin`, pairs, () =>
      makeBlocks(part, count, sizes, threads, (from, [some]) => {
        if (some instanceof Uint32Array) pairs.set(some, from * sizes.pairs)
      }),
    )
    return pairs
  }
  return {
    positions,
    counts,
    pairs: { elder: await pairsOf('elder'), dealer: await pairsOf('dealer') },
    deals: await keepDeals(sizes, threads),
  }
}

async function keepDeals(sizes: Sizes, threads: number): Promise<Deals> {
  const each = NUMBERS * NUMBERS
  const all = new Uint8Array(new SharedArrayBuffer(sizes.deals * (8 + each)))
  const elders = new Uint32Array(all.buffer, 0, sizes.deals)
  const dealers = new Uint32Array(all.buffer, sizes.deals * 4, sizes.deals)
  const outcomes = new Uint8Array(all.buffer, sizes.deals * 8)
  await keep(`deals-${sizes.deals}-${sizes.seed}.bin`, all, () =>
    makeBlocks('deals', sizes.deals, sizes, threads, (from, [some, others, ends]) => {
      if (some instanceof Uint32Array) elders.set(some, from)
      if (others instanceof Uint32Array) dealers.set(others, from)
      if (ends instanceof Uint8Array) outcomes.set(ends, from * each)
    }),
  )
  return { count: sizes.deals, elders, dealers, outcomes }
}

if (!isMainThread && workerData === 'prepare') {
  let positions: Positions | null = null
  parentPort?.on('message', ({ task, sizes }: { task: Task; sizes: Sizes }) => {
    positions ??= listPositions()
    parentPort?.postMessage(makeBlock(positions, task, sizes))
  })
}
