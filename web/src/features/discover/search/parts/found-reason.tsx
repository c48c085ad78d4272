import type { Found } from '#contract/discover/search.ts'
import { useText } from '#web/ui/language.ts'
import { Marked } from '#web/ui/marked/marked.tsx'
import { searchText } from '../text.ts'
import './found-reason.css'

/** Why a row was found, where neither its title nor the line below shows it, and the words that a partial match rests on. */
export function FoundReason({ found: { found_reason: reason, found_words: words } }: { found: Found }) {
  const text = useText(searchText)
  return (
    <>
      {reason && (
        <span className="found-reason">
          <span className="found-reason-how">{text.reason[reason.how]}</span>{' '}
          {reason.how !== 'typed' && `${reason.typed} → `}
          <Marked text={reason.text} hits={reason.hits} />
        </span>
      )}
      {words.length > 0 && <span className="found-reason">{text.restsOn(words)}</span>}
    </>
  )
}
