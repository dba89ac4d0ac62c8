import { onScopeDispose, ref, watchEffect } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'

/**
 * Lights the room and sets the letters as chosen: `data-light` (lamp or day; of the desktop where it is to follow it, also
 * while the program runs) and `data-typeface` on the root element.
 */
export function useTheme(settings: () => Settings | undefined): void {
  const daylight = window.matchMedia('(prefers-color-scheme: light)')
  const isDay = ref(daylight.matches)
  const updateDay = (): void => void (isDay.value = daylight.matches)
  daylight.addEventListener('change', updateDay)
  onScopeDispose(() => daylight.removeEventListener('change', updateDay))

  watchEffect(() => {
    const { light, typeface } = settings() ?? DEFAULT_SETTINGS
    const root = document.documentElement
    root.dataset['light'] = light === 'system' ? (isDay.value ? 'day' : 'lamp') : light
    root.dataset['typeface'] = typeface
  })
}
