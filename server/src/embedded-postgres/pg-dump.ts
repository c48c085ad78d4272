/** `pg_dump` for a database that DATABASE_URL names, on a machine that has it. */
import { spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { connect, selectVersion } from './backup.queries.ts'

type Tool = 'pg_dump' | 'pg_restore'

/** Why pg_dump cannot be used for a database; undefined when it can. */
export async function whyNoDump(url: string): Promise<string | undefined> {
  const version = await versionOf('pg_dump')
  if (version === undefined) return 'pg_dump is not on the PATH'
  const server = await serverVersion(url)
  // It refuses to read a database that is newer than itself.
  return version < server ? `pg_dump ${version} cannot read PostgreSQL ${server}` : undefined
}

async function serverVersion(url: string): Promise<number> {
  const client = await connect(url)
  try {
    return await selectVersion(client)
  } finally {
    await client.end()
  }
}

/** The major version of a tool; undefined where it is not on the PATH. */
export async function versionOf(tool: Tool): Promise<number | undefined> {
  try {
    const { output } = await runTool(tool, ['--version'])
    return Number(/\d+/.exec(output)?.[0])
  } catch {
    return undefined
  }
}

/** A file with the final name is complete. It holds personal data: only its owner may read it. */
export async function dumpTo(url: string, file: string): Promise<void> {
  const partial = `${file}.partial`
  try {
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    await runTool('pg_dump', ['--format=custom', '--no-owner'], { url, target })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw new Error(`No backup was written to ${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** The password goes by the environment: everybody on the machine can read the arguments of a process. */
function connectionOf(url: string) {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  return { args: [`--dbname=${address.href}`], env: password === '' ? {} : { PGPASSWORD: password } }
}

export async function runTool(
  tool: Tool,
  options: string[],
  { url, target }: { url?: string; target?: Writable } = {},
): Promise<{ output: string }> {
  const connection = url === undefined ? { args: [], env: {} } : connectionOf(url)
  const child = spawn(tool, [...connection.args, ...options], {
    env: { ...process.env, ...connection.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let complaint = ''
  child.stderr.on('data', (bytes: Buffer) => (complaint += bytes.toString()))
  if (target) child.stdout.pipe(target)
  else child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()))
  const code = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const [ended] = await Promise.all([code, target && finished(target)])
  if (ended !== 0) throw new Error(complaint.trim() || `${tool} ended with ${ended}`)
  return { output }
}
