// The commands `export --html` and `diagram`.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder } from '../store/places.ts'
import { EXAMPLE, cercle } from './cercle.ts'

const RECORD = JSON.stringify(EXAMPLE)

function simulated(): string {
  const file = join(folder(), 'some.db')
  const wish = ['--game', 'whist', '--parties', '2', '--seed', '5', '--players']
  cercle(['simulate', ...wish, 'random,random,random,random', '--db', file])
  return file
}

test('export --html prints all parties of an archive, or of a sitting, in a language', () => {
  const db = simulated()
  const { status, stdout, stderr } = cercle(['export', '--db', db, '--html', '--language', 'de'])
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^<!doctype html>\n<html lang="de/)
  expect(stdout.match(/<article/g)).toHaveLength(2)
  expect(stdout).toContain('Alle Blätter liegen offen.')
  const own = cercle(['export', '--db', db, '--html', '--sitting', '1', '--seat', '2'])
  expect(own.stdout).toContain('#card-back')
  expect(own.stdout).not.toContain('All hands are open.')
})

test('export --html says what it cannot do', () => {
  const db = simulated()
  const told = (...args: readonly string[]): string =>
    cercle(['export', '--db', db, '--html', ...args]).stderr
  expect(told('--language', 'la')).toBe('cercle: --language takes en, de, or fr\n')
  expect(told('--seat', '4')).toBe('cercle: --seat takes a seat from 0 to 3\n')
  expect(told('--sitting', '9')).toBe('cercle: there is no sitting 9\n')
})

test('diagram draws a deal as SVG, dark or light, with names or without', () => {
  const file = join(folder(), 'record.json')
  writeFileSync(file, RECORD)
  const drawn = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = cercle(['diagram', file, ...args])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    return stdout
  }
  const open = drawn()
  expect(open).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg xmlns=/)
  expect(open).toContain('Anna')
  const [first] = EXAMPLE.parties[0]?.deals ?? []
  for (const card of first?.hands.flat() ?? [])
    expect(open).toMatch(new RegExp(`#(card|edge)-${card}"`))
  const own = drawn('--seat', '1', '--deal', '1', '--nameless', '--dark', '--language', 'fr')
  expect(own).not.toContain('Anna')
  expect(own).toContain('Sud')
  for (const card of first?.hands[0] ?? []) expect(own).not.toMatch(new RegExp(`-${card}"`))
  expect(cercle(['diagram', '-', '--deal', '3'], RECORD).stderr).toBe(
    'cercle: the partie has no deal 3\n',
  )
  expect(cercle(['diagram', '-', '--partie', '0'], RECORD).stderr).toBe(
    'cercle: --partie takes a whole number from 1\n',
  )
})
