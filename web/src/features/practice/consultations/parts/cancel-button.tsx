import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'

export function CancelButton({ id, label }: { id: number; label: string }) {
  const text = useText(consultationText)
  const [isOpen, setIsOpen] = useState(false)

  async function cancel(reason: string) {
    await consultationMutations.cancel({ id, reason })
    setIsOpen(false)
    toast(text.cancelled, 'success')
  }

  return (
    <>
      <Button variant="danger" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ReasonSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onSend={cancel}
        text={{
          title: label,
          reason: text.cancelReason,
          hint: text.cancelHint,
          missing: text.reasonMissing,
          send: label,
        }}
      />
    </>
  )
}
