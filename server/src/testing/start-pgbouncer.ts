import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { until } from './test-socket.ts'

/** The PgBouncer of this machine before a test database, with the settings of deploy/pgbouncer. */
export async function startPgBouncer(url: string): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pgbouncer-'))
  const port = await freePort()
  const { hostname, port: postgresPort, pathname, username, password } = new URL(url)
  const name = pathname.slice(1)
  const settings = await readFile(
    path.resolve(import.meta.dirname, '../../../deploy/pgbouncer/pgbouncer.ini'),
    'utf8',
  )
  const own = settings
    .replace(
      /^xinglin = host=\S+ port=\d+ dbname=\S+/m,
      `${name} = host=${hostname} port=${postgresPort} dbname=${name}`,
    )
    .replace(/^listen_addr = .*/m, 'listen_addr = 127.0.0.1')
    .replace(/^listen_port = .*/m, `listen_port = ${port}`)
    .replace(/^auth_file = .*/m, `auth_file = ${folder}/users`)
    // Few, so that transactions of one client meet other connections all the time.
    .replace(/^default_pool_size = .*/m, 'default_pool_size = 4')
  await writeFile(path.join(folder, 'users'), `"${username}" "${decodeURIComponent(password)}"\n`)
  await writeFile(path.join(folder, 'ini'), own)
  await chmod(folder, 0o755)
  // It does not run as root.
  const user = process.getuid?.() === 0 ? ['--user=nobody'] : []
  const child = spawn('pgbouncer', [...user, path.join(folder, 'ini')], { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const pooled = new URL(url)
  pooled.hostname = '127.0.0.1'
  pooled.port = String(port)
  await until(() => answers(pooled.href), 'PgBouncer')
  return {
    url: pooled.href,
    async stop() {
      child.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
