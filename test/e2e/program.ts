import type { ElectronApplication } from '@playwright/test'

/** What tests do with main: run a function in it, end it, kill it. In Electron, or in the engine alone (`test/engine`). */
export type Program = Pick<ElectronApplication, 'evaluate' | 'close' | 'process'>
