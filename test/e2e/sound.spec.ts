// Sound in the real window: a context that runs, buffers that are not silent, one key that switches
// it off and on.
import { type Page, expect, test } from '@playwright/test'
import { byMouse, hallOf, newDuel, playUntil, start, texts } from './evening.ts'

interface Heard {
  /** The loudest sample of every sound that was started. */
  readonly peaks: readonly number[]
  readonly states: readonly string[]
  /** The loudest sample that reached the loudspeaker. */
  readonly out: number
}

/** Listens at what leads to the loudspeaker, from the next loading of the page on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const peaks: number[] = []
    const contexts = new Set<BaseAudioContext>()
    const heard = { peaks, contexts, out: 0 }
    Object.assign(window, { heard })
    const begin = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function begun(...when) {
      const samples = this.buffer?.getChannelData(0) ?? new Float32Array()
      peaks.push(samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0))
      contexts.add(this.context)
      begin.apply(this, when)
    }
    const connect = AudioNode.prototype.connect
    AudioNode.prototype.connect = function through(this: AudioNode, ...to: [never]) {
      const [target]: readonly unknown[] = to
      if (target === this.context.destination) {
        const analyser = this.context.createAnalyser()
        connect.call(this, analyser as never)
        const data = new Float32Array(analyser.fftSize)
        const read = (): void => {
          analyser.getFloatTimeDomainData(data)
          heard.out = data.reduce((most, one) => Math.max(most, Math.abs(one)), heard.out)
          requestAnimationFrame(read)
        }
        read()
      }
      return connect.apply(this, to)
    } as typeof connect
  })
  await page.reload()
}

const heard = (page: Page): Promise<Heard> =>
  page.evaluate(() => {
    const { peaks, contexts, out } = Reflect.get(window, 'heard')
    return { peaks, out, states: [...contexts].map(({ state }: BaseAudioContext) => state) }
  })

test('cards and calls are heard: a context runs, and what it plays is not silent', async () => {
  const { app, page } = await start(undefined, { sound: true, volume: 1 })
  await listen(page)
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 1)
  await expect.poll(async () => (await heard(page)).states).toEqual(['running'])
  await expect.poll(async () => (await heard(page)).out).toBeGreaterThan(0.02)
  const { peaks } = await heard(page)
  expect(peaks.length).toBeGreaterThan(3)
  expect(Math.min(...peaks)).toBeGreaterThan(0.05)
  await app.close()
})

test('one key switches sounds off, says so and keeps it; then nothing is heard', async () => {
  const { app, page } = await start(undefined, { sound: true })
  await listen(page)
  const sitting = await newDuel(page)
  await page.keyboard.press('q')
  await expect(page.locator('.notice').getByText(texts.table.soundOff)).toBeVisible()
  expect((await hallOf(page)).settings.sound).toBe(false)
  const before = (await heard(page)).peaks.length
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 0)
  expect((await heard(page)).peaks.length).toBe(before)
  await page.keyboard.press('q')
  await expect(page.locator('.notice').getByText(texts.table.soundOn)).toBeVisible()
  expect((await hallOf(page)).settings.sound).toBe(true)
  await app.close()
})

test('sounds go on after the loudspeaker they began with is gone', async () => {
  const { app, page } = await start(undefined, { sound: true, volume: 1 })
  await listen(page)
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 0)
  // the clock of the context stands, though it says that it runs
  await page.evaluate(() => {
    const { contexts } = Reflect.get(window, 'heard')
    for (const context of contexts) {
      const { currentTime } = context
      Object.defineProperty(context, 'currentTime', { get: () => currentTime })
    }
  })
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 1)
  // a clock is taken to stand when it has not gone on for half a second
  await page.waitForTimeout(1_000)
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 3)
  await expect.poll(async () => (await heard(page)).states).toEqual(['closed', 'running'])
  await app.close()
})

/** A desktop with one French voice, which writes down what it is to say. */
async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voice = { lang: 'fr-FR' }
    Object.assign(window, {
      spoken,
      SpeechSynthesisUtterance: function utterance(this: { text: string }, text: string) {
        this.text = text
      },
    })
    const synthesis = {
      getVoices: () => [voice],
      addEventListener() {},
      removeEventListener() {},
      speak: (utterance: { readonly text: string; readonly onend: () => void }) => {
        spoken.push(utterance.text)
        setTimeout(() => utterance.onend())
      },
      cancel: () => void spoken.push('quiet'),
    }
    Object.defineProperty(window, 'speechSynthesis', { get: () => synthesis })
  })
  await page.reload()
}

const spoken = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Reflect.get(window, 'spoken') ?? [])

test('calls are spoken in their own tongue (E-23); the key that switches sounds off quiets the voice at once', async () => {
  const { app, page } = await start(undefined, { sound: true, speech: true })
  await giveVoice(page)
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 1)
  const said = await spoken(page)
  expect(said.filter((words) => words !== 'quiet').length).toBeGreaterThan(1)
  expect(said.at(-1)).not.toBe('quiet')
  // as where the page is loaded again: Chromium goes on speaking
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  const hidden = await spoken(page)
  expect(hidden.at(-1)).toBe('quiet')
  await page.keyboard.press('q')
  await expect.poll(async () => (await spoken(page)).slice(hidden.length)).toEqual(['quiet'])
  const silent = (await spoken(page)).length
  await playUntil(page, sitting, byMouse, (scene) => scene.view.tricks.length > 3)
  expect((await spoken(page)).length).toBe(silent)
  await app.close()
})
