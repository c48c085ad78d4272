import { pickupStates } from '#contract/commerce/coffee.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { userNoticed } from '#kernel/notice.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { voucherExpiring } from './coffee.notices.ts'
import { statusOf } from './coffee.policy.ts'
import { selectVoucher, updateWarned } from './vouchers.queries.ts'

/** Tells the owner of a voucher that it is about to expire: once, unless a server dies between the message and noting it. */
export const warnExpiry = defineJob<{ voucherId: number }>({
  name: 'warn-coffee-expiry',
  retryWaits: [60, 300, 900],
  key: ({ voucherId }) => String(voucherId),
  async run({ db, events }, { voucherId }) {
    const row = await selectVoucher(db, voucherId)
    if (!row || row.voucher.warned_at || statusOf(row) !== pickupStates.claimed) return
    const notice = voucherExpiring.write({
      item: row.item,
      expiresAt: shanghaiTime(row.expiresAt),
      campaignId: row.voucher.campaign_id,
    })
    await events.publish(userNoticed, { userId: row.voucher.user_id, notice })
    await updateWarned(db, voucherId)
  },
})
