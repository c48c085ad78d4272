import type { Services } from '#kernel/services.ts'
import type { FileRow } from './files.queries.ts'
import { everyVariantKey } from './variants.ts'

/** Removes what lies in the storage of files whose rows are gone. What fails is unreachable already, and logged. */
export async function removeStored(
  services: Pick<Services, 'providers' | 'log'>,
  files: FileRow[],
): Promise<void> {
  const { storage } = services.providers
  for (const file of files) {
    const keys = file.mime.startsWith('image/') ? [file.key, ...everyVariantKey(file)] : [file.key]
    const removals = await Promise.allSettled(keys.map((key) => storage.remove(key)))
    const failed = removals.find((removal) => removal.status === 'rejected')
    if (failed)
      services.log.error({ err: failed.reason as Error, key: file.key }, 'a file could not be removed')
  }
}
