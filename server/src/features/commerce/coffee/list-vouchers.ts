import { pickupCalls, pickupSides } from '#contract/commerce/coffee.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { presentOwnPickup, presentPickup } from './coffee.present.ts'
import { findCounters, requireStaff } from './find-counters.ts'
import { selectRedeemedAt, selectVouchersOfUser } from './vouchers.queries.ts'

export const listVouchers = answer(pickupCalls.list, async ({ side, counter_id, page }, context) => {
  const { db, vault } = context
  if (side === pickupSides.counter) {
    const counter = await requireStaff(context, counter_id)
    const redeemed = await readPage(page, pageSize, (limit, offset) =>
      selectRedeemedAt(db, counter.id, limit, offset),
    )
    return presentPage(redeemed, (row) => ({
      ...presentPickup(row),
      proof_key: '',
      counters: [],
      time: Date.now(),
    }))
  }
  const { userId } = memberOf(context)
  const own = await readPage(page, pageSize, (limit, offset) =>
    selectVouchersOfUser(db, userId, limit, offset),
  )
  const countersOf = await findCounters(
    db,
    own.rows.map(({ voucher }) => voucher.campaign_id),
  )
  return presentPage(own, (row) => presentOwnPickup(row, countersOf(row.voucher.campaign_id), vault))
})
