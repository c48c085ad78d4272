import { checkinOperatorCalls } from '#contract/meetings/checkin-review.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import { pickForOrganiser, presentForOperator } from './checkin.present.ts'
import { admitCheckin, findCheckin, rejectCheckin } from './decide-checkin.ts'

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

export const passCheckin = answer(checkinOperatorCalls.pass, async ({ checkin_id }, context) => {
  await admitCheckin(context, checkin_id)
  return {}
})

export const refuseCheckin = answer(checkinOperatorCalls.refuse, async ({ checkin_id, reason }, context) => {
  await rejectCheckin(context, checkin_id, reason)
  return {}
})
