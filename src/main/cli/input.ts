// Records on the command line: one document, or one per line.
import { readFileSync } from 'node:fs'
import { headless } from '../../shared/words/en/headless.ts'
import { evenLines } from '../engine/notation/text.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { formatShapeFault } from '../fault-text.ts'
import { toUtf8 } from '../transfer/lines.ts'
import { CliError } from './cli-error.ts'

/** Reads a file, or standard input for `-`, with line feeds as line ends. Throws CliError. */
function readInput(file: string): string {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file)
    return evenLines(Buffer.concat([...toUtf8([bytes])]).toString())
  } catch {
    throw new CliError(headless.noFile(file))
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CliError(
      headless.notJson(error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''),
    )
  }
}

function parseRecord(text: string): RecordDocument {
  const read = readRecord(parseJson(text))
  if ('record' in read) return read.record
  throw new CliError(formatShapeFault(read.fault))
}

function isDocument(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && ('format' in value || 'game' in value)
  } catch {
    return false
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Reads a file of one record. Throws CliError. */
export function readOnlyRecord(file: string | undefined): RecordDocument {
  if (file === undefined) throw new CliError(headless.noInput)
  return parseRecord(readInput(file))
}

/** Prints one line of JSON per record. Throws CliError: at the end if there are several. */
export function answerRecords(
  file: string | undefined,
  answer: (record: RecordDocument) => object,
  print: (line: string) => void,
): void {
  if (file === undefined) throw new CliError(headless.noInput)
  const text = readInput(file)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) throw new CliError(headless.emptyInput)
  const several = lines.every(isJson) || lines.some(isDocument)
  if (lines.length === 1 || isJson(text) || !several)
    return print(JSON.stringify(answer(parseRecord(text))))
  const bad = lines.filter((line) => !answerLine(line, answer, print)).length
  if (bad > 0) throw new CliError(headless.badRecords(bad, lines.length))
}

function answerLine(
  line: string,
  answer: (record: RecordDocument) => object,
  print: (line: string) => void,
): boolean {
  try {
    print(JSON.stringify(answer(parseRecord(line))))
    return true
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    print(JSON.stringify({ error: error.message }))
    return false
  }
}
