// What the window was told, against what its seat could know: every card it has neither held nor seen, and the seeds.
import type { Page } from '@playwright/test'
import type { Answer, Review, Scene } from '../../src/shared/bridge.ts'

/** Keeps every scene the window is told, until it is asked for them. */
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
    await page.evaluate(([at, number]) => window.cercle.review({ kind: 'kept', sitting: at, partie: number }, 'open'), [
      sitting,
      partie,
    ] as const),
  )

/** Cards of the deal a scene is in that its seat has neither held nor seen. */
function hiddenCards(scene: Scene, review: Review): readonly string[] {
  const { eye, deals, turnUp, tricks } = scene.view
  const dealt = review.steps.find(({ view }) => view.deals === deals)
  if (dealt === undefined) return []
  const hands = dealt.view.hands.map((hand): readonly string[] => (typeof hand === 'object' ? hand : []))
  const drawn = scene.log.flatMap((line) => {
    if (line.kind !== 'heard' || line.deal !== deals || line.event.did !== 'drew') return []
    const cards: unknown = Reflect.get(line.event, 'cards')
    return Array.isArray(cards) && Reflect.get(line.event, 'seat') === eye ? cards.map(String) : []
  })
  const own = hands.filter((_, seat) => seat === eye).flat()
  const seen = new Set<string>([...own, ...drawn, turnUp ?? '', ...tricks.flatMap(({ cards }) => cards)])
  const talon = (dealt.talon ?? []).flatMap((card) => card ?? [])
  return [...hands.filter((_, seat) => seat !== eye).flat(), ...talon].filter((card) => !seen.has(card))
}

/** What scenes of finished parties of one sitting told too much, in words; and how many cards were looked for. */
export async function leaksOf(page: Page, sitting: number, scenes: readonly Scene[]) {
  const reviews = new Map<number, Review>()
  const leaks: string[] = []
  let looked = 0
  for (const scene of scenes) {
    const { view, partie } = scene
    const review = reviews.get(partie) ?? (await openly(page, sitting, partie))
    reviews.set(partie, review)
    const here = JSON.stringify([view, scene.choices, scene.log.filter((line) => line.deal === view.deals)])
    const hidden = hiddenCards(scene, review)
    looked += hidden.length
    leaks.push(...hidden.filter((card) => here.includes(`"${card}"`)).map((card) => `deal ${view.deals}: ${card}`))
    const seed = review.log.find((line) => line.kind === 'seed' && line.deal === view.deals)
    const isTold = scene.awaits === null && seed?.kind === 'seed' && JSON.stringify(scene).includes(seed.seed)
    if (isTold) leaks.push(`deal ${view.deals}: its seed`)
  }
  return { leaks, looked }
}
