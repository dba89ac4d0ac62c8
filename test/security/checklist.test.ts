// Electron's security checklist, point by point (1.1/1 … 1.1/20), as far as it can be read off the
// sources. What only a running program shows has the same numbers in test/e2e/shut.spec.ts and
// test/e2e/sandboxed.spec.ts; the fuses (1.1/19) are in test/setup/builder.test.ts.
import electron from 'electron/package.json' with { type: 'json' }
import { describe, expect, test } from 'vitest'
import { supportEnds, supportLine } from '../../setup/support.ts'
import { serveAsset } from '../../src/main/assets.ts'
import { CHECKS, unseen } from './checks.ts'
import { type Fact, filesBelow, sources, textOf } from './sources.ts'

const SOURCES = sources()

const factsIn = (path: string): readonly Fact[] =>
  SOURCES.find((one) => one.path === path)?.facts ?? []

describe.each(CHECKS)('$point no source names $what', (check) => {
  test('and it would be found', () => {
    expect(unseen(check)).toEqual([])
  })

  test(`but ${check.allowed?.join(', ') ?? 'none'}`, () => {
    const found = SOURCES.filter(({ facts }) => facts.some(check.finds))
    const told = found.map(
      ({ path, facts }) => `${path}: ${JSON.stringify(facts.find(check.finds))}`,
    )
    // a place that does not need its leave any more must give it back
    expect(
      found.map(({ path }) => path),
      told.join('\n'),
    ).toEqual(check.allowed ?? [])
  })
})

describe('in the style sheets and in the page', () => {
  const texts = [
    ...filesBelow('src/renderer', /\.(css|html)$/),
    ...filesBelow('src/renderer', /\.vue$/),
  ]

  test('1.1/1 nothing is loaded from elsewhere', () => {
    expect(texts.length).toBeGreaterThan(50)
    const elsewhere =
      /url\(\s*['"]?(?:[a-z]+:|\/\/)|@import\s+(?:url\()?['"]?(?:[a-z]+:)?\/\/|(?:src|href)="(?:[a-z]+:|\/\/)/i
    expect('a { background: url("https://x/y.png") }').toMatch(elsewhere)
    expect(texts.filter((path) => elsewhere.test(textOf(path)))).toEqual([])
  })

  test('1.1/7 no policy of the page besides the one that is sent with it, and no script in it', () => {
    const page = textOf('src/renderer/index.html')
    expect(page).not.toMatch(
      /http-equiv|<script(?![^>]* src="\.\/main\.ts")|\son\w+=|<style|style=/,
    )
  })
})

/** The values that a file writes for a key. */
const valuesOf = (path: string, key: string): readonly string[] =>
  factsIn(path).flatMap((fact) => (fact.kind === 'key' && fact.name === key ? [fact.value] : []))

const callsOf = (path: string, name: string): readonly (readonly string[])[] =>
  factsIn(path).flatMap((fact) => (fact.kind === 'call' && fact.name === name ? [fact.given] : []))

describe('the one window', () => {
  const WINDOW = 'src/main/window.ts'
  const PRINTER = 'src/main/desktop/pdf.ts'

  test.each([
    ['1.1/2', 'nodeIntegration', 'false'],
    ['1.1/3', 'contextIsolation', 'true'],
    ['1.1/4', 'sandbox', 'true'],
    ['1.1/11', 'webviewTag', 'false'],
  ])('%s says %s: %s itself', (_, key, value) => {
    expect(valuesOf(WINDOW, key)).toEqual([value])
  })

  test('1.1/14 is made in one place, and so is the one that prints', () => {
    const made = SOURCES.filter(({ facts }) =>
      facts.some((fact) => fact.kind === 'call' && fact.name === 'BrowserWindow'),
    )
    expect(made.map(({ path }) => path)).toEqual([PRINTER, WINDOW])
    for (const { path } of made) expect(callsOf(path, 'BrowserWindow')).toHaveLength(1)
  })

  test('1.1/1 1.1/4 1.1/5 the one that prints runs no script, loads only its pages, is granted nothing', () => {
    expect(valuesOf(PRINTER, 'javascript')).toEqual(['false'])
    expect(valuesOf(PRINTER, 'sandbox')).toEqual(['true'])
    expect(valuesOf(PRINTER, 'preload')).toEqual([])
    expect(callsOf(PRINTER, 'setPermissionRequestHandler')).toEqual([
      ['(_, __, answer) => answer(false)'],
    ])
    expect(callsOf(PRINTER, 'onBeforeRequest')).toEqual([
      ['({ url }, answer) => answer({ cancel: !pages.has(url) })'],
    ])
  })

  test('1.1/12 1.1/13 1.1/14 refuses what would lead out of it', () => {
    const refused = factsIn(WINDOW).filter((fact) => fact.kind === 'call' && fact.name === 'on')
    for (const event of [
      'will-attach-webview',
      'will-frame-navigate',
      'will-redirect',
      'will-download',
    ])
      expect(JSON.stringify(refused)).toContain(`'${event}'`)
    expect(callsOf(WINDOW, 'setWindowOpenHandler')).toEqual([["() => ({ action: 'deny' })"]])
  })

  test('1.1/5 refuses every wish, of whatever name', () => {
    expect(callsOf(WINDOW, 'setPermissionRequestHandler')).toEqual([
      ['(_, __, answer) => answer(false)'],
    ])
    expect(callsOf(WINDOW, 'setPermissionCheckHandler')).toEqual([['() => false']])
    expect(callsOf(WINDOW, 'setDevicePermissionHandler')).toEqual([['() => false']])
    expect(callsOf(WINDOW, 'setDisplayMediaRequestHandler')).toEqual([
      ['(_, answer) => answer({})'],
    ])
  })
})

test('1.1/4 the sandbox is on for every process, unless the person who starts the program turns it off', () => {
  expect(callsOf('src/main/index.ts', 'enableSandbox')).toEqual([[]])
  expect(textOf('src/main/index.ts')).toContain(
    "if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox()",
  )
})

test('1.1/7 the content policy is this one and no other', () => {
  const policy =
    serveAsset(new Map(), 'GET', 'app://cercle/').headers.get('content-security-policy') ?? ''
  expect(policy.split('; ')).toEqual([
    ...[
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
    ],
    ...[
      "connect-src 'none'",
      "worker-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ],
    ...["object-src 'none'", "require-trusted-types-for 'script'", 'trusted-types vue'],
  ])
})

describe('1.1/16 a current Electron', () => {
  test('is pinned to one version, and it is known when its support ends', () => {
    const { devDependencies } = JSON.parse(textOf('package.json'))
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
    expect(devDependencies.electron).toBe(electron.version)
    expect(supportEnds(electron.version), supportLine(electron.version, '')).not.toBeNull()
  })

  test('is reported with every package: how long it has, what to do when it has no more, and when that is unknown', () => {
    expect(supportEnds('45.4.1')).toBe('2027-04-07')
    expect(supportLine('45.4.1', '2027-04-07')).toBe(
      'Electron 45.4.1 gets security fixes until about 2027-04-07.',
    )
    expect(supportLine('45.4.1', '2027-04-08')).toMatch(/do not hand this out.*electron@latest/)
    expect(supportLine('99.0.0', '2027-01-01')).toMatch(/not known.*setup\/support\.ts/)
    expect(textOf('setup/package.ts')).toContain('supportLine(PINNED_VERSION')
  })
})

describe('1.1/17 every message', () => {
  test('comes in by one door and one channel', () => {
    const handled = callsOf('src/main/bridge.ts', 'handle').map(([channel]) => channel)
    expect(handled).toEqual(['CALL_CHANNEL'])
    expect(
      factsIn('src/main/bridge.ts').filter((fact) => fact.kind === 'call' && fact.of === 'ipcMain'),
    ).toHaveLength(1)
  })

  test('is looked at for its sender before anything else', () => {
    const [, answer = ''] = callsOf('src/main/bridge.ts', 'handle')[0] ?? []
    const order = ['isTrustedSender(', 'measureCall(', 'isWithinLimit(', 'handleCall(']
    const places = order.map((step) => answer.indexOf(step))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

test('1.1/18 our own scheme, with what it needs and no more', () => {
  const path = 'src/main/window.ts'
  expect(callsOf(path, 'registerSchemesAsPrivileged')).toEqual([
    ["[{ scheme: 'app', privileges }]"],
  ])
  expect(
    factsIn(path).flatMap((fact) =>
      fact.kind === 'text' && fact.text === 'app' ? [fact.text] : [],
    ),
  ).toHaveLength(2)
  expect(textOf(path)).toContain(
    '{ standard: true, secure: true, supportFetchAPI: true, codeCache: true }',
  )
})

describe('1.1/20 the preload', () => {
  const PRELOAD = 'src/preload/index.ts'

  test('gives the page one object of named calls, and of listeners to three channels', () => {
    expect(callsOf(PRELOAD, 'exposeInMainWorld')).toEqual([["'cercle'", 'cercle']])
    // one function for each name of the list; test/e2e/shut.spec.ts reads them in the page
    expect(callsOf(PRELOAD, 'createCall')).toEqual([['name']])
    expect(callsOf(PRELOAD, 'map')).toEqual([['(name) => [name, createCall(name)]']])
    expect(factsIn(PRELOAD)).toContainEqual(
      expect.objectContaining({ kind: 'call', name: 'map', of: 'CALL_NAMES' }),
    )
    expect(callsOf(PRELOAD, 'invoke')).toEqual([['CALL_CHANNEL', 'name', 'args']])
    expect(callsOf(PRELOAD, 'on').map(([channel]) => channel)).toEqual([
      'SCENE_CHANNEL',
      'EVENING_CHANNEL',
      'NEWS_CHANNEL',
    ])
    const uses = factsIn(PRELOAD).flatMap((fact) =>
      fact.kind === 'call' && fact.of === 'ipcRenderer' ? [fact.name] : [],
    )
    expect([...new Set(uses)].toSorted()).toEqual(['invoke', 'off', 'on'])
  })

  test('hands no event on: what main sends is all that a listener gets', () => {
    const handed = callsOf(PRELOAD, 'listen').map((given) => given.join())
    expect(handed).toEqual(['scene', 'evening', 'news'])
  })

  test('brings in nothing but Electron, the names of the bridge and the measure of a call', () => {
    const from = factsIn(PRELOAD).flatMap((fact) =>
      fact.kind === 'import' ? [`${fact.from} ${fact.name}`] : [],
    )
    expect(from.toSorted()).toEqual(
      ['CALL_CHANNEL', 'EVENING_CHANNEL', 'MALFORMED', 'NEWS_CHANNEL', 'SCENE_CHANNEL']
        .map((name) => `../shared/bridge.ts ${name}`)
        .concat('../shared/calls.ts CALL_NAMES')
        .concat('../shared/size.ts measureCall', 'electron contextBridge', 'electron ipcRenderer'),
    )
  })
})
