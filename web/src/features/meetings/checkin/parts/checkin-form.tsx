import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { faultsOfCheckin, isCheckinPhoto } from '#contract/meetings/checkin.ts'
import type {
  CheckinField as FieldName,
  CheckinForm as Values,
  CheckinInfo,
} from '#contract/meetings/checkin.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { checkinMutations } from '../mutations.ts'
import { checkinText } from '../text.ts'
import { CheckinField } from './checkin-field.tsx'
import { PhotoField } from './photo-field.tsx'
import './checkin-form.css'

type CheckinFormProps = {
  meetingId: number
  info: CheckinInfo
  onDone: () => unknown
}

/** What comes masked has to be typed again. */
const masked = new Set<FieldName>(['id_number', 'qualification_number', 'phone', 'email'])

const startOf = ({ form, fields }: CheckinInfo): Values =>
  Object.fromEntries(fields.map(({ field }) => [field, masked.has(field) ? '' : (form[field] ?? '')]))

/** Numbers are printed with capitals, and pasted with spaces. */
const tidy = (field: FieldName, value: string) =>
  field === 'id_number' || field === 'qualification_number'
    ? value.replaceAll(/\s/g, '').toUpperCase()
    : value.trim()

/** Nothing typed here is kept in the browser: it may hold the number of an identity card. */
export function CheckinForm({ meetingId, info, onDone }: CheckinFormProps) {
  const text = useText(checkinText)
  const language = useLanguage()
  const [values, setValues] = useState(() => startOf(info))
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set())
  const [isTried, setIsTried] = useState(false)
  // Whatever was agreed to before is agreed to anew.
  const [isConsenting, setIsConsenting] = useState(false)
  const [sending, setSending] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const tidied: Values = Object.fromEntries(
    info.fields.map(({ field }) => [field, tidy(field, values[field] ?? '')]),
  )
  const faults = faultsOfCheckin(info.fields, tidied)

  const bind = (field: FieldName) => ({
    value: values[field] ?? '',
    onValue: (value: string) => setValues((old) => ({ ...old, [field]: value })),
    error: isTried || left.has(field) ? faults[field]?.[language] : undefined,
  })

  async function submit() {
    setIsTried(true)
    if (sending > 0) return toast(text.photoSending, 'failure')
    const wrong = info.fields.find(({ field }) => faults[field])?.field
    if (wrong) {
      toast(faults[wrong]![language], 'failure')
      return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    }
    await checkinMutations.submit({ meeting_id: meetingId, form: tidied as never, consent: isConsenting })
    toast(text.submitted, 'success')
    return onDone()
  }

  return (
    <form
      ref={form}
      className="checkin-form"
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
    >
      {info.fields
        .filter(({ field }) => !isCheckinPhoto(field))
        .map((asked) => (
          <CheckinField
            key={asked.field}
            asked={asked}
            {...bind(asked.field)}
            onBlur={() => setLeft((old) => new Set([...old, asked.field]))}
          />
        ))}
      <div className="checkin-form-photos">
        {info.fields
          .filter(({ field }) => isCheckinPhoto(field))
          .map(({ field, required }) => (
            <PhotoField
              key={field}
              name={field}
              label={required === 1 ? text.fields[field] : text.optional(text.fields[field])}
              {...bind(field)}
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
        softDisabled={Object.keys(faults).length > 0 || sending > 0}
        onClick={submit}
      >
        {info.state === 3 ? text.resubmit : text.submit}
      </Button>
    </form>
  )
}
