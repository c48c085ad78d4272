import type { Db } from '#kernel/database.ts'
import type { Services } from '#kernel/services.ts'
import { insertFile } from './files.queries.ts'
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
 * Stores a private file that the server has made, and returns its key. It is noted first, so that nothing is stored
 * that nobody finds; a transaction that is rolled back leaves at most an object that nobody can ask for.
 */
export async function storeBytes(
  { providers }: Pick<Services, 'providers'>,
  db: Db,
  { bytes, extension, mime, name, ownerId, purpose }: MadeFile,
): Promise<string> {
  const key = newUploadKey(extension, new Date())
  const row = {
    key,
    mime,
    size: bytes.length,
    original_name: name,
    owner_id: ownerId,
    private: true,
    purpose,
  }
  await insertFile(db, row)
  await providers.storage.put(key, bytes, mime)
  return key
}
