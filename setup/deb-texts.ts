// The texts of a Debian package: what it is, how the desktop shows it, and whose work is in it.
import { LANGUAGES, type Language } from '../src/shared/settings.ts'
import type { Notices } from '../src/shared/about.ts'
import { ABOUT, packageWords } from '../src/shared/words/package.ts'
import { type Names, RECORD } from './builder.ts'

/**
 * The Debian packages that own the libraries the programs are linked to; those ending in `t64` were
 * renamed in 2024.
 */
export const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'libc6 (>= 2.34)': [
    'libc.so.6',
    'libm.so.6',
    'libdl.so.2',
    'libpthread.so.0',
    'librt.so.1',
    'ld-linux-x86-64.so.2',
    'ld-linux-aarch64.so.1',
  ],
  'libstdc++6 (>= 11)': ['libstdc++.so.6'],
  'libgcc-s1': ['libgcc_s.so.1'],
  'libglib2.0-0t64 | libglib2.0-0': ['libglib-2.0.so.0', 'libgobject-2.0.so.0', 'libgio-2.0.so.0'],
  libnss3: ['libnss3.so', 'libnssutil3.so', 'libsmime3.so'],
  libnspr4: ['libnspr4.so'],
  'libdbus-1-3': ['libdbus-1.so.3'],
  'libatk1.0-0t64 | libatk1.0-0': ['libatk-1.0.so.0'],
  'libatk-bridge2.0-0t64 | libatk-bridge2.0-0': ['libatk-bridge-2.0.so.0'],
  'libatspi2.0-0t64 | libatspi2.0-0': ['libatspi.so.0'],
  'libcups2t64 | libcups2': ['libcups.so.2'],
  libdrm2: ['libdrm.so.2'],
  'libgtk-3-0t64 | libgtk-3-0': ['libgtk-3.so.0'],
  'libpango-1.0-0': ['libpango-1.0.so.0'],
  libcairo2: ['libcairo.so.2'],
  'libx11-6': ['libX11.so.6'],
  libxcomposite1: ['libXcomposite.so.1'],
  libxdamage1: ['libXdamage.so.1'],
  libxext6: ['libXext.so.6'],
  libxfixes3: ['libXfixes.so.3'],
  libxrandr2: ['libXrandr.so.2'],
  libgbm1: ['libgbm.so.1'],
  libexpat1: ['libexpat.so.1'],
  libxcb1: ['libxcb.so.1'],
  libxkbcommon0: ['libxkbcommon.so.0'],
  libudev1: ['libudev.so.1'],
  'libasound2t64 | libasound2': ['libasound.so.2'],
}

/** A package as its own texts tell of it. */
export interface Told {
  readonly names: Names
  readonly version: string
  /** As Debian calls the processor. */
  readonly architecture: string
  /** Kibibytes it takes when installed. */
  readonly size: number
  /** The Electron in place of the pinned one; null in a release. */
  readonly standIn: string | null
}

/** The paragraph `dpkg` knows the package by. */
export function controlText({ names, version, architecture, size, standIn }: Told): string {
  const { synopsis } = packageWords.en
  const trial = `Test build, not for release: it runs on Electron ${standIn ?? ''} and carries an SQLite compiled for it.`
  const lines = [
    `Package: ${names.plain}`,
    `Version: ${version}`,
    `Architecture: ${architecture}`,
    'Maintainer: The Cercle founders',
    `Installed-Size: ${size}`,
    `Depends: ${Object.keys(LIBRARIES).toSorted().join(', ')}`,
    'Section: games',
    'Priority: optional',
    `Description: ${synopsis}${standIn === null ? '' : ' (test build)'}`,
    ...ABOUT.map((line) => ` ${line}`),
    ...(standIn === null ? [] : [' .', ` ${trial}`]),
  ]
  return `${lines.join('\n')}\n`
}

const inOthers = (key: string, of: (language: Language) => string): readonly string[] =>
  LANGUAGES.map((language) => `${key}${language === 'en' ? '' : `[${language}]`}=${of(language)}`)

/** The desktop entry: how the program is listed, started and found for its records. */
export function desktopText({ product, plain }: Names): string {
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${product}`,
    ...inOthers('GenericName', (language) => packageWords[language].kind),
    ...inOthers('Comment', (language) => packageWords[language].synopsis),
    ...inOthers('Keywords', (language) => `${packageWords[language].keywords.join(';')};`),
    `Exec=${plain} %f`,
    `Icon=${plain}`,
    'Terminal=false',
    'Categories=Game;CardGame;',
    `MimeType=${RECORD.type};`,
    // the window says this name of itself
    `StartupWMClass=${product}`,
  ]
  return `${lines.join('\n')}\n`
}

/**
 * The detection of a record: by its extension, and by its beginning if others claim that extension
 * too.
 */
export function mimeText(): string {
  const comments = LANGUAGES.map((language) => {
    const tag = language === 'en' ? '' : ` xml:lang="${language}"`
    return `    <comment${tag}>${packageWords[language].record}</comment>`
  })
  const begins = ['{"format":"cercle-record"', '{"format": "cercle-record"']
  return `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${RECORD.type}">
${comments.join('\n')}
    <sub-class-of type="application/json"/>
    <glob pattern="*.${RECORD.ending}"/>
    <magic priority="60">
${begins.map((text) => `      <match type="string" offset="0:64" value="${text.replaceAll('"', '&quot;')}"/>`).join('\n')}
    </magic>
  </mime-type>
</mime-info>
`
}

/** Text as the value of a field: every line set in, an empty one a dot. */
const setIn = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? ' .' : ` ${line.trimEnd()}`))
    .join('\n')

/** The copyright file in Debian's form. */
export function copyrightText(
  folder: string,
  { licence, artwork, fonts, packages }: Notices,
): string {
  const holder = /^Copyright \(c\) (.+)$/m.exec(licence)?.[1] ?? ''
  const asar = `${folder}/resources/app.asar`
  const drawn = artwork.map(({ key, author, licence: under }) => `${key}: ${author}, ${under}`)
  const typefaces = fonts.map(({ name, author, licence: under }) => `${name}: ${author}, ${under}`)
  const texts = artwork.flatMap(({ key, licence: under, text }) =>
    text === null ? [] : [`License: ${under}\n${setIn(`Of the drawings ${key}.\n\n${text}`)}`],
  )
  const paragraphs = [
    'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\nUpstream-Name: Cercle',
    `Files: *\nCopyright: ${holder}\nLicense: MIT`,
    [
      `Files: ${folder}/*`,
      'Copyright: The Electron contributors, The Chromium Authors and others',
      'License: MIT and others',
      setIn(
        `Electron and Chromium. Their texts: ${folder}/LICENSE.electron.txt, ${folder}/LICENSES.chromium.html`,
      ),
    ].join('\n'),
    [
      `Files: ${asar}*`,
      `Copyright: ${holder}, and those named below`,
      'License: MIT and others',
      'Comment:',
      setIn(
        [
          ...drawn,
          ...typefaces,
          ...packages.map((one) => `${one.name} ${one.version}: ${one.licence}`),
        ].join('\n'),
      ),
    ].join('\n'),
    `License: MIT\n${setIn(licence)}`,
    ...texts,
    ...packages.map(
      ({ name, version, licence: under, text }) =>
        `License: ${under}-of-${name.replaceAll(/[^\w.-]/g, '-')}\n${setIn(`Of ${name} ${version}.\n\n${text}`)}`,
    ),
  ]
  return `${paragraphs.join('\n\n')}\n`
}
