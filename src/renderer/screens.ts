// Loads screens when they are first needed, so that the first paint waits for none of them.
import { shallowReactive } from 'vue'

const LOADERS = {
  Table: async () => (await import('./screens/Table.vue')).default,
  Review: async () => (await import('./screens/Review.vue')).default,
  Evening: async () => (await import('./screens/Evening.vue')).default,
  EveningSetup: async () => (await import('./evening/EveningSetup.vue')).default,
  Archive: async () => (await import('./screens/Archive.vue')).default,
  Training: async () => (await import('./screens/Training.vue')).default,
  Rules: async () => (await import('./screens/Rules.vue')).default,
  Settings: async () => (await import('./screens/Settings.vue')).default,
  About: async () => (await import('./screens/About.vue')).default,
  Closing: async () => (await import('./components/ClosingDialog.vue')).default,
}

export type ScreenName = keyof typeof LOADERS
type LoadedScreens = { [N in ScreenName]?: Awaited<ReturnType<(typeof LOADERS)[N]>> }

/** The screens loaded so far. */
export const screens: LoadedScreens = shallowReactive<LoadedScreens>({})

/** Loads a screen, unless it is loaded already. */
export async function loadScreen(name: ScreenName): Promise<void> {
  if (!screens[name]) Object.assign(screens, { [name]: await LOADERS[name]() })
}
