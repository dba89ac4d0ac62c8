// Plays sounds through the window: one audio context, created after the first user action; each
// sound is rendered once.
import { type Sound, SOUNDS } from './sounds.ts'
import { renderSamples } from './synth.ts'

/** Time in which the audio clock must advance, in milliseconds. */
const STANDS = 500

/** Plays sounds; silent while the window is hidden, and before the first user action. */
export class SoundPlayer {
  #context: AudioContext | null = null
  /** The audio clock and the page clock when a sound was last played. */
  #last: { readonly heard: number; readonly at: number } | null = null
  readonly #buffers = new Map<Sound, AudioBuffer>()
  #coming: readonly AudioBufferSourceNode[] = []

  /** Plays a sound after `delay` milliseconds at `volume` (0 to 1). */
  play(sound: Sound, volume: number, delay: number): void {
    const audio = this.#ensureContext()
    if (audio === null) return
    const source = audio.createBufferSource()
    source.buffer = this.#getBuffer(audio, sound)
    const gain = audio.createGain()
    // half the volume sounds half as loud
    gain.gain.value = volume ** 1.6
    source.connect(gain).connect(audio.destination)
    this.#coming = [...this.#coming, source]
    source.addEventListener('ended', () => {
      this.#coming = this.#coming.filter((one) => one !== source)
    })
    source.start(audio.currentTime + delay / 1000)
    this.#last = { heard: audio.currentTime, at: performance.now() }
  }

  /** Stops all sounds, also those still to come. */
  stopAll(): void {
    for (const source of this.#coming) source.stop()
    this.#coming = []
  }

  close(): void {
    this.stopAll()
    if (this.#context?.state !== 'closed') void this.#context?.close()
    this.#context = null
    this.#last = null
  }

  #ensureContext(): AudioContext | null {
    if (document.hidden || !navigator.userActivation.hasBeenActive) return null
    if (this.#context !== null && this.#isDead(this.#context)) this.close()
    if (this.#context === null) {
      this.#context = new AudioContext({ latencyHint: 'interactive' })
      this.#preloadBuffers(this.#context, SOUNDS)
    }
    if (this.#context.state === 'suspended') void this.#context.resume()
    return this.#context
  }

  /** Returns true if the audio clock stands: the output is gone, or the machine has slept. */
  #isDead(audio: AudioContext): boolean {
    if (audio.state === 'closed') return true
    return (
      this.#last !== null &&
      audio.state === 'running' &&
      performance.now() - this.#last.at > STANDS &&
      audio.currentTime === this.#last.heard
    )
  }

  #getBuffer(audio: AudioContext, sound: Sound): AudioBuffer {
    const known = this.#buffers.get(sound)
    if (known) return known
    const samples = renderSamples(sound, audio.sampleRate)
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    this.#buffers.set(sound, buffer)
    return buffer
  }

  /** Renders all sounds, one per idle period. */
  #preloadBuffers(audio: AudioContext, [sound, ...others]: readonly Sound[]): void {
    if (sound === undefined || audio !== this.#context) return
    window.requestIdleCallback(() => {
      this.#getBuffer(audio, sound)
      this.#preloadBuffers(audio, others)
    })
  }
}
