import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { ReasonButton } from './reason-button.tsx'

export function CancelButton({ id, label }: { id: number; label: string }) {
  const text = useText(consultationText)

  async function cancel(reason: string) {
    await consultationMutations.cancel({ id, reason })
    toast(text.cancelled, 'success')
  }

  return (
    <ReasonButton
      label={label}
      variant="danger"
      text={{ reason: text.cancelReason, hint: text.cancelHint, missing: text.reasonMissing }}
      onSend={cancel}
    />
  )
}
