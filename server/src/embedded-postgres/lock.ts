import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import { LaunchError, diskFull, explained, notWritable } from './launch-error.ts'
import { ownLikeItsFolder } from './ownership.ts'
import { isAlive } from './processes.ts'

const holderFile = z.object({ pid: z.int(), address: z.optional(z.string()) })
const SQLITE_BUSY = 5
const SQLITE_FULL = 13
/** A lock that nobody refers to would be collected, and with it let go. */
const held = new Set<DatabaseSync>()

/**
 * One server per data folder. The operating system holds the lock for the life of the process, so a
 * kill -9 frees it; Node offers such a lock only through SQLite. Nobody else may open xinglin.lock inside
 * this process: closing any handle to it would drop the lock.
 */
export function lockFolder(folder: string): { release(): void } {
  const path = join(folder, 'xinglin.lock')
  const lock = openLock(path, folder)
  try {
    lock.exec('BEGIN EXCLUSIVE')
    ownLikeItsFolder(path)
    writeHolder(folder, { pid: process.pid })
  } catch (error) {
    lock.close()
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
    if (code === SQLITE_BUSY) throw alreadyRunning(folder)
    if (code === SQLITE_FULL) throw diskFull(folder)
    throw explained(error, folder)
  }
  held.add(lock)
  return {
    release: () => {
      if (held.delete(lock)) lock.close()
    },
  }
}

/** Lets a second start say where the first one is to be found. */
export function announceAddress(folder: string, address: string) {
  writeHolder(folder, { pid: process.pid, address })
}

function openLock(path: string, folder: string): DatabaseSync {
  try {
    // SQLite would not tell a full disk from a closed folder.
    writeFileSync(path, '', { flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
      throw explained(error, folder)
  }
  try {
    return new DatabaseSync(path)
  } catch {
    throw notWritable(folder)
  }
}

function writeHolder(folder: string, holder: z.infer<typeof holderFile>) {
  const path = join(folder, 'xinglin.pid')
  writeFileSync(path, `${JSON.stringify(holder)}\n`)
  ownLikeItsFolder(path)
}

function alreadyRunning(folder: string): LaunchError {
  const holder = readHolder(folder)
  const known = holder && isAlive(holder.pid) ? [`process ${holder.pid}`, holder.address] : []
  const where = known.filter(Boolean).join(', ')
  return new LaunchError(
    `Xinglin is already running on the data folder ${folder}${where && ` (${where})`}: stop it first, or choose another folder with DATA_DIR.`,
  )
}

function readHolder(folder: string) {
  try {
    return holderFile.parse(JSON.parse(readFileSync(join(folder, 'xinglin.pid'), 'utf8')))
  } catch {
    return undefined
  }
}
