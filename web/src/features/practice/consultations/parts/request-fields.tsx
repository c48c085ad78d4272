import { useState } from 'react'
import { consultationLimits } from '#contract/practice/consultations.ts'
import { FreeTimeField } from '#web/features/practice/consulting-hours/fields/free-time-field.tsx'
import { ChooseField } from '#web/ui/choose-field/choose-field.tsx'
import { useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { SwitchRow } from '#web/ui/switch-row/switch-row.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { patientText } from '../patient-text.ts'
import type { ConsultationForm } from './patient-fields.tsx'
import { ReceiverChooser } from './receiver-chooser.tsx'
import type { Receiver } from './receiver-chooser.tsx'

type RequestFieldsProps = {
  form: ConsultationForm
  receiver: Receiver | undefined
  onReceiver: (receiver: Receiver | undefined) => void
}

/** Whom to ask, what, and how urgently. */
export function RequestFields({ form, receiver, onReceiver }: RequestFieldsProps) {
  const text = useText(patientText)
  const [kind, setKind] = useState<Receiver['kind']>('department')
  const [isChoosing, setIsChoosing] = useState(false)
  const isDepartment = kind === 'department'
  const { error } = form.bind('receiver')
  return (
    <>
      <Segmented
        label={text.askWhom}
        value={kind}
        onChange={(chosen) => {
          setKind(chosen)
          onReceiver(undefined)
        }}
        options={[
          { value: 'department', label: text.askDepartment },
          { value: 'doctor', label: text.askDoctor },
        ]}
      />
      <ChooseField
        name="receiver"
        label={isDepartment ? text.department : text.doctor}
        value={receiver?.name ?? ''}
        placeholder={isDepartment ? text.chooseDepartment : text.chooseDoctor}
        onPress={() => setIsChoosing(true)}
        {...(error && { error })}
      />
      {receiver?.kind === 'doctor' && (
        <FreeTimeField
          key={receiver.id}
          doctorId={receiver.id}
          value={form.values.time}
          onValue={(time) => form.set('time', time)}
        />
      )}
      <TextArea
        {...form.bind('purpose')}
        label={text.purpose}
        hint={text.purposeHint}
        most={consultationLimits.purpose}
        rows={3}
      />
      <SwitchRow
        label={text.urgent}
        note={text.urgentNote}
        checked={form.values.urgent === '1'}
        onChange={(isUrgent) => form.set('urgent', isUrgent ? '1' : '')}
      />
      <ReceiverChooser
        kind={kind}
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(chosen) => {
          onReceiver(chosen)
          form.set('time', '')
          setIsChoosing(false)
        }}
      />
    </>
  )
}
