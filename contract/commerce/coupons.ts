import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { courseTypes } from '../wire/items.ts'
import { oneOf } from '../wire/one-of.ts'
import { code, id, line, nothing, page, paged } from '../wire/fields.ts'

export const couponFailures = defineFailures({
  couponMissing: [4931, '优惠码不存在', 'this coupon code does not exist'],
  couponNotYet: [4932, '优惠码尚未生效', 'this coupon is not valid yet'],
  couponOver: [4933, '优惠码已失效', 'this coupon is no longer valid'],
  couponUsedUp: [4934, '优惠码已被用完', 'this coupon has been used up'],
  couponUsed: [4935, '您使用该优惠码的次数已达上限', 'you have used this coupon as often as allowed'],
  couponUnfit: [4936, '优惠码不适用于该课程', 'this coupon is not for this kind of course'],
  codeTaken: [4937, '优惠码已存在', 'this coupon code exists already'],
  codeWrong: [4938, '优惠码为 4 至 20 位字母或数字', 'a coupon code has 4 to 20 letters or digits'],
  timeWrong: [4940, '有效期不正确', 'the period of validity is incorrect'],
  couponBelowMin: [6437, '未达到优惠券的使用门槛', 'the price is below the minimum of this coupon'],
})

/** As the list of a buyer sorts them. */
export const couponTabs = { usable: 1, used: 2, expired: 3 } as const

const coupon = z.object({
  code: z.string(),
  /** What it takes off, or the most that it takes off where it has a percentage. */
  amount: z.string(),
  /** 0 for a fixed amount. */
  percent: z.int(),
  /** The least price for which it can be used; empty without one. */
  min_price: z.string(),
  course_type: oneOf({ every: 0, ...courseTypes }),
  /** The titles of the works that it is for; empty for all of its kind. */
  works: z.array(z.string()),
  begins_at: z.string(),
  ends_at: z.string(),
})

export const couponCalls = {
  list: defineCall({
    id: 'coupon.list',
    path: '/api/web/v2/coupon/list',
    about:
      'The coupons of the caller: those for everybody, and those added by their code. `status` 1 usable, 2 used, 3 expired.',
    access: 'member',
    input: z.object({ status: z._default(code, couponTabs.usable), page }),
    output: paged(coupon),
  }),
  take: defineCall({
    id: 'coupon.take',
    path: '/api/web/v2/coupon/take',
    about: 'Adds a coupon to the list of the caller by its code. Adding it again changes nothing.',
    access: 'member',
    input: z.object({ code: line(40).check(z.minLength(1)) }),
    output: nothing,
  }),
  fitting: defineCall({
    id: 'coupon.fitting',
    path: '/api/web/v2/coupon/fitting',
    about: 'The coupons of the caller that can be used for a work now, the one that saves most first.',
    access: 'member',
    input: z.object({ item_id: id }),
    output: z.object({ coupons: z.array(z.extend(coupon, { saves: z.string() })) }),
  }),
}

export type Coupon = z.infer<typeof coupon>

/** Codes are compared in capitals. */
export const isCouponCode = (code: string) => /^[\dA-Z]{4,20}$/.test(code)
