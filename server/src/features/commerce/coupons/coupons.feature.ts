import { defineFeature } from '#kernel/feature.ts'
import { addCoupon } from './add-coupon.ts'
import { couponsResource } from './coupons.console.ts'

export const couponsFeature = defineFeature({
  name: 'coupons',
  resources: [couponsResource],
  deeds: [addCoupon],
})
