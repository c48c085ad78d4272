import { verificationStates } from '#contract/people/verification.ts'
import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { verificationText } from '../text.ts'

/** How the verification stands, in a word. */
export function VerificationBadge({ state }: { state: number }) {
  const text = useText(verificationText)
  if (state === verificationStates.passed) return <Tag kind="credit">{text.passed}</Tag>
  if (state === verificationStates.underReview) return <Tag kind="notice">{text.underReview}</Tag>
  if (state === verificationStates.failed) return <Tag kind="price">{text.failed}</Tag>
  return <Tag>{text.notVerified}</Tag>
}
