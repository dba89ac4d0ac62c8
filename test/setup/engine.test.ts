import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { enginesOf, majorIn, pinnedEngines } from '../../setup/engine.ts'

test('the engines of the pinned Electron are known, and the Node of the project is the one it has', () => {
  const { chromium, node } = pinnedEngines()
  expect(chromium).toMatch(/^\d+$/)
  const installed: unknown = createRequire(import.meta.url)('node/package.json')
  expect(installed).toMatchObject({ version: expect.stringMatching(new RegExp(`^${node}\\.`)) })
})

test('a major of Electron without engines on record is refused with the file to add them to', () => {
  expect(() => enginesOf('999.0.0')).toThrow('setup/engine.ts')
})

test('the major is read out of what the browsers print', () => {
  expect(majorIn('Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)\n')).toBe('156')
  expect(majorIn('Google Chrome 157.0.1.2')).toBe('157')
  expect(majorIn('a snap must be installed first')).toBeNull()
})
