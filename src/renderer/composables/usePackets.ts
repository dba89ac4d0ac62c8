import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import type { GameTable } from '../table/tables.ts'

/** Cards of a packet of the deal last heard of, round by round; empty before the first one. */
export function usePackets(
  table: () => GameTable | null,
  log: () => readonly LogLine[],
): ComputedRef<readonly number[]> {
  const dealt = computed(() => {
    const line = log().findLast((one) => one.kind === 'heard' && one.event.did === 'dealt')
    return line?.kind === 'heard' ? line.event : null
  })
  return computed(() => (dealt.value && table()?.packetSizes(dealt.value)) ?? [])
}
