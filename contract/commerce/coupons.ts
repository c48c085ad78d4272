import { defineFailures } from '../wire/failure.ts'

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
})

/** Codes are compared in capitals. */
export const isCouponCode = (code: string) => /^[\dA-Z]{4,20}$/.test(code)
