// The headless door: reads the command line, prints one JSON document, or one line on standard error (docs/records.md).
import { parseArgs } from 'node:util'
import { headless } from '../../shared/words/en/headless.ts'
import { escapeControls } from './terminal.ts'
import { Wrong } from './wrong.ts'

type Values = Readonly<Record<string, string | boolean | undefined>>
type Print = (line: string) => void

interface Command {
  readonly usage: string
  readonly does: string
  /** Options, each a text or a switch. */
  readonly takes: Readonly<Record<string, 'string' | 'boolean'>>
  readonly files: 0 | 1
  /** Loads what it needs when it runs: a command should not wait for the others. */
  run(values: Values, file: string | undefined, print: Print): Promise<void>
}

const text = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

const recordCommands = () => Promise.all([import('./input.ts'), import('./records.ts')])

const COMMANDS: Readonly<Record<string, Command>> = {
  games: {
    usage: 'games',
    does: 'the games, their options and presets',
    takes: {},
    files: 0,
    run: async (_, __, print) => print(JSON.stringify((await import('./games.ts')).gamesListed())),
  },
  replay: {
    usage: 'replay FILE|-',
    does: 'plays a record and prints what came of each deal',
    takes: {},
    files: 1,
    async run(_, file, print) {
      const [{ answerRecords }, { replayed }] = await recordCommands()
      answerRecords(file, replayed, print)
    },
  },
  legal: {
    usage: 'legal FILE|-',
    does: 'the legal actions of each seat where the record stops',
    takes: {},
    files: 1,
    async run(_, file, print) {
      const [{ answerRecords }, { legalActions }] = await recordCommands()
      answerRecords(file, legalActions, print)
    },
  },
  view: {
    usage: 'view FILE|- --seat N',
    does: 'what a seat may know where the record stops',
    takes: { seat: 'string' },
    files: 1,
    async run(values, file, print) {
      const [{ answerRecords }, { seatView }] = await recordCommands()
      answerRecords(file, (record) => seatView(record, text(values['seat'])), print)
    },
  },
  odds: {
    usage: 'odds --hand "KH QH 7S 8S 9D" --turn-up 9S --seat elder|dealer',
    does: 'the tricks a hand of Écarté makes, over all 65,780 hands the other may hold',
    takes: { hand: 'string', 'turn-up': 'string', seat: 'string' },
    files: 0,
    async run(values, _, print) {
      const { oddsOf } = await import('./odds.ts')
      const [hand, turnUp, seat] = [values['hand'], values['turn-up'], values['seat']].map(text)
      print(JSON.stringify(oddsOf({ hand, turnUp, seat })))
    },
  },
  advise: {
    usage: 'advise FILE|- [--level L]',
    does: 'what a computer player would do where the record stops, and what every action is worth',
    takes: { level: 'string' },
    files: 1,
    async run(values, file, print) {
      const [{ answerRecords }, { advised }] = await Promise.all([import('./input.ts'), import('./advise.ts')])
      answerRecords(file, (record) => advised(record, text(values['level'])), print)
    },
  },
  'jeu-de-regle': {
    usage: 'jeu-de-regle --hand "KH QH 7S 8S 9D" --trump S',
    does: 'whether a hand of Écarté stands, and by which rule',
    takes: { hand: 'string', trump: 'string' },
    files: 0,
    async run(values, _, print) {
      const { jeuDeRegle } = await import('./jeu-de-regle.ts')
      print(JSON.stringify(jeuDeRegle(text(values['hand']), text(values['trump']))))
    },
  },
  simulate: {
    usage: 'simulate --game G --parties N --seed S --players a,b[,c,d] [--options JSON] [--duplicate] [--db FILE]',
    does: 'computer players against each other',
    takes: {
      game: 'string',
      parties: 'string',
      seed: 'string',
      players: 'string',
      options: 'string',
      duplicate: 'boolean',
      db: 'string',
    },
    files: 0,
    async run(values, _, print) {
      const { simulate } = await import('./simulate.ts')
      const { duplicate, ...named } = values
      const given = Object.fromEntries(Object.entries(named).map(([name, value]) => [name, text(value)]))
      print(JSON.stringify(simulate({ ...given, duplicate: duplicate === true })))
    },
  },
  import: {
    usage: 'import FILE|- --db FILE',
    does: 'takes the sittings of a file, records or readable text, into an archive',
    takes: { db: 'string' },
    files: 1,
    async run(values, file, print) {
      const { imported } = await import('./keeping.ts')
      print(JSON.stringify(imported(file, text(values['db']))))
    },
  },
  export: {
    usage: 'export --db FILE [--sitting ID] [--text]',
    does: 'the sittings of an archive as records, one a line, or as readable text',
    takes: { db: 'string', sitting: 'string', text: 'boolean' },
    files: 0,
    async run(values, _, print) {
      const { exported } = await import('./keeping.ts')
      const form = values['text'] === true ? 'text' : 'json'
      exported(text(values['db']), text(values['sitting']), form, (said) => print(said.replace(/\n$/, '')))
    },
  },
  check: {
    usage: 'check --db FILE',
    does: 'reads an archive through, replays every partie and compares; exit status 1 with findings',
    takes: { db: 'string' },
    files: 0,
    async run(values, _, print) {
      const { checked } = await import('./keeping.ts')
      const { report, isClean } = checked(text(values['db']))
      print(JSON.stringify(report))
      if (!isClean) process.exitCode = 1
    },
  },
}

function help(commands: readonly Command[]): string {
  const lines = commands.map(({ usage, does }) => `  ${usage}\n      ${does}`)
  return ['npm run --silent cercle -- COMMAND …', ...lines].join('\n')
}

async function run(argv: readonly string[], print: Print): Promise<void> {
  const [name, ...rest] = argv
  const asksHelp = rest.includes('--help')
  if (name === undefined || name === '--help') return print(help(Object.values(COMMANDS)))
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new Wrong(headless.unknownCommand(name))
  if (asksHelp) return print(help([command]))
  const options = Object.fromEntries(Object.entries(command.takes).map(([key, type]) => [key, { type }]))
  const { values, positionals } = parsed(rest, options)
  if (positionals.length > command.files) throw new Wrong(`${positionals[command.files]}: ${command.usage}`)
  await command.run(values, positionals[0], print)
}

function parsed(args: readonly string[], options: Readonly<Record<string, { type: 'string' | 'boolean' }>>) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true })
    const single = Object.entries(values).map(
      ([key, value]) => [key, Array.isArray(value) ? undefined : value] as const,
    )
    return { values: Object.fromEntries(single), positionals }
  } catch (error) {
    throw new Wrong(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error))
  }
}

try {
  await run(process.argv.slice(2), (line) => void process.stdout.write(`${escapeControls(line)}\n`))
} catch (error) {
  const wrong = error instanceof Wrong
  const message = error instanceof Error ? error.message : String(error)
  const line = (wrong ? message : `internal error: ${message}`).replaceAll(/\s*\n\s*/g, ' ')
  process.stderr.write(`cercle: ${escapeControls(line)}\n`)
  process.exitCode = wrong ? 2 : 3
}
