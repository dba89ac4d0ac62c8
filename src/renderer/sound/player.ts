// Plays sounds through the window: one audio context, created after the first user action; each
// sound is rendered once.
import { type Sound, SOUNDS } from './sounds.ts'
import { renderSamples } from './synth.ts'

export interface SoundPlayer {
  /** Plays a sound after `delay` milliseconds at `volume` (0 to 1). */
  readonly play: (sound: Sound, volume: number, delay: number) => void
  /** Stops all sounds, also those still to come. */
  readonly stopAll: () => void
  readonly close: () => void
}

/** Time in which the audio clock must advance, in milliseconds. */
const STANDS = 500

/**
 * Creates a player of sounds; it is silent while the window is hidden, and before the first user
 * action.
 */
export function createPlayer(): SoundPlayer {
  let context: AudioContext | null = null
  /** The audio clock and the page clock when a sound was last played. */
  let last: { readonly heard: number; readonly at: number } | null = null
  const buffers = new Map<Sound, AudioBuffer>()
  let coming: readonly AudioBufferSourceNode[] = []

  function ensureContext(): AudioContext | null {
    if (document.hidden || !navigator.userActivation.hasBeenActive) return null
    if (context !== null && isDead(context)) close()
    if (context === null) {
      context = new AudioContext({ latencyHint: 'interactive' })
      preloadBuffers(context, SOUNDS)
    }
    if (context.state === 'suspended') void context.resume()
    return context
  }

  /**
   * Returns true if the audio clock has stopped though the context runs: its output device is gone,
   * or the machine has slept.
   */
  const isDead = (audio: AudioContext): boolean =>
    audio.state === 'closed' ||
    (last !== null &&
      audio.state === 'running' &&
      performance.now() - last.at > STANDS &&
      audio.currentTime === last.heard)

  function getBuffer(audio: AudioContext, sound: Sound): AudioBuffer {
    const known = buffers.get(sound)
    if (known) return known
    const samples = renderSamples(sound, audio.sampleRate)
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    buffers.set(sound, buffer)
    return buffer
  }

  /** Renders all sounds, one per idle period. */
  function preloadBuffers(audio: AudioContext, [sound, ...others]: readonly Sound[]): void {
    if (sound === undefined || audio !== context) return
    window.requestIdleCallback(() => {
      getBuffer(audio, sound)
      preloadBuffers(audio, others)
    })
  }

  function play(sound: Sound, volume: number, delay: number): void {
    const audio = ensureContext()
    if (audio === null) return
    const source = audio.createBufferSource()
    source.buffer = getBuffer(audio, sound)
    const gain = audio.createGain()
    // half the volume sounds half as loud
    gain.gain.value = volume ** 1.6
    source.connect(gain).connect(audio.destination)
    coming = [...coming, source]
    source.addEventListener('ended', () => (coming = coming.filter((one) => one !== source)))
    source.start(audio.currentTime + delay / 1000)
    last = { heard: audio.currentTime, at: performance.now() }
  }

  function stopAll(): void {
    for (const source of coming) source.stop()
    coming = []
  }

  function close(): void {
    stopAll()
    if (context?.state !== 'closed') void context?.close()
    context = null
    last = null
  }

  return { play, stopAll, close }
}
