import { pickupStates } from '#contract/commerce/coffee.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { voucherExpiring } from './coffee.notices.ts'
import { statusOf } from './coffee.policy.ts'
import { selectVoucher, updateWarned } from './vouchers.queries.ts'

/** Tells the owner of a voucher once that it is about to expire. */
export const warnExpiry = defineJob<{ voucherId: number }>({
  name: 'warn-coffee-expiry',
  retryWaits: [60, 300, 900],
  key: ({ voucherId }) => String(voucherId),
  run: ({ db }, { voucherId }) =>
    db.transaction(async (db) => {
      const row = await selectVoucher(db, voucherId)
      if (!row || statusOf(row) !== pickupStates.claimed || !(await updateWarned(db, voucherId))) return
      const { user_id: userId, campaign_id: campaignId } = row.voucher
      const facts = { item: row.item, time: shanghaiTime(row.expiresAt), campaignId }
      await notify(db, userId, voucherExpiring.write(facts))
    }),
})
