import { verificationStates } from '#contract/people/verification-states.ts'
import { useText } from '#web/ui/language.ts'
import { reviewOutcome } from '#web/ui/review-status/review-outcome.ts'
import { ReviewTag } from '#web/ui/review-status/review-tag.tsx'
import { Tag } from '#web/ui/tag/tag.tsx'
import { verificationText } from '../text.ts'

/** How the verification stands, in a word. */
export function VerificationBadge({ state }: { state: number }) {
  const text = useText(verificationText)
  if (state === verificationStates.none) return <Tag>{text.notVerified}</Tag>
  const is = reviewOutcome(state, verificationStates)
  const words = { open: text.underReview, passed: text.passed, failed: text.failed }
  return <ReviewTag is={is}>{words[is]}</ReviewTag>
}
