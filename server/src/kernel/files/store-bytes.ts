import type { Services } from '#kernel/services.ts'
import { newUploadKey } from './keys.ts'

type MadeFile = {
  bytes: Buffer
  extension: string
  mime: string
  name: string
  ownerId: number
  purpose: string
}

/**
 * Stores a private file that the server has made, and returns the row for `insertFile`. The upload comes before the
 * transaction of the row, which must not hold its locks as long as that takes; one that is rolled back leaves an object that
 * nobody can ask for.
 */
export async function storeBytes(
  { providers }: Pick<Services, 'providers'>,
  { bytes, extension, mime, name, ownerId, purpose }: MadeFile,
) {
  const key = newUploadKey(extension, new Date())
  await providers.storage.put(key, bytes, mime)
  return {
    key,
    mime,
    size: bytes.length,
    original_name: name,
    owner_id: ownerId,
    private: true,
    purpose,
  }
}
