import * as z from 'zod/mini'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import { bit, count, id, line, page, paged, text } from '../wire/fields.ts'

export const couponFailures = defineFailures({
  couponMissing: [4931, '优惠码不存在', 'this coupon code does not exist'],
  couponNotYet: [4932, '优惠码尚未生效', 'this coupon is not valid yet'],
  couponOver: [4933, '优惠码已失效', 'this coupon is no longer valid'],
  couponUsedUp: [4934, '优惠码已被用完', 'this coupon has been used up'],
  couponUsed: [4935, '您使用该优惠码的次数已达上限', 'you have used this coupon as often as allowed'],
  couponUnfit: [4936, '优惠码不适用于该课程', 'this coupon is not for this kind of course'],
  codeTaken: [4937, '优惠码已存在', 'this coupon code exists already'],
  codeWrong: [4938, '优惠码为 4 至 20 位字母或数字', 'a coupon code has 4 to 20 letters or digits'],
  amountWrong: [4939, '金额格式不正确', 'amount incorrect'],
  timeWrong: [4940, '有效期不正确', 'the period of validity is incorrect'],
})

/** Codes are compared in capitals. */
export const isCouponCode = (code: string) => /^[\dA-Z]{4,20}$/.test(code)

export const coupon = z.object({
  coupon_id: z.int(),
  code: z.string(),
  /** What is taken off the price, in yuan. */
  discount: z.string(),
  /** How often it can be used in all, and by one person. */
  limit: z.int(),
  person_limit: z.int(),
  /** Pending and paid orders that use it. */
  used: z.int(),
  /** 0 every course, 1 single ones, 2 series. */
  course_type: z.int(),
  begin_time: z.string(),
  end_time: z.string(),
  is_stopped: bit,
})

const ofCoupon = z.object({ coupon_id: id })

/** Operators make coupons. */
export const couponOperatorCalls = {
  create: defineCall({
    id: 'coupon.create',
    path: '/api/web/v2/coupon/create',
    about:
      'Makes a coupon: `discount` yuan off, `limit` times in all, `person_limit` times for one person, from `begin_time` until `end_time`, for `course_type` 1, 2 or 0 for both.',
    access: 'operator',
    right: 'money.handle',
    changes: true,
    record: ['coupons', 'coupon_id'],
    input: z.object({
      code: text(40).check(z.toUpperCase()),
      discount: text(12),
      limit: count.check(z.minimum(1)),
      person_limit: z._default(count.check(z.minimum(1)), 1),
      course_type: z._default(count.check(z.maximum(2)), 0),
      begin_time: line(16),
      end_time: line(16),
    }),
    output: coupon,
  }),
  lists: defineCall({
    id: 'coupon.lists',
    path: '/api/web/v2/coupon/lists',
    about: 'The coupons, newest first.',
    access: 'operator',
    right: 'money.read',
    input: z.object({ page }),
    output: paged(coupon),
  }),
  stop: defineCall({
    id: 'coupon.stop',
    path: '/api/web/v2/coupon/stop',
    about: 'Ends a coupon at once. Orders that use it already are not changed.',
    access: 'operator',
    right: 'money.handle',
    changes: true,
    record: ['coupons', 'coupon_id'],
    input: ofCoupon,
    output: coupon,
  }),
}

export type Coupon = z.infer<typeof coupon>
