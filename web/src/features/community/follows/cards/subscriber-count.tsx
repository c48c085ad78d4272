import { viewCount } from '#web/ui/format/view-count.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { followText } from '../text.ts'

export function SubscriberCount({ count }: { count: number }) {
  const text = useText(followText)
  const language = useLanguage()
  return <span>{text.subscribers(viewCount(count, language))}</span>
}
