import { defineFeature } from '#kernel/feature.ts'
import { answerCorrection } from './answer-correction.ts'
import { correctFee, reverseFee } from './correct-fee.ts'
import { correctionsResource } from './corrections.console.ts'
import { feesResource } from './expert-fees.console.ts'
import { correctionAnswered, feeAvailable, feeCorrected, feeReversed } from './expert-fees.notices.ts'
import { affirmFee, listFees } from './confirm-fee.ts'
import { proposalListeners } from './propose-reversal.ts'
import { releaseFees } from './release-fees.ts'

export const expertFeesFeature = defineFeature({
  name: 'expert-fees',
  notices: [feeAvailable, feeCorrected, feeReversed, correctionAnswered],
  deeds: [correctFee, reverseFee],
  resources: [feesResource, correctionsResource],
  calls: [listFees, affirmFee, answerCorrection],
  jobs: [releaseFees],
  listeners: proposalListeners,
})
