import type { Consultation } from '#contract/practice/consultations.ts'
import { clock } from '#web/platform/clock.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useText } from '#web/ui/language.ts'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationText } from '../text.ts'
import './consultation-form.css'

type ScheduleSheetProps = { consultation: Consultation; open: boolean; onClose: () => void }

export function ScheduleSheet({ consultation, open, onClose }: ScheduleSheetProps) {
  const text = useText(consultationText)
  return (
    <Sheet open={open} onClose={onClose} title={text.schedule}>
      {open && <ScheduleForm consultation={consultation} onClose={onClose} />}
    </Sheet>
  )
}

function ScheduleForm({ consultation, onClose }: Omit<ScheduleSheetProps, 'open'>) {
  const text = useText(consultationText)
  const form = useForm({
    // A field of the browser writes times as `YYYY-MM-DDTHH:mm`.
    initial: () => ({ time: consultation.begin_time.replace(' ', 'T') }),
    faultsOf: ({ time }) => ({ time: faultOf(time) }),
    showFaults: 'tried',
    refusalAt: 'time',
    async onSubmit({ time }) {
      await consultationMutations.schedule({ id: consultation.id, begin_time: time.replace('T', ' ') })
      toast(text.scheduled, 'success')
      onClose()
    },
  })

  function faultOf(time: string): string | undefined {
    if (time === '') return text.timeMissing
    return Date.parse(`${time}:00+08:00`) > clock.now() ? undefined : text.timePast
  }

  return (
    <form className="consultation-form" {...form.props}>
      <Field
        {...form.bind('time')}
        label={text.scheduleTime}
        hint={text.scheduleHint}
        type="datetime-local"
        step={300}
        data-autofocus
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.schedule}
      </Button>
    </form>
  )
}
