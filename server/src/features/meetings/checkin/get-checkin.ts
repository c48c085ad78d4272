import { userTypes } from '#contract/people/account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { checkinStates, checkinCalls } from '#contract/meetings/checkin.ts'
import type { CheckinValues } from '#contract/meetings/checkin.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Context } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { presentCheckin } from './checkin.present.ts'
import { fieldsOf, findCheckin, selectCheckinStatus } from './find-checkin.ts'
import { mayRun } from './find-site.ts'
import type { MeetingCheckin } from './find-checkin.ts'
import { maskOwnPhone } from './own-phone.ts'

export const getCheckin = answer(checkinCalls.info, async (input, context) =>
  showCheckin(context, await findCheckin(context.db, input.meeting_id)),
)

export async function showCheckin(context: Context, checkin: MeetingCheckin) {
  const { userId, userType } = memberOf(context)
  const asked = { ...checkin, fields: fieldsOf(checkin, userType) }
  const status = await selectCheckinStatus(context.db, checkin.checkinMeetingId, userId)
  const user = await selectUser(context.db, userId)
  return {
    ...presentCheckin(asked, status, user ? knownOf(user) : {}, context.vault),
    own_phone: user ? maskOwnPhone(user, context.vault) : '',
    may_run: asBit(await mayRun(context, checkin.meeting.id)),
  }
}

/** What the profile says already need not be typed again. */
const knownOf = (user: UserRow): CheckinValues => ({
  real_name: user.truename,
  identity: user.user_type === userTypes.none ? '' : String(user.user_type),
  hospital: user.hospital,
  department: user.department,
  title: user.title,
  company: user.company,
  product_group: user.product_group,
})

export const getCheckinStatus = answer(checkinCalls.status, async (input, context) => {
  const { checkinMeetingId, isNeeded } = await findCheckin(context.db, input.meeting_id)
  const { row, state } = await selectCheckinStatus(context.db, checkinMeetingId, memberOf(context).userId)
  return {
    checkin_status: asBit(isNeeded),
    state,
    reason: state === checkinStates.failed ? (row?.reason ?? '') : '',
  }
})
