// The page may load the listed files and nothing else, whatever it requests.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { listOf } from '../../setup/listed.ts'
import { loadAssets, isAllowedAddress, serveAsset } from '../../src/main/assets.ts'
import { LIST } from '../../src/shared/listed.ts'
import { folder } from '../store/places.ts'
import { ELSEWHERE, METHODS, PARTS, PATHS, WAYS_OUT } from './hostile.ts'

const FILES = {
  'index.html': ['<!doctype html>', 'text/html; charset=utf-8'],
  'assets/index-abc.js': ['export {}', 'text/javascript; charset=utf-8'],
  'assets/index-abc.css': ['body {}', 'text/css; charset=utf-8'],
  'assets/card.svg': ['<svg/>', 'image/svg+xml'],
  'assets/icon.png': ['png', 'image/png'],
  'assets/felt.webp': ['webp', 'image/webp'],
  'assets/deep/er/garamond.woff2': ['woff2', 'font/woff2'],
  'assets/deep/er/garamond.woff': ['woff', 'font/woff'],
} as const

const SECRET = 'the data file of Anna'

/** Builds a page in a folder, and next to it files that are none of its business. */
function build(here: string): string {
  const root = join(here, 'renderer')
  for (const [path, [text]] of Object.entries(FILES)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const others = [
    'secret.txt',
    'secret',
    'index.html.map',
    '.env',
    'assets/secret.json',
    'assets/main.cjs',
    'assets/a.JS',
  ]
  for (const path of ['../cercle.db', '../secret.html', ...others])
    writeFileSync(join(root, path), SECRET)
  symlinkSync(join(here, 'secret.html'), join(root, 'link.html'))
  writeFileSync(join(root, LIST), JSON.stringify(listOf(root, Object.keys(FILES))))
  return root
}

const page = mkdtempSync(join(tmpdir(), 'cercle-test-'))
const assets = loadAssets(build(page))
afterAll(() => rmSync(page, { recursive: true, force: true }))

/** The headers that lock the page down, sent with every answer, good or bad. */
const HEADERS = {
  'content-security-policy': serveAsset(assets, 'GET', 'app://cercle/').headers.get(
    'content-security-policy',
  ),
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const headersOf = (answer: Response): object => Object.fromEntries(answer.headers)

async function expectNothing(address: string, method = 'GET'): Promise<void> {
  const answer = serveAsset(assets, method, address)
  expect([answer.status, await answer.text()], `${method} ${address}`).toEqual([404, ''])
  expect(headersOf(answer)).toEqual(HEADERS)
}

test('the page may load its own files, run its own scripts, and reach no host', () => {
  const rules = (HEADERS['content-security-policy'] ?? '').split('; ')
  expect(rules).toEqual(
    expect.arrayContaining([
      ...[
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'none'",
        "base-uri 'none'",
      ],
      ...["form-action 'none'", "frame-ancestors 'none'", "object-src 'none'", "worker-src 'none'"],
      ...["require-trusted-types-for 'script'", 'trusted-types vue'],
    ]),
  )
  expect(rules.join()).not.toMatch(/unsafe|data:|\*|http/)
})

describe('a listed file', () => {
  test.each(Object.entries(FILES))('%s is served with its type', async (path, [text, type]) => {
    const answer = serveAsset(assets, 'GET', `app://cercle/${path}`)
    expect([answer.status, await answer.text()]).toEqual([200, text])
    expect(headersOf(answer)).toEqual({ ...HEADERS, 'content-type': type })
  })

  test('index.html is what stands at the root', async () => {
    for (const address of ['app://cercle/', 'app://cercle/?day=1', 'app://cercle/#/table'])
      expect(await serveAsset(assets, 'GET', address).text()).toBe(FILES['index.html'][0])
  })

  const LISTED = ['/', ...Object.keys(FILES).map((path) => `/${path}`)].toSorted()

  test('is one of a closed list: no other type, no link, nothing else', () => {
    expect([...assets.keys()].toSorted()).toEqual(LISTED)
  })

  test('is every kind of file that the window’s sources name, or it would be missing without a word', () => {
    const sources = join(import.meta.dirname, '../../src/renderer')
    const named = readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(vue|css|ts)$/.test(path))
      .flatMap(
        (path) =>
          readFileSync(join(sources, path), 'utf8').match(/\/resources\/[\w./-]+\.\w+/g) ?? [],
      )
    expect(named.length).toBeGreaterThan(5)
    const served = new Set(Object.keys(FILES).map((path) => extname(path)))
    expect(named.filter((path) => !served.has(extname(path)))).toEqual([])
  })

  test('that comes to lie there after the build is not served', async () => {
    const built = build(folder())
    const later = loadAssets(built)
    writeFileSync(join(built, 'assets/later.js'), 'alert(1)')
    symlinkSync(join(built, '..'), join(built, 'assets/up'))
    for (const path of ['assets/later.js', 'assets/up/secret.html', LIST])
      expect(serveAsset(later, 'GET', `app://cercle/${path}`).status, path).toBe(404)
    expect([...loadAssets(built).keys()].toSorted()).toEqual(LISTED)
  })

  test('that is not as it was built any more is not served, and nothing is said of what it holds', async () => {
    const built = build(folder())
    const changed = loadAssets(built)
    for (const path of ['index.html', 'assets/index-abc.js']) {
      writeFileSync(join(built, path), `${readFileSync(join(built, path), 'utf8')} `)
      const answer = serveAsset(changed, 'GET', `app://cercle/${path}`)
      expect([answer.status, await answer.text()], path).toEqual([500, ''])
      expect(headersOf(answer)).toEqual(HEADERS)
    }
    expect(serveAsset(changed, 'GET', 'app://cercle/assets/index-abc.css').status).toBe(200)
  })
})

describe('a request elsewhere', () => {
  const OWN = ['app://cercle']

  test('is not made: of a hundred addresses of other places not one', () => {
    const hosts =
      'example.org cercle cercle.example 127.0.0.1 localhost [::1] evil@cercle cercle:80 %63ercle.org'.split(
        ' ',
      )
    const schemes =
      'http https ws wss ftp file data blob javascript chrome devtools app+x capp'.split(' ')
    const others = schemes.flatMap((scheme) => hosts.map((host) => `${scheme}://${host}/`))
    expect(others.length).toBeGreaterThan(100)
    expect(others.filter((address) => isAllowedAddress(address, OWN))).toEqual([])
    const alike = [
      'app://cercle.evil/',
      'app://evil/cercle',
      'app://cercle@evil/',
      'app:cercle',
      'blob:app://cercle/1',
      '',
    ]
    expect(
      [...alike, ...ELSEWHERE].filter(
        (address) => isAllowedAddress(address, OWN) && !address.startsWith('app://CERCLE'),
      ),
    ).toEqual([])
    expect(
      ['app://cercle/', 'app://cercle/assets/a.js?x#y'].filter(
        (address) => !isAllowedAddress(address, OWN),
      ),
    ).toEqual([])
  })
})

describe('anything else', () => {
  test('no way up leads out of the list', async () => {
    expect(WAYS_OUT.length).toBeGreaterThan(1000)
    for (const address of WAYS_OUT) await expectNothing(address)
  })

  test.each(PATHS)('%s is not there', async (path) => {
    await expectNothing(`app://cercle/${path}`)
  })

  test.each(ELSEWHERE)('at %j nothing is served', async (address) => {
    await expectNothing(address)
  })

  test.each(METHODS)('by the method %j nothing is served', async (method) => {
    await expectNothing('app://cercle/index.html', method)
    await expectNothing('app://cercle/', method)
  })

  test('no address at all makes it throw, or serve what is not on the list', async () => {
    const texts: readonly string[] = Object.values(FILES).map(([text]) => text)
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.string().map((path) => `app://cercle/${path}`),
      fc
        .array(fc.constantFrom(...PARTS, ...Object.keys(FILES)), { maxLength: 8 })
        .map((parts) => `app://cercle/${parts.join('')}`),
    )
    const sent = JSON.stringify(headersOf(serveAsset(assets, 'GET', '')))
    // ten thousand of them: compared by hand, as expect takes its time
    await fc.assert(
      fc.asyncProperty(address, async (asked) => {
        const answer = serveAsset(assets, 'GET', asked)
        const text = await answer.text()
        answer.headers.delete('content-type')
        const isListed = answer.status === 200 && texts.includes(text)
        return (
          (isListed || (answer.status === 404 && text === '')) &&
          JSON.stringify(headersOf(answer)) === sent
        )
      }),
      { numRuns: 10_000, seed: 1864 },
    )
  })
})
