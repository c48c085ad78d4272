import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { ReasonButton } from './reason-button.tsx'

/** Asks the applying doctor to complete the record. */
export function SendBackButton({ id }: { id: number }) {
  const text = useText(consultationText)

  async function sendBack(reason: string) {
    await consultationMutations.sendBack({ id, reason })
    toast(text.sentBack, 'success')
  }

  return (
    <ReasonButton
      label={text.sendBack}
      text={{ reason: text.sendBackReason, hint: text.sendBackHint, missing: text.reasonMissing }}
      onSend={sendBack}
    />
  )
}
