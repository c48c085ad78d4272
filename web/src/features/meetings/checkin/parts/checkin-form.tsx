import { useState } from 'react'
import { checkinStatement, checkinStates, fieldsFor, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type { CheckinInfo } from '#contract/meetings/checkin.ts'
import { loadDevice } from '#web/platform/device-key.ts'
import { storage } from '#web/platform/storage.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOf, startOf, toSend } from '../checkin-values.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinText } from '../text.ts'
import { CheckinField } from './checkin-field.tsx'
import { PhotoField } from './photo-field.tsx'
import './checkin-form.css'

/** Nothing where the browser has no key: the form is submitted all the same. */
async function signForm(meetingId: number) {
  const device = await loadDevice()
  if (!device) return {}
  const statement = checkinStatement(meetingId, Number(storage.get('userid')))
  return { device_key: device.key, device_sign: await device.sign(statement) }
}

type CheckinFormProps = { meetingId: number; info: CheckinInfo; onDone: () => unknown }

/** Nothing typed here is kept in the browser: it may hold the number of an identity card. */
export function CheckinForm({ meetingId, info, onDone }: CheckinFormProps) {
  const text = useText(checkinText)
  const language = useLanguage()
  // Whatever was agreed to before is agreed to again.
  const [isConsenting, setIsConsenting] = useState(false)
  const [sending, setSending] = useState(0)
  const form = useForm({
    initial: () => startOf(info),
    faultsOf: (values) => faultsInLanguage(faultsOf(info, values), language),
    onWrong: (fault) => toast(sending > 0 ? text.photoSending : fault, 'failure'),
    async onSubmit(values) {
      if (sending > 0) return toast(text.photoSending, 'failure')
      await checkinMutations.submit({
        meeting_id: meetingId,
        form: toSend(info, values),
        consent: isConsenting,
        ...(await signForm(meetingId)),
      })
      toast(text.submitted, 'success')
      return onDone()
    },
  })

  const fields = fieldsFor(info.fields, form.values.identity ?? '')
  return (
    <form className="checkin-form" {...form.props}>
      {fields
        .filter(({ field }) => !isCheckinPhoto(field))
        .map((asked) => (
          <CheckinField
            key={asked.field}
            asked={asked}
            ownPhone={info.own_phone}
            {...form.bind(asked.field)}
          />
        ))}
      <div className="checkin-form-photos">
        {fields
          .filter(({ field }) => isCheckinPhoto(field))
          .map(({ field, required }) => (
            <PhotoField
              key={field}
              label={required === 1 ? text.fields[field] : text.optional(text.fields[field])}
              {...form.bind(field)}
              onBusy={(isBusy) => setSending((count) => count + (isBusy ? 1 : -1))}
            />
          ))}
      </div>
      <Checkbox checked={isConsenting} onChange={setIsConsenting} name="consent">
        {text.consent}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        block
        softDisabled={form.isWrong || sending > 0}
        onClick={form.submit}
      >
        {info.state === checkinStates.failed ? text.resubmit : text.submit}
      </Button>
    </form>
  )
}
