import { failures } from '#contract/wire/failure.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { selectPublishedRecording } from '#server/features/meetings/meetings/recordings.queries.ts'

/** The recording that danmaku belongs to; undefined for danmaku written live or over an item's only video. */
export async function findRecording(db: Db, { itemType, itemId }: Item, recordingId: number) {
  if (recordingId === 0) return undefined
  const row = itemType === 'meeting' ? await selectPublishedRecording(db, itemId, recordingId) : undefined
  if (!row) throw refuse(failures.dataMissing, { detail: 'l_r_id' })
  return row
}
