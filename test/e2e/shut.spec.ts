// The window as a closed room: nothing of Node in it, nothing of its page in the program, no way
// out of it and none in. The numbers are those of Electron's security checklist; what can be read
// off the sources is in test/security.
import { type Page, expect, test } from '@playwright/test'
import type { Scene } from '../../src/shared/bridge.ts'
import { CALL_NAMES } from '../../src/shared/calls.ts'
import { BURST } from '../../src/main/rate-limit.ts'
import { ELSEWHERE, HOSTILE, askPermissions, tryPolicy, usePermissions } from './attacks.ts'
import { type Evening, byMouse, newDuel, playUntil, start, texts } from './evening.ts'
import { choose } from './menu.ts'
import type { Program } from './program.ts'

let evening: Evening

test.beforeEach(async () => {
  evening = await start()
})

test.afterEach(() => evening.app.close())

const errorOf = (page: Page, address: string): Promise<string> =>
  page.evaluate(
    (asked) =>
      fetch(asked).then(
        () => 'reached',
        (error: unknown) => String(error),
      ),
    address,
  )

test('1.1/2 1.1/3 1.1/4 1.1/20 the page is sandboxed and isolated, and has the calls of the bridge alone', async () => {
  const { app, page } = evening
  const preferences = await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    const set: unknown =
      contents === undefined
        ? null
        : Reflect.apply(Reflect.get(contents, 'getLastWebPreferences'), contents, [])
    return JSON.stringify(set)
  })
  expect(JSON.parse(preferences)).toMatchObject({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
    nodeIntegrationInSubFrames: false,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
  })
  for (const name of ['nodeIntegrationInWorker', 'enableBlinkFeatures'])
    expect(Boolean(JSON.parse(preferences)[name]), name).toBe(false)
  const here = await page.evaluate(() => {
    const names =
      'require process module exports global Buffer __dirname setImmediate electron ipcRenderer Deno Bun'
    return {
      node: names.split(' ').filter((name) => Reflect.get(window, name) !== undefined),
      keys: Object.keys(window.cercle).toSorted(),
      kinds: [...new Set(Object.values(window.cercle).map((one) => typeof one))],
      hidden: Object.getOwnPropertySymbols(window.cercle).length,
    }
  })
  const names = [...CALL_NAMES, 'onEvening', 'onNews', 'onScene'].toSorted()
  expect(here).toEqual({ node: [], keys: names, kinds: ['function'], hidden: 0 })
})

test('1.1/3 what the page makes of its own objects reaches neither the preload nor the program', async () => {
  const { app, page } = evening
  const caught = await page.evaluate(async () => {
    const seen: string[] = []
    const spy = (owner: object, name: string): void => {
      const before: unknown = Reflect.get(owner, name)
      if (typeof before !== 'function') throw new Error(`no ${name}`)
      const take = before.bind.bind(before.apply)
      const apply = take(before)
      Reflect.defineProperty(owner, name, {
        configurable: true,
        value(this: unknown, ...given: unknown[]): unknown {
          for (const one of [this, ...given]) if (typeof one === 'string') seen[seen.length] = one
          return Reflect.apply(apply, before, [this, given])
        },
      })
    }
    spy(Array.prototype, 'push')
    spy(Array.prototype, 'map')
    spy(Promise.prototype, 'then')
    spy(JSON, 'stringify')
    for (const name of ['invoke', 'ipcRenderer', 'polluted'])
      Reflect.defineProperty(Object.prototype, name, {
        configurable: true,
        value: 'taken',
        enumerable: false,
      })
    const before = seen.length
    const answer = await window.cercle.loadHall()
    // the control: the spy does hear the page's own
    const control: unknown[] = []
    control.push('the page itself')
    return { ok: answer.ok, heard: seen.slice(before), polluted: Reflect.get({}, 'polluted') }
  })
  expect(caught).toEqual({
    ok: true,
    heard: expect.arrayContaining(['the page itself']),
    polluted: 'taken',
  })
  expect(caught.heard.filter((text) => /cercle:|loadHall/.test(text))).toEqual([])
  const inMain = await app.evaluate(() => [
    Reflect.get({}, 'polluted') ?? null,
    String(Array.prototype.push),
  ])
  expect(inMain).toEqual([null, 'function push() { [native code] }'])
})

test('1.1/20 who listens gets data and never an event', async () => {
  const { app, page } = evening
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    const note = (...all: readonly unknown[]): void => {
      const strange = (value: unknown): boolean =>
        typeof value === 'function' ||
        (typeof value === 'object' && value !== null && Object.values(value).some(strange))
      const [one] = all
      const keys = typeof one === 'object' && one !== null ? Object.keys(one) : []
      heard.push({
        count: all.length,
        keys,
        strange: strange(all),
        own: Object.getPrototypeOf(one) === Object.prototype,
      })
    }
    window.cercle.onScene(note)
    window.cercle.onNews(note)
    window.cercle.onEvening(note)
  })
  await newDuel(page)
  await choose({ app }, 'about')
  await page
    .getByRole('button', { name: texts.table.giveCards })
    .or(page.getByRole('dialog'))
    .first()
    .waitFor()
  await page.evaluate(() => window.cercle.dealCards(null))
  const heard = () =>
    page.evaluate((): readonly { readonly keys: readonly string[] }[] =>
      Reflect.get(window, 'heard'),
    )
  await expect
    .poll(async () => (await heard()).map(({ keys }) => keys.includes('view')))
    .toContain(true)
  await expect
    .poll(async () => (await heard()).map(({ keys }) => keys.includes('news')))
    .toContain(true)
  for (const one of await heard()) {
    expect(one).toMatchObject({ count: 1, strange: false, own: true })
    expect(one.keys).not.toContain('sender')
  }
})

/** The browser's refusal; `NotFound` on a machine without a camera. */
const REFUSED = /denied|NotAllowed|NotSupported|NotFound|Security|permission/i

test('1.1/5 no permission is given: neither by name nor to who tries', async () => {
  const { page } = evening
  const states = await askPermissions(page)
  const known = Object.entries(states).filter(([, state]) => state !== '?')
  expect(known.length).toBeGreaterThanOrEqual(15)
  expect(known.filter(([, state]) => state !== 'denied')).toEqual([])
  const uses = await usePermissions(page)
  expect(Object.entries(uses).filter(([, said]) => !REFUSED.test(said))).toEqual([])
})

test('1.1/7 1.1/18 the content policy: nothing of what it forbids runs or comes in, and every try is reported', async () => {
  const tried = await tryPolicy(evening.page)
  expect(tried.length).toBeGreaterThanOrEqual(40)
  expect(tried.filter(({ done }) => done)).toEqual([])
  expect(tried.filter(({ broken }) => broken.length === 0)).toEqual([])
  const rules = new Set(tried.flatMap(({ broken }) => broken))
  for (const rule of [
    'require-trusted-types-for',
    'trusted-types',
    'script-src-elem',
    'img-src',
    'connect-src',
    'form-action',
  ])
    expect([...rules]).toContain(rule)
  // the addresses of objects and workers are those of scripts to trusted types, which are asked
  // first
  for (const rule of ['base-uri', 'frame-src', 'style-src-elem', 'font-src', 'media-src'])
    expect([...rules]).toContain(rule)
  expect(await errorOf(evening.page, 'file:///etc/hostname')).toContain('TypeError')
})

/** That the page is the one it was, in the one window, and has no page within it. */
async function expectToStay({ app, page }: Evening, after: string): Promise<void> {
  const now = await app.evaluate(({ BrowserWindow, webContents }) => ({
    windows: BrowserWindow.getAllWindows().length,
    contents: webContents.getAllWebContents().length,
    shown: BrowserWindow.getAllWindows()[0]?.webContents.getURL(),
  }))
  expect(now, after).toEqual({ windows: 1, contents: 1, shown: 'app://cercle/' })
  expect(await page.evaluate(() => [Reflect.get(window, 'mark'), document.title]), after).toEqual([
    'the same',
    'Cercle',
  ])
}

/** As long as a page that may go elsewhere takes at least. */
const GOING = 150

test('1.1/13 1.1/14 the page stays, whatever leads away: links, scripts, forms, new windows, history', async () => {
  const { page } = evening
  await page.evaluate(() => Object.assign(window, { mark: 'the same' }))
  for (const target of ['', '_self', '_blank', '_top', 'other']) {
    await page.evaluate(
      ([to, into]) => {
        const link = Object.assign(document.createElement('a'), {
          href: to,
          target: into,
          textContent: 'away',
          id: 'away',
        })
        Object.assign(link.style, {
          position: 'fixed',
          top: '0',
          left: '0',
          padding: '20px',
          zIndex: '9999',
        })
        document.body.append(link)
      },
      [ELSEWHERE, target],
    )
    // by the mouse itself: a click by name would wait for where the link leads
    await page.mouse.click(20, 20)
    await page.mouse.click(20, 20, { button: 'middle' })
    await page.keyboard.down('Shift')
    await page.mouse.click(20, 20)
    await page.keyboard.up('Shift')
    await page.waitForTimeout(GOING)
    expect(await page.evaluate(() => document.elementFromPoint(20, 20)?.id)).toBe('away')
    await page.evaluate(() => document.querySelector('#away')?.remove())
    await expectToStay(evening, `a link, target "${target}"`)
  }
  const ways: Readonly<Record<string, string>> = await page.evaluate((to) => {
    const results: Record<string, string> = {}
    const attempt = (name: string, go: () => unknown): void => {
      try {
        results[name] = String(go())
      } catch (error) {
        results[name] = error instanceof Error ? error.name : String(error)
      }
    }
    attempt('open', () => window.open(to))
    attempt('open a file', () => window.open('file:///etc/hostname'))
    attempt('open empty', () => window.open('about:blank', 'x', 'width=100'))
    attempt('open our own', () => window.open('/'))
    attempt('push', () => history.pushState(0, '', to))
    attempt('back', () => history.go(-1))
    attempt('forward', () => history.forward())
    const meta = Object.assign(document.createElement('meta'), {
      httpEquiv: 'refresh',
      content: `0;url=${to}`,
    })
    document.head.append(meta)
    const form = Object.assign(document.createElement('form'), { action: to, method: 'get' })
    document.body.append(form)
    attempt('form', () => form.submit())
    attempt('assign', () => location.assign(to))
    attempt('replace', () => location.replace(to))
    return results
  }, ELSEWHERE)
  expect(ways).toMatchObject({
    open: 'null',
    'open a file': 'null',
    'open empty': 'null',
    'open our own': 'null',
  })
  expect(ways['push']).toBe('SecurityError')
  await page.waitForTimeout(1_000)
  await expectToStay(evening, 'scripts')
})

/**
 * Addresses for which Chromium asks no handler: it shows an empty page at once, or one that names
 * the failure.
 */
const UNASKED = /^(?:about|chrome-untrusted):/

test('1.1/13 the page goes to none of more than sixty hostile addresses; if Chromium asks no handler, it comes back', async () => {
  const { app, page } = evening
  expect(new Set(HOSTILE).size).toBeGreaterThan(60)
  await app.evaluate(({ BrowserWindow }) => {
    const shown: string[] = []
    Reflect.set(globalThis, 'shown', shown)
    BrowserWindow.getAllWindows()[0]?.webContents.on(
      'did-navigate',
      (_, url) => void shown.push(url),
    )
  })
  const mark = () => page.evaluate(() => Object.assign(window, { mark: 'the same' }))
  await mark()
  const left: string[] = []
  for (const address of HOSTILE) {
    await page
      .evaluate((to) => {
        location.href = to
      }, address)
      .catch(() => 'no address at all, or the page is left')
    await page.waitForTimeout(50)
    const now = await page.evaluate((): unknown => Reflect.get(window, 'mark')).catch(() => null)
    if (now === 'the same') continue
    left.push(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await mark()
  }
  expect(left.filter((address) => !UNASKED.test(address))).toEqual([])
  const shown = await app.evaluate((): readonly string[] => Reflect.get(globalThis, 'shown'))
  expect(shown.filter((url) => url !== 'app://cercle/' && !url.startsWith('about:blank'))).toEqual(
    [],
  )
  await page.waitForTimeout(GOING)
  await expectToStay(evening, 'all of them')
})

test('1.1/17 a page that is not ours has no answer, also in our own window', async () => {
  const { app, page } = evening
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents
    contents?.removeAllListeners('did-navigate')
    return contents?.loadURL('about:blank')
  })
  // main knows of the new page before the tests do: until then what they ask is asked of the one
  // that is going
  await page.waitForURL('about:blank')
  expect(await page.evaluate(() => window.cercle.loadHall())).toEqual({
    ok: false,
    refused: { code: 'malformed' },
  })
})

test('1.1/13 a file dropped on the window is not shown', async () => {
  const { page } = evening
  await page.evaluate(() => Object.assign(window, { mark: 'the same' }))
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: ['/etc/hostname'], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 400, y: 300, data })
  await page.waitForTimeout(500)
  await expectToStay(evening, 'a file')
})

test('1.1/11 1.1/12 1.1/17 there is no page within the page: a <webview> is nothing, a frame is empty and cannot call', async () => {
  const { app, page } = evening
  await page.evaluate(() => Object.assign(window, { mark: 'the same' }))
  const made = await page.evaluate(async (to) => {
    const view = document.createElement('webview')
    view.setAttribute('src', to)
    view.setAttribute('allowpopups', '')
    const frame = document.createElement('iframe')
    document.body.append(view, frame)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const inner = frame.contentWindow
    return {
      view: [view.constructor.name, 'getWebContentsId' in view],
      frame:
        inner === null
          ? null
          : [typeof Reflect.get(inner, 'cercle'), typeof Reflect.get(inner, 'require')],
    }
  }, ELSEWHERE)
  expect(made).toEqual({ view: ['HTMLElement', false], frame: ['undefined', 'undefined'] })
  await expectToStay(evening, 'a webview')
  // also if an attacker gets hold of the messages themselves: main knows its one frame
  const frames = await app.evaluate(({ BrowserWindow }) => {
    const main = BrowserWindow.getAllWindows()[0]?.webContents.mainFrame
    return main?.framesInSubtree.map((frame) => [frame.url, frame.parent === null])
  })
  expect(frames?.filter(([, isMain]) => isMain)).toEqual([['app://cercle/', true]])
})

test('1.1/1 nothing is asked of any network while a partie is played', async () => {
  test.setTimeout(240_000)
  const { app, page } = evening
  // next to the program's own refusals, which stay in place
  await app.evaluate(({ session }) => {
    const { webRequest } = session.defaultSession
    const asked: Record<string, string[]> = { sent: [], done: [], failed: [] }
    Reflect.set(globalThis, 'asked', asked)
    webRequest.onSendHeaders(({ url }) => void asked['sent']?.push(url))
    webRequest.onCompleted(({ url }) => void asked['done']?.push(url))
    webRequest.onErrorOccurred(({ url, error }) => void asked['failed']?.push(`${error} ${url}`))
  })
  await page.reload()
  const sitting = await newDuel(page, 'random')
  await playUntil(page, sitting, byMouse, (scene: Scene) => scene.awaits === 'partie')
  const asked = () =>
    app.evaluate((): Readonly<Record<'sent' | 'done' | 'failed', readonly string[]>> =>
      Reflect.get(globalThis, 'asked'),
    )
  const { sent, done, failed } = await asked()
  expect(done.length).toBeGreaterThan(10)
  expect([...sent, ...done].filter((url) => !url.startsWith('app://cercle/'))).toEqual([])
  // a picture that is given up for another is no matter
  expect(failed.filter((line) => !line.includes(' app://cercle/'))).toEqual([])
  // the control: a request of main's own would be seen, and is refused
  const said = await app.evaluate(
    ({ session }, to) => session.defaultSession.fetch(to).then(String, String),
    ELSEWHERE,
  )
  expect(said).toContain('ERR_BLOCKED_BY_CLIENT')
  expect((await asked()).failed).toContain(`net::ERR_BLOCKED_BY_CLIENT ${ELSEWHERE}`)
})

test('1.4 a hundred calls at once are all answered, and leave the table as it is', async () => {
  const { page } = evening
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  const [before, codes, after] = await page.evaluate(
    async ([at, many]) => {
      const scene = async () => JSON.stringify(await window.cercle.resumeTable(at))
      const rest = () => new Promise((resolve) => setTimeout(resolve, 1_500))
      await rest()
      const first = await scene()
      const calls = Array.from({ length: many }, (_, n) =>
        n % 2 === 0 ? window.cercle.loadHall() : window.cercle.act({ do: `nothing ${n}` }, false),
      )
      const answers = await Promise.all(calls)
      await rest()
      return [
        first,
        answers.map((one) => (one.ok ? 'ok' : one.refused.code)),
        await scene(),
      ] as const
    },
    [sitting, 100] as const,
  )
  expect(after).toBe(before)
  expect(codes.filter((code) => code === 'ok')).toHaveLength(50)
  expect(new Set(codes.filter((code) => code !== 'ok')).size).toBe(1)
  expect(codes).not.toContain('busy')
})

/**
 * Sends every kind of value that structured clone carries as an argument of every call; returns the
 * unexpected answers.
 */
const sendHostile = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const holed: unknown[] = ['x']
    holed.length = 1_000_000
    const round: unknown[] = []
    round.push(round)
    const hostile: Readonly<Record<string, unknown>> = {
      'typed array': new Uint8Array(8),
      'large typed array': new Float64Array(250_000),
      buffer: new ArrayBuffer(8),
      Map: new Map([['do', 'play']]),
      Set: new Set(['play']),
      Date: new Date(0),
      Error: new Error('play'),
      'regular expression': /play/,
      'large whole number': 10n,
      'no number': Number.NaN,
      holes: holed,
      round,
      'undefined keys': Object.fromEntries(
        Array.from({ length: 20_000 }, (_, at) => [`k${at}`, undefined]),
      ),
      'text of 2 MB': 'x'.repeat(2e6),
      'key of 2 MB': { ['x'.repeat(2e6)]: 1 },
      function: () => 'play',
      node: document.body,
    }
    const otherwise: string[] = []
    const calls = Object.entries(window.cercle).filter(([name]) => !name.startsWith('on'))
    for (const [name, call] of calls)
      for (const [kind, value] of Object.entries(hostile)) {
        let code = 'not sent'
        try {
          const answer: unknown = await Reflect.apply(call, null, [value])
          code = JSON.stringify(answer)
        } catch {
          // it does not even reach the preload
        }
        if (code !== 'not sent' && code !== '{"ok":false,"refused":{"code":"malformed"}}')
          otherwise.push(`${name}, ${kind}: ${code}`)
      }
    return [...otherwise, `${calls.length} calls`]
  })

test('1.4 what is no plain data, or too much of it, is refused by every call before main has to look at it', async () => {
  const { app, page } = evening
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  const before = await page.evaluate((at) => window.cercle.resumeTable(at), sitting)
  await app.evaluate(({ ipcMain }) => {
    const came: number[] = []
    Object.assign(globalThis, { came })
    // the one handler of calls, watched from outside
    const handlers: unknown = Reflect.get(ipcMain, '_invokeHandlers')
    if (!(handlers instanceof Map)) throw new Error('no handlers')
    for (const [channel, handle] of handlers)
      handlers.set(channel, (...args: readonly unknown[]) => {
        came.push(args.length)
        return Reflect.apply(handle, null, args)
      })
  })
  expect(await sendHostile(page)).toEqual([`${CALL_NAMES.length} calls`])
  expect(await app.evaluate(() => Reflect.get(globalThis, 'came'))).toEqual([])
  expect(await page.evaluate((at) => window.cercle.resumeTable(at), sitting)).toEqual(before)
  expect(await app.evaluate(() => Reflect.get(globalThis, 'came'))).toEqual([3])
})

interface Strain {
  /** Milliseconds by which a timer of main is late, 99 of 100 times at most. */
  readonly late: number
  /** Milliseconds of a processor that main takes of each second. */
  readonly work: number
}

/** The lateness of main while something is done. */
async function strainOf(app: Program, meanwhile: () => Promise<unknown>): Promise<Strain> {
  await app.evaluate(() => {
    const late: number[] = []
    let due = performance.now() + 5
    const timer = setInterval(() => {
      const now = performance.now()
      late.push(Math.max(0, now - due))
      due = now + 5
    }, 5)
    Object.assign(globalThis, { late, timer, began: performance.now(), usage: process.cpuUsage() })
  })
  await meanwhile()
  const { late, work } = await app.evaluate(
    (): { readonly late: readonly number[]; readonly work: number } => {
      const of = (name: string): unknown => Reflect.get(globalThis, name)
      const { user, system } = process.cpuUsage(of('usage') as NodeJS.CpuUsage)
      clearInterval(of('timer') as NodeJS.Timeout)
      const seconds = (performance.now() - Number(of('began'))) / 1000
      return { late: of('late') as readonly number[], work: (user + system) / 1000 / seconds }
    },
  )
  return {
    late: late.toSorted((one, other) => one - other)[Math.floor(late.length * 0.99)] ?? Infinity,
    work,
  }
}

interface Flood {
  readonly codes: Readonly<Record<string, number>>
  readonly sent: number
  readonly took: number
}

/** A thousand calls a second for five seconds, and what was answered. */
const flood = (page: Page): Promise<Flood> =>
  page.evaluate(async () => {
    const codes: Record<string, number> = {}
    const answers: Promise<void>[] = []
    const count = async (): Promise<void> => {
      const answer = await window.cercle.loadHall()
      const code = answer.ok ? 'ok' : answer.refused.code
      codes[code] = (codes[code] ?? 0) + 1
    }
    const began = performance.now()
    let sent = 0
    while (performance.now() - began < 5_000) {
      for (; sent < performance.now() - began; sent += 1) answers.push(count())
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    await Promise.all(answers)
    const took = performance.now() - began
    return { codes, sent, took }
  })

test('1.4 of a thousand calls a second most are refused, nothing changes, and main has time for other things', async () => {
  const { app, page } = evening
  const sitting = await newDuel(page)
  await playUntil(page, sitting, byMouse, (scene) => scene.choices.length > 0)
  const before = await page.evaluate((at) => window.cercle.resumeTable(at), sitting)
  const atRest = await strainOf(app, () => page.waitForTimeout(3_000))
  const floods: Flood[] = []
  const flooded = await strainOf(app, async () => floods.push(await flood(page)))
  const { codes, sent, took } = floods[0] ?? { codes: {}, sent: 0, took: 0 }
  const measured = `${sent} calls in ${Math.round(took)} ms, answered ${JSON.stringify(codes)}; main at rest ${JSON.stringify(atRest)}, in the flood ${JSON.stringify(flooded)}`
  test.info().annotations.push({ type: 'measured', description: measured })
  expect(Object.keys(codes).toSorted()).toEqual(['busy', 'ok'])
  expect(codes['ok'] ?? 0).toBeLessThan(BURST + (took / 1000) * 100 + 5)
  expect(codes['busy'] ?? 0).toBeGreaterThan(sent / 2)
  await page.waitForTimeout(1_500)
  expect(await page.evaluate((at) => window.cercle.resumeTable(at), sitting)).toEqual(before)
  // how late it is besides hangs on what else the machine does: what is ours is that main has time
  // left
  expect(flooded.work, measured).toBeLessThan(700)
})
