import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { ItemContext } from '#kernel/items.ts'
import type { Item } from '#server/features/community/items/find-item.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectPublishedRecording } from '#server/features/meetings/meetings/recordings.queries.ts'
import { requireEntry } from '#server/features/meetings/watching/admission.ts'
import { findShownSessions } from '#server/features/meetings/watching/shown-sessions.ts'

/**
 * The recording that danmaku belongs to, for callers who may watch all that it shows; undefined for danmaku written live
 * or over an item's only video.
 */
export async function findRecording(context: ItemContext, { itemType, itemId }: Item, recordingId: number) {
  if (recordingId === 0) return undefined
  const row =
    itemType === 'meeting' ? await selectPublishedRecording(context.db, itemId, recordingId) : undefined
  if (!row) throw refuse(failures.dataMissing, { detail: 'l_r_id' })
  const { meeting } = await findMeeting(context.db, itemId)
  await requireEntry(context, meeting, await findShownSessions(context.db, itemId, row))
  return row
}
