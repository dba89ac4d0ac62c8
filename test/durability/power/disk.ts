// A disk that loses power. What was waited for is on it; of the rest any part may be: writes in any
// order and torn at sectors, names in the order in which they were changed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Random } from '../../../src/main/engine/random.ts'
import type { Op } from './trace.ts'

const SECTOR = 512

type Change = { readonly at: number; readonly bytes: Buffer } | { readonly length: number }

interface Inode {
  live: Buffer
  durable: Buffer
  pending: Change[]
}

type Names = Map<string, Inode | 'folder'>

/** The effect of a name operation on a set of names. */
interface Renaming {
  readonly folders: readonly string[]
  readonly change: (names: Names) => void
}

/** Files by their path below the folder. */
export type Image = ReadonlyMap<string, Buffer | 'folder'>

function changed(bytes: Buffer, change: Change): Buffer {
  if ('length' in change) {
    const cut = Buffer.alloc(change.length)
    bytes.copy(cut, 0, 0, Math.min(bytes.length, change.length))
    return cut
  }
  const end = change.at + change.bytes.length
  const grown =
    end > bytes.length ? Buffer.concat([bytes, Buffer.alloc(end - bytes.length)]) : bytes
  change.bytes.copy(grown, change.at)
  return grown
}

/** A half of what was not waited for, some of it torn. */
function partOf(pending: readonly Change[], random: Random): readonly Change[] {
  return pending.flatMap((change): readonly Change[] => {
    if (random.nextInt(2) === 0) return []
    if ('length' in change || random.nextInt(4) > 0) return [change]
    const sectors = Array.from(
      { length: Math.ceil(change.bytes.length / SECTOR) },
      (_, n) => n * SECTOR,
    )
    return sectors
      .filter(() => random.nextInt(2) === 0)
      .map((from) => ({ at: change.at + from, bytes: change.bytes.subarray(from, from + SECTOR) }))
  })
}

export class Disk {
  readonly #live: Names = new Map()
  readonly #durable: Names = new Map()
  #pending: Renaming[] = []

  /** `files` are on the disk already. */
  constructor(files: ReadonlyMap<string, Buffer>, folders: readonly string[]) {
    for (const folder of folders) this.#both(folder, 'folder')
    for (const [path, bytes] of files)
      this.#both(path, { live: Buffer.from(bytes), durable: Buffer.from(bytes), pending: [] })
  }

  #both(path: string, what: Inode | 'folder'): void {
    this.#live.set(path, what)
    this.#durable.set(path, what)
  }

  #inode(path: string): Inode {
    const found = this.#live.get(path)
    if (found === undefined || found === 'folder') throw new Error(`${path} was never made`)
    return found
  }

  #name(folders: readonly string[], change: (names: Names) => void): void {
    change(this.#live)
    this.#pending.push({ folders, change })
  }

  #write(path: string, change: Change): void {
    const inode = this.#inode(path)
    inode.live = changed(inode.live, change)
    inode.pending.push(change)
  }

  do(op: Op): void {
    switch (op.op) {
      case 'said':
        return
      case 'create': {
        if (this.#live.has(op.path)) return
        const made: Inode = { live: Buffer.alloc(0), durable: Buffer.alloc(0), pending: [] }
        return this.#name([dirname(op.path)], (names) => names.set(op.path, made))
      }
      case 'mkdir':
        return this.#name([dirname(op.path)], (names) => names.set(op.path, 'folder'))
      case 'unlink':
        return this.#name([dirname(op.path)], (names) => names.delete(op.path))
      case 'rename':
      case 'link': {
        const moved = this.#inode(op.path)
        return this.#name([dirname(op.path), dirname(op.to)], (names) => {
          names.set(op.to, moved)
          if (op.op === 'rename') names.delete(op.path)
        })
      }
      case 'write':
        return this.#write(op.path, { at: op.at, bytes: op.bytes })
      case 'append':
        return this.#write(op.path, { at: this.#inode(op.path).live.length, bytes: op.bytes })
      case 'truncate':
        return this.#write(op.path, { length: op.length })
      case 'copy':
        return this.#write(op.to, { at: 0, bytes: Buffer.from(this.#inode(op.path).live) })
      case 'sync':
        return this.#sync(op.path)
    }
  }

  #sync(path: string): void {
    const found = this.#live.get(path)
    if (found !== undefined && found !== 'folder') {
      found.durable = Buffer.from(found.live)
      found.pending = []
      return
    }
    // a journal keeps the order of names: with those of this folder all earlier ones are on the
    // disk
    const last = this.#pending.findLastIndex(({ folders }) => folders.includes(path))
    for (const { change } of this.#pending.slice(0, last + 1)) change(this.#durable)
    this.#pending = this.#pending.slice(last + 1)
  }

  /** The files after a power failure; without chance everything not synced is lost. */
  crashed(random: Random | null): Image {
    const names: Names = new Map(this.#durable)
    const some = random === null ? 0 : random.nextInt(this.#pending.length + 1)
    for (const { change } of this.#pending.slice(0, some)) change(names)
    const image = new Map<string, Buffer | 'folder'>()
    for (const [path, what] of names)
      image.set(
        path,
        what === 'folder' ? what : random === null ? what.durable : contentOf(what, random),
      )
    return image
  }
}

function contentOf({ durable, pending }: Inode, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(durable)
  for (const change of partOf(pending, random)) bytes = changed(bytes, change)
  return bytes
}

/** Writes an image below another folder. */
export function layOut(image: Image, from: string, to: string): void {
  const paths = [...image].toSorted(([a], [b]) => a.length - b.length)
  for (const [path, what] of paths) {
    const here = join(to, path.slice(from.length))
    if (what === 'folder') mkdirSync(here, { recursive: true })
    else writeFileSync(here, what)
  }
}
