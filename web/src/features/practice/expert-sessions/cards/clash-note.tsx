import type { BusyTime } from '#contract/practice/expert-sessions.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { expertSessionText } from '../text.ts'
import './clash-note.css'

/** What else takes the person at that time; nothing if nothing does. */
export function ClashNote({ clashes }: { clashes: readonly BusyTime[] }) {
  const text = useText(expertSessionText)
  const { periodOf } = useTimeText()
  if (clashes.length === 0) return null
  const named = clashes.map(({ title, kind, begin_time, end_time }) => {
    return text.clashing(title || text.others[kind], periodOf(begin_time, end_time))
  })
  return <output className="clash-note">{text.clashWith(named.join(text.listSeparator))}</output>
}
