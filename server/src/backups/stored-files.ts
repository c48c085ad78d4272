import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Db } from '#kernel/database.ts'
import { isSafeKey } from '#kernel/files/keys.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { selectStoredFiles } from './stored-files.queries.ts'
import { openStream, sealStream } from './sealed-stream.ts'

type Entry = { key: string; size: number }

/** Writes which files the product has, one in a line, sealed. Gives their number. */
export async function writeManifest(db: Db, file: string, masterKey: Buffer): Promise<number> {
  let count = 0
  async function* lines() {
    for await (const { key, size } of selectStoredFiles(db)) {
      count++
      yield `${JSON.stringify({ key, size })}\n`
    }
  }
  const target = createWriteStream(file, { mode: 0o600 })
  await pipeline(Readable.from(lines()), createGzip(), sealStream(masterKey), target)
  return count
}

/** Which of the files of a manifest are not in the storage as they were. */
export async function findMissing(
  sealed: NodeJS.ReadableStream,
  masterKey: Buffer,
  storage: StoragePort,
): Promise<string[]> {
  const missing: string[] = []
  await pipeline(sealed, openStream(masterKey), createGunzip(), async (bytes) => {
    for await (const line of createInterface({ input: Readable.from(bytes as AsyncIterable<Buffer>) })) {
      const { key, size } = JSON.parse(line) as Entry
      if ((await storage.head(key))?.size !== size) missing.push(key)
    }
  })
  return missing
}

const ending = '.sealed'
const gone = '.gone'
/** As long as the oldest backup that may want it. */
const keptAfterGoneMs = 366 * 24 * 3600_000

const filesBelow = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.'))
}

/** Brings the sealed copies of a folder up to date. Files never change; one that is gone is kept as long as backups are. */
export async function copyFiles(from: string, to: string, masterKey: Buffer): Promise<void> {
  const files = new Set(await filesBelow(from))
  const copies = new Set(await filesBelow(to))
  for (const key of files) {
    if (copies.has(key + ending)) continue
    const target = path.join(to, key + ending)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    await pipeline(
      createReadStream(path.join(from, key)),
      sealStream(masterKey),
      createWriteStream(`${target}.partial`, { mode: 0o600, flush: true }),
    )
    await rename(`${target}.partial`, target)
  }
  for (const copy of copies) {
    const place = path.join(to, copy)
    if (copy.endsWith(gone)) {
      if (Date.now() - (await stat(place)).mtimeMs > keptAfterGoneMs) await rm(place)
    } else if (copy.endsWith(ending) && !files.has(copy.slice(0, -ending.length))) {
      await utimes(place, new Date(), new Date())
      await rename(place, place + gone)
    }
  }
}

/** Puts the copies back that are not in the storage. Gives their number. */
export async function restoreFiles(from: string, storage: StoragePort, masterKey: Buffer): Promise<number> {
  let count = 0
  for (const copy of await filesBelow(from)) {
    const key = copy.replace(/\.sealed(\.gone)?$/, '')
    if (key === copy || !isSafeKey(key) || (await storage.head(key))) continue
    const opened = createReadStream(path.join(from, copy)).pipe(openStream(masterKey))
    await storage.put(key, opened, 'application/octet-stream')
    count++
  }
  return count
}
