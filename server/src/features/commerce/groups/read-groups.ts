import { groupCalls, groupFailures, groupLimits } from '#contract/commerce/groups.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentBrief, presentGroup } from './groups.present.ts'
import { selectGroupOffer, selectGroupPage, selectOpenGroups } from './groups.queries.ts'

export const getGroupOffer = answer(groupCalls.offer, async ({ production_id }, { db }) => {
  const offer = await selectGroupOffer(db, production_id)
  if (!offer) return { offer: null, groups: [] }
  const groups = await selectOpenGroups(db, production_id, groupLimits.shownOpen)
  const { price_fen, size, hours } = offer
  return { offer: { price: yuanOf(price_fen), size, hours }, groups: groups.map(presentBrief) }
})

export const getGroup = answer(groupCalls.detail, async ({ code }, { db, member }) => {
  const found = await selectGroupPage(db, code, member?.userId ?? 0)
  if (!found) throw refuse(groupFailures.groupMissing)
  return presentGroup(found)
})
