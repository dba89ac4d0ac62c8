import type { ElectronApplication } from '@playwright/test'

/**
 * The operations of tests on main: run a function in it, end it, kill it. In Electron, or in the
 * engine alone (`test/engine`).
 */
export type Program = Pick<ElectronApplication, 'evaluate' | 'close' | 'process'>
