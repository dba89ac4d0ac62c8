// The crash page in every language: our words, the path of the log as text, and a style that its
// own policy admits.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { serveCrashPage } from '../../src/main/desktop/crash-page.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { desktopWords } from '../../src/shared/words/desktop.ts'
import { TAGS } from '../../src/shared/words/tags.ts'

describe.each(LANGUAGES)('in %s', (language) => {
  const words = desktopWords(language).crash
  const served = serveCrashPage(
    { words, tag: TAGS[language], log: '/home/a<b>&"c"/cercle.log' },
    'app://cercle/',
  )

  test('it says what happened, names the log and leads back, without a script', async () => {
    const page = await served.clone().text()
    expect(page).toContain(`<html lang="${TAGS[language]}">`)
    expect(page).toContain(`<h1>${words.title}</h1>`)
    expect(page).toContain('/home/a&lt;b>&amp;&quot;c&quot;/cercle.log</p>')
    expect(page).toContain(`<a href="app://cercle/" autofocus>${words.again}</a>`)
    expect(page).not.toContain('<script')
  })

  test('its policy admits its own style and nothing else', async () => {
    const style = /<style>(.*)<\/style>/s.exec(await served.clone().text())?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    const policy = served.headers.get('Content-Security-Policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`style-src 'sha256-${hash}'`)
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff')
  })
})
