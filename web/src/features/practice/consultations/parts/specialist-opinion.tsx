import type { Consultation } from '#contract/practice/consultations.ts'
import { useLoginState } from '#web/features/people/account/state.ts'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { OpinionEditor } from './opinion-editor.tsx'

/** A specialist writes an opinion of their own; signing it leaves the consultation open. */
export function SpecialistOpinion({ consultation: { id, specialists } }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const login = useLoginState()
  const userId = login.is === 'in' ? login.user?.userid : undefined
  const own = specialists.find(({ userid }) => userid === userId)
  return (
    <OpinionEditor
      title={text.ownOpinion}
      id={id}
      draft={own?.opinion ?? null}
      sign={{ label: text.signOwn, ask: text.signAsk, text: text.signOwnText }}
      onSave={(written) => consultationMutations.saveOpinion({ id, opinion: written })}
      onSign={async (written) => {
        await consultationMutations.sign({ id, opinion: written })
        toast(text.signedOwn, 'success')
      }}
    />
  )
}
