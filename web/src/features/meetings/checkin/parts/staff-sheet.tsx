import { accountFailures, defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'
import { checkinFailures, staffReasonLimit } from '#contract/meetings/checkin.ts'
import type { VisitItem } from '#contract/meetings/checkin.ts'
import type { SendOutcome } from '#web/shell/send-queue.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { checkinText } from '../text.ts'

type StaffSheetProps = {
  open: boolean
  onClose: () => void
  onNote: (typed: { phone: string; reason: string }) => Promise<SendOutcome<VisitItem>>
}

/** For those who cannot scan. */
export function StaffSheet({ open, onClose, onNote }: StaffSheetProps) {
  const text = useText(checkinText)
  const language = useLanguage()
  const form = useForm({
    initial: () => ({ phone: '', reason: '' }),
    faultsOf: ({ phone, reason }) => ({
      phone: isPhone(phone.trim(), defaultCountryCode) ? undefined : accountFailures.wrongPhone[language],
      reason: reason.trim() === '' ? checkinFailures.reasonMissing[language] : undefined,
    }),
    showFaults: 'tried',
    async onSubmit({ phone, reason }) {
      const outcome = await onNote({ phone: phone.trim(), reason: reason.trim() })
      if (outcome.is === 'refused') return toast(outcome.message, 'failure')
      toast(outcome.is === 'sent' ? text.staffDone(outcome.answer?.name ?? '') : text.noted, 'success')
      form.reset()
      return onClose()
    },
  })

  return (
    <Sheet open={open} onClose={onClose} title={text.byStaffTitle}>
      <form {...form.props}>
        <p>{text.byStaffText}</p>
        <Field
          {...form.bind('phone')}
          label={text.phone}
          inputMode="tel"
          autoComplete="off"
          maxLength={15}
          data-autofocus
        />
        <Field
          {...form.bind('reason')}
          label={text.staffReason}
          hint={text.staffReasonHint}
          maxLength={staffReasonLimit}
        />
        <Button type="submit" variant="primary" block onClick={form.submit}>
          {text.byStaff}
        </Button>
      </form>
    </Sheet>
  )
}
