// Whatever a file holds, nothing that a terminal would obey leaves a command.
import { expect, test } from 'vitest'
import { escapeControls } from '../../src/main/cli/terminal.ts'
import { EXAMPLE, cercle } from './cercle.ts'

/** Clears the screen, sets a title, rings, goes back, turns the line around. */
const SIGNS = [
  '\u001b[2J',
  '\u001b]0;owned\u0007',
  '\u001b]8;;file:///etc/passwd\u001b\\a link\u001b]8;;\u001b\\',
  '\u009d52;c;b3duZWQ=\u009c',
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

/**
 * The example with a sign in every text of it, one at a time: the game, an option, a name, a key, a
 * card.
 */
const places = (sign: string): readonly object[] => [
  { ...EXAMPLE, game: `ecarte${sign}` },
  { ...EXAMPLE, options: { [`preset${sign}`]: 'club' } },
  { ...EXAMPLE, options: { preset: `club${sign}` } },
  { ...EXAMPLE, players: EXAMPLE.players.map((player) => ({ ...player, name: `Anna${sign}` })) },
  { ...EXAMPLE, [`more${sign}`]: 1 },
  { ...EXAMPLE, parties: [{ deals: [{ dealer: 1, hands: [[`KH${sign}`], []] }] }] },
]

test.each(['replay', 'legal', 'view', 'import'])(
  '%s of records with such signs prints none of them',
  (command) => {
    for (const sign of ['\u001b[2J', '\u009b31m', '\u202e'])
      for (const record of places(sign)) {
        const args = command === 'import' ? ['import', '-', '--db', 'kept.db'] : [command, '-']
        const { stdout, stderr } = cercle(args, JSON.stringify(record))
        expect(stdout + stderr).not.toMatch(OBEYED)
        expect(stdout + stderr).not.toBe('')
      }
  },
)

test.each([
  ['a command', ['replay\u001b[2J']],
  ['the name of a file', ['replay', 'evening\u001b]8;;x\u0007.jsonl']],
  ['the name of a data file', ['check', '--db', 'kept\u009b31m.db']],
])('such a sign in %s is not printed either', (_, args) => {
  const { status, stderr } = cercle(args)
  expect(status).toBe(2)
  expect(stderr).toMatch(/\\u00(1b|9b)/)
  expect(stderr).not.toMatch(OBEYED)
})
