import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openEmbeddedPostgres, runningPostgresUrl } from './embedded.ts'
import { chooseHome } from './home.ts'
import { announceAddress } from './lock.ts'
import { isAlive } from './processes.ts'
import { newState, readState } from './state.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534
const source = join(import.meta.dirname, 'embedded.ts')

let work: string
let dataDir: string

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'xinglin-postgres-'))
  chmodSync(work, 0o755)
  dataDir = join(work, 'data')
})
afterEach(() => void vi.unstubAllEnvs())
afterAll(() => rmSync(work, { recursive: true, force: true }))

const open = (folder = dataDir) => openEmbeddedPostgres({ dataDir: folder, say: () => undefined })

async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql, values)).rows
  } finally {
    await client.end()
  }
}

const postmasterPid = () =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])

/** Another process that opens the folder, tells how that went, and waits. */
function openInChild(folder: string, options: { uid?: number; gid?: number } = {}): ChildProcess {
  const script = `
    const { openEmbeddedPostgres } = await import(${JSON.stringify(source)})
    const dataDir = ${JSON.stringify(folder)}
    try {
      const { url, stop, reused } = await openEmbeddedPostgres({ dataDir, say: () => undefined })
      console.log(JSON.stringify({ url, reused }))
      process.once('SIGTERM', () => stop().then(() => process.exit(0)))
      setInterval(() => undefined, 1_000)
    } catch (error) {
      console.log(JSON.stringify({ error: error.message }))
    }`
  const args = ['--input-type=module', '-e', script]
  return spawn(process.execPath, args, {
    detached: true,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  })
}

async function said(child: ChildProcess): Promise<{ url: string; reused: boolean; error?: string }> {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk)
    if (text.includes('\n')) break
  }
  return JSON.parse(text)
}

describe('embedded PostgreSQL', () => {
  it('is made at the first start and is the same at the second', async () => {
    const first = await open()
    await query(first.url, `create table note (id int primary key, text text)`)
    await query(first.url, `insert into note values (1, '杏林')`)
    const [facts] = await query(
      first.url,
      `select current_database() as name, current_setting('server_encoding') as encoding,
         current_setting('fsync') as fsync, current_setting('listen_addresses') as listens,
         current_setting('timezone') as zone, rolsuper as super,
         (select datcollate from pg_database where datname = 'xinglin') as collate
       from pg_roles where rolname = current_user`,
    )
    expect(facts).toMatchObject({ name: 'xinglin', encoding: 'UTF8', fsync: 'on', listens: '127.0.0.1' })
    expect(facts).toMatchObject({ zone: 'UTC', super: false })
    if (process.platform === 'linux') expect(facts).toMatchObject({ collate: 'C.UTF-8' })
    expect(statSync(join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
    const pid = postmasterPid()
    await Promise.all([first.stop(), first.stop()])
    expect(isAlive(pid)).toBe(false)

    const second = await open()
    expect(second).toMatchObject({ reused: false, url: first.url })
    expect(await query(second.url, 'select text from note')).toEqual([{ text: '杏林' }])
    await second.stop()
  })

  it('asks for the password', async () => {
    const database = await open()
    const without = database.url.replace(/:[0-9a-f]+@/, ':wrong@')
    await expect(query(without, 'select 1')).rejects.toThrow('password authentication failed')
    await database.stop()
  })

  it('takes another port when somebody has the old one', async () => {
    const port = (await readState(dataDir))?.port
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const database = await open()
    expect(new URL(database.url).port).not.toBe(String(port))
    await query(database.url, 'select 1')
    await database.stop()
    other.close()
  })

  it('refuses a second start on the same folder and names the first', async () => {
    const database = await open()
    announceAddress(dataDir, 'http://localhost:4321')
    const { error } = await said(openInChild(dataDir))
    expect(error).toContain('already running on the data folder')
    expect(error).toContain(`(process ${process.pid}, http://localhost:4321)`)
    await expect(open()).rejects.toThrow('already running')
    expect(await runningPostgresUrl(dataDir)).toBe(database.url)
    await query(database.url, 'select 1')
    await database.stop()
    expect(await runningPostgresUrl(dataDir)).toBeUndefined()
  })

  it('takes over the PostgreSQL of a server that was killed with its whole process group', async () => {
    const child = openInChild(dataDir)
    const { url } = await said(child)
    await query(url, `insert into note values (2, 'before the kill')`)
    const pid = postmasterPid()
    process.kill(-(child.pid ?? 0), 'SIGKILL')
    await once(child, 'exit')
    expect(isAlive(pid)).toBe(true)

    const database = await open()
    expect(database).toMatchObject({ reused: true, url })
    expect(await query(database.url, 'select id from note order by id')).toEqual([{ id: 1 }, { id: 2 }])
    await database.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('keeps every acknowledged row when PostgreSQL is killed while inserting', async () => {
    const database = await open()
    await query(database.url, 'create table acknowledged (writer int, id int, primary key (writer, id))')
    const counts = [0, 0, 0, 0]
    const insertUntilItBreaks = async (writer: number) => {
      const client = new Client({ connectionString: database.url })
      client.on('error', () => undefined)
      await client.connect()
      try {
        for (let id = 1; ; id++) {
          await client.query('insert into acknowledged values ($1, $2)', [writer, id])
          counts[writer] = id
        }
      } catch {
        await client.end().catch(() => undefined)
      }
    }
    const writers = counts.map((_, writer) => insertUntilItBreaks(writer))
    while (counts.some((count) => count < 50)) await pause(5)
    process.kill(postmasterPid(), 'SIGKILL')
    await Promise.all(writers)
    await database.stop()

    const next = await open()
    const rows = await query<{ writer: number; kept: number }>(
      next.url,
      'select writer, count(*)::int as kept from acknowledged group by writer order by writer',
    )
    expect(rows).toHaveLength(counts.length)
    // One more may have been written whose acknowledgement was lost with the connection.
    for (const { writer, kept } of rows) expect([counts[writer], (counts[writer] ?? 0) + 1]).toContain(kept)
    await next.stop()
  })

  it('is started again at its old address when PostgreSQL is killed', async () => {
    const { url, stop } = await open()
    try {
      for (let round = 0; round < 2; round++) {
        const killed = postmasterPid()
        process.kill(killed, 'SIGKILL')
        await expect.poll(() => query(url, 'select 1 as one').catch(() => undefined)).toEqual([{ one: 1 }])
        expect(postmasterPid()).not.toBe(killed)
      }
    } finally {
      const last = postmasterPid()
      await stop()
      expect(isAlive(last)).toBe(false)
    }
  })

  it('is not misled by a pid file that names a stranger', async () => {
    const file = join(dataDir, 'postgres/postmaster.pid')
    writeFileSync(file, `${process.pid}\n${join(dataDir, 'postgres')}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`)
    const { uid, gid } = statSync(join(dataDir, 'postgres'))
    if (isRoot) spawnSync('chown', [`${uid}:${gid}`, file])
    const database = await open()
    expect(database.reused).toBe(false)
    await database.stop()
    expect(isAlive(process.pid)).toBe(true)
  })

  it('says what is missing when the password file is gone', async () => {
    const folder = join(work, 'no-password')
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    await expect(open(folder)).rejects.toThrow('postgres.json) is missing')
  })

  it('says so when the data folder is no folder', async () => {
    const file = join(work, 'file')
    writeFileSync(file, '')
    await expect(open(file)).rejects.toThrow(
      /cannot be written by this user: .* DATA_DIR, or set DATABASE_URL/,
    )
  })

  it('runs for an ordinary user', async ({ skip }) => {
    skip(!isRoot, 'only root can play another user')
    skip(!reachable(), 'others may not enter the folder of the repository')
    const folder = join(work, 'ordinary')
    mkdirSync(folder)
    spawnSync('chown', [`${NOBODY}:${NOBODY}`, folder])
    const child = openInChild(join(folder, 'data'), { uid: NOBODY, gid: NOBODY })
    const { url, error } = await said(child)
    expect(error).toBeUndefined()
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(statSync(join(folder, 'data/postgres')).uid).toBe(NOBODY)
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])

    const refused = await said(openInChild(dataDir, { uid: NOBODY, gid: NOBODY }))
    expect(refused.error).toContain('cannot be written by this user')
  })

  it('keeps the database elsewhere when root has the data in a closed folder', async ({ skip }) => {
    skip(!isRoot, 'only of interest to root')
    const closed = join(work, 'closed')
    mkdirSync(closed, { mode: 0o700 })
    const folder = join(closed, 'data')
    // With the temporary folder elsewhere, this one is meant to last.
    vi.stubEnv('TMPDIR', join(work, 'tmp'))
    const first = await open(folder)
    const home = (await readState(folder))?.home ?? ''
    try {
      expect(home).toMatch(/^\/var\/lib\/xinglin-[0-9a-f]{12}$/)
      expect(existsSync(join(folder, 'postgres'))).toBe(false)
      await query(first.url, 'create table kept (id int)')
      await first.stop()
      const second = await open(folder)
      await query(second.url, 'select from kept')
      await second.stop()
      rmSync(home, { recursive: true })
      await expect(open(folder)).rejects.toThrow(`was kept in ${home}, which is gone`)
    } finally {
      await first.stop()
      if (home) rmSync(home, { recursive: true, force: true })
    }
  })

  it('clears away the homes of temporary folders that are gone', async ({ skip }) => {
    skip(!isRoot, 'only of interest to root')
    const account = { name: 'nobody', uid: NOBODY, gid: NOBODY }
    const temporary = join(work, 'temporary')
    vi.stubEnv('TMPDIR', temporary)
    const homeOf = async (name: string) => {
      const folder = join(temporary, name, 'data')
      mkdirSync(folder, { recursive: true })
      chmodSync(join(temporary, name), 0o700)
      return chooseHome(folder, newState(), account, () => undefined)
    }
    const gone = await homeOf('a')
    const kept = await homeOf('b')
    rmSync(join(temporary, 'a'), { recursive: true })
    const fresh = await homeOf('c')
    expect([gone, kept, fresh].map((home) => existsSync(home))).toEqual([false, true, true])
    expect(fresh.startsWith(temporary)).toBe(true)
  })

  it('says that the disk is full', async ({ skip }) => {
    skip(!isRoot, 'only root can mount a small disk')
    const disk = join(work, 'disk')
    mkdirSync(disk)
    const mounted = spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=755', 'tmpfs', disk])
    skip(mounted.status !== 0, 'this root may not mount a small disk')
    try {
      await expect(open(join(disk, 'data'))).rejects.toThrow(/The disk that holds .* is full/)
      expect(() => writeFileSync(join(disk, 'rest'), Buffer.alloc(16 * 1024 * 1024))).toThrow('ENOSPC')
      await expect(open(join(disk, 'other'))).rejects.toThrow(/The disk that holds .* is full/)
    } finally {
      spawnSync('/bin/umount', [disk])
    }
  })
})

/** Whether nobody can read this program at all. */
function reachable(): boolean {
  if (!isRoot) return false
  const test = ['-c', 'test -r "$0" && test -x "$1"', source, process.execPath]
  return spawnSync('/bin/sh', test, { uid: NOBODY, gid: NOBODY, cwd: '/' }).status === 0
}
