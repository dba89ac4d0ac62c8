// Which cards an English page names, as text, as attributes, as drawings, and in its accessibility
// tree.
import type { CDPSession, Page } from '@playwright/test'
import { type Card, CARDS, TRAPPOLA_CARDS, suitOf } from '../../src/shared/card.ts'
import { rankName } from '../../src/shared/words/card-words.ts'
import { cards } from '../../src/shared/words/en/cards.ts'

const ALL: readonly Card[] = [...CARDS, ...TRAPPOLA_CARDS]

const nameOf = (card: Card): string => rankName(cards.ranks, card)

/** Each card by its rank and its suit as the English words write them. */
const BY_NAME: ReadonlyMap<string, Card> = new Map(
  ALL.map((card) => [`${nameOf(card)} ${cards.suitName(suitOf(card))}`.toLowerCase(), card]),
)

const RANK = `(?:${[...new Set(ALL.map(nameOf))].join('|')})`
const SUIT = `(?:${[...new Set(ALL.map((card) => cards.suitName(suitOf(card))))].join('|')})`

const NAME = new RegExp(`(${RANK}) of (${SUIT})`, 'gi')
/** A hand read out, `Spades, trumps: king, 9.`. */
const BY_SUIT = new RegExp(`(${SUIT})(?:, trumps)?: (?:the )?(${RANK}(?:, ${RANK})*)`, 'gi')
const CODE =
  /data-(?:move|card)="([\w-]+)"|\/((?:10|[2-9AKQJ])[SHDC]|(?:10|[6-9AKCB])-(?:SP|CO|DE|BA))-[^"/]*\.svg/g

const isCard = (text: string): text is Card => ALL.some((card) => card === text)

/** The cards that a text or a piece of markup names. */
export function cardsNamedIn(text: string): ReadonlySet<Card> {
  const named = [...text.matchAll(NAME)].map(([, rank, suit]) => `${rank} ${suit}`)
  const read = [...text.matchAll(BY_SUIT)].flatMap(([, suit, ranks = '']) =>
    ranks.split(', ').map((rank) => `${rank} ${suit}`),
  )
  const codes = [...text.matchAll(CODE)].map(([, move, drawn = '']) => move ?? drawn)
  const found = [...named, ...read].flatMap((name) => BY_NAME.get(name.toLowerCase()) ?? [])
  return new Set([...found, ...codes.filter(isCard)])
}

/** A node of the accessibility tree as Chromium reports it. */
interface AxNode {
  readonly nodeId: string
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly description?: { readonly value?: unknown }
  readonly childIds?: readonly string[]
}

/** The text of the accessibility tree, without the logs: they cover finished deals as well. */
function saidBy(nodes: readonly AxNode[]): string {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const told: string[] = []
  const pending = nodes.slice(0, 1)
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.role?.value === 'log') continue
    told.push(...[node.name?.value, node.description?.value].map((value) => String(value ?? '')))
    pending.push(...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []))
  }
  return told.join('\n')
}

export interface Shown {
  /** The whole page but its logs. */
  readonly page: string
  readonly logs: string
  readonly tree: string
}

/** The visible and spoken text of the page now. */
export async function shownOn(page: Page, session: CDPSession): Promise<Shown> {
  const { whole, logs } = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof Element)) throw new Error('no page')
    for (const one of copy.querySelectorAll('style, script, link')) one.remove()
    const found = [...copy.querySelectorAll('[role=log]')].map((one) => {
      one.remove()
      return one.outerHTML
    })
    return { whole: copy.outerHTML, logs: found.join('') }
  })
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return { page: whole, logs, tree: saidBy(nodes) }
}
