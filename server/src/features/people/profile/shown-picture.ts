import type { Failure } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { isShownPicture } from './profile.queries.ts'

type PictureChange = { present: string; wanted: string }

/** Refuses a picture that is neither the present one nor one of ours that this person may show. */
export async function requireShownPicture(
  db: Db,
  userId: number,
  { present, wanted }: PictureChange,
  notOwn: Failure,
): Promise<void> {
  if (wanted === present) return
  const isShown =
    wanted.startsWith(filesPath) && (await isShownPicture(db, userId, wanted.slice(filesPath.length)))
  if (!isShown) throw refuse(notOwn)
}
