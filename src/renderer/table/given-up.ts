import type { GiveUpScope } from '../../shared/bridge.ts'

export const GIVEN_UP: readonly GiveUpScope[] = ['deal', 'partie']
