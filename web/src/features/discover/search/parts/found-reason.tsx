import type { Found } from '#contract/discover/search.ts'
import { useText } from '#web/ui/language.ts'
import { Marked } from '#web/ui/marked/marked.tsx'
import { searchText } from '../text.ts'
import './found-reason.css'

/** Why a row was found, where neither its title nor the line below shows it. */
export function FoundReason({ found: { found_reason: reason } }: { found: Found }) {
  const text = useText(searchText)
  if (!reason) return null
  return (
    <span className="found-reason">
      <span className="found-reason-how">{text.reason[reason.how]}</span>{' '}
      {reason.how !== 'typed' && `${reason.typed} → `}
      <Marked text={reason.text} hits={reason.hits} />
    </span>
  )
}
