import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import type { Withdrawal } from '#contract/commerce/withdrawals.ts'

const { underReview, approved, sent, paid, refused, bounced } = withdrawalStages

export type ProgressStep = {
  name: 'applied' | 'reviewed' | 'sent' | 'paid' | 'refused' | 'bounced'
  /** When it was done; empty for one that is still to come. */
  at: string
  /** The day by which it is expected, for the next one. */
  expectedOn: string
}

const stepOf = (name: ProgressStep['name'], at: string, expectedOn = ''): ProgressStep => ({
  name,
  at,
  expectedOn,
})

/** The steps of a withdrawal: those done, the next with its day, and those after it. */
export function progressSteps(withdrawal: Withdrawal): ProgressStep[] {
  const { stage, applied_at, reviewed_at, sent_at, settled_at, expected_on } = withdrawal
  const applied = stepOf('applied', applied_at)
  if (stage === refused) return [applied, stepOf('refused', settled_at)]
  const reviewed = stepOf('reviewed', reviewed_at, stage === underReview ? expected_on : '')
  const sending = stepOf('sent', sent_at)
  if (stage === bounced) return [applied, reviewed, sending, stepOf('bounced', settled_at)]
  const isNext = stage === approved || stage === sent
  return [
    applied,
    reviewed,
    sending,
    stepOf('paid', stage === paid ? settled_at : '', isNext ? expected_on : ''),
  ]
}
