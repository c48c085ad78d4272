import { defineFeature } from '#kernel/feature.ts'
import { campaignsResource, countersResource, staffResource } from './coffee.console.ts'
import { staffAdded, staffRemoved, voucherExpiring, voucherRedeemed } from './coffee.notices.ts'
import { claimVoucher } from './claim-voucher.ts'
import { listOffers } from './list-offers.ts'
import { listVouchers } from './list-vouchers.ts'
import { createCampaign, listCampaigns, setCampaignStock, stopCampaign } from './manage-campaigns.ts'
import {
  addStaff,
  closeCounter,
  createCounter,
  listCounters,
  listStaff,
  removeStaff,
} from './manage-counters.ts'
import { getVoucher, listBound, listOwnCounters, redeemVoucher } from './redeem-voucher.ts'
import { warnExpiry } from './warn-expiry.ts'

export const coffeeFeature = defineFeature({
  name: 'coffee',
  notices: [voucherExpiring, voucherRedeemed, staffAdded, staffRemoved],
  resources: [campaignsResource, countersResource, staffResource],
  calls: [
    listOffers,
    claimVoucher,
    listVouchers,
    listOwnCounters,
    getVoucher,
    redeemVoucher,
    listBound,
    createCampaign,
    listCampaigns,
    setCampaignStock,
    stopCampaign,
    createCounter,
    listCounters,
    closeCounter,
    addStaff,
    listStaff,
    removeStaff,
  ],
  cameraPages: ['/checkCoffee'],
  jobs: [warnExpiry],
})
