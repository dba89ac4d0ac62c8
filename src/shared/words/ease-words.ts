// What makes play comfortable: taking back, playing out what is certain, being asked before what stays done.
import type { KeyHelp } from './interface.ts'

export interface EaseWords {
  readonly keyHelp: readonly KeyHelp[]
  readonly takeBack: string
  /** A line of the log; null is the one addressed. */
  tookBack(name: string | null): string
  /** All tricks that are left go to the one addressed, whatever is played. */
  certain(tricks: number): string
  readonly playOut: string
  readonly playOn: string
  /** `call` is what its button says. */
  sure(call: string): string
  readonly sureText: string
  readonly sureNot: string
}
