// Records as the command line reads them: one document, or one a line.
import { readFileSync } from 'node:fs'
import { headless } from '../../shared/words/en/headless.ts'
import { evenLines } from '../engine/notation/text.ts'
import { type RecordDocument, readRecord } from '../engine/record.ts'
import { shapeFaultText } from '../fault-text.ts'
import { utf8Of } from '../keeping/lines.ts'
import { Wrong } from './wrong.ts'

/** The text of a file, or of standard input for `-`, its lines ended by a line feed. Throws Wrong. */
function textOf(file: string): string {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file)
    return evenLines(Buffer.concat([...utf8Of([bytes])]).toString())
  } catch {
    throw new Wrong(headless.noFile(file))
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Wrong(headless.notJson(error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : ''))
  }
}

function recordOf(text: string): RecordDocument {
  const read = readRecord(parsed(text))
  if ('record' in read) return read.record
  throw new Wrong(shapeFaultText(read.fault))
}

function isDocument(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && ('format' in value || 'game' in value)
  } catch {
    return false
  }
}

function isOne(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Answers every record of a file with one line of JSON. Throws Wrong: at once for one record, at the end for several. */
export function answerRecords(
  file: string | undefined,
  answer: (record: RecordDocument) => object,
  print: (line: string) => void,
): void {
  if (file === undefined) throw new Wrong(headless.noInput)
  const text = textOf(file)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length === 0) throw new Wrong(headless.emptyInput)
  const several = lines.every(isOne) || lines.some(isDocument)
  if (lines.length === 1 || isOne(text) || !several) return print(JSON.stringify(answer(recordOf(text))))
  const bad = lines.filter((line) => !answered(line, answer, print)).length
  if (bad > 0) throw new Wrong(headless.badRecords(bad, lines.length))
}

function answered(line: string, answer: (record: RecordDocument) => object, print: (line: string) => void): boolean {
  try {
    print(JSON.stringify(answer(recordOf(line))))
    return true
  } catch (error) {
    if (!(error instanceof Wrong)) throw error
    print(JSON.stringify({ error: error.message }))
    return false
  }
}
