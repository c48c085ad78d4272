import { asBit } from '#contract/wire/fields.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { answer } from '#kernel/answer.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { selectMissingFields } from '#server/features/people/profile/missing-fields.ts'
import { selectEntry } from '#server/features/meetings/meetings/entries.queries.ts'

/** Nothing is required of a visitor, who is unknown. */
export const getCompletionInfo = answer(watchCalls.completionInfo, async (input, { db, member }) => {
  await findMeeting(db, input.meeting_id)
  const { needs_completion } = await selectEntry(db, input.meeting_id)
  const fields =
    needs_completion && member ? await selectMissingFields(db, member.userId, input.meeting_id) : []
  return { need_completion: asBit(fields.length > 0), fields }
})
