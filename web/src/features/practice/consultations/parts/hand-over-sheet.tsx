import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { consultationLimits } from '#contract/practice/consultations.ts'
import type { Consultation } from '#contract/practice/consultations.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ChoiceList } from '#web/ui/choice-list/choice-list.tsx'
import { useText } from '#web/ui/language.ts'
import { ListState } from '#web/ui/list-state/list-state.tsx'
import { Sheet } from '#web/ui/sheet/sheet.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { consultationQueries } from '../queries.ts'
import { consultationText } from '../text.ts'
import './consultation-form.css'

type HandOverSheetProps = { consultation: Consultation; open: boolean; onClose: () => void }

export function HandOverSheet({ consultation, open, onClose }: HandOverSheetProps) {
  const text = useText(consultationText)
  return (
    <Sheet open={open} onClose={onClose} title={text.handOverTitle}>
      {open && <HandOverForm consultation={consultation} onClose={onClose} />}
    </Sheet>
  )
}

function HandOverForm({ consultation, onClose }: Omit<HandOverSheetProps, 'open'>) {
  const text = useText(consultationText)
  const colleagues = useInfiniteQuery(consultationQueries.doctors(consultation.department_id, ''))
  const [doctorId, setDoctorId] = useState<number>()
  const most = consultationLimits.reason
  const form = useForm({
    initial: () => ({ doctor: '', reason: '' }),
    faultsOf: ({ reason }) => ({
      doctor: doctorId === undefined ? text.doctorMissing : undefined,
      reason: faultOf(reason),
    }),
    showFaults: 'tried',
    refusalAt: 'reason',
    async onSubmit({ reason }) {
      await consultationMutations.handOver({ id: consultation.id, doctor_id: doctorId!, reason })
      toast(text.handedOver, 'success')
      onClose()
    },
  })

  function faultOf(reason: string): string | undefined {
    if (reason.trim() === '') return text.reasonMissing
    return characterCount(reason.trim()) > most ? text.tooLong(most) : undefined
  }

  if (colleagues.isPending) return <ListState status="loading" inline />
  if (!colleagues.data) return <ListState status="error" inline onRetry={() => colleagues.refetch()} />
  const doctors = colleagues.data.pages.flatMap((page) => page.data)
  if (doctors.length === 0) return <ListState status="empty" inline emptyText={text.noColleagues} />
  const doctorError = form.bind('doctor').error
  return (
    <form className="consultation-form" {...form.props}>
      <fieldset>
        <legend className="field-label">{text.chooseDoctor}</legend>
        <ChoiceList
          isMultiple={false}
          options={doctors.map(({ doctor_id, name, title }) => ({
            option_id: doctor_id,
            label: `${name} ${title}`,
          }))}
          chosen={doctorId === undefined ? [] : [doctorId]}
          onChoose={([chosen]) => setDoctorId(chosen)}
        />
        {doctorError && (
          <p className="field-note" data-wrong role="alert">
            {doctorError}
          </p>
        )}
      </fieldset>
      {colleagues.hasNextPage && (
        <Button variant="quiet" block onClick={() => colleagues.fetchNextPage()}>
          {text.more}
        </Button>
      )}
      <TextArea
        {...form.bind('reason')}
        label={text.handOverReason}
        hint={text.handOverHint}
        most={most}
        rows={3}
      />
      <Button type="submit" variant="primary" block onClick={form.submit}>
        {text.handOver}
      </Button>
    </form>
  )
}
