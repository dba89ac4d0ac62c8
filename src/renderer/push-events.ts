// Receives the news of main from the start: a record opened with the program is reported once the
// page is loaded, which may be before any component exists.
import type { News } from '../shared/bridge.ts'

type NewsHandler = (news: News) => void

const early: News[] = []
let handleNews: NewsHandler = (news) => void early.push(news)

/** Starts to listen. Called before the page waits for anything. */
export function listenForNews(): void {
  window.cercle?.onNews((news) => handleNews(news))
}

/** Passes `handle` the news received so far, and from now on all further news. */
export function setNewsHandler(handle: NewsHandler): void {
  handleNews = handle
  for (const news of early.splice(0)) handle(news)
}
