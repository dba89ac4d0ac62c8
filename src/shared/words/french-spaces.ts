// French typography: narrow no-break spaces where the texts are written with plain ones.
import type { Block, RuleBook } from './rule-book.ts'
import type { LessonNote, LessonNotes } from './lesson-words.ts'
import type { GameWords } from './words.ts'

const frenchSpaces = (text: string): string => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f')

type Explained = ReturnType<GameWords['option']>

const explained = ({ title, hint, source }: Explained): Explained => ({
  title: frenchSpaces(title),
  hint: frenchSpaces(hint),
  source: frenchSpaces(source),
})

/** The same words, every text of them set in the French manner. */
export const setInFrench = (words: GameWords): GameWords => ({
  title: frenchSpaces(words.title),
  subtitle: frenchSpaces(words.subtitle),
  event: (event, company) => frenchSpaces(words.event(event, company)),
  breach: (breach) => frenchSpaces(words.breach(breach)),
  action: (action) => frenchSpaces(words.action(action)),
  deed: (action) => frenchSpaces(words.deed(action)),
  pick: (name, chosen, counts) => frenchSpaces(words.pick(name, chosen, counts)),
  prompt: (asks, opponent) => frenchSpaces(words.prompt(asks, opponent)),
  option: (name) => explained(words.option(name)),
  optionValue: (name, value) => frenchSpaces(words.optionValue(name, value)),
  preset: (name) => explained(words.preset(name)),
  summary: (preset, options) => frenchSpaces(words.summary(preset, options)),
  packets: (packets) => frenchSpaces(words.packets(packets)),
  ...(words.drawSettles
    ? {
        drawSettles: (options, players) =>
          frenchSpaces(words.drawSettles?.(options, players) ?? ''),
      }
    : {}),
  counted(name) {
    const { title, hint } = words.counted(name)
    return { title: frenchSpaces(title), hint: frenchSpaces(hint) }
  },
  kind: (name) => frenchSpaces(words.kind(name)),
  role: (name) => frenchSpaces(words.role(name)),
  sheet: words.sheet,
  worth: words.worth,
})

function blockInFrench(block: Block): Block {
  switch (block.kind) {
    case 'rule':
      return { ...block, text: frenchSpaces(block.text), source: frenchSpaces(block.source) }
    case 'text':
      return { ...block, text: frenchSpaces(block.text) }
    case 'table':
      return {
        ...block,
        caption: frenchSpaces(block.caption),
        columns: block.columns.map(frenchSpaces),
        rows: block.rows.map((row) => row.map(frenchSpaces)),
      }
    case 'example':
      return { ...block, title: frenchSpaces(block.title), steps: block.steps.map(frenchSpaces) }
  }
}

/** A rule book, every text of it set in the French manner. */
export const setBookInFrench = (book: RuleBook): RuleBook => ({
  title: frenchSpaces(book.title),
  subtitle: frenchSpaces(book.subtitle),
  sources: frenchSpaces(book.sources),
  chapters: book.chapters.map(({ title, blocks }) => ({
    title: frenchSpaces(title),
    blocks: blocks.map(blockInFrench),
  })),
})

/** The notes of a lesson, every text of them set in the French manner. */
export const setNotesInFrench = <Note extends string>(notes: LessonNotes<Note>): LessonNotes =>
  Object.fromEntries(
    Object.entries<LessonNote>(notes).map(
      ([name, { chapter, title, text, task, wrong, coach }]) => [
        name,
        {
          ...(chapter === undefined ? {} : { chapter: frenchSpaces(chapter) }),
          title: frenchSpaces(title),
          text: text.map(frenchSpaces),
          task: frenchSpaces(task),
          ...(coach === undefined ? {} : { coach: frenchSpaces(coach) }),
          ...(wrong
            ? {
                wrong: Object.fromEntries(
                  Object.entries(wrong).map(([what, said]) => [what, frenchSpaces(said)]),
                ),
              }
            : {}),
        },
      ],
    ),
  )
