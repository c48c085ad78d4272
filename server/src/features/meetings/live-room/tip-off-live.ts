import { liveRoomCalls, liveRoomFailures, tipOffOperatorCalls } from '#contract/meetings/live-room.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { findDiscussion } from '#server/features/community/items/find-item.ts'
import { decideReport } from './decide-report.ts'
import { presentTipOff } from './live-room.present.ts'
import { insertTipOff, selectTipOffs } from './live-room.queries.ts'

const perUser: Limit = { name: 'live-tip-off-user', max: 30, windowMs: 3600_000 }
const pageSize = 20

export const tipOffLive = answer(liveRoomCalls.tipOff, async (input, context) => {
  const { userId } = memberOf(context)
  await findDiscussion(context, { itemType: 'meeting', itemId: input.meeting_id })
  await context.limits.spend(perUser, String(userId))
  const isNew = await insertTipOff(context.db, {
    meeting_id: input.meeting_id,
    user_id: userId,
    kind: input.kind,
    content: input.content,
  })
  if (!isNew) throw refuse(liveRoomFailures.alreadyTippedOff)
  return {}
})

export const listLiveTipOffs = answer(tipOffOperatorCalls.list, async ({ page }, { db }) =>
  presentPage(await selectTipOffs(db, pageSize, offsetOf(page, pageSize)), page, pageSize, presentTipOff),
)

export const decideLiveTipOff = answer(
  tipOffOperatorCalls.decide,
  async ({ tip_off_id: tipOffId }, context) => {
    await decideReport(context, tipOffId)
    return {}
  },
)
