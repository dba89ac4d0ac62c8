#!/usr/bin/env node
// Starts the program CERCLE_PROGRAM, and says where its pages are to be found only once there is one: Playwright, when
// it comes upon a page between two addresses, waits for the former for ever, and can hold back no packed program.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

const program = spawn(process.env.CERCLE_PROGRAM, process.argv.slice(2), {
  stdio: ['inherit', 'inherit', 'pipe'],
})
const ended = once(program, 'exit')

/** Whether a page of the program has come so far that it has a title. */
async function hasPage(host) {
  const pages = await (await fetch(`http://${host}/json/list`)).json()
  return pages.some(({ url, title }) => url.startsWith('app:') && title === 'Cercle')
}

for await (const line of createInterface({ input: program.stderr })) {
  const host = /^DevTools listening on ws:\/\/([^/]+)/.exec(line)?.[1]
  if (host !== undefined) while (!(await hasPage(host))) await setTimeout(50)
  process.stderr.write(`${line}\n`)
}
const [code] = await ended
process.exitCode = code ?? 1
