// What main tells unasked, from the first moment on: a record opened with the program is told once the page is loaded,
// which may be before any component is there.
import type { News } from '../shared/bridge.ts'

type Take = (news: News) => void

const early: News[] = []
let taken: Take = (news) => void early.push(news)

/** Begins to listen: called before the page waits for anything. */
export function hearNews(): void {
  window.cercle?.onNews((news) => taken(news))
}

/** Hands `take` what has been told so far, and from now on all that is told. */
export function takeNews(take: Take): void {
  taken = take
  for (const news of early.splice(0)) take(news)
}
