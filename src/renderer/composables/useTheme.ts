import { onScopeDispose, ref, watchEffect } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'

/**
 * Sets theme and typeface of the window: `data-light` (lamp or day, or that of the desktop, which
 * is followed at run time) and `data-typeface` on the root element.
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
