// The contents of the window's memory: a heap snapshot as Chromium takes it, searched for texts and
// for rows of cards.
import type { Page } from '@playwright/test'

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
      readonly edge_fields: readonly string[]
      readonly edge_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
  readonly strings: readonly string[]
}

export interface Heap {
  /** The number of objects in it. */
  readonly nodes: number
  /** Returns true if any text in it contains this one. */
  holds(text: string): boolean
  /** The texts that are parts of one array or list each, in no order. */
  readonly rows: readonly ReadonlySet<string>[]
}

/** Takes a snapshot of everything the page can still reach. */
export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk))
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await session.detach()
  return read(JSON.parse(chunks.join('')))
}

function read({ snapshot, nodes, edges, strings }: Snapshot): Heap {
  const {
    node_fields: nodeFields,
    node_types: nodeTypes,
    edge_fields: edgeFields,
    edge_types: edgeTypes,
  } = snapshot.meta
  const place = (fields: readonly string[], name: string): number => fields.indexOf(name)
  const [type, name, count] = [
    place(nodeFields, 'type'),
    place(nodeFields, 'name'),
    place(nodeFields, 'edge_count'),
  ]
  const [edgeType, to] = [place(edgeFields, 'type'), place(edgeFields, 'to_node')]
  const element = edgeTypes[0].indexOf('element')
  const text = nodeTypes[0].indexOf('string')
  const rows: Set<string>[] = []
  let edge = 0
  for (let node = 0; node < nodes.length; node += nodeFields.length) {
    const row = new Set<string>()
    for (let left = nodes[node + count] ?? 0; left > 0; left -= 1, edge += edgeFields.length) {
      const target = edges[edge + to] ?? 0
      if (edges[edge + edgeType] === element && nodes[target + type] === text)
        row.add(strings[nodes[target + name] ?? 0] ?? '')
    }
    if (row.size > 0) rows.push(row)
  }
  return {
    nodes: nodes.length / nodeFields.length,
    rows,
    holds: (wanted) => strings.some((one) => one.includes(wanted)),
  }
}
