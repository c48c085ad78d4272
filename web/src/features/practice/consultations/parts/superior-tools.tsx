import { useState } from 'react'
import type { Consultation } from '#contract/practice/consultations.ts'
import { Button } from '#web/ui/button/button.tsx'
import { useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import { CancelButton } from './cancel-button.tsx'
import { SendBackButton } from './send-back-button.tsx'
import { HandOverSheet } from './hand-over-sheet.tsx'
import { ScheduleSheet } from './schedule-sheet.tsx'

/** What the superior side may do now. */
export function SuperiorTools({ consultation }: { consultation: Consultation }) {
  const text = useText(consultationText)
  const [openSheet, setOpenSheet] = useState<'schedule' | 'handOver'>()
  const { id, actions, begin_time: beginTime } = consultation
  const close = () => setOpenSheet(undefined)

  async function receive() {
    await consultationMutations.receive({ id })
    toast(text.receivedToast, 'success')
  }

  async function start() {
    await consultationMutations.start({ id })
    toast(text.started, 'success')
  }

  return (
    <>
      {actions.includes('receive') && (
        <Button variant="primary" onClick={receive}>
          {text.receive}
        </Button>
      )}
      {actions.includes('start') && (
        <Button variant="primary" onClick={start}>
          {text.start}
        </Button>
      )}
      {actions.includes('schedule') && (
        <Button aria-haspopup="dialog" onClick={() => setOpenSheet('schedule')}>
          {beginTime ? text.reschedule : text.schedule}
        </Button>
      )}
      {actions.includes('handOver') && consultation.department_id > 0 && (
        <Button aria-haspopup="dialog" onClick={() => setOpenSheet('handOver')}>
          {text.handOver}
        </Button>
      )}
      {actions.includes('sendBack') && <SendBackButton id={id} />}
      {actions.includes('cancel') && (
        <CancelButton id={id} label={actions.includes('receive') ? text.decline : text.cancel} />
      )}
      <ScheduleSheet consultation={consultation} open={openSheet === 'schedule'} onClose={close} />
      <HandOverSheet consultation={consultation} open={openSheet === 'handOver'} onClose={close} />
    </>
  )
}
