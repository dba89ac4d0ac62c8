import { onBeforeUnmount } from 'vue'
import { createPlayer } from '../sound/player.ts'

/** Plays a card laid on the cloth as loud as it would be at the table. */
export function useSample(): (volume: number) => void {
  const player = createPlayer()
  onBeforeUnmount(player.close)
  return (volume) => player.play('play', volume, 0)
}
