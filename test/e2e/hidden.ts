// The messages to the window, against what its seat could know: every card it has neither held nor
// seen, and the seeds.
import type { Page } from '@playwright/test'
import type { Review } from '../../src/shared/review.ts'
import type { Answer, Scene } from '../../src/shared/bridge.ts'
import { type EcarteView, isEcarteView } from '../../src/shared/games/ecarte.ts'
import { isTattelnView } from '../../src/shared/games/tatteln.ts'

/** Records every scene sent to the window, until it is read. */
export async function tapScenes(page: Page): Promise<() => Promise<readonly Scene[]>> {
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.cercle.onScene((scene) => heard.push(scene))
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

function given<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.refused.code)
  return answer.value
}

/** A finished partie of the archive with all hands open. */
const openly = async (page: Page, sitting: number, partie: number): Promise<Review> =>
  given(
    await page.evaluate(
      ([at, number]) =>
        window.cercle.loadReview({ kind: 'kept', sitting: at, partie: number }, 'open'),
      [sitting, partie] as const,
    ),
  )

/**
 * The cards everyone sees: played, turned, exposed, or laid open (E-31 … E-40), taken from under
 * the talon (T-3, T-11).
 */
const SEEN = [
  'led',
  'followed',
  'turnedTooMany',
  'metFaceUp',
  'exposed',
  'laidOpen',
  'drewTurnUp',
  'robbed',
]

/** The lines of a deal; for a deferred one, those from before too (E-38). */
function linesOf({ log }: Pick<Scene, 'log'>, deal: number): Scene['log'] {
  const lines = log.filter((line) => line.deal === deal)
  const did = (line: Scene['log'][number], what: string): boolean =>
    line.kind === 'heard' && line.event.did === what
  if (!lines.some((line) => did(line, 'tookUpPutBy'))) return lines
  const before = log.findLast((line) => line.deal < deal && did(line, 'claimedDealer'))?.deal
  return before === undefined ? lines : [...linesOf({ log }, before), ...lines]
}

/**
 * E-32: what by now has lain face up on the top of the talon, in plain sight; where it is smaller
 * was later.
 */
const seenOnTop = ({ deals, talon }: EcarteView, review: Review): readonly string[] =>
  review.steps.flatMap(({ view }) =>
    isEcarteView(view) && view.deals === deals && view.talon >= talon
      ? (view.slips?.faceUp ?? [])
      : [],
  )

/** Cards of the deal of a view that its seat has neither held nor seen. */
function hiddenCards(view: Scene['view'], log: Scene['log'], review: Review): readonly string[] {
  const { eye, deals, turnUp, tricks } = view
  const dealt = review.steps.find((step) => step.view.deals === deals)
  if (dealt === undefined) return []
  const hands = dealt.view.hands.map((hand): readonly string[] =>
    typeof hand === 'object' ? hand : [],
  )
  const heard = log.flatMap((line) => {
    if (line.kind !== 'heard') return []
    const { event } = line
    const isOwn = ['drew', 'bought'].includes(event.did) && Reflect.get(event, 'seat') === eye
    if (!isOwn && !SEEN.includes(event.did)) return []
    const cards: unknown = Reflect.get(event, 'cards') ?? [Reflect.get(event, 'card')]
    return Array.isArray(cards) ? cards.map(String) : []
  })
  const own = hands.filter((_, seat) => seat === eye).flat()
  const onTop = isEcarteView(view) ? seenOnTop(view, review) : []
  const lies = isTattelnView(view) ? view.lies : null
  const seen = new Set<string>([
    ...own,
    ...heard,
    ...onTop,
    turnUp ?? '',
    lies ?? '',
    ...tricks.flatMap(({ cards }) => cards),
  ])
  const talon = (dealt.talon ?? []).flatMap((card) => card ?? [])
  return [...hands.filter((_, seat) => seat !== eye).flat(), ...talon].filter(
    (card) => !seen.has(card),
  )
}

/** A view and, apart from it, that of a deal that lies aside (E-38): each has a pack of its own. */
function packsOf(view: Scene['view']): readonly Scene['view'][] {
  if (!isEcarteView(view) || view.putBy === undefined) return [view]
  const { putBy, ...played } = view
  return [played, putBy]
}

/**
 * The leaks in scenes of finished parties of one sitting, in words; and the number of cards
 * searched for.
 */
export async function leaksOf(page: Page, sitting: number, scenes: readonly Scene[]) {
  const reviews = new Map<number, Review>()
  const leaks: string[] = []
  let looked = 0
  for (const scene of scenes) {
    const { view, partie } = scene
    const review = reviews.get(partie) ?? (await openly(page, sitting, partie))
    reviews.set(partie, review)
    for (const one of packsOf(view)) {
      const log = linesOf(scene, one.deals)
      const choices = one.deals === view.deals ? scene.choices : []
      const here = JSON.stringify([one, choices, log])
      const hidden = hiddenCards(one, log, review)
      looked += hidden.length
      const at = (card: string): number => here.indexOf(`"${card}"`)
      const told = hidden.filter((card) => at(card) >= 0)
      leaks.push(
        ...told.map(
          (card) =>
            `deal ${one.deals}: … ${here.slice(Math.max(0, at(card) - 90), at(card) + 9)} …`,
        ),
      )
    }
    const seed = review.log.find((line) => line.kind === 'seed' && line.deal === view.deals)
    const isTold =
      scene.awaits === null && seed?.kind === 'seed' && JSON.stringify(scene).includes(seed.seed)
    if (isTold) leaks.push(`deal ${view.deals}: its seed`)
  }
  return { leaks, looked }
}
