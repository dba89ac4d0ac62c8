// The shape of a rule book as it is read in the window: chapters of numbered rules, with tables and worked examples.
// In a text *…* is set in italics, and the number of a rule leads to it.

export interface RuleBlock {
  readonly kind: 'rule'
  readonly id: string
  readonly text: string
  /** Where it comes from, and whether we decided it. */
  readonly source: string
  /** The options of the table it belongs to. */
  readonly options: readonly string[]
}

export interface TextBlock {
  readonly kind: 'text'
  readonly text: string
}

/** Values at a glance; the first cell of a row says what it is about. */
export interface TableBlock {
  readonly kind: 'table'
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A deal or an announcement step by step. */
export interface ExampleBlock {
  readonly kind: 'example'
  readonly title: string
  readonly steps: readonly string[]
}

export type Block = RuleBlock | TextBlock | TableBlock | ExampleBlock

export interface Chapter {
  readonly title: string
  readonly blocks: readonly Block[]
}

export interface RuleBook {
  readonly title: string
  readonly subtitle: string
  /** What the sources in the margin stand for. */
  readonly sources: string
  readonly chapters: readonly Chapter[]
  /** True if the training room has a chart of the solved exchange of the game. */
  readonly isSolved?: true
}

export const rule = (
  id: string,
  source: string,
  said: string,
  ...options: readonly string[]
): RuleBlock => ({ kind: 'rule', id, text: said, source, options })
export const text = (said: string): TextBlock => ({ kind: 'text', text: said })
export const table = (
  caption: string,
  columns: readonly string[],
  ...rows: readonly (readonly string[])[]
): TableBlock => ({ kind: 'table', caption, columns, rows })
export const example = (title: string, ...steps: readonly string[]): ExampleBlock => ({
  kind: 'example',
  title,
  steps,
})

/** Everything a block says, one text after the other. */
export function textsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'rule':
      return [block.text, block.source]
    case 'text':
      return [block.text]
    case 'table':
      return [block.caption, ...block.columns, ...block.rows.flat()]
    case 'example':
      return [block.title, ...block.steps]
  }
}

/** The numbers of all rules of a book, in its order. */
export const rulesOf = (book: RuleBook): readonly string[] =>
  book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rule' ? [block.id] : [])),
  )

/** The first rule of a book that an option belongs to; null where none is. */
export const ruleOfOption = (book: RuleBook, option: string): string | null =>
  book.chapters
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.kind === 'rule' && block.options.includes(option) ? [block.id] : [],
    )[0] ?? null
