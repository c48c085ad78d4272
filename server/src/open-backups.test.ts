import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { execFile } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backups } from '#kernel/backups.ts'
import { readEnv } from '#kernel/env.ts'
import { files } from '#kernel/kernel.tables.ts'
import { openDatabase } from '#kernel/open-database.ts'
import type { Database } from '#kernel/open-database.ts'
import { withClient } from '#server/backups/restore-dump.queries.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { cloneTemplate, emptyDatabase } from '#server/testing/database.ts'
import { openS3StandIn } from '#server/testing/s3-stand-in.ts'
import type { S3StandIn } from '#server/testing/s3-stand-in.ts'
import { openBackups } from './open-backups.ts'

const secrets = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret', region: 'cn-east-1' }
const postgres = process.env.XINGLIN_TEST_POSTGRES!
const masterKey = randomBytes(32)
const colour = sql`insert into settings (key, value) values ('colour', '"月白"')`

let folder: string
let url: string
let database: Database
let bucket: S3StandIn
beforeAll(async () => {
  folder = await mkdtemp(path.join(process.env.XINGLIN_TEST_FOLDER!, 'backups-'))
  url = await cloneTemplate(postgres, 'xinglin_backups')
  database = openDatabase(url, 4, () => undefined)
  await database.db.execute(colour)
  bucket = await openS3StandIn(secrets)
})
afterAll(async () => {
  await database.close()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const bucketSettings = () => ({
  S3_BUCKET: 'xinglin',
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: secrets.region,
  S3_ACCESS_KEY_ID: secrets.accessKeyId,
  S3_SECRET_ACCESS_KEY: secrets.secretAccessKey,
})
const folderSettings = () => ({ BACKUP_DIR: path.join(folder, 'disk') })

async function openAt(settings: Record<string, string>): Promise<Backups> {
  const env = readEnv({ DATA_DIR: folder, DATABASE_URL: url, ...settings })
  const storage = await openStorage(env)
  return (await openBackups({ env, databaseUrl: url, db: database.db, storage, masterKey }))!
}

/** The one command, on a machine that has nothing. */
async function restoreAll(into: string, settings: Record<string, string>, dataDir: string) {
  const env = {
    PATH: '',
    DATABASE_URL: into,
    DATA_DIR: dataDir,
    MASTER_KEY: masterKey.toString('hex'),
    ...settings,
  }
  const script = path.resolve(import.meta.dirname, '../../tools/database.ts')
  return (await promisify(execFile)(process.execPath, [script, 'restore', '--newest'], { env })).stdout
}

const colourIn = (of: string) =>
  withClient(
    of,
    async (client) => (await client.query("select value from settings where key = 'colour'")).rows,
  )

it('writes to the bucket what nobody can read there, restores it for trial, and on a new machine', async () => {
  const backups = await openAt(bucketSettings())
  await (
    await openStorage(readEnv({ DATA_DIR: folder, ...bucketSettings() }))
  ).put('u/a.txt', Buffer.from('病历'), 'text/plain')
  await database.db.insert(files).values({ key: 'u/a.txt', mime: 'text/plain', size: 6 })
  const made = await backups.make()
  const stored = bucket.objects.get(`/xinglin/backups/${made.name}.database`)!.body
  expect(stored.subarray(0, 5).toString()).toBe('XLBK1')
  expect(stored.includes('colour')).toBe(false)
  expect((await backups.list()).map(({ name }) => name)).toEqual([made.name])
  expect(await backups.tryNewest()).toMatchObject({ name: made.name, wrong: [] })

  const fresh = await emptyDatabase(postgres, 'xinglin_new_machine')
  const words = await restoreAll(fresh, bucketSettings(), path.join(folder, 'new'))
  expect(words).toContain('1 of 1 files are there')
  expect(await colourIn(fresh)).toEqual([{ value: '月白' }])
})

it('tells what is missing from a backup, and fails on one that was changed', async () => {
  const backups = await openAt(bucketSettings())
  const { name } = (await backups.list())[0]!
  bucket.objects.delete('/xinglin/u/a.txt')
  expect((await backups.tryNewest()).wrong).toEqual(['file u/a.txt is missing'])
  const stored = bucket.objects.get(`/xinglin/backups/${name}.database`)!
  stored.body = Buffer.from(stored.body)
  stored.body[1000]! ^= 1
  await expect(backups.tryNewest()).rejects.toThrow('damaged')
  expect(
    await withClient(
      postgres,
      async (client) =>
        (await client.query("select from pg_database where datname like '%_restore_test'")).rowCount,
    ),
  ).toBe(0)
})

it('copies the files of one machine to another disk, sealed, and puts all of it back', async () => {
  const own = path.join(folder, 'files/u')
  await mkdir(own, { recursive: true })
  await writeFile(path.join(own, 'a.txt'), '病历')
  const backups = await openAt(folderSettings())
  const { name } = await backups.make()
  const copy = path.join(folder, 'disk/files/u/a.txt.sealed')
  expect((await readFile(copy)).includes('病历')).toBe(false)

  await rm(path.join(own, 'a.txt'))
  await backups.make()
  expect(await readdir(path.dirname(copy))).toEqual(['a.txt.sealed.gone'])

  const fresh = await emptyDatabase(postgres, 'xinglin_new_machine')
  const dataDir = path.join(folder, 'another')
  const words = await restoreAll(fresh, folderSettings(), dataDir)
  expect(words).toContain('1 files were put back')
  expect(await colourIn(fresh)).toEqual([{ value: '月白' }])
  const storage = await openStorage(readEnv({ DATA_DIR: dataDir }))
  expect(await text(await storage.read('u/a.txt'))).toBe('病历')
  expect(name).toMatch(/^xinglin-/)
})
