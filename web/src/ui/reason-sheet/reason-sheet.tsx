import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'

export type ReasonSheetProps = {
  open: boolean
  onClose: () => void
  /** Is given a reason that is not empty. */
  onSend: (reason: string) => Promise<void>
  text: { title: string; reason: string; hint: string; missing: string; send: string }
}

/** As many characters as every call that takes a reason. */
const longest = 500

/** Asks for a reason before something is refused or forced. */
export function ReasonSheet({ open, onClose, onSend, text }: ReasonSheetProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)

  async function send() {
    if (reason.trim() === '') setMissing(true)
    else await onSend(reason.trim())
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text.title}
      foot={
        <Button variant="primary" block onClick={send}>
          {text.send}
        </Button>
      }
    >
      <TextArea
        label={text.reason}
        value={reason}
        onValue={(value) => {
          setReason(value)
          setMissing(false)
        }}
        most={longest}
        rows={4}
        error={isMissing ? text.missing : undefined}
        hint={text.hint}
        data-autofocus
      />
    </Sheet>
  )
}
