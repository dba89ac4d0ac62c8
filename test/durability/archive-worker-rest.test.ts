// The archive's thread is there while there is something to do: the tasks of one moment share it,
// and it does not stay.
import { expect, test } from 'vitest'
import { createArchiveClient } from '../../src/main/archive-client.ts'

/** Answers every task with the number of its thread. */
const NUMBERED = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ id }) => parentPort.postMessage({ id, result: String(threadId) }))
  `)}`,
)

test('tasks that follow each other share a thread; one that had nothing to do is ended, and the next task has another', async () => {
  const archiveClient = createArchiveClient(NUMBERED, () => {})
  const thread = (): Promise<string | null> =>
    archiveClient.runTask<'quickCheck'>({ kind: 'quickCheck', file: '' })
  const [first, second] = await Promise.all([thread(), thread()])
  expect(second).toBe(first)
  expect(await thread()).toBe(first)
  await expect.poll(thread, { interval: 2_500, timeout: 10_000 }).not.toBe(first)
  await archiveClient.close()
})
