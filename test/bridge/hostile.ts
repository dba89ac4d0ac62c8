// Addresses that ask for what the page may not have. One list a line, split at blanks.
const listed = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ')

/** Ways to write "one folder up". */
const UPS = [
  ...listed(
    '.. %2e%2e %2E%2E .%2e %2e. %252e%252e %25252e%25252e ..; .... %c0%ae%c0%ae %uff0e%uff0e ..%00 %00.. up',
  ),
  ...['assets/..', 'assets/../..', '..\0', '\uFF0E\uFF0E'],
]
const SLASHES = [...listed('/ // \\ %2f %2F %5c %5C %252f %255c /./ \\/ %c0%af'), '\u2215']
const TARGETS = listed('cercle.db secret.html secret.txt etc/passwd')

export const PARTS: readonly string[] = [...UPS, ...SLASHES, ...TARGETS]

/** Ways up and out, once and many times. */
export const WAYS_OUT: readonly string[] = UPS.flatMap((up) =>
  SLASHES.flatMap((slash) => [
    ...TARGETS.map((target) => `app://cercle/${up}${slash}${target}`),
    `app://cercle/assets/${`${up}${slash}`.repeat(6)}etc/passwd`,
  ]),
)

/** Paths next to the listed ones. */
export const PATHS: readonly string[] = listed(
  'secret.txt secret index.html.map .env assets/secret.json assets/main.cjs assets/a.JS link.html up/secret.html',
  'index.html/ index.html%00 index.html%00.js index.html%20 index.html. INDEX.HTML Index.html /index.html',
  '%69ndex.html index%2ehtml assets assets/ assets//card.svg assets\\card.svg assets%2fcard.svg assets%5ccard.svg',
  'index.html:$DATA index.html::$DATA con nul aux.js com1.html ~/.ssh/id_rsa $HOME %HOME% C:/Windows/win.ini',
  'C:%5cWindows file:///etc/passwd //server/share/secret.html \\\\server\\share %5c%5cserver%5cshare //?/C:/secret',
  '__proto__ constructor toString size get',
)

/** Addresses of other places, and texts that are no addresses. */
export const ELSEWHERE: readonly string[] = [
  ...listed(
    'app://other/index.html app://cercle.evil/index.html app://cercle:80/index.html app:///index.html app:index.html',
    'app:/index.html app://CERCLE/index.html app://cercle@evil/index.html app://evil#@cercle/ file:///index.html',
    'file:///etc/passwd https://example.org/ javascript:alert(1) data:text/html,x blob:app://cercle/1 about:blank',
    'index.html /index.html //cercle/index.html :: app://[ %',
  ),
  ...['', ' ', '\0'],
]

export const METHODS: readonly string[] = [
  ...listed('POST PUT DELETE OPTIONS PATCH TRACE CONNECT HEAD get PROPFIND'),
  ...['GET ', ''],
]
