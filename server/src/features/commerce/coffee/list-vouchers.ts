import { pickupCalls, pickupSides } from '#contract/commerce/coffee.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentOwnPickup, presentPickup } from './coffee.present.ts'
import { findCounters, requireStaff } from './find-counters.ts'
import { selectRedeemedAt, selectVouchersOfUser } from './vouchers.queries.ts'

export const listVouchers = answer(pickupCalls.list, async ({ side, counter_id, page }, context) => {
  const { db, vault } = context
  const offset = offsetOf(page, pageSize)
  if (side === pickupSides.counter) {
    const counter = await requireStaff(context, counter_id)
    const rows = await selectRedeemedAt(db, counter.id, pageSize, offset)
    return presentPage(rows, page, pageSize, (row) => ({
      ...presentPickup(row),
      proof_key: '',
      counters: [],
      time: Date.now(),
    }))
  }
  const rows = await selectVouchersOfUser(db, memberOf(context).userId, pageSize, offset)
  const countersOf = await findCounters(
    db,
    rows.map(({ voucher }) => voucher.campaign_id),
  )
  return presentPage(rows, page, pageSize, (row) =>
    presentOwnPickup(row, countersOf(row.voucher.campaign_id), vault),
  )
})
