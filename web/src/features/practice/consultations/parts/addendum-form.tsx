import { consultationLimits } from '#contract/practice/consultations.ts'
import { useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { EntryForm } from './entry-form.tsx'

/** Adds to a signed opinion, which itself stays as it is. */
export function AddendumForm({ id }: { id: number }) {
  const text = useText(consultationText)

  async function add(entry: string) {
    await consultationMutations.addAddendum({ id, text: entry })
    toast(text.addendumAdded, 'success')
  }

  return (
    <Section title={text.addAddendum}>
      <EntryForm
        label={text.addendum}
        hint={text.addendumHint}
        missing={text.addendumMissing}
        send={text.signOwn}
        most={consultationLimits.addendum}
        onSend={add}
      />
    </Section>
  )
}
