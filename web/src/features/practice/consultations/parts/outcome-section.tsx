import { consultationLimits } from '#contract/practice/consultations.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { useTimeText } from '#web/shell/use-time-text.ts'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { EntryForm } from './entry-form.tsx'
import './patient-section.css'

/** What became of the patient, one entry after the other: written by the applying doctor, shown to both. */
export function OutcomeSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { timeOf } = useTimeText()
  const { id, outcomes } = consultation
  const mayAdd = consultation.actions.includes('saveOutcome')

  async function add(outcome: string) {
    await consultationMutations.saveOutcome({ id, outcome })
    toast(text.outcomeSaved, 'success')
  }

  return (
    <Section title={text.outcome}>
      {outcomes.length > 0 && (
        <dl className="patient-section">
          {outcomes.map((entry, at) => (
            // Entries have no number; they only ever get more.
            <div key={at}>
              <dt>{timeOf(entry.time)}</dt>
              <dd>{entry.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {mayAdd ? (
        <EntryForm
          label={text.outcome}
          hint={text.outcomeHint}
          missing={text.outcomeMissing}
          send={text.saveOutcome}
          most={consultationLimits.outcome}
          onSend={add}
        />
      ) : (
        outcomes.length === 0 && <ListState status="empty" inline emptyText={text.noOutcome} />
      )}
    </Section>
  )
}
