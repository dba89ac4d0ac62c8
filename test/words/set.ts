// The arguments of the texts of the settings and of About.
import { HOLDS, SPEEDS, VOLUMES, ZOOMS } from '../../src/shared/settings.ts'

export const SET: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'settings.zoomOf': ZOOMS.map((zoom) => [zoom]),
  'settings.speedOf': SPEEDS.map((speed) => [speed]),
  'settings.holdOf': HOLDS.map((hold) => [hold]),
  'settings.volumeOf': VOLUMES.map((volume) => [volume]),
  'settings.resetOf': [['Odile']],
  'settings.wasReset': [['Odile']],
  'house.packagesText': [[2], [21]],
}
