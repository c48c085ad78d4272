import type { MissingEvidence } from './lecture-evidence.text.ts'

export type EvidenceFacts = {
  isMeetingOver: boolean
  isConfirmed: boolean
  isAgreementCurrent: boolean
  /** The meeting was on air, or the expert has checked in. */
  hasRecord: boolean
  /** Pictures that nobody doubts, or that an operator has accepted. */
  pictures: number
  /** A lecturer shows slides; a chair or a panel guest need not. */
  needsSlides: boolean
  hasSlides: boolean
}

export function missingEvidence(facts: EvidenceFacts): MissingEvidence[] {
  const parts: [MissingEvidence, boolean][] = [
    ['meeting', !facts.isMeetingOver],
    ['confirmation', !facts.isConfirmed],
    ['agreement', !facts.isAgreementCurrent],
    ['record', !facts.hasRecord],
    ['pictures', facts.pictures === 0],
    ['slides', facts.needsSlides && !facts.hasSlides],
  ]
  return parts.flatMap(([part, isMissing]) => (isMissing ? [part] : []))
}
