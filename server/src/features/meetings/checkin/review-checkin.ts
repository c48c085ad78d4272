import { checkinFailures, checkinStates, checkinOperatorCalls } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { sendMessage } from '#server/features/community/messages/send-message.ts'
import { presentForOperator } from './checkin.present.ts'
import { selectCheckinById, selectCheckins, updateReviewed } from './checkin.queries.ts'
import type { CheckinWithMeeting } from './checkin.queries.ts'

const pageSize = 20

export const listCheckins = answer(checkinOperatorCalls.list, async ({ state, page }, { db, vault }) => {
  const rows = await selectCheckins(db, state, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, (row) => presentForOperator(row, vault, 'masked'))
})

export const getCheckinDetail = answer(checkinOperatorCalls.detail, async (input, context) => {
  const found = await findCheckin(context, input.checkin_id)
  await insertAccess(context.db, {
    user_id: found.checkin.user_id,
    reader_id: memberOf(context).userId,
    what: `checkin ${found.checkin.id}`,
  })
  return presentForOperator(found, context.vault, 'in full')
})

export const passCheckin = answer(checkinOperatorCalls.pass, async (input, context) => {
  const found = await review(context, input.checkin_id, { state: checkinStates.passed, reason: '' })
  await tell(context, found, `您在「${found.title}」的签到已通过，可以观看了。`)
  return {}
})

export const refuseCheckin = answer(checkinOperatorCalls.refuse, async (input, context) => {
  const { reason } = input
  const found = await review(context, input.checkin_id, { state: checkinStates.failed, reason })
  await tell(context, found, `您在「${found.title}」的签到审核未通过：${reason}。请重新提交。`)
  return {}
})

async function findCheckin({ db }: Context, checkinId: number): Promise<CheckinWithMeeting> {
  const found = await selectCheckinById(db, checkinId)
  if (!found) throw refuse(failures.dataMissing, { detail: 'checkin_id' })
  return found
}

async function review(context: Context, checkinId: number, verdict: { state: number; reason: string }) {
  const { userId } = memberOf(context)
  const found = await findCheckin(context, checkinId)
  // Nobody judges the own papers.
  if (found.checkin.user_id === userId) throw refuse(failures.noPermission)
  if (!(await updateReviewed(context.db, checkinId, { ...verdict, reviewer_id: userId })))
    throw refuse(checkinFailures.notUnderReview)
  return found
}

const tell = (context: Context, { checkin }: CheckinWithMeeting, content: string) =>
  sendMessage(context, [checkin.user_id], {
    title: '会议签到',
    content,
    target_kind: 'meeting',
    target_id: checkin.meeting_id,
  })
