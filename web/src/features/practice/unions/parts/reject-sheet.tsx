import { unionLimits } from '#contract/practice/unions.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { unionText } from '../text.ts'
import './union-form.css'

type RejectSheetProps = {
  open: boolean
  onClose: () => void
  onReject: (reason: string) => Promise<unknown>
}

/** Rejecting an application or a booking asks for a reason. */
export function RejectSheet({ open, onClose, onReject }: RejectSheetProps) {
  const text = useText(unionText)
  return (
    <Sheet open={open} onClose={onClose} title={text.rejectTitle}>
      {open && <RejectForm onClose={onClose} onReject={onReject} />}
    </Sheet>
  )
}

function RejectForm({ onClose, onReject }: Omit<RejectSheetProps, 'open'>) {
  const text = useText(unionText)
  const form = useForm({
    initial: () => ({ reason: '' }),
    faultsOf: ({ reason }) => ({ reason: faultOf(reason) }),
    refusalAt: 'reason',
    async onSubmit({ reason }) {
      await onReject(reason)
      onClose()
    },
  })

  function faultOf(reason: string): string | undefined {
    if (reason.trim() === '') return text.missingField(text.rejectTitle)
    return characterCount(reason.trim()) > unionLimits.reason ? text.tooLong(unionLimits.reason) : undefined
  }

  return (
    <form className="union-form" {...form.props}>
      <TextArea
        {...form.bind('reason')}
        label={text.rejectTitle}
        hideLabel
        hint={text.rejectHint}
        most={unionLimits.reason}
        rows={4}
        data-autofocus
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.reject}
      </Button>
    </form>
  )
}
