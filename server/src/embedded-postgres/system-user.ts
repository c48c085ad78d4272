import { stat } from 'node:fs/promises'
import { runCommand } from './command.ts'
import type { Account } from './command.ts'
import { LaunchError, OTHERWISE } from './launch-error.ts'

const CANDIDATES = ['postgres', '_postgres', 'xinglin', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root. An ordinary user runs it as himself (undefined); for root it is the
 * account that owns the cluster already, else a system account without rights.
 */
export async function postgresAccount(clusters: readonly string[]): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  for (const cluster of clusters) {
    const owner = await stat(cluster).catch(() => undefined)
    if (owner && owner.uid !== 0) return { name: await nameOf(owner.uid), uid: owner.uid, gid: owner.gid }
  }
  for (const name of CANDIDATES) {
    const account = await findAccount(name)
    if (account) return account
  }
  return createAccount()
}

async function nameOf(uid: number): Promise<string> {
  const { code, output } = await runCommand('id', ['-un', String(uid)])
  return code === 0 ? output : `user ${uid}`
}

async function findAccount(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', name]), runCommand('id', ['-g', name])])
  if (uid.code !== 0 || gid.code !== 0) return undefined
  // macOS shows its nobody as -2.
  const account = { name, uid: Number(uid.output) >>> 0, gid: Number(gid.output) >>> 0 }
  return account.uid === 0 ? undefined : account
}

async function createAccount(): Promise<Account> {
  const made = await runCommand('useradd', ['--system', '--no-create-home', 'xinglin'])
  // BusyBox has no useradd.
  if (made.code !== 0) await runCommand('adduser', ['-S', '-D', '-H', 'xinglin'])
  const account = await findAccount('xinglin')
  if (account) return account
  throw new LaunchError(
    `PostgreSQL must not run as root and no system user could be created: start as an ordinary user, ${OTHERWISE}.`,
  )
}
