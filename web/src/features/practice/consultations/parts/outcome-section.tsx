import { consultationLimits } from '#contract/practice/consultations.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Section } from '#web/ui/section/section.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import './consultation-form.css'

/** What became of the patient: written by the applying doctor, shown to both. */
export function OutcomeSection({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const { outcome, outcome_time, actions } = consultation
  return (
    <Section title={text.outcome} aside={outcome_time}>
      {actions.includes('saveOutcome') ? (
        <OutcomeForm consultation={consultation} />
      ) : outcome ? (
        <p className="consultation-form-text">{outcome}</p>
      ) : (
        <ListState status="empty" inline emptyText={text.noOutcome} />
      )}
    </Section>
  )
}

function OutcomeForm({ consultation: { id, outcome } }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const most = consultationLimits.outcome
  const form = useForm({
    initial: () => ({ outcome }),
    faultsOf: (values) => ({ outcome: faultOf(values.outcome) }),
    async onSubmit(values) {
      await consultationMutations.saveOutcome({ id, outcome: values.outcome })
      toast(text.outcomeSaved, 'success')
    },
  })

  function faultOf(value: string): string | undefined {
    if (value.trim() === '') return text.outcomeMissing
    return characterCount(value.trim()) > most ? text.tooLong(most) : undefined
  }

  return (
    <form className="consultation-form" {...form.props}>
      <TextArea
        {...form.bind('outcome')}
        label={text.outcome}
        hideLabel
        hint={text.outcomeHint}
        most={most}
        rows={3}
      />
      <Button type="submit" block onClick={form.submit}>
        {text.saveOutcome}
      </Button>
    </form>
  )
}
