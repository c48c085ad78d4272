import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { chmod, chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandEnvironment, runCommand } from './command.ts'
import type { Account } from './command.ts'
import { LaunchError, OTHERWISE, diskFull } from './launch-error.ts'
import { ADMIN } from './provision.queries.ts'

export type Place = { home: string; cluster: string; account: Account | undefined }

const NEW = 'postgres-new-'

/** initdb works beside the final folder, so that one interrupted half-way is never taken for a cluster. */
export async function createCluster(place: Place, binaries: string, adminPassword: string) {
  const { home, cluster, account } = place
  for (const name of await readdir(home)) {
    if (name.startsWith(NEW)) await rm(join(home, name), { recursive: true, force: true })
  }
  const fresh = join(home, NEW + process.pid)
  const data = join(fresh, 'data')
  const passwordFile = join(fresh, 'password')
  await mkdir(fresh, { mode: 0o700 })
  await writeFile(passwordFile, adminPassword, { mode: 0o600 })
  if (account) for (const path of [passwordFile, fresh]) await chown(path, account.uid, account.gid)

  // The built-in provider orders by code point on every system and version alike. macOS knows no C.UTF-8.
  const locale = process.platform === 'darwin' ? 'C' : 'C.UTF-8'
  const args = ['-D', data, '-U', ADMIN, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  const text = [
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ]
  const made = await runCommand(join(binaries, 'bin/initdb'), [...args, ...text], account)
  if (made.code === 0) await rename(data, cluster)
  await rm(fresh, { recursive: true, force: true })
  if (made.code !== 0) throw failure(cluster, 'prepared', made.output)
}

/** Copies and restored backups often come with root's ownership or open modes, which PostgreSQL refuses. */
export async function mendCluster({ cluster, account }: Place) {
  const { uid, mode } = await stat(cluster)
  if (account && uid !== account.uid)
    await runCommand('chown', ['-R', `${account.uid}:${account.gid}`, cluster])
  if (!account && uid !== process.getuid?.()) {
    throw new LaunchError(
      `The database in ${cluster} belongs to another user: start as that user or as root, choose another folder with DATA_DIR, ${OTHERWISE}.`,
    )
  }
  if ((mode & 0o777) !== 0o700) await chmod(cluster, 0o700)
}

/**
 * Starts PostgreSQL in a session of its own: the terminal's Ctrl-C must not reach it before the server has
 * finished its work.
 */
export function spawnPostmaster({ home, cluster, account }: Place, binaries: string, port: number) {
  const log = openSync(join(home, 'postgres-start.log'), 'w', 0o600)
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...settings(port)], {
    cwd: '/',
    env: commandEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
    ...(account && { uid: account.uid, gid: account.gid }),
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return child
}

function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '128MB',
    timezone: 'UTC',
    // One file per weekday, each overwritten after a week. No statements and no values: they hold personal data.
    logging_collector: 'on',
    log_directory: 'log',
    log_filename: 'postgres-%a.log',
    log_rotation_age: '1d',
    log_rotation_size: 0,
    log_truncate_on_rotation: 'on',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** What PostgreSQL said about its last start: first to its own output, then to its newest log file. */
export function startMessages({ home, cluster }: Place): string {
  const early = readText(join(home, 'postgres-start.log'))
  const folder = join(cluster, 'log')
  const newest = listFiles(folder)
    .map((name) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)[0]
  const late = newest && early.includes('redirecting log output') ? readText(newest.path) : ''
  return `${early}\n${late.slice(Math.max(0, late.lastIndexOf('starting PostgreSQL')))}`
}

export function failure(cluster: string, done: 'prepared' | 'started', output: string): LaunchError {
  if (/No space left on device|Disk quota exceeded/.test(output)) return diskFull(cluster)
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.filter((line) => /(FATAL|PANIC|DETAIL|error): /.test(line))
  const reason = (telling.length > 0 ? telling.slice(-2) : lines.slice(-1))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL|error): +/, '').replace(/\.$/, ''))
    .join('; ')
  return new LaunchError(
    `PostgreSQL could not be ${done} in ${cluster} (${reason || 'it gave no reason'}): repair that, ${OTHERWISE}.`,
  )
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
