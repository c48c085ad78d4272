import { maskPhone } from '#web/ui/format/mask-phone.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import type { VisitEntry } from '../use-visit-queue.ts'
import { checkinText } from '../text.ts'

type WaitingEntriesProps = {
  entries: readonly VisitEntry[]
  onSend: () => Promise<unknown>
  onRemove: (id: string) => Promise<unknown>
}

/** What the counter has noted and the server does not have yet, or has refused. */
export function WaitingEntries({ entries, onSend, onRemove }: WaitingEntriesProps) {
  const text = useText(checkinText)
  if (entries.length === 0) return null
  return (
    <Section title={text.waiting(entries.length)}>
      <p className="checkin-desk-note">{text.waitingNote}</p>
      {entries.map(({ id, phone, reason, problem }) => (
        <ListRow
          key={id}
          title={maskPhone(phone)}
          note={problem ?? reason}
          after={
            problem && (
              <Button small variant="quiet" onClick={() => onRemove(id)}>
                {text.removeEntry}
              </Button>
            )
          }
        />
      ))}
      <div className="checkin-desk-actions">
        <Button onClick={onSend}>{text.sendNow}</Button>
      </div>
    </Section>
  )
}
