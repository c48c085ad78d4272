import { failures } from '#contract/wire/failure.ts'
import type { ItemType, MarkType } from '#contract/wire/item-types.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { hasSession } from '#server/features/meetings/meetings/programme.queries.ts'
import { isForCaller } from '#server/features/meetings/meetings/admission.ts'
import { hasItem } from './items.queries.ts'

export type Item = { itemType: ItemType; itemId: number }

/** What can be marked is more than what can be talked about. */
export type MarkedItem = { itemType: MarkType; itemId: number }

type Asking = Pick<Context, 'db' | 'member'>

/** Refuses what is not there, and what is not for the caller. */
export async function findItem(
  context: Asking,
  { itemType, itemId }: MarkedItem,
  scheduleId = 0,
): Promise<void> {
  if (itemType === 'meeting') return findMeetingItem(context, itemId, scheduleId)
  if (scheduleId > 0) throw refuse(meetingFailures.programMissing)
  if (!(await hasItem(context.db, itemType, itemId)))
    throw refuse(failures.dataMissing, { detail: 'item_id' })
}

async function findMeetingItem(context: Asking, meetingId: number, scheduleId: number): Promise<void> {
  const row = await findMeeting(context.db, meetingId)
  if (!(await isForCaller(context, row.meeting))) throw refuse(meetingFailures.notForYou)
  if (scheduleId > 0 && !(await hasSession(context.db, meetingId, scheduleId)))
    throw refuse(meetingFailures.programMissing)
}
