import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { RuleBook } from '../../shared/words/rule-book.ts'
import type { KeyHelp } from '../../shared/words/texts.ts'
import { bookOf, guideOf, hasBook } from '../../shared/words/rule-books.ts'
import { useWords } from '../composables/useWords.ts'
import { useNotices } from './notices.ts'

/** An open rule book, and the rule at which it was opened. */
export interface OpenBook {
  /** Null for the guide to the training room. */
  readonly game: string | null
  readonly book: RuleBook
  readonly rule: string | null
}

/** The rule book, which covers any screen and leaves it as it is. */
export const useRules = defineStore('rules', () => {
  const opened = shallowRef<OpenBook | null>(null)
  const notices = useNotices()
  const { language, texts } = useWords()

  /** Opens the rule book of a game, if it has one. */
  async function openBook(game: string, rule: string | null = null): Promise<void> {
    try {
      const book = await bookOf(language.value, game)
      if (book) opened.value = { game, book, rule }
    } catch {
      notices.showRefusal({ code: 'internal' })
    }
  }

  /** Opens the guide to the training room. */
  async function openGuide(): Promise<void> {
    try {
      opened.value = { game: null, book: await guideOf(language.value), rule: null }
    } catch {
      notices.showRefusal({ code: 'internal' })
    }
  }

  /** Handles the key of the rule book; returns false if there is none to open. */
  function openByKey(game: string): boolean {
    if (hasBook(game)) void openBook(game)
    return hasBook(game)
  }

  /** Returns the help for that key, if it does something. */
  const keyHelp = (game: string): readonly KeyHelp[] =>
    hasBook(game) ? [texts.value.rules.key] : []

  function close(): void {
    opened.value = null
  }

  return { opened, has: hasBook, openBook, openGuide, openByKey, keyHelp, close }
})
