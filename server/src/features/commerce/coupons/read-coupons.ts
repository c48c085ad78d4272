import { couponCalls, couponFailures } from '#contract/commerce/coupons.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { currentPriceFen } from '#server/features/library/works/price.ts'
import { presentCoupon } from './coupons.present.ts'
import {
  insertHolder,
  isCouponTab,
  selectCoupon,
  selectCouponsOf,
  selectPricedWork,
} from './coupons.queries.ts'
import { findFitting } from './fitting-coupons.ts'
import { orMissing } from './use-coupon.ts'

export const listCoupons = answer(couponCalls.list, async ({ status, page }, context) => {
  const { userId } = memberOf(context)
  if (!isCouponTab(status)) throw refuse(failures.parameterError, { detail: 'status' })
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectCouponsOf(context.db, { userId, tab: status }, { limit, offset }),
  )
  return presentPage(found, presentCoupon)
})

export const takeCoupon = answer(couponCalls.take, async ({ code }, context) => {
  const { userId } = memberOf(context)
  const coupon = orMissing(await selectCoupon(context.db, code.toUpperCase()))
  if (coupon.stopped_at || coupon.ends_at <= new Date()) throw refuse(couponFailures.couponOver)
  await insertHolder(context.db, coupon.id, userId)
  return {}
})

export const listFitting = answer(couponCalls.fitting, async ({ item_id }, context) => {
  const { db } = context
  const work = await selectPricedWork(db, item_id)
  if (!work) throw refuse(failures.dataMissing, { detail: 'item_id' })
  const priceFen = currentPriceFen(work, new Date())
  const priced = { workId: item_id, courseType: work.course_type, priceFen }
  const fitting = await findFitting(db, memberOf(context).userId, priced)
  return { coupons: fitting.map((row) => ({ ...presentCoupon(row), saves: yuanOf(row.savesFen) })) }
})
