// The names no source of the program may use, and the few exceptions. Every check has a sample that
// it must find, so that none is blind.
import { type Fact, factsOf, factsOfComponent } from './sources.ts'

export interface Check {
  /** The number of the point of Electron's list, where it has one. */
  readonly point: string
  readonly what: string
  readonly finds: (fact: Fact) => boolean
  /** Files in which it stands for a good reason. */
  readonly allowed?: readonly string[]
  readonly samples: readonly string[]
  /** A sample in a template. */
  readonly template?: string
}

const WINDOW = 'src/main/window.ts'
/** Prints a page of ours in a window that nobody sees. */
const PDF = 'src/main/desktop/pdf.ts'
/** Names the namespace of SVG, which is no address. */
const PAGE = 'src/main/print/page.ts'
const BRIDGE = 'src/main/bridge.ts'
const PRELOAD = 'src/preload/index.ts'
const INDEX = 'src/main/index.ts'
const DESK = 'src/main/desktop/shell.ts'
const FILE_MANAGER = 'src/main/desktop/file-manager.ts'

/** The language, and that no host is found on a network. */
const isOurs = ([name, ...value]: readonly string[]): boolean =>
  name === "'lang'" || (name === "'host-resolver-rules'" && value.join() === "'MAP * ~NOTFOUND'")

const named =
  (...names: readonly string[]) =>
  (fact: Fact): boolean =>
    fact.kind === 'name' && names.includes(fact.name)

/** A setting with any other value than the one it must have. */
const set =
  (value: string, ...names: readonly string[]) =>
  (fact: Fact): boolean =>
    (fact.kind === 'key' && names.includes(fact.name) && fact.value !== value) ||
    (fact.kind === 'set' && names.includes(fact.name))

const imported =
  (...modules: readonly string[]) =>
  (fact: Fact): boolean =>
    fact.kind === 'import' && modules.includes(fact.from.replace(/^node:/, '').split('/')[0] ?? '')

const says =
  (what: RegExp) =>
  (fact: Fact): boolean =>
    fact.kind === 'text' && what.test(fact.text)

const any =
  (...finds: readonly Check['finds'][]) =>
  (fact: Fact): boolean =>
    finds.some((one) => one(fact))

/** A call that is given a text, or anything that is not written out as a function. */
const calledWithText =
  (...names: readonly string[]) =>
  (fact: Fact): boolean =>
    fact.kind === 'call' && names.includes(fact.name) && /^['"`]/.test(fact.given[0] ?? '')

/** The environment variables that are read: those of the user's desktop and folders. */
const ENVIRONMENT = [
  'DISPLAY',
  'WAYLAND_DISPLAY',
  'CERCLE_DATA',
  'CERCLE_SQLITE_BINDING',
  'ELECTRON_RENDERER_URL',
]

/** The names by which HTML is made out of a text. */
const HTML = [
  ...['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'srcdoc', 'setHTMLUnsafe', 'parseHTMLUnsafe'],
  ...['createContextualFragment', 'DOMParser', 'parseFromString', 'writeln'],
]

export const CHECKS: readonly Check[] = [
  {
    point: '1.1/1',
    what: 'a module that reaches a network',
    finds: any(
      imported(
        'http',
        'https',
        'http2',
        'net',
        'tls',
        'dgram',
        'dns',
        'undici',
        'ws',
        'inspector',
        'cluster',
      ),
      (fact) =>
        fact.kind === 'import' &&
        fact.from === 'electron' &&
        ['net', 'netLog', '*'].includes(fact.name),
    ),
    samples: [
      "import { get } from 'node:https'",
      "const n = require('net')",
      "void import('dns/promises')",
      "import { net } from 'electron'",
      "import * as electron from 'electron'",
      "export { request } from 'http'",
    ],
  },
  {
    point: '1.1/1',
    what: 'a global that reaches a network',
    finds: named(
      ...[
        'fetch',
        'XMLHttpRequest',
        'WebSocket',
        'WebSocketStream',
        'WebTransport',
        'EventSource',
        'sendBeacon',
      ],
      ...['RTCPeerConnection', 'importScripts', 'serviceWorker', 'downloadURL'],
    ),
    samples: [
      "fetch('x')",
      "window['fetch']('x')",
      "new WebSocket('x')",
      "navigator.sendBeacon('x')",
    ],
    template: '<button @click="$fetch = fetch">x</button>',
  },
  {
    point: '1.1/1',
    what: 'an address of a network',
    finds: says(/\b(?:https?|wss?|ftp):\/\//i),
    allowed: [PAGE, WINDOW],
    samples: ["const a = 'https://example.org/'", 'const b = `ws://${host}`'],
    template: '<img src="http://example.org/a.png" />',
  },
  {
    point: '1.1/2',
    what: 'Node in the page',
    finds: set('false', 'nodeIntegration', 'nodeIntegrationInWorker', 'nodeIntegrationInSubFrames'),
    samples: [
      'f({ nodeIntegration: true })',
      'p.nodeIntegrationInWorker = x',
      "f({ 'nodeIntegrationInSubFrames': y })",
    ],
  },
  {
    point: '1.1/3',
    what: 'a page that shares its world with the preload',
    finds: set('true', 'contextIsolation'),
    samples: ['f({ contextIsolation: false })', 'p.contextIsolation = on'],
  },
  {
    point: '1.1/4',
    what: 'a page without its sandbox',
    finds: any(
      set('true', 'sandbox'),
      (fact) => fact.kind === 'text' && fact.text === '--no-sandbox',
    ),
    samples: ['f({ sandbox: false })', "args.push('--no-sandbox')"],
  },
  {
    point: '1.1/4',
    what: 'a switch of Chromium but for the language and for no network',
    finds: any(
      (fact) => fact.kind === 'call' && fact.name === 'appendSwitch' && !isOurs(fact.given),
      named('appendArgument', 'removeSwitch'),
    ),
    samples: [
      "app.commandLine.appendSwitch('disable-web-security')",
      "c['appendSwitch'](name)",
      "c.appendSwitch('host-resolver-rules', 'MAP * 127.0.0.1')",
      "c.appendArgument('x')",
    ],
  },
  {
    point: '1.1/5',
    what: 'the answer to a wish of the page',
    finds: named(
      ...['setPermissionRequestHandler', 'setPermissionCheckHandler', 'setDevicePermissionHandler'],
      ...[
        'setDisplayMediaRequestHandler',
        'setBluetoothPairingHandler',
        'setUSBProtectedClassesHandler',
      ],
    ),
    allowed: [PDF, WINDOW],
    samples: ['s.setPermissionRequestHandler((_, __, answer) => answer(true))'],
  },
  {
    point: '1.1/6',
    what: 'the rules of origin switched off',
    finds: any(
      named('webSecurity', 'allowDisplayingInsecureContent'),
      says(/disable-(web-security|site-isolation)/),
    ),
    samples: ['f({ webSecurity: false })', 'p.webSecurity = no', "s('disable-web-security')"],
  },
  {
    point: '1.1/7',
    what: 'a content policy with a hole',
    finds: any(named('bypassCSP', 'onHeadersReceived'), says(/'unsafe-|'strict-dynamic'|'wasm-/)),
    samples: [
      'f({ bypassCSP: true })',
      'const p = "script-src \'unsafe-inline\'"',
      'w.onHeadersReceived(f)',
    ],
  },
  {
    point: '1.1/8',
    what: 'insecure content',
    finds: any(
      named('allowRunningInsecureContent'),
      says(/allow-running-insecure|ignore-certificate/),
    ),
    samples: ['f({ allowRunningInsecureContent: true })', "s('ignore-certificate-errors')"],
  },
  {
    point: '1.1/9',
    what: 'experimental features',
    finds: any(named('experimentalFeatures'), says(/experimental-(web-platform|features)/)),
    samples: [
      'f({ experimentalFeatures: true })',
      "s('enable-experimental-web-platform-features')",
    ],
  },
  {
    point: '1.1/10',
    what: 'features of Blink',
    finds: any(
      named('enableBlinkFeatures', 'disableBlinkFeatures'),
      says(/(?:enable|disable)-(?:blink-)?features/),
    ),
    samples: ["f({ enableBlinkFeatures: 'X' })", "s('enable-blink-features')"],
  },
  {
    point: '1.1/11',
    what: 'a <webview>',
    finds: any(set('false', 'webviewTag'), named('allowpopups', 'webview')),
    samples: ['f({ webviewTag: true })', "document.createElement('webview')"],
    template: '<div><webview src="x" allowpopups /></div>',
  },
  {
    point: '1.1/12',
    what: 'a page within the page',
    finds: named(
      'will-attach-webview',
      'did-attach-webview',
      'WebContentsView',
      'BrowserView',
      'BaseWindow',
      'iframe',
    ),
    allowed: [WINDOW],
    samples: [
      "c.on('did-attach-webview', f)",
      'new WebContentsView()',
      "document.createElement('iframe')",
    ],
    template: '<iframe src="x"></iframe>',
  },
  {
    point: '1.1/13',
    what: 'going to another page',
    finds: any(
      named(
        ...['loadURL', 'loadFile', 'goToIndex', 'navigationHistory', 'pushState', 'replaceState'],
        ...['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-download'],
      ),
      (fact) => fact.kind === 'set' && ['location', 'href'].includes(fact.name),
    ),
    allowed: [PDF, WINDOW],
    samples: [
      "w.loadURL('x')",
      'location.href = x',
      'window.location = x',
      "h.pushState(0, '', 'x')",
    ],
  },
  {
    point: '1.1/14',
    what: 'another window',
    finds: any(
      named('setWindowOpenHandler', 'showModalDialog'),
      (fact) => fact.kind === 'import' && fact.from === 'electron' && fact.name === 'BrowserWindow',
      (fact) =>
        fact.kind === 'call' &&
        fact.name === 'open' &&
        /^['"`]|[Uu]rl|[Hh]ref/.test(fact.given[0] ?? ''),
      says(/^_blank$/),
    ),
    allowed: [PDF, WINDOW],
    samples: [
      "import { BrowserWindow } from 'electron'",
      "window.open('x')",
      'a.target = "_blank"',
    ],
    template: '<a href="x" target="_blank">x</a>',
  },
  {
    point: '1.1/15',
    what: 'something opened outside the program',
    finds: named(
      'openExternal',
      'showItemInFolder',
      'writeShortcutLink',
      'setAsDefaultProtocolClient',
    ),
    samples: [
      "shell.openExternal('x')",
      "shell['openExternal'](x)",
      "Reflect.get(shell, 'openExternal')",
    ],
  },
  {
    point: '1.1/15',
    what: 'the shell of the desktop',
    finds: any(
      (fact) => fact.kind === 'import' && fact.from === 'electron' && fact.name === 'shell',
      named('openPath'),
    ),
    allowed: [DESK],
    samples: ["import { shell } from 'electron'", 'it.openPath(x)'],
  },
  {
    point: '1.1/17',
    what: 'ipcMain',
    finds: named('ipcMain'),
    allowed: [BRIDGE],
    samples: ["import { ipcMain } from 'electron'", 'electron.ipcMain.on(x, f)'],
  },
  {
    point: '1.1/17',
    what: 'ipcRenderer',
    finds: named('ipcRenderer'),
    allowed: [PRELOAD],
    samples: ["import { ipcRenderer as r } from 'electron'"],
  },
  {
    point: '1.1/17',
    what: 'a way round the door',
    finds: any(
      named(
        ...[
          'sendSync',
          'sendToHost',
          'sendToFrame',
          'returnValue',
          'MessageChannelMain',
          'handleOnce',
        ],
        ...['enableRemoteModule', 'utilityProcess'],
      ),
      imported('@electron'),
      (fact) => fact.kind === 'call' && fact.name === 'reply' && /event/i.test(fact.of),
    ),
    samples: [
      "ipcRenderer.sendSync('x')",
      "event.reply('x')",
      'event.returnValue = 1',
      "require('@electron/remote')",
    ],
  },
  {
    point: '1.1/18',
    what: 'files by their own address',
    finds: any(
      named(
        ...[
          'registerFileProtocol',
          'registerHttpProtocol',
          'registerBufferProtocol',
          'registerStringProtocol',
        ],
        ...[
          'registerStreamProtocol',
          'interceptFileProtocol',
          'interceptHttpProtocol',
          'interceptBufferProtocol',
        ],
        ...['interceptStringProtocol', 'interceptStreamProtocol', 'pathToFileURL'],
      ),
      says(/^file:/),
    ),
    samples: [
      "protocol.registerFileProtocol('x', f)",
      "w('file:///x')",
      'protocol.interceptHttpProtocol(x, f)',
    ],
  },
  {
    point: '1.1/18',
    what: 'a scheme of our own, and what it may',
    finds: any(
      named('corsEnabled', 'allowServiceWorkers', 'allowExtensions', 'registerSchemesAsPrivileged'),
      (fact) => fact.kind === 'import' && fact.from === 'electron' && fact.name === 'protocol',
    ),
    allowed: [WINDOW],
    samples: ['f({ corsEnabled: true })', "import { protocol } from 'electron'"],
  },
  {
    point: '1.1/20',
    what: 'anything given to the page',
    finds: named(
      'contextBridge',
      'exposeInMainWorld',
      'exposeInIsolatedWorld',
      'executeInMainWorld',
      'webFrame',
    ),
    allowed: [PRELOAD],
    samples: ["contextBridge.exposeInMainWorld('x', {})", "import { webFrame } from 'electron'"],
  },
  {
    point: 'code',
    what: 'a text run as a program',
    finds: any(
      (fact) => fact.kind === 'call' && ['eval', 'Function', 'compileFunction'].includes(fact.name),
      calledWithText('setTimeout', 'setInterval', 'setImmediate'),
      imported('vm'),
      named('execScript', 'createScript', 'createScriptURL', 'createPolicy'),
    ),
    samples: [
      "eval('1')",
      "new Function('return 1')",
      "setTimeout('x()', 1)",
      "globalThis['eval'](x)",
      "import vm from 'vm'",
    ],
  },
  {
    point: 'code',
    what: 'a text made into a page',
    finds: any(
      named(...HTML),
      (fact) =>
        fact.kind === 'call' &&
        fact.name === 'write' &&
        fact.given.length === 1 &&
        /</.test(fact.given[0] ?? ''),
    ),
    samples: [
      'e.innerHTML = x',
      "e.insertAdjacentHTML('x', y)",
      "document.write('<b>')",
      'new DOMParser()',
    ],
    template: '<p v-html="text"></p>',
  },
  {
    point: 'code',
    what: 'code put into the page from outside',
    finds: named(
      'executeJavaScript',
      'executeJavaScriptInIsolatedWorld',
      'insertCSS',
      'debugger',
      'openDevTools',
    ),
    samples: ["c.executeJavaScript('1')", "c.insertCSS('')", 'c.debugger.attach()'],
  },
  {
    point: 'code',
    what: 'another program started',
    finds: any(imported('child_process'), named('execPath', 'execArgv', 'fork')),
    allowed: [FILE_MANAGER],
    samples: [
      "import { spawn } from 'node:child_process'",
      "void import('child_process')",
      'f(process.execPath)',
    ],
  },
  {
    point: 'code',
    what: 'a module whose name is made up while the program runs',
    finds: (fact) => fact.kind === 'import' && fact.from === '*',
    samples: ['void import(name)', 'require(`./${name}`)'],
  },
  {
    point: 'code',
    what: 'something fetched or sent by itself',
    finds: named(
      'autoUpdater',
      'crashReporter',
      'contentTracing',
      'loadExtension',
      'unsafeMode',
      'nativeImage',
    ),
    samples: [
      "import { autoUpdater } from 'electron'",
      'crashReporter.start({})',
      "s.loadExtension('x')",
      'db.unsafeMode()',
    ],
  },
  {
    point: 'code',
    what: 'a variable of the environment beyond those few',
    finds: (fact) => fact.kind === 'environment' && !ENVIRONMENT.includes(fact.name),
    samples: [
      "process.env['HOME']",
      'process.env[name]',
      'const { PATH } = process.env',
      'f(process.env)',
    ],
  },
  {
    point: 'code',
    what: 'the door held open for its maker',
    finds: named('isPackaged', 'ELECTRON_RENDERER_URL'),
    allowed: [WINDOW],
    samples: ['if (app.isPackaged) f()'],
  },
  {
    point: 'code',
    what: 'the sandbox left off as root',
    finds: named('no-sandbox', 'enableSandbox'),
    allowed: [INDEX],
    samples: ["app.commandLine.hasSwitch('no-sandbox')"],
  },
]

/** Returns the samples in which a check does not find what it must. */
export const unseen = ({ finds, samples, template }: Check): readonly string[] => [
  ...samples.filter((sample) => !factsOf(sample).some(finds)),
  ...(template === undefined || factsOfComponent(`<template>${template}</template>`).some(finds)
    ? []
    : [template]),
]
