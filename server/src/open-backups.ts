import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { Backups, RestoreReport, StoredBackup } from '#kernel/backups.ts'
import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import { incomingFolder, withTempFile } from '#kernel/files/temp-files.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { databaseKey, manifestKey, readIndex, writeIndex } from './backups/backup-index.ts'
import { openBackupPlace } from './backups/backup-place.ts'
import type { BackupPlace } from './backups/backup-place.ts'
import { keptBackups } from './backups/kept-backups.ts'
import { restoreFile } from './backups/restore-file.ts'
import { countRows, withScratchDatabase } from './backups/scratch-database.queries.ts'
import { openStream, sealStream } from './backups/sealed-stream.ts'
import { copyFiles, findMissing, writeManifest } from './backups/stored-files.ts'
import { writeBackup } from './embedded-postgres/write-backup.ts'

type Tools = { env: Env; databaseUrl: string; db: Db; storage: StoragePort; masterKey: Buffer }

const silent = () => undefined
const mime = 'application/octet-stream'
/** A report names so many, and counts the rest. */
const mostNamed = 20

/** Undefined where no place for backups is known. */
export async function openBackups(tools: Tools): Promise<Backups | undefined> {
  const place = await openBackupPlace(tools.env)
  return (
    place && {
      place: place.name,
      list: () => readIndex(place.store),
      make: () => makeBackup(tools, place),
      tryNewest: () => tryNewest(tools, place),
    }
  )
}

/** By the second in Shanghai: two never share a name. */
const nameFor = (at: Date) =>
  `xinglin-${shanghaiTime(at).replaceAll(/\D/g, '')}${String(at.getUTCSeconds()).padStart(2, '0')}`

async function makeBackup(
  { env, databaseUrl, db, masterKey }: Tools,
  { store, copies }: BackupPlace,
): Promise<StoredBackup> {
  const at = new Date()
  const name = nameFor(at)
  const before = await countRows(databaseUrl)
  const folder = incomingFolder(env)
  const bytes = await withTempFile(folder, async (file) => {
    await writeBackup({ url: databaseUrl, file, isEmbedded: env.DATABASE_URL === undefined }, silent)
    await withTempFile(folder, async (sealed) => {
      await pipeline(
        createReadStream(file),
        sealStream(masterKey),
        createWriteStream(sealed, { mode: 0o600 }),
      )
      await store.put(databaseKey({ name }), createReadStream(sealed), mime)
    })
    return (await stat(file)).size
  })
  const after = await countRows(databaseUrl)
  const files = await withTempFile(folder, async (file) => {
    const count = await writeManifest(db, file, masterKey)
    await store.put(manifestKey({ name }), createReadStream(file), mime)
    return count
  })
  if (copies) await copyFiles(copies.from, copies.to, masterKey)
  const rows = Object.fromEntries(
    Object.entries(before).map(([table, count]) => [table, [count, after[table] ?? count] as const]),
  )
  const made = { name, at, bytes, rows, files } satisfies StoredBackup
  // The index names a backup once it is whole, and no longer before its parts go.
  const all = [made, ...(await readIndex(store)).filter((one) => one.name !== name)]
  const kept = keptBackups(all)
  await writeIndex(store, kept)
  for (const old of all.filter((one) => !kept.includes(one)))
    for (const key of [databaseKey(old), manifestKey(old)]) await store.remove(key)
  return made
}

/** Runs `work` with a stored backup as a file that can be restored. */
export const withBackupFile = <Result>(
  { env, masterKey }: Pick<Tools, 'env' | 'masterKey'>,
  { store }: Pick<BackupPlace, 'store'>,
  backup: Pick<StoredBackup, 'name'>,
  work: (file: string) => Promise<Result>,
): Promise<Result> =>
  withTempFile(incomingFolder(env), async (file) => {
    const sealed = await store.read(databaseKey(backup))
    await pipeline(sealed, openStream(masterKey), createWriteStream(file, { mode: 0o600 }))
    return work(file)
  })

async function tryNewest(tools: Tools, place: BackupPlace): Promise<RestoreReport> {
  const began = Date.now()
  const [newest] = await readIndex(place.store)
  if (!newest) throw new Error('there is no backup to be tried')
  const found = await withBackupFile(tools, place, newest, (file) =>
    withScratchDatabase(tools.databaseUrl, async (url) => {
      await restoreFile(url, file, { replace: true, say: silent })
      return countRows(url)
    }),
  )
  const missing = await findMissing(
    await place.store.read(manifestKey(newest)),
    tools.masterKey,
    tools.storage,
  )
  return {
    name: newest.name,
    at: new Date(),
    seconds: Math.round((Date.now() - began) / 1000),
    rows: Object.values(found).reduce((sum, count) => sum + count, 0),
    wrong: [...differences(newest, found), ...shorten(missing.map((key) => `file ${key} is missing`))],
  }
}

/** The product went on while it was backed up: a table has as many rows as before, after, or in between. */
function differences({ rows }: StoredBackup, found: Record<string, number>): string[] {
  return Object.entries(rows).flatMap(([table, [before, after]]) => {
    const count = found[table] ?? 0
    const isRight = count >= Math.min(before, after) && count <= Math.max(before, after)
    return isRight ? [] : `${table} has ${count} rows instead of ${before} to ${after}`
  })
}

const shorten = (all: string[]) =>
  all.length <= mostNamed ? all : [...all.slice(0, mostNamed), `and ${all.length - mostNamed} more`]
