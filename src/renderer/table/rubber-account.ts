import {
  accountTotal,
  CLUB_RUBBER,
  GAME_BONUS,
  type Rubber,
  RUBBER_BONUS,
} from '../../shared/games/whist.ts'

const ITEMS = ['games', 'rubber', 'tricks', 'slams', 'honours'] as const
/** In short and long the games each have their value (W-18). */
const CLUB_ITEMS = ['firstGame', 'secondGame', 'rubber'] as const

type Item = (typeof ITEMS)[number] | (typeof CLUB_ITEMS)[number]

interface RubberRow {
  readonly item: Item
  /** Points, the own side first. */
  readonly points: readonly [own: number, other: number]
}

export interface RubberAccount {
  readonly rows: readonly RubberRow[]
  readonly totals: readonly [own: number, other: number]
  /** The side that is paid; null while the rubber is on, or if both have the same. */
  readonly paid: { readonly side: 0 | 1; readonly points: number } | null
}

const itemPoints = ({ account, winner }: Rubber, item: Item, side: 0 | 1): number => {
  const { values } = account[side]
  if (item === 'rubber')
    return winner !== side ? 0 : values === undefined ? RUBBER_BONUS : CLUB_RUBBER
  if (item === 'firstGame') return values?.[0] ?? 0
  if (item === 'secondGame') return values?.[1] ?? 0
  return item === 'games' ? GAME_BONUS * account[side].games : account[side][item]
}

/** Returns the account for a side; the rubber has a row once it is won. */
export function rubberAccount(rubber: Rubber, own: 0 | 1): RubberAccount {
  const { account, winner } = rubber
  const other = own === 0 ? 1 : 0
  const sideTotal = (side: 0 | 1): number => accountTotal(account[side], winner === side)
  const difference = sideTotal(own) - sideTotal(other)
  const all: readonly Item[] = account[own].values === undefined ? ITEMS : CLUB_ITEMS
  const items = all.filter(
    (item) => winner !== null || (item !== 'rubber' && item !== 'secondGame'),
  )
  return {
    rows: items.map((item) => ({
      item,
      points: [itemPoints(rubber, item, own), itemPoints(rubber, item, other)],
    })),
    totals: [sideTotal(own), sideTotal(other)],
    paid:
      winner === null || difference === 0
        ? null
        : { side: difference > 0 ? own : other, points: Math.abs(difference) },
  }
}
