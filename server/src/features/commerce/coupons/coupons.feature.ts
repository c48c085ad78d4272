import { defineFeature } from '#kernel/feature.ts'
import { createCoupon, listCoupons, stopCoupon } from './manage-coupons.ts'

export const couponsFeature = defineFeature({
  name: 'coupons',
  calls: [createCoupon, listCoupons, stopCoupon],
})
