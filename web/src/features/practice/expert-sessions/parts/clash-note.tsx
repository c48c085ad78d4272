import type { BusyTime } from '#contract/practice/expert-sessions.ts'
import { useText } from '#web/ui/language.ts'
import { expertSessionText } from '../text.ts'
import './clash-note.css'

/** What else takes the person at that time; nothing if nothing does. */
export function ClashNote({ clashes }: { clashes: readonly BusyTime[] }) {
  const text = useText(expertSessionText)
  if (clashes.length === 0) return null
  const named = clashes.map(({ title, kind, begin_time, end_time }) => {
    const period = `${begin_time.slice(5)}–${end_time.slice(11)}`
    return text.clashing(title || text.others[kind], period)
  })
  return <output className="clash-note">{text.clashWith(named.join(text.listSeparator))}</output>
}
