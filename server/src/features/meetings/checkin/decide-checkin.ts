import { checkinFailures, checkinStates } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { checkedIn } from './checkin.events.ts'
import { checkinPassed, checkinRefused } from './checkin.notices.ts'
import { checkinReview, selectCheckinById } from './checkin.queries.ts'
import type { CheckinWithMeeting } from './checkin.queries.ts'
import { requireManager } from './find-site.ts'

export async function admitCheckin(context: Context, checkinId: number): Promise<void> {
  const { checkin, title } = await findCheckin(context, checkinId)
  await review(context, checkinReview, {
    submission: { id: checkin.id, ownerId: checkin.user_id },
    verdict: { state: checkinStates.passed, reason: '' },
    notice: checkinPassed.write({ meeting: title, meetingId: checkin.meeting_id }),
    async within(db, decide) {
      await decide()
      const { user_id: userId, meeting_id: meetingId } = checkin
      await context.events.publish(db, checkedIn, { userId, meetingId, isFresh: false })
    },
  })
}

export async function rejectCheckin(context: Context, checkinId: number, reason: string): Promise<void> {
  const { checkin, title } = await findCheckin(context, checkinId)
  await review(context, checkinReview, {
    submission: { id: checkin.id, ownerId: checkin.user_id },
    verdict: { state: checkinStates.failed, reason },
    notice: checkinRefused.write({ meeting: title, reason, meetingId: checkin.meeting_id }),
  })
}

/** A check-in that the caller may decide about: organisers decide only about what they may see. */
export async function findCheckin(context: Context, checkinId: number): Promise<CheckinWithMeeting> {
  const found = await selectCheckinById(context.db, checkinId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'checkin_id' })
  await requireManager(context, found.checkin.meeting_id)
  const isOperator = may(memberOf(context), 'meetings.moderate')
  if (!isOperator && !found.checkin.consents) throw refuse(checkinFailures.notConsented)
  return found
}
