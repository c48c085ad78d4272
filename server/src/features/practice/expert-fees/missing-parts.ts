import { feeStates } from '#contract/practice/expert-fees.ts'
import type { MissingPart } from './expert-fees.text.ts'

/** What is known of a fee and of the person who gets it. */
export type FeeFacts = {
  status: number
  isAgreed: boolean
  isAuthenticated: boolean
  hasPayee: boolean
  isMeetingOver: boolean
  hasEvidence: boolean
}

/** What has to happen before a fee is available, in the order in which an expert can do something about it. */
export function missingParts(fee: FeeFacts): MissingPart[] {
  if (fee.status === feeStates.available || fee.status === feeStates.reversed) return []
  const parts: [MissingPart, boolean][] = [
    ['confirmation', fee.status === feeStates.open],
    ['answer', fee.status === feeStates.disputed],
    ['agreement', !fee.isAgreed],
    ['authentication', !fee.isAuthenticated],
    ['payee', !fee.hasPayee],
    ['meeting', !fee.isMeetingOver],
    ['evidence', fee.isMeetingOver && !fee.hasEvidence],
  ]
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
