import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { RuleBook } from '../../shared/words/rule-book.ts'
import type { KeyHelp } from '../../shared/words/texts.ts'
import { bookOf, hasBook } from '../../shared/words/rule-books.ts'
import { useWords } from '../composables/useWords.ts'
import { useNotices } from './notices.ts'

/** A book that lies open, and the rule at which it was opened. */
export interface OpenBook {
  readonly game: string
  readonly book: RuleBook
  readonly rule: string | null
}

/** The rule book, which lies over whatever one was at: that stays as it is. */
export const useRules = defineStore('rules', () => {
  const opened = shallowRef<OpenBook | null>(null)
  const notices = useNotices()
  const { language, texts } = useWords()

  /** Does nothing for a game that has no book. */
  async function openBook(game: string, rule: string | null = null): Promise<void> {
    try {
      const book = await bookOf(language.value, game)
      if (book) opened.value = { game, book, rule }
    } catch {
      notices.showRefusal({ code: 'internal' })
    }
  }

  /** The key that opens it: false where there is nothing to open. */
  function openByKey(game: string): boolean {
    if (hasBook(game)) void openBook(game)
    return hasBook(game)
  }

  /** That key, where it does something. */
  const keyHelp = (game: string): readonly KeyHelp[] => (hasBook(game) ? [texts.value.rules.key] : [])

  function close(): void {
    opened.value = null
  }

  return { opened, has: hasBook, openBook, openByKey, keyHelp, close }
})
