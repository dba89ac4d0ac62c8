// The command line: reads the arguments, prints one JSON document, or one line on standard error
// (docs/records.md).
import { parseArgs } from 'node:util'
import { headless } from '../../shared/words/en/headless.ts'
import { escapeControls } from './terminal.ts'
import { CliError } from './cli-error.ts'

type CommandValues = Readonly<Record<string, string | boolean | undefined>>
type Print = (line: string) => void

interface Command {
  readonly usage: string
  readonly summary: string
  /** Options, each with a text or a switch. */
  readonly options: Readonly<Record<string, 'string' | 'boolean'>>
  readonly files: 0 | 1
  /** Runs the command. It loads its own modules, so that no command waits for those of another. */
  run(values: CommandValues, file: string | undefined, print: Print): Promise<void>
}

const asText = (value: string | boolean | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined

const loadRecordCommands = () => Promise.all([import('./input.ts'), import('./records.ts')])

const COMMANDS: Readonly<Record<string, Command>> = {
  games: {
    usage: 'games',
    summary: 'the games, their options and presets',
    options: {},
    files: 0,
    run: async (_, __, print) => print(JSON.stringify((await import('./games.ts')).listGames())),
  },
  replay: {
    usage: 'replay FILE|-',
    summary: 'plays a record and prints what came of each deal',
    options: {},
    files: 1,
    async run(_, file, print) {
      const [{ answerRecords }, { describeReplay: replayed }] = await loadRecordCommands()
      answerRecords(file, replayed, print)
    },
  },
  legal: {
    usage: 'legal FILE|-',
    summary: 'the legal actions of each seat where the record stops',
    options: {},
    files: 1,
    async run(_, file, print) {
      const [{ answerRecords }, { describeLegalActions: legalActions }] = await loadRecordCommands()
      answerRecords(file, legalActions, print)
    },
  },
  view: {
    usage: 'view FILE|- --seat N',
    summary: 'what a seat may know where the record stops',
    options: { seat: 'string' },
    files: 1,
    async run(values, file, print) {
      const [{ answerRecords }, { describeView: seatView }] = await loadRecordCommands()
      answerRecords(file, (record) => seatView(record, asText(values['seat'])), print)
    },
  },
  odds: {
    usage: 'odds --hand "KH QH 7S 8S 9D" --turn-up 9S --seat elder|dealer',
    summary: 'the tricks a hand of Écarté makes, over all 65,780 hands the other may hold',
    options: { hand: 'string', 'turn-up': 'string', seat: 'string' },
    files: 0,
    async run(values, _, print) {
      const { computeOdds: oddsOf } = await import('./odds.ts')
      const [hand, turnUp, seat] = [values['hand'], values['turn-up'], values['seat']].map(asText)
      print(JSON.stringify(oddsOf({ hand, turnUp, seat })))
    },
  },
  advise: {
    usage: 'advise FILE|- [--level L]',
    summary:
      'what a computer player would do where the record stops, and what every action is worth',
    options: { level: 'string' },
    files: 1,
    async run(values, file, print) {
      const [{ answerRecords }, { adviseRecord: advised }] = await Promise.all([
        import('./input.ts'),
        import('./advise.ts'),
      ])
      answerRecords(file, (record) => advised(record, asText(values['level'])), print)
    },
  },
  'jeu-de-regle': {
    usage: 'jeu-de-regle --hand "KH QH 7S 8S 9D" --trump S',
    summary: 'whether a hand of Écarté stands, and by which rule',
    options: { hand: 'string', trump: 'string' },
    files: 0,
    async run(values, _, print) {
      const { jeuDeRegle } = await import('./jeu-de-regle.ts')
      print(JSON.stringify(jeuDeRegle(asText(values['hand']), asText(values['trump']))))
    },
  },
  simulate: {
    usage:
      'simulate --game G --parties N --seed S --players a,b[,c,d] [--options JSON] [--duplicate] [--db FILE]',
    summary: 'computer players against each other',
    options: {
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
      const { runSimulation: simulate } = await import('./simulate.ts')
      const { duplicate, ...named } = values
      const given = Object.fromEntries(
        Object.entries(named).map(([name, value]) => [name, asText(value)]),
      )
      print(JSON.stringify(simulate({ ...given, duplicate: duplicate === true })))
    },
  },
  import: {
    usage: 'import FILE|- --db FILE',
    summary: 'takes the sittings of a file, records or readable text, into an archive',
    options: { db: 'string' },
    files: 1,
    async run(values, file, print) {
      const { importFile: imported } = await import('./transfer.ts')
      print(JSON.stringify(imported(file, asText(values['db']))))
    },
  },
  export: {
    usage: 'export --db FILE [--sitting ID] [--text | --html [--seat N] [--language L]]',
    summary:
      'the sittings of an archive as records, one a line, as readable text, or as a page with diagrams',
    options: {
      db: 'string',
      sitting: 'string',
      text: 'boolean',
      html: 'boolean',
      seat: 'string',
      language: 'string',
    },
    files: 0,
    async run(values, _, print) {
      if (values['html'] === true) {
        const [db, sitting, seat, language] = ['db', 'sitting', 'seat', 'language'].map((name) =>
          asText(values[name]),
        )
        const { exportPages } = await import('./pages.ts')
        return exportPages({ db, sitting, seat, language }, print)
      }
      const { exportSittings: exported } = await import('./transfer.ts')
      const form = values['text'] === true ? 'text' : 'json'
      exported(asText(values['db']), asText(values['sitting']), form, (said) =>
        print(said.replace(/\n$/, '')),
      )
    },
  },
  diagram: {
    usage: 'diagram FILE|- [--partie N] [--deal N] [--seat N] [--language L] [--dark] [--nameless]',
    summary: 'a deal of a record as an SVG picture: the hands, the turn-up, the talon',
    options: {
      partie: 'string',
      deal: 'string',
      seat: 'string',
      language: 'string',
      dark: 'boolean',
      nameless: 'boolean',
    },
    files: 1,
    async run(values, file, print) {
      const [{ readOnlyRecord }, { drawDeal }] = await Promise.all([
        import('./input.ts'),
        import('./pages.ts'),
      ])
      const [partie, deal, seat, language] = ['partie', 'deal', 'seat', 'language'].map((name) =>
        asText(values[name]),
      )
      const shown = { isDark: values['dark'] === true, isNameless: values['nameless'] === true }
      print(await drawDeal(readOnlyRecord(file), { partie, deal, seat, language, ...shown }))
    },
  },
  check: {
    usage: 'check --db FILE',
    summary:
      'reads an archive through, replays every partie and compares; exit status 1 with findings',
    options: { db: 'string' },
    files: 0,
    async run(values, _, print) {
      const { reportCheck: checked } = await import('./transfer.ts')
      const { report, isClean } = checked(asText(values['db']))
      print(JSON.stringify(report))
      if (!isClean) process.exitCode = 1
    },
  },
}

function formatHelp(commands: readonly Command[]): string {
  const lines = commands.map(({ usage, summary: does }) => `  ${usage}\n      ${does}`)
  return ['npm run --silent cercle -- COMMAND …', ...lines].join('\n')
}

async function run(argv: readonly string[], print: Print): Promise<void> {
  const [name, ...rest] = argv
  const asksHelp = rest.includes('--help')
  if (name === undefined || name === '--help') return print(formatHelp(Object.values(COMMANDS)))
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined) throw new CliError(headless.unknownCommand(name))
  if (asksHelp) return print(formatHelp([command]))
  const options = Object.fromEntries(
    Object.entries(command.options).map(([key, type]) => [key, { type }]),
  )
  const { values, positionals } = parseCommandLine(rest, options)
  if (positionals.length > command.files)
    throw new CliError(`${positionals[command.files]}: ${command.usage}`)
  await command.run(values, positionals[0], print)
}

function parseCommandLine(
  args: readonly string[],
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      strict: true,
      allowPositionals: true,
    })
    const single = Object.entries(values).map(
      ([key, value]) => [key, Array.isArray(value) ? undefined : value] as const,
    )
    return { values: Object.fromEntries(single), positionals }
  } catch (error) {
    throw new CliError(
      error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    )
  }
}

// a reader that closes the pipe early, such as `head`, is not an error
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit()
})

try {
  await run(process.argv.slice(2), (line) => void process.stdout.write(`${escapeControls(line)}\n`))
} catch (error) {
  const wrong = error instanceof CliError
  const message = error instanceof Error ? error.message : String(error)
  const line = (wrong ? message : `internal error: ${message}`).replaceAll(/\s*\n\s*/g, ' ')
  process.stderr.write(`cercle: ${escapeControls(line)}\n`)
  process.exitCode = wrong ? 2 : 3
}
