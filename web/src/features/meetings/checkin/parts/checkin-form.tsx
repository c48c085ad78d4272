import { useState } from 'react'
import { checkinStates, fieldsFor, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type { CheckinInfo } from '#contract/meetings/checkin.ts'
import { faultsInLanguage } from '#web/shell/form-state.ts'
import { useForm } from '#web/shell/use-form.ts'
import { newEntry } from '#web/shell/use-send-queue.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { faultsOf, mayWait, startOf, toSend } from '../checkin-values.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinText } from '../text.ts'
import { fieldsOfEntry, useCheckinQueue } from '../use-checkin-queue.ts'
import { CheckinField } from './checkin-field.tsx'
import { PhotoField } from './photo-field.tsx'
import './checkin-form.css'

type CheckinFormProps = { meetingId: number; info: CheckinInfo; onDone: () => unknown }

/** What proves who somebody is stays in the browser at no time; any other form waits there for a network. */
export function CheckinForm({ meetingId, info, onDone }: CheckinFormProps) {
  const text = useText(checkinText)
  const language = useLanguage()
  // Whatever was agreed to before is agreed to again.
  const [isConsenting, setIsConsenting] = useState(false)
  const [sending, setSending] = useState(0)
  const { note } = useCheckinQueue()
  const form = useForm({
    initial: () => startOf(info),
    faultsOf: (values) => faultsInLanguage(faultsOf(info, values), language),
    onWrong: (fault) => toast(sending > 0 ? text.photoSending : fault, 'failure'),
    draft: { key: `checkin_${meetingId}`, in: 'page' },
    async onSubmit(values) {
      if (sending > 0) {
        toast(text.photoSending, 'failure')
        return false
      }
      const given = { meetingId, form: toSend(info, values), consent: isConsenting }
      if (mayWait(fieldsFor(info.fields, values.identity ?? ''))) {
        const outcome = await note({ ...newEntry(), ...given })
        if (outcome.is === 'refused') {
          toast(outcome.message, 'failure')
          return false
        }
        if (outcome.is === 'later') return onDone()
      } else await checkinMutations.submit(await fieldsOfEntry(given))
      toast(text.submitted, 'success')
      return onDone()
    },
  })

  const fields = fieldsFor(info.fields, form.values.identity ?? '')
  return (
    <form className="field-stack checkin-form" {...form.props}>
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
