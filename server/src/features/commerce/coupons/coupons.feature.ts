import { defineFeature } from '#kernel/feature.ts'
import { addCoupon } from './add-coupon.ts'
import { couponsResource } from './coupons.console.ts'
import { listCoupons, listFitting, takeCoupon } from './read-coupons.ts'

export const couponsFeature = defineFeature({
  name: 'coupons',
  calls: [listCoupons, takeCoupon, listFitting],
  resources: [couponsResource],
  deeds: [addCoupon],
})
