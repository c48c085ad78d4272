import { checkinFailures, checkinStates, checkinOperatorCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { review } from '#kernel/review/review.ts'
import type { Context } from '#kernel/services.ts'
import { checkedIn } from './checkin.events.ts'
import { pickForOrganiser, presentForOperator } from './checkin.present.ts'
import { checkinReview, selectCheckinById, selectCheckins } from './checkin.queries.ts'
import type { CheckinWithMeeting } from './checkin.queries.ts'
import { checkinPassed, checkinRefused } from './checkin.notices.ts'
import { requireManager } from './find-site.ts'

const pageSize = 20

export const listCheckins = answer(checkinOperatorCalls.list, async ({ state, page }, { db, vault }) => {
  const rows = await selectCheckins(db, state, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, (row) => presentForOperator(row, vault, 'masked'))
})

export const getCheckinDetail = answer(checkinOperatorCalls.detail, async (input, context) => {
  const found = await findCheckin(context, input.checkin_id)
  const isOperator = may(memberOf(context), 'meetings.moderate')
  await insertAccess(context.db, {
    user_id: found.checkin.user_id,
    reader_id: memberOf(context).userId,
    what: `checkin ${found.checkin.id}`,
  })
  const shown = presentForOperator(found, context.vault, 'in full')
  return isOperator ? shown : { ...shown, form: pickForOrganiser(shown.form) }
})

export const passCheckin = answer(checkinOperatorCalls.pass, async (input, context) => {
  const { checkin, title } = await findCheckin(context, input.checkin_id)
  await review(context, checkinReview, {
    submission: { id: checkin.id, ownerId: checkin.user_id },
    verdict: { state: checkinStates.passed, reason: '' },
    notice: checkinPassed.write({ meeting: title, meetingId: checkin.meeting_id }),
  })
  await context.events.publish(checkedIn, { userId: checkin.user_id, meetingId: checkin.meeting_id })
  return {}
})

export const refuseCheckin = answer(checkinOperatorCalls.refuse, async (input, context) => {
  const { reason } = input
  const { checkin, title } = await findCheckin(context, input.checkin_id)
  await review(context, checkinReview, {
    submission: { id: checkin.id, ownerId: checkin.user_id },
    verdict: { state: checkinStates.failed, reason },
    notice: checkinRefused.write({ meeting: title, reason, meetingId: checkin.meeting_id }),
  })
  return {}
})

/** A check-in that the caller may decide about: organisers decide only about what they may see. */
async function findCheckin(context: Context, checkinId: number): Promise<CheckinWithMeeting> {
  const found = await selectCheckinById(context.db, checkinId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'checkin_id' })
  await requireManager(context, found.checkin.meeting_id)
  const isOperator = may(memberOf(context), 'meetings.moderate')
  if (!isOperator && !found.checkin.consents) throw refuse(checkinFailures.notConsented)
  return found
}
