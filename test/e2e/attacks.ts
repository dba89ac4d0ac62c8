// The attacks of a page that has been taken over. Every list runs inside the window.
import type { Page } from '@playwright/test'

export const ELSEWHERE = 'https://example.org/'

/**
 * The result of one try: what was thrown, and the rules of the content policy reported as broken.
 */
export interface Tried {
  readonly name: string
  readonly thrown: string | null
  readonly broken: readonly string[]
  /** Something ran or came in. */
  readonly done: boolean
}

/** Tries everything that the content policy forbids, one after the other. */
export const tryPolicy = (page: Page): Promise<readonly Tried[]> =>
  page.evaluate(async (elsewhere) => {
    const stolen: string[] = []
    Object.assign(window, { steal: (what: string) => stolen.push(what) })
    const put = <K extends keyof HTMLElementTagNameMap>(
      tag: K,
      set: Partial<HTMLElementTagNameMap[K]> = {},
      text = '',
    ): HTMLElementTagNameMap[K] => {
      const made = Object.assign(document.createElement(tag), set)
      if (text !== '') made.append(document.createTextNode(text))
      document.body.append(made)
      return made
    }
    const takes = (name: string) => ({ onload: () => stolen.push(name) })
    const run: Readonly<Record<string, unknown>> = {
      eval: Reflect.get(window, 'eval'),
      Function: Reflect.get(window, 'Function'),
    }
    const call = (name: string, text: string): unknown => {
      const made = run[name]
      return typeof made === 'function' ? made(text) : null
    }
    const load = (address: string): Promise<unknown> => import(address)
    const attacks: Readonly<Record<string, () => unknown>> = {
      'inline script': () => put('script', {}, 'steal("inline script")'),
      'script of text': () => put('script', { textContent: 'steal("script of text")' }),
      'script from elsewhere': () =>
        put('script', { src: `${elsewhere}a.js`, ...takes('script from elsewhere') }),
      'script of data': () =>
        put('script', { src: 'data:text/javascript,steal("script of data")' }),
      'module from elsewhere': () => load(`${elsewhere}a.js`),
      'module of data': () => load('data:text/javascript,steal("module of data")'),
      'module of a blob': () =>
        load(URL.createObjectURL(new Blob(['steal("blob")'], { type: 'text/javascript' }))),
      eval: () => call('eval', 'steal("eval")'),
      'new Function': () => call('Function', 'steal("Function")'),
      'text as a timer': () => Reflect.apply(setTimeout, window, ['steal("timer")', 0]),
      'inline handler': () => put('button').setAttribute('onclick', 'steal("handler")'),
      'address that is a script': () => {
        const link = put('a', { href: 'javascript:steal("javascript:")' })
        link.click()
      },
      'text as a page': () => {
        put('div').innerHTML = '<img src=x onerror=steal("innerHTML")>'
      },
      'text after the page': () => document.body.insertAdjacentHTML('beforeend', '<b>b</b>'),
      'text parsed': () => new DOMParser().parseFromString('<b>b</b>', 'text/html'),
      'another policy for texts': () => {
        const types: unknown = Reflect.get(window, 'trustedTypes')
        if (typeof types !== 'object' || types === null) return stolen.push('no trusted types')
        const made: unknown = Reflect.apply(Reflect.get(types, 'createPolicy'), types, ['mine', {}])
        return stolen.push(`policy ${String(made)}`)
      },
      'remote picture': () => put('img', { src: `${elsewhere}a.png`, ...takes('picture') }),
      'picture of data': () =>
        put('img', {
          src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
          ...takes('picture of data'),
        }),
      'remote style sheet': () =>
        put('link', { rel: 'stylesheet', href: `${elsewhere}a.css`, ...takes('style') }),
      'style of the page': () => put('style', {}, 'body { color: red }'),
      'style of an element': () => put('p').setAttribute('style', 'color: red'),
      'remote font': () => new FontFace('far', `url(${elsewhere}a.woff2)`).load(),
      'remote sound': () => put('audio', { src: `${elsewhere}a.ogg` }),
      'remote film': () => put('video', { src: `${elsewhere}a.webm` }),
      fetch: () => fetch(elsewhere).then(() => stolen.push('fetch')),
      'fetch of a file': () => fetch('file:///etc/hostname').then(() => stolen.push('file')),
      'fetch of our own': () => fetch('/index.html').then(() => stolen.push('own')),
      XMLHttpRequest: () => {
        const request = new XMLHttpRequest()
        request.open('GET', elsewhere)
        request.send()
      },
      WebSocket: () => new WebSocket('wss://example.org/'),
      EventSource: () => new EventSource(elsewhere),
      beacon: () => navigator.sendBeacon(elsewhere, 'x'),
      'form sent': () => put('form', { action: elsewhere, method: 'post' }).submit(),
      'base of addresses': () => put('base', { href: elsewhere }),
      object: () => put('object', { data: `${elsewhere}a.swf` }),
      embed: () => put('embed', { src: `${elsewhere}a.swf` }),
      frame: () => put('iframe', { src: elsewhere }),
      'frame of our own': () => put('iframe', { src: '/' }),
      'frame of text': () => put('iframe', { srcdoc: '<script>parent.steal("srcdoc")</script>' }),
      'worker of a blob': () =>
        new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }))),
      'worker of our own': () => new Worker('/assets/a.js'),
    }
    const tried: Tried[] = []
    for (const [name, attack] of Object.entries(attacks)) {
      const broken: string[] = []
      const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
        broken.push(effectiveDirective)
      document.addEventListener('securitypolicyviolation', hear)
      const before = stolen.length
      // not in the task of the test, whose own texts the browser lets through
      const thrown = await new Promise<string | null>((resolve) => {
        setTimeout(() => {
          const wrong = (error: unknown): void =>
            resolve(error instanceof Error ? error.name : String(error))
          try {
            const later = attack()
            if (later instanceof Promise) later.then(() => resolve(null), wrong)
            else resolve(null)
          } catch (error) {
            wrong(error)
          }
        }, 0)
      })
      // a frame's is reported by way of the browser's own process
      const until = performance.now() + 2_000
      while (broken.length === 0 && performance.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 10))
      document.removeEventListener('securitypolicyviolation', hear)
      tried.push({ name, thrown, broken: [...new Set(broken)], done: stolen.length > before })
    }
    return tried
  }, ELSEWHERE)

/**
 * Asks for every permission by name; returns the browser's answer to each, `?` for an unknown one.
 */
export const askPermissions = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const names = [
      ...[
        'accelerometer',
        'ambient-light-sensor',
        'background-fetch',
        'background-sync',
        'bluetooth',
        'camera',
      ],
      ...[
        'captured-surface-control',
        'clipboard-read',
        'clipboard-write',
        'display-capture',
        'fullscreen',
      ],
      ...[
        'geolocation',
        'gyroscope',
        'hid',
        'idle-detection',
        'keyboard-lock',
        'local-fonts',
        'magnetometer',
      ],
      ...[
        'microphone',
        'midi',
        'nfc',
        'notifications',
        'payment-handler',
        'periodic-background-sync',
      ],
      ...[
        'persistent-storage',
        'pointer-lock',
        'push',
        'screen-wake-lock',
        'serial',
        'speaker-selection',
      ],
      ...[
        'storage-access',
        'system-wake-lock',
        'top-level-storage-access',
        'usb',
        'web-app-installation',
      ],
      ...['window-management'],
    ]
    const more: Readonly<Record<string, object>> = {
      midi: { sysex: true },
      push: { userVisibleOnly: true },
      fullscreen: { allowWithoutGesture: true },
    }
    const answers = names.map(async (name): Promise<readonly [string, string]> => {
      try {
        const status = await navigator.permissions.query({
          name,
          ...more[name],
        } as PermissionDescriptor)
        return [name, status.state]
      } catch {
        return [name, '?']
      }
    })
    return Object.fromEntries(await Promise.all(answers))
  })

/** Uses what permissions are for; the error of each, or `got it`. */
export const usePermissions = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const uses: Readonly<Record<string, () => Promise<unknown>>> = {
      notifications: () =>
        Notification.requestPermission().then((said) => Promise.reject(new Error(said))),
      camera: () => navigator.mediaDevices.getUserMedia({ video: true }),
      microphone: () => navigator.mediaDevices.getUserMedia({ audio: true }),
      screen: () => navigator.mediaDevices.getDisplayMedia({ video: true }),
      place: () =>
        new Promise((resolve, reject) => navigator.geolocation.getCurrentPosition(resolve, reject)),
      midi: () => navigator.requestMIDIAccess(),
      sysex: () => navigator.requestMIDIAccess({ sysex: true }),
      clipboard: () => navigator.clipboard.readText(),
      // refused without a word: nothing comes of it
      fullscreen: () => {
        void document.documentElement.requestFullscreen()
        return new Promise((resolve, reject) => {
          setTimeout(
            () =>
              document.fullscreenElement === null ? reject(new Error('denied')) : resolve(true),
            1_000,
          )
        })
      },
      persist: () =>
        navigator.storage
          .persist()
          .then((isGiven) => (isGiven ? true : Promise.reject(new Error('denied')))),
    }
    const answers = Object.entries(uses).map(
      async ([name, use]): Promise<readonly [string, string]> => {
        const late = new Promise((_, reject) =>
          setTimeout(() => reject(new Error('no answer')), 5_000),
        )
        try {
          await Promise.race([use(), late])
          return [name, 'got it']
        } catch (error) {
          const said =
            error instanceof Error
              ? `${error.name} ${error.message}`
              : String(Reflect.get(Object(error), 'message'))
          return [name, said]
        }
      },
    )
    return Object.fromEntries(await Promise.all(answers))
  })

/** Addresses a page might go to. */
export const HOSTILE: readonly string[] = [
  ...[
    'https://example.org/',
    'http://example.org/',
    'http://localhost/',
    'http://127.0.0.1:5173/',
    'http://[::1]/',
  ],
  ...[
    'https://cercle/',
    'http://cercle/',
    'ftp://example.org/',
    'ws://example.org/',
    'https://app/',
  ],
  ...[
    'file:///etc/hostname',
    'file:///',
    'file://cercle/',
    'file:///proc/self/environ',
    'FILE:///etc/hostname',
  ],
  ...[
    'app://cercle.example/',
    'app://evil/',
    'app:///index.html',
    'app://cercle@evil/',
    'app://evil#@cercle/',
  ],
  ...[
    'app://cercle:80/',
    'app://cercle/../',
    'app://cercle/assets/',
    'app://cercle/nothing.html',
    'app:index.html',
  ],
  ...[
    'app://cercle/index.html',
    'app://cercle/?q=1',
    'app://CERCLE/other',
    '//example.org/',
    '/index.html',
    '?x',
  ],
  ...[
    'data:text/html,<script>1</script>',
    'data:text/plain,x',
    'DATA:text/html,x',
    'blob:app://cercle/1',
  ],
  ...[
    'about:blank',
    'about:blank#app://cercle/',
    'about:srcdoc',
    'about:config',
    'chrome://gpu/',
    'chrome://settings/',
    'chrome://version/',
  ],
  ...[
    'chrome://crash/',
    'chrome://kill/',
    'chrome-extension://a/b.html',
    'devtools://devtools/bundled/x.html',
  ],
  ...[
    'view-source:https://example.org/',
    'view-source:app://cercle/',
    'filesystem:app://cercle/temporary/x',
  ],
  ...[
    'javascript:document.title="taken"',
    'mailto:a@example.org',
    'tel:123',
    'steam://run/1',
    'smb://example.org/x',
  ],
  ...[
    'ms-settings:',
    'vscode://x',
    'intent://x',
    'https://app%3A%2F%2Fcercle/',
    'isolated-app://x/',
  ],
  ...[
    'chrome-untrusted://x',
    'chrome-error://chromewebdata/',
    'electron://x',
    'ssh://x',
    'ldap://x',
  ],
]
