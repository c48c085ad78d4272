import type { SessionChange } from '#contract/practice/expert-sessions.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { separated } from '#web/ui/format/separated.ts'
import { expertSessionText } from '../text.ts'

/** Who changed what, when and why, the latest first. */
export function SessionHistory({ history }: { history: readonly SessionChange[] }) {
  const text = useText(expertSessionText)
  const { timeOf } = useTimeText()
  if (history.length === 0) return null
  return (
    <Section title={text.history}>
      {history.toReversed().map((change) => (
        <ListRow
          key={`${change.kind} ${change.time}`}
          title={[text.changes[change.kind], timeOf(change.begin_time)].filter(Boolean).join(' ')}
          note={separated([
            change.is_guest === 1 ? text.byGuest : text.byOrganiser,
            timeOf(change.time),
            change.reason,
          ])}
        />
      ))}
    </Section>
  )
}
