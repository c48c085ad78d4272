import { useState } from 'react'
import { sheetLimits } from '#contract/practice/expert-sheets.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { useText } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { expertSheetText } from '../text.ts'

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Does what the reason is for; true when it is done. */
  onSubmit: (reason: string) => Promise<boolean>
}

/** Refusing something asks for the reason. */
export function ReasonDialog({ open, onClose, title, onSubmit }: ReasonDialogProps) {
  const text = useText(expertSheetText)
  const [reason, setReason] = useState('')
  const isGood = reason.trim() !== '' && characterCount(reason.trim()) <= sheetLimits.reason

  async function submit() {
    if (await onSubmit(reason.trim())) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button variant="primary" disabled={!isGood} onClick={submit}>
            {text.refuse}
          </Button>
        </>
      }
    >
      <TextArea
        label={text.reason}
        value={reason}
        onValue={setReason}
        most={sheetLimits.reason}
        rows={3}
        data-autofocus
      />
    </Dialog>
  )
}
