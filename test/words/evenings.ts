// The arguments of the texts of an evening.
const COUNTS = [0, 1, 2, 5, 21, 1000]
const SOME = COUNTS.slice(1)
const NAMES = ['Odile', 'Anna']
const counts = COUNTS.map((count) => [count])
const some = SOME.map((count) => [count])
const named = NAMES.map((name) => [name])
const pairs = [
  ['Odile', 'Anna'],
  ['Anna', 'Odile'],
]
const laid = NAMES.flatMap((name) => SOME.map((count) => [name, count]))
const paid = SOME.map((count) => ['Anna', 'Odile', count])

const STAKERS = [
  { names: null, isMany: false },
  { names: 'Anna', isMany: false },
  { names: 'Anna & Odile', isMany: true },
]
const stakers = STAKERS.map((who) => [who])
const staked = STAKERS.flatMap((who) => SOME.map((count) => [who, count]))
const backed = STAKERS.flatMap((who) => ['Odile', null].map((on) => [who, 5, on]))
const uneven = STAKERS.flatMap((who) => ['Odile', null].map((on) => [who, 10, 5, on]))

const RULES = ['S-1', 'S-3', 'S-3a', 'S-3b', 'S-3c', 'S-4', 'S-5', 'S-6', 'S-7', 'S-99']

export const EVENINGS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'evening.counters': counts,
  'evening.parties': counts,
  'evening.sittingDown.place': some,
  'evening.sittingDown.remove': some,
  'evening.sittingDown.earlier': some,
  'evening.sittingDown.later': some,
  'evening.round.waits': some,
  'evening.round.advises': some,
  'evening.round.left': counts,
  'evening.round.balance': [['Odile', '−5']],
  'evening.round.atLeast': counts,
  'evening.round.atMost': counts,
  'evening.round.between': [[5, 20]],
  'evening.round.lay': counts,
  'evening.round.raise': counts,
  'evening.round.take': counts,
  'evening.round.next': pairs,
  'evening.round.lies': some,
  'evening.round.plans': pairs,
  'evening.round.plansBank': pairs,
  'evening.round.inBank': some,
  'evening.round.stakes.nothing': stakers,
  'evening.round.stakes.uncovered': stakers,
  'evening.round.stakes.rest': some,
  'evening.round.stakes.either': backed,
  'evening.round.stakes.uneven': uneven,
  'evening.round.poolHolds': some,
  'evening.round.poolNeeds': stakers,
  'evening.round.poolLoser': some,
  'evening.round.poolEntrant': laid,
  'evening.story.drewCard': [['Odile', 'King of hearts']],
  'evening.story.drewEqual': named,
  'evening.story.stakes': laid,
  'evening.story.standsBy': laid,
  'evening.story.bets': paid,
  'evening.story.betsOwn': laid,
  'evening.story.laysBank': laid,
  'evening.story.raises': laid,
  'evening.story.takesOut': laid,
  'evening.story.withdraws': pairs,
  'evening.story.won': NAMES.flatMap((name) => [1, 2, 3].map((value) => [name, value])),
  'evening.story.paid': [['Anna −5, Odile +5']],
  'evening.story.paysIn': staked.filter(([who]) => who !== STAKERS[0]),
  'evening.story.takesPool': laid,
  'evening.story.partie': some,
  'evening.ledger.reason': RULES.flatMap((rule) => [true, false].map((into) => [rule, into])),
  'evening.ledger.pays': paid,
  'evening.table.waiting': [
    ['Odile', 1],
    ['Anna & Odile', 2],
  ],
}
