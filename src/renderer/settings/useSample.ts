import { onBeforeUnmount } from 'vue'
import { SoundPlayer } from '../sound/player.ts'

/** Returns a function that plays the sound of a card at the volume of the table. */
export function useSample(): (volume: number) => void {
  const player = new SoundPlayer()
  onBeforeUnmount(player.close)
  return (volume) => player.play('play', volume, 0)
}
