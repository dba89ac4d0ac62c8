// Windows and zooms in which every screen is looked at, and what is wrong there.
import type { Window } from '../screens/camera.ts'
import { type Size, faultsOf, show } from './geometry.ts'
import { lineFaultsOf } from './lines.ts'

export interface Sight {
  readonly size: Size
  readonly zoom: number
}

const SIZES: readonly Size[] = [
  [1024, 640],
  [1366, 768],
  [1920, 1080],
]
const ZOOMS: readonly number[] = [1, 1.5, 2]

/** Every size at every zoom. */
export const ALL_SIGHTS: readonly Sight[] = SIZES.flatMap((size) =>
  ZOOMS.map((zoom) => ({ size, zoom })),
)

/** The smallest window at 150 %, and one of the sizes as it is, turn about. */
export const someSights = (screen: number): readonly Sight[] => [
  { size: [1024, 640], zoom: 1.5 },
  ...SIZES.slice(screen % SIZES.length)
    .slice(0, 1)
    .map((size) => ({ size, zoom: 1 })),
]

/** The size in which the walks go on. */
const USUAL: Size = [1440, 900]

/** Looks at a screen in these sights; returns a line for each fault, and leaves the usual size. */
export async function lookAt(
  at: Window,
  screen: string,
  sights: readonly Sight[],
): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { size, zoom } of sights) {
    await show(at.app, at.page, size, zoom)
    const found = [...(await faultsOf(at.page)), ...(await lineFaultsOf(at.page))]
    const where = `${screen} in ${at.language}, ${size.join(' × ')} at ${zoom * 100} %`
    faults.push(...found.map((fault) => `${where}: ${fault}`))
  }
  await show(at.app, at.page, USUAL)
  return faults
}
