import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cloneTemplate } from '#server/testing/database.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { whyNoDump } from '#server/embedded-postgres/pg-dump.ts'
import { withClient } from '#server/backups/restore-dump.queries.ts'

const execute = promisify(execFile)
let folder: string
let url: string
let file: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'xinglin-database-'))
  file = path.join(folder, 'xinglin.backup')
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  url = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_backup')
  await query("insert into settings (key, value) values ('colour', '1')")
})

const query = async (sql: string) => (await withClient(url, (client) => client.query(sql))).rows
const colours = () => query("select value from settings where key = 'colour'")

/** Plays a tool of PostgreSQL: notes how it was called, and answers like one of that version. */
async function fake(tool: 'pg_dump' | 'pg_restore', version: number, answer: string) {
  const script = path.join(folder, tool)
  const lines = [
    '#!/bin/sh',
    `case "$*" in *--version*) echo "${tool} (PostgreSQL) ${version}.2"; exit;; esac`,
    `echo "$* $PGPASSWORD" > ${folder}/${tool}.called`,
    answer,
  ]
  await writeFile(script, lines.join('\n'))
  await chmod(script, 0o755)
}

/** Runs the command with only the faked tools on the PATH, or with those of this machine. */
async function run(args: string[], PATH = folder): Promise<{ isRight: boolean; words: string }> {
  const cache = { NODE_COMPILE_CACHE: path.resolve('.cache/node') }
  const env = { ...process.env, ...cache, PATH, DATABASE_URL: url, DATA_DIR: folder }
  try {
    const { stdout } = await execute(process.execPath, ['tools/database.ts', ...args], { env })
    return { isRight: true, words: stdout }
  } catch (error) {
    return { isRight: false, words: (error as { stderr: string }).stderr }
  }
}

const called = (tool: string) => readFile(path.join(folder, `${tool}.called`), 'utf8')

it('writes the built-in dump where pg_dump is missing, and restores it without pg_restore', async () => {
  expect((await run(['backup', file])).words).toContain(
    'pg_dump is not on the PATH: backing up by the built-in',
  )
  await query("delete from settings where key = 'colour'")
  const inUse = await withClient(url, () => run(['restore', file, '--replace']))
  expect(inUse).toEqual({ isRight: false, words: 'The database is in use: stop Xinglin first.\n' })
  expect(await colours()).toEqual([])
  const restored = await run(['restore', file, '--replace'])
  expect(restored.words).toContain('is a built-in dump')
  expect(await colours()).toEqual([{ value: 1 }])
})

it('ends the logins that a backup brings back', async () => {
  await query(`with u as (insert into users default values returning id)
    insert into sessions (user_id, client, refresh_digest, sys_digest, cookie_digest, expires_at)
    select id, 'phone', 'a', 'b', 'c', now() + interval '1 day' from u`)
  await run(['backup', file])
  expect((await run(['restore', file, '--replace'])).words).toContain('All logins were ended.')
  expect(await query('select ended_by from sessions')).toEqual([{ ended_by: 'operator' }])
})

it('leaves a pg_dump that is older than the database alone', async () => {
  await fake('pg_dump', 9, 'exit 1')
  expect((await run(['backup', file])).words).toMatch(/pg_dump 9 cannot read PostgreSQL \d+: backing up by/)
})

it('calls a pg_dump that fits, and shows nobody the password', async () => {
  await fake('pg_dump', 99, 'printf "PGDMP and so on"')
  expect(await run(['backup', file])).toEqual({ isRight: true, words: `Backed up by pg_dump to ${file}\n` })
  expect(await readFile(file, 'utf8')).toBe('PGDMP and so on')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { password, username } = new URL(url)
  expect(await called('pg_dump')).toMatch(
    new RegExp(`^--dbname=postgres(ql)?://${username}@.* ${password}\n$`),
  )
})

it('leaves no file when pg_dump fails', async () => {
  await fake('pg_dump', 99, 'printf "PGDMP and"; echo "no space" >&2; exit 1')
  await rm(file, { force: true })
  expect(await run(['backup', file])).toEqual({
    isRight: false,
    words: `No backup was written to ${file}: no space\n`,
  })
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await expect(stat(`${file}.partial`)).rejects.toThrow('ENOENT')
})

it('restores a file of pg_dump by pg_restore, into a database with content only when told to', async () => {
  await writeFile(file, 'PGDMP and so on')
  await fake('pg_restore', 99, 'exit 0')
  expect((await run(['restore', file])).words).toContain('the database is not empty')
  expect(await colours()).toHaveLength(1)
  expect(await run(['restore', file, '--replace'])).toMatchObject({ isRight: true })
  expect(await called('pg_restore')).toContain(`--single-transaction --exit-on-error ${file}`)
  expect(await colours()).toEqual([])
})

it('leaves the database as it was when pg_restore fails or is missing', async () => {
  await writeFile(file, 'PGDMP and so on')
  await fake('pg_restore', 99, 'echo "not an archive" >&2; exit 1')
  expect((await run(['restore', file, '--replace'])).words).toBe(
    `Nothing was restored from ${file}: not an archive\n`,
  )
  expect(await colours()).toHaveLength(1)
  await rm(path.join(folder, 'pg_restore'))
  expect((await run(['restore', file, '--replace'])).words).toContain('pg_restore is not on the PATH')
  expect(await colours()).toHaveLength(1)
})

it.runIf(hasTool('pg_dump'))('comes back exactly by the tools of this machine', async ({ skip }) => {
  const reason = await whyNoDump(url)
  skip(reason !== undefined, reason)
  const PATH = process.env.PATH
  expect((await run(['backup', file], PATH)).words).toContain('by pg_dump')
  await query("update settings set value = '2' where key = 'colour'")
  expect((await run(['restore', file, '--replace'], PATH)).words).toContain('by pg_restore')
  expect(await colours()).toEqual([{ value: 1 }])
})

it('computes the balances of the ledger again, and says which were wrong', async () => {
  expect((await run(['ledger'])).words).toContain('Every balance is the sum of its postings.')
  await query("insert into ledger_accounts (kind, balance_fen) values ('revenue', 5)")
  expect((await run(['ledger'])).isRight).toBe(false)
  expect(await query("select balance_fen::int from ledger_accounts where kind = 'revenue'")).toEqual([
    { balance_fen: 0 },
  ])
  expect((await run(['ledger'])).isRight).toBe(true)
})
