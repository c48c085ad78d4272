import { defineFeature } from '#kernel/feature.ts'
import { couponsResource } from './coupons.console.ts'
import { createCoupon, listCoupons, stopCoupon } from './manage-coupons.ts'

export const couponsFeature = defineFeature({
  name: 'coupons',
  resources: [couponsResource],
  calls: [createCoupon, listCoupons, stopCoupon],
})
