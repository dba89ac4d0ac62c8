import { onScopeDispose, ref, watchEffect } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '../../shared/settings.ts'

/**
 * Sets the look of the window on the root element: `data-light` (lamp or day, or that of the
 * desktop, which is followed at run time), `data-typeface`, `data-cards` (the size of the cards),
 * `--zoom`, the factor by which main enlarges the page, for what must not grow with it, and
 * `--motion`, the part of its usual time that a motion takes.
 */
export function useTheme(settings: () => Settings | undefined): void {
  const daylight = window.matchMedia('(prefers-color-scheme: light)')
  const isDay = ref(daylight.matches)
  const updateDay = (): void => void (isDay.value = daylight.matches)
  daylight.addEventListener('change', updateDay)
  onScopeDispose(() => daylight.removeEventListener('change', updateDay))

  watchEffect(() => {
    const { light, typeface, cardSize, zoom, speed } = settings() ?? DEFAULT_SETTINGS
    const root = document.documentElement
    root.dataset['light'] = light === 'system' ? (isDay.value ? 'day' : 'lamp') : light
    root.dataset['typeface'] = typeface
    root.dataset['cards'] = cardSize
    root.style.setProperty('--zoom', String(zoom))
    root.style.setProperty('--motion', String(speed === 0 ? 0 : 1 / speed))
  })
}
