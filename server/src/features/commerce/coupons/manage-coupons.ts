import { couponFailures, couponOperatorCalls, isCouponCode } from '#contract/commerce/coupons.ts'
import { fenOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { readShanghaiTime } from '#kernel/time.ts'
import { addCoupon } from './add-coupon.ts'
import { presentCoupon } from './coupons.present.ts'
import { selectCoupons, updateStopped } from './coupons.queries.ts'

export const createCoupon = answer(couponOperatorCalls.create, async (input, context) => {
  const { code, limit: usage_limit, person_limit, course_type } = input
  if (!isCouponCode(code)) throw refuse(couponFailures.codeWrong)
  const discount_fen = fenOf(input.discount)
  if (!discount_fen) throw refuse(couponFailures.amountWrong)
  const begins_at = readShanghaiTime(input.begin_time)
  const ends_at = readShanghaiTime(input.end_time)
  if (!begins_at || !ends_at) throw refuse(couponFailures.timeWrong)
  const limits = { usage_limit, person_limit, course_type }
  return presentCoupon(await addCoupon(context, { code, discount_fen, begins_at, ends_at, ...limits }))
})

export const listCoupons = answer(couponOperatorCalls.lists, async ({ page }, { db }) => {
  const rows = await selectCoupons(db, pageSize, offsetOf(page, pageSize))
  return presentPage(rows, page, pageSize, ({ coupon }) => presentCoupon(coupon))
})

export const stopCoupon = answer(couponOperatorCalls.stop, async (input, { db }) => {
  const row = await updateStopped(db, input.coupon_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'coupon_id' })
  return presentCoupon(row)
})
