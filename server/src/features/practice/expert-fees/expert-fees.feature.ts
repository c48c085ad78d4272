import { defineFeature } from '#kernel/feature.ts'
import { feesResource } from './expert-fees.console.ts'
import { feeAvailable } from './expert-fees.notices.ts'
import { affirmFee, listFees } from './confirm-fee.ts'
import { releaseFees } from './release-fees.ts'

export const expertFeesFeature = defineFeature({
  name: 'expert-fees',
  notices: [feeAvailable],
  resources: [feesResource],
  calls: [listFees, affirmFee],
  jobs: [releaseFees],
})
