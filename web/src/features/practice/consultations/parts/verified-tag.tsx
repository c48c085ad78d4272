import { useText } from '#web/ui/language.ts'
import { Tag } from '#web/ui/tag/tag.tsx'
import { consultationText } from '../text.ts'
import './verified-tag.css'

/** Whether the platform has verified who a doctor is: for those who decide about a stranger. */
export function VerifiedTag({ isVerified }: { isVerified: boolean }) {
  const text = useText(consultationText)
  return (
    <span className="verified-tag">
      <Tag kind={isVerified ? 'credit' : 'live'}>{isVerified ? text.verified : text.unverified}</Tag>
    </span>
  )
}
