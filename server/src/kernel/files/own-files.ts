import type { Failure } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { countOwnFiles } from './files.queries.ts'
import type { OwnFiles } from './files.queries.ts'
import { keyOf } from './keys.ts'

/** The given addresses, each once. Refuses any that is not a file of this person. */
export async function requireOwnFiles(
  db: Db,
  addresses: string[],
  own: OwnFiles,
  notOwn: Failure,
): Promise<string[]> {
  const urls = [...new Set(addresses)]
  if (urls.length > 0 && (await countOwnFiles(db, own, urls.map(keyOf))) !== urls.length) throw refuse(notOwn)
  return urls
}
