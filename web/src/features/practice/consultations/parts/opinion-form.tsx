import type { Consultation } from '#contract/practice/consultations.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { OpinionEditor } from './opinion-editor.tsx'

/** The receiving doctor writes the opinion; signing it ends the consultation. */
export function OpinionForm({ consultation: { id, opinion } }: { consultation: Consultation }) {
  const text = useText(consultationText)
  return (
    <OpinionEditor
      title={text.opinion}
      id={id}
      draft={opinion}
      sign={{ label: text.sign, ask: text.signAsk, text: text.signText }}
      onSave={(written) => consultationMutations.saveOpinion({ id, opinion: written })}
      onSign={async (written) => {
        await consultationMutations.end({ id, opinion: written })
        toast(text.signed, 'success')
      }}
    />
  )
}
