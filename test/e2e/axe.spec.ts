// Every screen and every dialog before axe: WCAG 2.2 A and AA and its best practice, in both
// lights, at 100 and 200 %; and nothing there is cut, covered or out of reach, in two more windows
// (look.spec has all). The screens are those of the photographs (test/screens) and some more;
// one more is a line in one of these walks.
import { expect, test } from '@playwright/test'
import { openWindow } from '../screens/camera.ts'
import { WALKS } from '../screens/walks.ts'
import { inspector } from './axe.ts'
import { FURTHER_WALKS } from './axe-walks.ts'
import { lookAt, someSights } from './sights.ts'

/** Tables like those of the same game for other numbers: for the long tests. */
const ALIKE: readonly string[] = ['scotch-whist-duel', 'hundertspiel-three']
const walks = Object.entries({ ...WALKS, ...FURTHER_WALKS }).filter(
  ([name]) => process.env['CERCLE_LONG'] || !ALIKE.includes(name),
)

for (const [name, { prepare = () => {}, settings = {}, screens }] of walks)
  test(`axe finds nothing, and all is in sight, on the way ${name}: ${Object.keys(screens).join(', ')}`, async () => {
    test.setTimeout(240_000)
    const at = await openWindow('en', prepare, settings)
    await at.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.setContentSize(1440, 900),
    )
    const { inspect, faults } = inspector(at.app, at.page)
    const cut: string[] = []
    for (const [number, [screen, go]] of Object.entries(screens).entries()) {
      await go(at)
      cut.push(...(await lookAt(at, screen, someSights(number))))
      await inspect(screen)
    }
    expect([...faults, ...cut]).toEqual([])
    await at.app.close()
  })
