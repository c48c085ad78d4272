import { pickupCalls, pickupFailures, pickupLimits, pickupTopics } from '#contract/commerce/coffee.ts'
import { readPickupCode } from '#contract/commerce/pickup-code.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Tx } from '#kernel/database.ts'
import type { Context } from '#kernel/services.ts'
import { notify } from '#kernel/notify.ts'
import { voucherRedeemed } from './coffee.notices.ts'
import { faultOfRedeeming } from './coffee.policy.ts'
import { presentCounter, presentPickup } from './coffee.present.ts'
import { selectCountersOfStaff } from './counters.queries.ts'
import { findCounters, requireStaff } from './find-counters.ts'
import { isProven } from './pickup-proof.ts'
import { selectBoundTo, selectVoucherByCode, updateRedeemed } from './vouchers.queries.ts'
import type { VoucherRow } from './vouchers.queries.ts'

/** Codes are short: nobody is to find one by trying. */
const unknownCodes: Limit = { name: 'coffee-unknown-codes', max: 30, windowMs: 10 * 60_000 }

const mostBound = 2_000

export const listOwnCounters = answer(pickupCalls.counters, async (_input, context) => {
  const rows = await selectCountersOfStaff(context.db, memberOf(context).userId)
  return { counters: rows.map(({ counter }) => presentCounter(counter)) }
})

export const listBound = answer(pickupCalls.bound, async ({ counter_id }, context) => {
  const counter = await requireStaff(context, counter_id)
  const rows = await selectBoundTo(context.db, counter.id, mostBound)
  return { vouchers: rows.map(presentPickup) }
})

export const getVoucher = answer(pickupCalls.info, async ({ pickup_code, counter_id }, context) => {
  const counter = await requireStaff(context, counter_id)
  const row = await findVoucher(context, pickup_code)
  if (!(await isOffered(context, row, counter.id))) throw refuse(pickupFailures.notOffered)
  return presentPickup(row)
})

export const redeemVoucher = answer(pickupCalls.complete, async (input, context) => {
  const { entry_id: entryId, seconds_ago } = input
  const { id: counterId } = await requireStaff(context, input.counter_id)
  if (seconds_ago > pickupLimits.entrySeconds) throw refuse(pickupFailures.entryTooOld)
  const row = await findVoucher(context, input.pickup_code)
  if (isRepeated(row, entryId)) return presentPickup(row)
  const at = new Date(Date.now() - seconds_ago * 1000)
  const redeeming = {
    counterId,
    isOffered: await isOffered(context, row, counterId),
    at,
    isLate: seconds_ago > 0,
  }
  refuseFault(row, redeeming)
  const redemption = { voucherId: row.voucher.id, counterId, staffId: memberOf(context).userId, entryId, at }
  const redeemed = await context.db.transaction(async (db) => {
    const hasWon = await updateRedeemed(db, redemption)
    const redeemed = (await selectVoucherByCode(db, row.voucher.pickup_code))!
    // Another counter was quicker; the refusal says which and when.
    if (!hasWon && !isRepeated(redeemed, entryId)) refuseFault(redeemed, redeeming)
    if (hasWon) await notifyOwner(db, redeemed)
    return redeemed
  })
  await context.rooms.toGroup(pickupTopics.redeemed, `user:${row.voucher.user_id}`, {
    campaign_id: row.voucher.campaign_id,
  })
  return presentPickup(redeemed)
})

function notifyOwner(db: Tx, row: VoucherRow): Promise<void> {
  const { item, used_counter: counter, used_at: time, campaign_id: campaignId } = presentPickup(row)
  const notice = voucherRedeemed.write({ item, counter, time, campaignId })
  return notify(db, row.voucher.user_id, notice)
}

/** The answer to the first try was lost on the way. */
const isRepeated = ({ voucher }: VoucherRow, entryId: string) =>
  entryId !== '' && voucher.redeemed_at !== null && voucher.entry_id === entryId

function refuseFault(row: VoucherRow, redeeming: Parameters<typeof faultOfRedeeming>[1]): void {
  const fault = faultOfRedeeming(row, redeeming)
  if (fault) throw refuse(fault.failure, { detail: fault.detail })
}

const isOffered = async ({ db }: Context, { voucher }: VoucherRow, counterId: number) =>
  (await findCounters(db, [voucher.campaign_id]))(voucher.campaign_id).some(({ id }) => id === counterId)

/** By the digits alone, or by what a phone showed just now. */
async function findVoucher(context: Context, text: string): Promise<VoucherRow> {
  const { db, vault, limits } = context
  const read = readPickupCode(text)
  if (!read) throw refuse(pickupFailures.codeWrong)
  const who = String(memberOf(context).userId)
  const [tries = 0] = await limits.used([[unknownCodes, who]])
  if (tries >= unknownCodes.max) throw refuse(failures.tooOften)
  const row = await selectVoucherByCode(db, read.code)
  if (!row) {
    await limits.spend(unknownCodes, who)
    throw refuse(pickupFailures.codeUnknown)
  }
  if (read.proof && !isProven(vault, { voucherId: row.voucher.id, code: read.code, proof: read.proof }))
    throw refuse(pickupFailures.codeOld)
  return row
}
