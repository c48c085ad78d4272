import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { coffeeText } from '../text.ts'
import type { RedemptionEntry } from '../use-redemption-queue.ts'

type WaitingRedemptionsProps = {
  entries: readonly RedemptionEntry[]
  onSend: () => Promise<unknown>
  onRemove: (id: string) => Promise<unknown>
}

/** What the counter has handed out and the server does not know of yet, or has refused. */
export function WaitingRedemptions({ entries, onSend, onRemove }: WaitingRedemptionsProps) {
  const text = useText(coffeeText)
  if (entries.length === 0) return null
  return (
    <Section title={text.waiting(entries.length)}>
      <p className="coffee-counter-line">{text.waitingNote}</p>
      {entries.map(({ id, code, name, item, problem }) => (
        <ListRow
          key={id}
          title={`${name} · ${item}`}
          note={problem ?? code}
          after={
            problem && (
              <Button small variant="quiet" onClick={() => onRemove(id)}>
                {text.removeEntry}
              </Button>
            )
          }
        />
      ))}
      <div className="coffee-counter-line">
        <Button block onClick={onSend}>
          {text.sendNow}
        </Button>
      </div>
    </Section>
  )
}
