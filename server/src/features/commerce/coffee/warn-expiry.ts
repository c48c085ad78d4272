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
    const { user_id: userId, campaign_id: campaignId } = row.voucher
    const facts = { item: row.item, time: shanghaiTime(row.expiresAt), campaignId }
    await events.publish(userNoticed, { userId, notice: voucherExpiring.write(facts) })
    await updateWarned(db, voucherId)
  },
})
