import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import type { StoredBackup } from '#kernel/backups.ts'
import { MissingObject } from '#kernel/files/missing-object.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'

/** A bucket is not listed: this object says which backups there are. It names nobody. */
const indexKey = 'backups/index.json'

const content = z.array(
  z.object({
    name: z.string(),
    at: z.pipe(
      z.string(),
      z.transform((iso) => new Date(iso)),
    ),
    bytes: z.int(),
    rows: z.record(z.string(), z.tuple([z.int(), z.int()])),
    files: z.int(),
  }),
)

export const databaseKey = ({ name }: Pick<StoredBackup, 'name'>) => `backups/${name}.database`
export const manifestKey = ({ name }: Pick<StoredBackup, 'name'>) => `backups/${name}.files`

/** The newest first. */
export async function readIndex(store: StoragePort): Promise<StoredBackup[]> {
  try {
    const found = content.parse(JSON.parse(await text(await store.read(indexKey))))
    return found.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  } catch (error) {
    if (error instanceof MissingObject) return []
    throw error
  }
}

export const writeIndex = (store: StoragePort, backups: StoredBackup[]) =>
  store.put(indexKey, Buffer.from(JSON.stringify(backups)), 'application/json')
