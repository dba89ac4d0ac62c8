import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { LogLine } from '../../shared/bridge.ts'
import { findTable } from '../table/tables.ts'

/** Returns the packet sizes of the latest deal; empty before the first deal. */
export function usePackets(
  table: () => { readonly game: string; readonly log: readonly LogLine[] },
): ComputedRef<readonly number[]> {
  const dealt = computed(() => {
    const line = table().log.findLast((one) => one.kind === 'heard' && one.event.did === 'dealt')
    return line?.kind === 'heard' ? line.event : null
  })
  return computed(() => (dealt.value && findTable(table().game)?.packetSizes(dealt.value)) ?? [])
}
