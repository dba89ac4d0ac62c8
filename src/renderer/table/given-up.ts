import type { GivenUp } from '../../shared/bridge.ts'

export const GIVEN_UP: readonly GivenUp[] = ['deal', 'partie']
