import { Refusal } from '#kernel/fail.ts'
import type { GroupContext } from '#kernel/socket/group-access.ts'
import { findWatchable } from '#server/features/meetings/live/find-watchable.ts'

/** Anyone who may watch a broadcast may read its captions. */
export async function mayReadCaptions(context: GroupContext, meetingId: number): Promise<boolean> {
  try {
    await findWatchable(context, meetingId)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
