// Plays sounds through the window: one context, made when somebody has first done something, every sound reckoned once.
import { type Sound, SOUNDS } from './sounds.ts'
import { renderSamples } from './synth.ts'

export interface SoundPlayer {
  /** Plays a sound after `delay` milliseconds, as loud as `volume` (0 to 1). */
  readonly play: (sound: Sound, volume: number, delay: number) => void
  /** Silences what is still to come. */
  readonly stopAll: () => void
  readonly close: () => void
}

/** Milliseconds in which the clock of a sound has to go on. */
const STANDS = 500

/** A player of sounds; it is silent while the window is hidden, and before the person has touched anything. */
export function createPlayer(): SoundPlayer {
  let context: AudioContext | null = null
  /** The clocks of the sound and of the page when a sound was last played. */
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

  /** Whether its clock stands though it runs: the loudspeaker it began with is gone, or the machine has slept. */
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

  /** Reckons all the sounds while nothing else is to be done, one at a time. */
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
    // heard as half as loud at half the volume
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
