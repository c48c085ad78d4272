import { giftCalls, giftFailures, giftStates } from '#contract/commerce/gifts.ts'
import { orderFailures } from '#contract/commerce/orders.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { giftTaken } from './gifts.notices.ts'
import { presentGift } from './gifts.present.ts'
import { updateTaken } from './gifts.queries.ts'
import { findGift } from './read-gifts.ts'

export const takeGift = answer(giftCalls.take, async ({ code }, context) => {
  const { userId } = memberOf(context)
  const { doctor, work } = await findGift(context.db, code)
  if (doctor.user_id === userId) throw refuse(orderFailures.ownWork)
  await context.db.transaction(async (db) => {
    const taken = await updateTaken(db, code, userId)
    if (!taken) return
    const item = { type: 'production', id: taken.production_id } as const
    // The code stays unused, for somebody else.
    if (!(await grantRight(db, { userId, item }))) throw refuse(orderFailures.alreadyBought)
    const taker = await selectUser(db, userId)
    if (taken.giver_id !== null && taken.giver_id !== userId)
      await notify(db, taken.giver_id, giftTaken.write({ title: work.title, name: taker?.truename ?? '' }))
  })
  const found = await findGift(context.db, code)
  const { state, taker_id } = found.gift
  if (state !== giftStates.taken) throw refuse(giftFailures.codeReturned)
  if (taker_id !== userId) throw refuse(giftFailures.codeTaken)
  await context.events.announce(context.db, userChanged, { userId })
  return presentGift(found, userId)
})
