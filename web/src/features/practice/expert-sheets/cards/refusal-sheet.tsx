import { useText } from '#web/ui/language.ts'
import { ReasonSheet } from '#web/ui/reason-sheet/reason-sheet.tsx'
import { expertSheetText } from '../text.ts'

type RefusalSheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Does what the reason is for; true when it is done. */
  onSubmit: (reason: string) => Promise<boolean>
}

/** Refusing something asks for the reason. */
export function RefusalSheet({ open, onClose, title, onSubmit }: RefusalSheetProps) {
  const text = useText(expertSheetText)
  return (
    <ReasonSheet
      open={open}
      onClose={onClose}
      onSend={async (reason) => {
        if (await onSubmit(reason)) onClose()
      }}
      text={{
        title,
        reason: text.reason,
        hint: text.reasonHint,
        missing: text.reasonMissing,
        send: text.refuse,
      }}
    />
  )
}
