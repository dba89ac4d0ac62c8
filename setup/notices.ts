import { loadNotices } from '../src/main/desktop/notices.ts'
import type { Notices } from '../src/shared/about.ts'

/**
 * Whose work a built program is made of. Throws when the build has not written it down: no package
 * goes out without.
 */
export function noticesOf(out: string): Notices {
  const notices = loadNotices(out)
  if (notices.licence === '' || notices.packages.length === 0)
    throw new Error(`${out} does not say whose work the program is made of: build it first`)
  return notices
}

const RULE = '-'.repeat(78)

/** The notices as a text that can be read without the program. */
export function noticesText({ licence, artwork, fonts, packages }: Notices): string {
  const drawn = artwork.map(({ key, author, source, licence: under, text }) =>
    [`${key}: ${author}. ${source}. ${under}`, ...(text === null ? [] : ['', text])].join('\n'),
  )
  const typefaces = fonts.map(({ name, author, licence: under }) => `${name}: ${author}. ${under}`)
  const parts = packages.map(
    ({ name, version, licence: under, text }) => `${name} ${version} (${under})\n\n${text}`,
  )
  const own = `Cercle\n\n${licence}`
  const electron = 'Electron and Chromium: see LICENSE.electron.txt and LICENSES.chromium.html'
  return `${[own, electron, `Artwork\n\n${drawn.join('\n\n')}`, `Typefaces\n\n${typefaces.join('\n')}`, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}
