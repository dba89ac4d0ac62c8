import type { FileFault, FileWhy } from '../file-fault.ts'

/** What a language says of a file that is not taken or written. */
interface FileWords {
  readonly whys: Readonly<Record<FileWhy, string>>
  /** Neither read nor written: all that is known. */
  readonly unusable: string
  readonly line: string
  readonly places: readonly [partie: string, deal: string, step: string]
  /** Between the place and what is wrong there. */
  readonly colon: string
}

const placesOf = ({ line, place }: FileFault, words: FileWords): readonly string[] => [
  ...(line === null ? [] : [`${words.line} ${line}`]),
  ...words.places.flatMap((name, level) =>
    (place[level] ?? 0) > 0 ? [`${name} ${place[level]}`] : [],
  ),
]

/** Why a file is not taken: file, line, place and reason. What is technical about it stays as it is: names of keys. */
export const fileRefusedIn =
  (words: FileWords) =>
  (file: string, fault: FileFault | null, broken: string | null): string => {
    const { whys, unusable, colon } = words
    if (fault === null) return `${file}${colon} ${unusable}.`
    const where = [file, ...placesOf(fault, words)].join(', ')
    const technical = fault.why === 'notRecord' && broken === null ? ` (${fault.reason})` : ''
    return `${where}${colon} ${whys[fault.why]}${technical}.${broken === null ? '' : ` ${broken}`}`
  }
