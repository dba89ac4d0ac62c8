// Synthesizes the sounds: paper on baize, wood, ivory. Pure: the same samples every time.
import type { Sound } from './sounds.ts'

/** Samples of one sound, between -1 and 1. */
type Samples = Float32Array<ArrayBuffer>

interface SampleBuffer {
  readonly rate: number
  readonly samples: Samples
}

/** Creates noise between -1 and 1, the same for the same seed (a plain generator). */
function createNoise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 0x80000000 - 1
  }
}

/** Adds a wave from `at` for `length` seconds; `waveAt` gives its value by time. */
function addWave(
  { rate, samples }: SampleBuffer,
  at: number,
  length: number,
  waveAt: (time: number) => number,
): void {
  const first = Math.round(at * rate)
  const last = Math.min(samples.length, first + Math.round(length * rate))
  for (let n = first; n < last; n += 1) samples[n] = (samples[n] ?? 0) + waveAt((n - first) / rate)
}

interface NoiseBurst {
  readonly at: number
  readonly length: number
  readonly loud: number
  /** Hertz: there is nothing below `low` and little above `high`. */
  readonly low: number
  readonly high: number
  /** Seconds until it is loudest. */
  readonly rise: number
  readonly seed: number
}

/** Adds air and paper: noise between two pitches that swells and fades. */
function addNoiseBurst(
  canvas: SampleBuffer,
  { at, length, loud, low, high, rise, seed }: NoiseBurst,
): void {
  const next = createNoise(seed)
  const passFactor = (hertz: number): number => 1 - Math.exp((-2 * Math.PI * hertz) / canvas.rate)
  const [above, below] = [passFactor(low), passFactor(high)]
  let [deep, bright] = [0, 0]
  addWave(canvas, at, length, (time) => {
    bright += below * (next() - bright)
    deep += above * (bright - deep)
    const swell = Math.min(1, time / rise) * Math.exp((-5 * Math.max(0, time - rise)) / length)
    return loud * swell * (bright - deep)
  })
}

/** Adds an impact: fading tones as hertz, loudness, and seconds to a third. */
function addTones(
  canvas: SampleBuffer,
  at: number,
  tones: readonly (readonly [number, number, number])[],
): void {
  for (const [hertz, loud, decay] of tones)
    addWave(canvas, at, decay * 7, (time) => {
      const attack = Math.min(1, time / 0.001)
      return loud * attack * Math.exp(-time / decay) * Math.sin(2 * Math.PI * hertz * time)
    })
}

/** Adds a card that lands on the cloth. */
function addCard(canvas: SampleBuffer, at: number, loud: number, seed: number): void {
  addNoiseBurst(canvas, {
    at,
    length: 0.06,
    loud: 2.2 * loud,
    low: 500,
    high: 2600,
    rise: 0.004,
    seed,
  })
  addTones(canvas, at + 0.003, [[118, 0.5 * loud, 0.018]])
}

const addBell = (canvas: SampleBuffer, at: number, hertz: number, loud: number): void =>
  addTones(canvas, at, [
    [hertz, loud, 0.34],
    [hertz * 2.01, loud * 0.3, 0.18],
    [hertz * 3.02, loud * 0.12, 0.09],
  ])

const RECIPES: Readonly<
  Record<Sound, { readonly length: number; readonly renderInto: (canvas: SampleBuffer) => void }>
> = {
  shuffle: {
    length: 0.62,
    renderInto(canvas) {
      for (let n = 0; n < 17; n += 1)
        addCard(canvas, 0.02 + 0.5 * (n / 17) ** 0.85, 0.16 + 0.008 * n, 31 + n)
    },
  },
  deal: {
    length: 0.13,
    renderInto: (canvas) =>
      addNoiseBurst(canvas, {
        at: 0,
        length: 0.12,
        loud: 0.36,
        low: 900,
        high: 3600,
        rise: 0.03,
        seed: 7,
      }),
  },
  lay: { length: 0.15, renderInto: (canvas) => addCard(canvas, 0, 0.3, 11) },
  play: { length: 0.19, renderInto: (canvas) => addCard(canvas, 0, 0.44, 5) },
  turn: {
    length: 0.24,
    renderInto(canvas) {
      addNoiseBurst(canvas, {
        at: 0,
        length: 0.12,
        loud: 0.5,
        low: 1200,
        high: 5200,
        rise: 0.05,
        seed: 19,
      })
      addCard(canvas, 0.11, 0.42, 23)
    },
  },
  gather: {
    length: 0.36,
    renderInto(canvas) {
      addNoiseBurst(canvas, {
        at: 0,
        length: 0.26,
        loud: 0.55,
        low: 400,
        high: 1900,
        rise: 0.09,
        seed: 3,
      })
      addCard(canvas, 0.2, 0.26, 29)
    },
  },
  marker: {
    length: 0.13,
    renderInto(canvas) {
      addTones(canvas, 0, [
        [2150, 0.24, 0.007],
        [3480, 0.14, 0.005],
      ])
      addTones(canvas, 0.055, [
        [1990, 0.32, 0.009],
        [3260, 0.17, 0.006],
      ])
    },
  },
  call: {
    length: 0.34,
    renderInto(canvas) {
      for (const [at, loud] of [
        [0, 0.3],
        [0.13, 0.24],
      ] as const)
        addTones(canvas, at, [
          [172, loud, 0.022],
          [318, loud * 0.5, 0.014],
          [561, loud * 0.24, 0.008],
        ])
    },
  },
  won: {
    length: 2.4,
    renderInto(canvas) {
      for (const [note, hertz] of [392, 493.9, 587.3, 784].entries())
        addBell(canvas, note * 0.13, hertz, 0.17)
    },
  },
  lost: {
    length: 2.2,
    renderInto(canvas) {
      for (const [note, hertz] of [329.6, 261.6].entries())
        addBell(canvas, note * 0.24, hertz, 0.18)
    },
  },
}

/** Renders a sound at a sample rate (Hz): never louder than 1, silent at the end. */
export function renderSamples(sound: Sound, rate: number): Samples {
  const { length, renderInto: draw } = RECIPES[sound]
  const samples = new Float32Array(Math.ceil(length * rate))
  draw({ rate, samples })
  const tail = Math.round(0.02 * rate)
  for (let n = 0; n < tail; n += 1) {
    const place = samples.length - tail + n
    samples[place] = (samples[place] ?? 0) * (1 - (n + 1) / tail)
  }
  return samples
}
