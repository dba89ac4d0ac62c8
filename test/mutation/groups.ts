// The groups of sources, and the tests that must find each of their faults: those that read like
// the rule books. Property tests, conformance suites and long simulations are left out, or they
// would find what no rule's own test finds.

import { join } from 'node:path'

/** A part of the program whose tests are tried by faults put into it on purpose. */
export interface Group {
  readonly name: string
  /** The percentage of faults that must be found. */
  readonly goal: number
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

const RULES = 90
const STORE_AND_BRIDGE = 80

const group = (name: string, goal: number, [from, sources]: Named, [by, tests]: Named): Group => ({
  name,
  goal,
  sources: sources.split(' ').map((file) => `${join('src/main', from, file)}.ts`),
  tests: tests.split(' ').map((file) => `${join('test', by, file)}.test.ts`),
})

/** A folder, and files of it. */
type Named = readonly [folder: string, files: string]

const game = (id: string, part: string, sources: string, tests: string): Group =>
  group(`${id}-${part}`, RULES, [`engine/games/${id}`, sources], [`games/${id}`, tests])

const bridge = (part: string, sources: string, tests: string): Group =>
  group(`bridge-${part}`, STORE_AND_BRIDGE, ['.', sources], ['bridge', tests])

const store = (part: string, sources: string, tests: Named): Group =>
  group(`store-${part}`, STORE_AND_BRIDGE, ['store', sources], tests)

const ECARTE = 'score king play deal exchange give-up markers view told'

export const GROUPS: readonly Group[] = [
  bridge('doors', 'calls/validate', 'doors training-doors'),
  bridge('page', 'assets ipc-guard', 'assets ipc-guard'),
  bridge('calls', 'calls', 'calls refusals trouble archive-calls'),
  store('settings', 'settings query', ['store', 'settings']),
  store('opening', 'open file-ops store-fault integrity', ['store', 'beside opened open refused']),
  store('playing', 'sittings load taken-back', ['store', 'rows loaded sittings']),
  store('evenings', 'evenings evening-check evening-lookup', [
    '.',
    'store/evenings store/evenings-wrong archive/evenings table/evening-kept',
  ]),
  store('lists', 'list list-filter months search', ['archive', 'listed months']),
  store('standings', 'standings derive results people merging rebuild finish seats', [
    'archive',
    'counted results sheets people derived',
  ]),
  game('ecarte', 'score', 'score unscored', `${ECARTE} slips-players unscored`),
  game(
    'ecarte',
    'rules',
    'begin exchange play turn state markers',
    `${ECARTE} steps slips-players`,
  ),
  game(
    'ecarte',
    'slips',
    'slips/buying slips/claims slips/deal slips/number slips/deferred slips/renonce slips/slips',
    'slips-cards slips-players slips-known slips-law slips-law-claims slips-law-deals',
  ),
  game('whist', 'score', 'score rubber clubs', 'score rubber revoke clubs'),
  game('whist', 'rules', 'play revoke draw state mend', 'rules revoke score rubber clubs mending'),
  game('scotch-whist', 'score', 'score', 'score four revoke'),
  game('scotch-whist', 'rules', 'play deal claims state', 'rules four revoke score told view'),
  game(
    'hundertspiel',
    'score',
    'dos marks pay end series',
    'dos play partie scat sitting three give-up',
  ),
  game(
    'hundertspiel',
    'rules',
    'announce auction breach deal flow give-up laying play state tricks',
    'announce deal dos give-up law law-announce law-auction law-deal partie play scat three unasked',
  ),
  game('tatteln', 'score', 'score', 'score announcing rules'),
  game(
    'tatteln',
    'rules',
    'announce deal draw holdings play slips state',
    'rules announcing holdings score slips told',
  ),
]
