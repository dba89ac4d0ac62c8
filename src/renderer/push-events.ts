// What main tells unasked, from the first moment on: a record opened with the program is told once the page is loaded,
// which may be before any component is there.
import type { News } from '../shared/bridge.ts'

type NewsHandler = (news: News) => void

const early: News[] = []
let handleNews: NewsHandler = (news) => void early.push(news)

/** Begins to listen: called before the page waits for anything. */
export function listenForNews(): void {
  window.cercle?.onNews((news) => handleNews(news))
}

/** Hands `handle` what has been told so far, and from now on all that is told. */
export function setNewsHandler(handle: NewsHandler): void {
  handleNews = handle
  for (const news of early.splice(0)) handle(news)
}
