import { FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses'
import type { Runtime } from './runtime.ts'

/**
 * The purpose of a package: to be released, or to be driven by Playwright through Node's inspector.
 */
export type Purpose = 'release' | 'e2e'

/** The package whose fuses are asked for. */
export interface FuseCase {
  readonly kind: Runtime['kind']
  readonly platform: NodeJS.Platform
  readonly arch: string
  readonly purpose: Purpose
}

/**
 * The fuses every Electron from 33 on has; what each does is in Electron's own tutorial on fuses.
 */
const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  // Nothing here uses cookies, and their encryption would have Linux and macOS ask for a keyring.
  [FuseV1Options.EnableCookieEncryption]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
} as const

/**
 * The fuses of a package: all of them in the pinned Electron, so that one it gains cannot be
 * overlooked.
 */
export function fusesFor({ kind, platform, arch, purpose }: FuseCase): FuseConfig {
  const fuses = {
    version: FuseVersion.V1 as const,
    // a flipped fuse breaks the signature without which an Apple processor starts nothing
    resetAdHocDarwinSignature: platform === 'darwin' && arch === 'arm64',
    ...FUSES,
    // the one thing in which the two packages differ
    [FuseV1Options.EnableNodeCliInspectArguments]: purpose === 'e2e',
    // Electron checks this on macOS and Windows alone
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: platform !== 'linux',
  }
  if (kind === 'fallback') return fuses
  return { ...fuses, strictlyRequireAllFuses: true, [FuseV1Options.WasmTrapHandlers]: true }
}
