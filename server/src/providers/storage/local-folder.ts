import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { requireSafeKey } from '#kernel/files/keys.ts'
import { MissingObject } from '#kernel/files/missing-object.ts'
import { deleteTempFiles, withTempFile } from '#kernel/files/temp-files.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { localArrivals } from './local-arrivals.ts'
import { syncFolder } from './sync-folder.ts'

const isAbsent = (error: unknown) =>
  /^(ENOENT|ENOTDIR|EISDIR)$/.test(String((error as { code?: unknown }).code))

/** Stores objects as files in one folder, which several processes of one machine may share. */
export async function openLocalFolder(root: string): Promise<StoragePort> {
  // Below the root, so that the rename stays within one file system; no key can name a hidden folder.
  const drafts = path.join(root, '.drafts')
  await deleteTempFiles(drafts, Date.now())
  const place = (key: string) => path.join(root, requireSafeKey(key))

  return {
    put: async (key, body) => {
      const target = place(key)
      const folder = path.dirname(target)
      await mkdir(folder, { recursive: true })
      await withTempFile(drafts, async (draft) => {
        await writeThrough(draft, body)
        await rename(draft, target)
        await syncFolder(folder)
      })
    },
    head: async (key) => {
      try {
        const found = await stat(place(key))
        return found.isFile() ? { size: found.size } : undefined
      } catch (error) {
        if (isAbsent(error)) return undefined
        throw error
      }
    },
    read: async (key, range) => {
      try {
        const handle = await open(place(key), 'r')
        if ((await handle.stat()).isFile()) return handle.createReadStream(range ?? {})
        await handle.close()
      } catch (error) {
        if (!isAbsent(error)) throw error
      }
      throw new MissingObject(key)
    },
    remove: (key) => rm(place(key), { force: true }),
    withFile: (key, work) => work(place(key)),
    arrivals: localArrivals(root, place),
  }
}

async function writeThrough(file: string, body: Buffer | NodeJS.ReadableStream): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await writeFile(handle, body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
