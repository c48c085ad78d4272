import { useState } from 'react'
import type { FormEvent } from 'react'
import { checkinFailures, staffReasonLimit } from '#contract/meetings/checkin.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinText } from '../text.ts'

type StaffSheetProps = { open: boolean; onClose: () => void; meetingId: number; scheduleId: number }

/** For those who cannot scan. */
export function StaffSheet({ open, onClose, meetingId, scheduleId }: StaffSheetProps) {
  const text = useText(checkinText)
  const language = useLanguage()
  const [phone, setPhone] = useState('')
  const [reason, setReason] = useState('')
  const [isTried, setIsTried] = useState(false)

  async function submit() {
    setIsTried(true)
    if (reason.trim() === '') return
    const { name } = await checkinMutations.byStaff({
      meeting_id: meetingId,
      schedule_id: scheduleId,
      phone: phone.trim(),
      reason: reason.trim(),
    })
    toast(text.staffDone(name), 'success')
    setPhone('')
    setReason('')
    setIsTried(false)
    onClose()
  }

  return (
    <Sheet open={open} onClose={onClose} title={text.byStaffTitle}>
      <form noValidate onSubmit={(event: FormEvent) => event.preventDefault()}>
        <p>{text.byStaffText}</p>
        <Field
          label={text.phone}
          value={phone}
          onValue={setPhone}
          inputMode="tel"
          autoComplete="off"
          maxLength={15}
          data-autofocus
        />
        <Field
          label={text.staffReason}
          value={reason}
          onValue={setReason}
          hint={text.staffReasonHint}
          error={isTried && reason.trim() === '' ? checkinFailures.reasonMissing[language] : undefined}
          maxLength={staffReasonLimit}
        />
        <Button type="submit" variant="primary" block onClick={submit}>
          {text.byStaff}
        </Button>
      </form>
    </Sheet>
  )
}
