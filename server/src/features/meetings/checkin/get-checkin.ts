import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { checkinStates, checkinCalls } from '#contract/meetings/checkin.ts'
import type { CheckinValues } from '#contract/meetings/checkin.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { presentCheckin } from './checkin.present.ts'
import { fieldsOf, findCheckin, selectCheckinStatus } from './find-checkin.ts'
import { mayRun } from './find-site.ts'
import type { MeetingCheckin } from './find-checkin.ts'

export const getCheckin = answer(checkinCalls.info, async (input, context) =>
  showCheckin(context, await findCheckin(context.db, input.meeting_id)),
)

export async function showCheckin(context: Context, checkin: MeetingCheckin) {
  const { userId, userType } = memberOf(context)
  const asked = { ...checkin, fields: fieldsOf(checkin, userType) }
  const status = await selectCheckinStatus(context.db, checkin.checkinMeetingId, userId)
  return {
    ...presentCheckin(asked, status, await knownOf(context, userId), context.vault),
    may_run: asBit(await mayRun(context, checkin.meeting.id)),
  }
}

/** What the profile says already need not be typed again. Numbers and addresses are typed by whoever they are of. */
async function knownOf({ db }: Context, userId: number): Promise<CheckinValues> {
  const user = await selectUser(db, userId)
  if (!user) return {}
  return {
    real_name: user.truename,
    identity: user.user_type === userTypes.none ? '' : String(user.user_type),
    hospital: user.hospital,
    department: user.department,
    title: user.title,
    company: user.company,
    product_group: user.product_group,
  }
}

export const getCheckinStatus = answer(checkinCalls.status, async (input, context) => {
  const { checkinMeetingId, isNeeded } = await findCheckin(context.db, input.meeting_id)
  const { row, state } = await selectCheckinStatus(context.db, checkinMeetingId, memberOf(context).userId)
  return {
    checkin_status: asBit(isNeeded),
    state,
    reason: state === checkinStates.failed ? (row?.reason ?? '') : '',
  }
})
