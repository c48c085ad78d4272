/*
 * What has to work before anything is installed: plain JavaScript for Node 20, without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.xinglin-installed')
const lockFolder = join(root, '.cache', 'install.lock')
const HEAD = 10
const TAIL = 20

/**
 * Installs the packages unless exactly those of package-lock.json are there.
 * @param {(line: string) => void} say
 */
export async function ensureInstalled(say) {
  if (isInstalled()) return
  const lock = await takeLock(say)
  try {
    // Another start may have done it while this one waited.
    if (!isInstalled()) await install(say, lock.share)
  } finally {
    lock.release()
  }
}

/** The path of a Node that runs the program: the one npm brought along, else this one if it is new enough. */
export function nodePath() {
  const brought = join(modules, '.bin', 'node')
  if (existsSync(brought)) {
    const { stdout } = spawnSync(brought, ['--version'], { encoding: 'utf8' })
    if (major(stdout ?? '') >= 24) return brought
  }
  if (major(process.version) >= 24) return process.execPath
  throw new Error(
    `Xinglin needs Node 24, and this is ${process.version}. On Linux (x64 and arm64, glibc) npm brings it along: ` +
      'run npm ci without --omit=optional. On other systems install Node 24 or newer first.',
  )
}

/**
 * Runs Node with these arguments in the terminal of this process, and gives its exit code.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
export async function run(args, env = {}) {
  const child = spawn(nodePath(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
  const watch = setInterval(() => {
    if (!npmIsGone()) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  return ended(child).finally(() => clearInterval(watch))
}

/** The options that read the file `.env` of this folder, when there is one. What the shell has set goes first. */
export function readingEnvFile(folder = root) {
  const file = join(folder, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** @param {string} version */
const major = (version) => Number(/^v?(\d+)\./.exec(version)?.[1] ?? 0)

function isInstalled() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === hash) return true
  return wasInstalledByHand(JSON.parse(lock.toString()))
}

/**
 * npm notes in node_modules what it installed. An `npm install` by hand need not be done again.
 * @param {{ packages: Record<string, { version: string, optional?: true, devOptional?: true, os?: string[], cpu?: string[], libc?: string[] }> }} wanted
 */
function wasInstalledByHand(wanted) {
  const note = join(modules, '.package-lock.json')
  if (!existsSync(note)) return false
  const there = JSON.parse(readFileSync(note, 'utf8')).packages
  return Object.entries(wanted.packages).every(([path, { version, ...about }]) => {
    if (path === '' || there[path]?.version === version) return true
    if (there[path] || !(about.optional || about.devOptional)) return false
    const isForHere = about.os?.includes(process.platform) && about.cpu?.includes(process.arch)
    return !isForHere || about.libc !== undefined
  })
}

/**
 * @param {(line: string) => void} say
 * @param {(pid: number | undefined) => void} share
 */
async function install(say, share) {
  say('Installing the packages (this takes a minute the first time) ...')
  rmSync(stamp, { force: true })
  const npm = process.env.npm_execpath ?? ''
  const [command, ...first] = npm.endsWith('npm-cli.js') ? [process.execPath, npm] : ['npm']
  // NODE_ENV=production would leave out what builds the web app.
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  share(child.pid)
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await ended(child).catch((error) => {
    throw new Error(`npm could not be run (${error.message}): install npm and start again.`)
  })
  if (code !== 0) {
    // A usage error is named first and followed by pages of help; others are named last.
    const lines = output.trimEnd().split('\n')
    for (const line of [...lines.slice(0, HEAD), ...lines.slice(HEAD).slice(-TAIL)]) say(line)
    throw new Error(
      `The packages could not be installed: npm ci ended with code ${code}, its last words are above.`,
    )
  }
  const lock = readFileSync(join(root, 'package-lock.json'))
  writeFileSync(stamp, createHash('sha256').update(lock).digest('hex'))
}

/**
 * Waits for the end of a child, which hears of the first SIGINT and SIGTERM that come here.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  /** @type {Set<NodeJS.Signals>} */
  const told = new Set()
  /** @param {NodeJS.Signals} signal */
  const tell = (signal) => {
    // Ctrl-C in a terminal reaches every process of the group by itself.
    if (told.has(signal) || (signal === 'SIGINT' && process.stdin.isTTY)) return
    told.add(signal)
    child.kill(signal)
  }
  process.on('SIGINT', tell)
  process.on('SIGTERM', tell)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  }).finally(() => {
    process.off('SIGINT', tell)
    process.off('SIGTERM', tell)
  })
}

/**
 * Two installations at once would ruin node_modules. The lock is a folder with a file per process that works
 * under it; names are unique, so removing one of a dead process can never hit a living one's.
 * @param {(line: string) => void} say
 */
async function takeLock(say) {
  mkdirSync(dirname(lockFolder), { recursive: true })
  const mine = mkdtempSync(`${lockFolder}-`)
  writeFileSync(join(mine, nameOf(process.pid)), '')
  for (let told = false; !movedTo(mine, lockFolder); await pause(250)) {
    if (!told && hasLivingOwner()) {
      say('Another start is installing the packages; waiting for it ...')
      told = true
    }
  }
  const names = [nameOf(process.pid)]
  return {
    /** @param {number | undefined} pid npm goes on when this process is killed, and so must the lock */
    share: (pid) => {
      if (pid === undefined) return
      const name = nameOf(pid)
      names.push(name)
      writeFileSync(join(lockFolder, name), '')
    },
    release: () => {
      for (const name of names) rmSync(join(lockFolder, name), { force: true })
      try {
        rmdirSync(lockFolder)
      } catch {
        // The next one has moved in already.
      }
    },
  }
}

/** A folder takes the place of an empty one, but never of one with files in it. */
function movedTo(from, to) {
  if (hasLivingOwner()) return false
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(error.code)) return false
    throw error
  }
}

function hasLivingOwner() {
  const owners = ownersOfLock()
  const dead = owners.filter((name) => name !== nameOf(Number(name.split('-')[0])))
  for (const name of dead) rmSync(join(lockFolder, name), { force: true })
  return dead.length < owners.length
}

function ownersOfLock() {
  try {
    return readdirSync(lockFolder)
  } catch {
    return []
  }
}

/** npm and the shell between that started this process, by name; none when nobody did. */
const starters = process.env.npm_lifecycle_event === undefined ? [] : npmProcesses()

function npmProcesses() {
  const parent = process.ppid
  const above = Number(statusOf(parent)?.[1])
  return [parent, ...(isNpm(above) ? [above] : [])].map(nameOf)
}

function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('npm ')
  } catch {
    return false
  }
}

/** A shell between npm and this process passes no signals on: its end and npm's have to be noticed. */
function npmIsGone() {
  return starters.some((name) => name !== nameOf(Number(name.split('-')[0])))
}

/** A process and the moment it began: a number alone is given to another process some day. */
function nameOf(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return `${pid}-ended`
  }
  const status = statusOf(pid)
  if (!status) return `${pid}-`
  return `${pid}-${status[0] === 'Z' ? 'ended' : status[19]}`
}

/** State, parent, ..., start time of a process, on systems with /proc. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  } catch {
    return undefined
  }
}
