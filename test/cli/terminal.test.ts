// Whatever a file holds, nothing that a terminal would obey leaves a command.
import { expect, test } from 'vitest'
import { escapeControls } from '../../src/main/cli/terminal.ts'
import { EXAMPLE, cercle } from './cercle.ts'

/** Clears the screen, sets a title, rings, goes back, turns the line around. */
const SIGNS = [
  '\u001b[2J',
  '\u001b]0;owned\u0007',
  '\u0008\u0008',
  '\r',
  '\u009b31m',
  '\u007f',
  '\u202e',
  '\u2066',
  '\u200f',
]
const OBEYED = /[^\n\P{Cc}]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

test('controls and signs of direction are written as JSON writes them; letters of every script, lines and tabs stay', () => {
  expect(escapeControls('a\u001b[2J\u202eb')).toBe('a\\u001b[2J\\u202eb')
  const usual = 'Écarté, Größe, שלום, 漢字, 👩‍👧, a\tb\nc'
  expect(escapeControls(usual)).toBe(usual)
  const names = { name: SIGNS.join('') }
  expect(JSON.parse(escapeControls(JSON.stringify(names)))).toEqual(names)
})

/** The example with a sign in every text of it, one at a time: the game, an option, a name, a key, a card. */
const places = (sign: string): readonly object[] => [
  { ...EXAMPLE, game: `ecarte${sign}` },
  { ...EXAMPLE, options: { [`preset${sign}`]: 'club' } },
  { ...EXAMPLE, options: { preset: `club${sign}` } },
  { ...EXAMPLE, players: EXAMPLE.players.map((player) => ({ ...player, name: `Anna${sign}` })) },
  { ...EXAMPLE, [`more${sign}`]: 1 },
  { ...EXAMPLE, parties: [{ deals: [{ dealer: 1, hands: [[`KH${sign}`], []] }] }] },
]

test.each(['replay', 'legal', 'view', 'import'])('%s of records with such signs prints none of them', (command) => {
  for (const sign of ['\u001b[2J', '\u009b31m', '\u202e'])
    for (const record of places(sign)) {
      const args = command === 'import' ? ['import', '-', '--db', 'kept.db'] : [command, '-']
      const { stdout, stderr } = cercle(args, JSON.stringify(record))
      expect(stdout + stderr).not.toMatch(OBEYED)
      expect(stdout + stderr).not.toBe('')
    }
})

test('such a sign on the command line itself is not printed either', () => {
  const { status, stderr } = cercle(['replay\u001b[2J'])
  expect(status).toBe(2)
  expect(stderr).toContain('\\u001b')
  expect(stderr).not.toMatch(OBEYED)
})
