import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import type { GameTable } from '../table/tables.ts'

/** Returns the packet sizes of the latest deal; empty before the first deal. */
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
