import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LaunchError } from './launch-error.ts'
import { isAlive, isListed } from './processes.ts'

export type Postmaster = { pid: number; port: number }

const PATIENCE_MS = 60_000

/**
 * The PostgreSQL that is at work on this cluster, if any. A pid file that names an ended or somebody else's
 * process is removed, for PostgreSQL would respect it; one that names no process is left to PostgreSQL.
 */
export async function findPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const file = join(cluster, 'postmaster.pid')
  const lines = readLines(file)
  const pid = Number(lines?.[0])
  if (!(pid > 0) || !isListed(pid)) return undefined
  if (isAlive(pid) && isPostmasterOf(pid, cluster)) return { pid, port: Number(lines?.[3]) }
  await rm(file, { force: true })
  return undefined
}

/** "Fast" shutdown: running transactions are rolled back, everything committed is written. */
export async function stopPostmaster(pid: number, cluster: string) {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isAlive(pid) || !isPostmasterOf(pid, cluster)) return
    process.kill(pid, signal)
    if (await gone(pid)) return
  }
  throw new LaunchError(`PostgreSQL (process ${pid}) does not stop: end it with kill -QUIT ${pid}.`)
}

async function gone(pid: number): Promise<boolean> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(20)) {
    if (!isAlive(pid)) return true
  }
  return false
}

/** A pid alone proves nothing: it may have been given to another process since. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  try {
    if (process.platform !== 'linux') return commandLine(pid).includes(` -D ${cluster} `)
    return readlinkSync(`/proc/${pid}/cwd`) === cluster || commandLine(pid).includes(`\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  return execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
}

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return undefined
  }
}
