// Screens that are fetched when they are first wanted, or before that, when the window has nothing to do: the first
// picture waits for none of them.
import { shallowReactive } from 'vue'

const FETCH = {
  Table: async () => (await import('./screens/Table.vue')).default,
  Review: async () => (await import('./screens/Review.vue')).default,
  Evening: async () => (await import('./screens/Evening.vue')).default,
  EveningSetup: async () => (await import('./evening/EveningSetup.vue')).default,
  Archive: async () => (await import('./screens/Archive.vue')).default,
  Rules: async () => (await import('./screens/Rules.vue')).default,
  Settings: async () => (await import('./screens/Settings.vue')).default,
  About: async () => (await import('./screens/About.vue')).default,
}

type Name = keyof typeof FETCH
type Fetched = { [N in Name]?: Awaited<ReturnType<(typeof FETCH)[N]>> }

/** Those that are here. */
export const screens: Fetched = shallowReactive<Fetched>({})

async function fetch(name: Name): Promise<void> {
  if (!screens[name]) Object.assign(screens, { [name]: await FETCH[name]() })
}

/** Fetches a screen, unless it is here. */
export const want = (name: Name): void => void fetch(name)

/** Fetches one after the other, whenever there is nothing else to do. */
export function fetchWhenIdle(names: readonly Name[] = ORDER): void {
  const [next, ...others] = names
  if (next === undefined) return
  window.requestIdleCallback(() => void fetch(next).then(() => fetchWhenIdle(others)))
}

/** As they are likely to be wanted. */
const ORDER: readonly Name[] = ['Table', 'Settings', 'Archive', 'Review', 'EveningSetup', 'Evening', 'Rules', 'About']
