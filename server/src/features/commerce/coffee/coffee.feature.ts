import { defineFeature } from '#kernel/feature.ts'
import { campaignsResource, countersResource, staffResource } from './coffee.console.ts'
import { staffAdded, staffRemoved, voucherExpiring, voucherRedeemed } from './coffee.notices.ts'
import { claimVoucher } from './claim-voucher.ts'
import { listOffers } from './list-offers.ts'
import { listVouchers } from './list-vouchers.ts'
import { getVoucher, listBound, listOwnCounters, redeemVoucher } from './redeem-voucher.ts'
import { warnExpiry } from './warn-expiry.ts'

export const coffeeFeature = defineFeature({
  name: 'coffee',
  notices: [voucherExpiring, voucherRedeemed, staffAdded, staffRemoved],
  resources: [campaignsResource, countersResource, staffResource],
  calls: [listOffers, claimVoucher, listVouchers, listOwnCounters, getVoucher, redeemVoucher, listBound],
  cameraPages: ['/checkCoffee'],
  jobs: [warnExpiry],
})
