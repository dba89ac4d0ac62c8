// The speech and its time: on a desktop whose voices come late, are slow, or are lost.
import { describe, expect, test } from 'vitest'
import { type SpokenSentence, createSpeaker } from '../../src/renderer/sound/speaker.ts'

const words = (text: string): SpokenSentence => ({ words: text, tongue: 'fr', volume: 1 })

/**
 * A desktop that says nothing by itself: the test lets voices come, time pass and sentences end.
 */
function desk(langs: readonly string[]) {
  const spoken: string[] = []
  let [time, voices, cancelled] = [0, langs, 0]
  let hear: () => void = () => {}
  let current: Partial<SpeechSynthesisUtterance> | null = null
  const speaker = createSpeaker(
    {
      getVoices: () => voices.map((lang) => ({ lang }) as SpeechSynthesisVoice),
      speak(utterance) {
        current = utterance
        spoken.push(utterance.text)
      },
      cancel: () => (cancelled += 1),
      addEventListener: (_: string, listen: unknown) => (hear = listen as () => void),
      removeEventListener: () => (hear = () => {}),
    },
    () => time,
    (text) => ({ text }) as SpeechSynthesisUtterance,
  )
  return {
    speaker,
    spoken,
    cancelled: () => cancelled,
    pass: (milliseconds: number) => (time += milliseconds),
    end: () => current?.onend?.call(current as never, {} as never),
    come(more: readonly string[]) {
      voices = more
      hear()
    },
  }
}

describe('a speaker', () => {
  test('begins with quiet: a page that was loaded before it may have left something to be said', () => {
    expect(desk(['fr-FR']).cancelled()).toBe(1)
  })

  test('says one sentence after the other', () => {
    const { speaker, spoken, end } = desk(['fr-FR'])
    for (const text of ['je propose', 'combien', 'trois']) speaker.say(words(text))
    expect(spoken).toEqual(['je propose'])
    end()
    end()
    end()
    expect(spoken).toEqual(['je propose', 'combien', 'trois'])
  })

  test('waits for voices that come late, and says what was called a moment ago', () => {
    const { speaker, spoken, pass, come } = desk([])
    speaker.say(words('je propose'))
    expect(spoken).toEqual([])
    pass(800)
    come(['en-GB', 'fr-FR'])
    expect(spoken).toEqual(['je propose'])
  })

  test('drops what is long past: the computer is faster than the voice', () => {
    const { speaker, spoken, pass, end } = desk(['fr-FR'])
    for (const text of ['le roi', 'je propose', 'trois']) speaker.say(words(text))
    pass(4_000)
    speaker.say(words('je joue'))
    end()
    expect(spoken).toEqual(['le roi', 'je joue'])
  })

  test('goes on after a voice that never said that it had ended', () => {
    const { speaker, spoken, pass, cancelled } = desk(['fr-FR'])
    speaker.say(words('le roi'))
    pass(20_000)
    speaker.say(words('je joue'))
    expect([spoken, cancelled()]).toEqual([['le roi', 'je joue'], 2])
  })

  test('says nothing where no voice has the tongue, and what comes after it all the same', () => {
    const { speaker, spoken } = desk(['fr-FR'])
    speaker.say({ ...words('pass'), tongue: 'en' })
    speaker.say(words('je joue'))
    expect(spoken).toEqual(['je joue'])
  })

  test('is quiet at once, and the end of what was cut off lets nothing follow', () => {
    const { speaker, spoken, end, come } = desk(['fr-FR'])
    speaker.say(words('le roi'))
    speaker.say(words('je propose'))
    speaker.stopAll()
    end()
    expect(spoken).toEqual(['le roi'])
    speaker.say(words('je joue'))
    expect(spoken).toEqual(['le roi', 'je joue'])
    speaker.close()
    come(['fr-FR'])
    expect(spoken).toEqual(['le roi', 'je joue'])
  })
})
