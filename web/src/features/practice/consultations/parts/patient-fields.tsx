import { consentTexts, consentVersion, genders, patientLimits } from '#contract/practice/patients.ts'
import { clock } from '#web/platform/clock.ts'
import type { useForm } from '#web/shell/use-form.ts'
import { Checkbox } from '#web/ui/checkbox/checkbox.tsx'
import { Field } from '#web/ui/field/field.tsx'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/segmented/segmented.tsx'
import { TextArea } from '#web/ui/text-area/text-area.tsx'
import { patientText } from '../patient-text.ts'
import type { PatientValues } from '../patient-values.ts'
import { readIdNumber } from '../read-id-number.ts'
import './consultation-form.css'

export type ConsultationForm = Pick<ReturnType<typeof useForm<PatientValues>>, 'bind' | 'set' | 'values'>

type PatientFieldsProps = { form: ConsultationForm; consentTime: string }

export function PatientFields({ form, consentTime }: PatientFieldsProps) {
  const text = useText(patientText)
  const language = useLanguage()
  const { values, bind, set } = form
  const genderError = bind('gender').error

  /** The number says how old somebody is, and whether they are a man or a woman. */
  function setIdNumber(number: string) {
    set('id_number', number)
    const read = readIdNumber(number, new Date(clock.now()))
    if (!read) return
    set('gender', String(read.gender))
    set('age', String(read.age))
  }

  return (
    <>
      <Field {...bind('name')} label={text.name} autoComplete="off" />
      <Field
        {...bind('id_number')}
        onValue={setIdNumber}
        label={text.idNumber}
        hint={text.idNumberHint}
        autoComplete="off"
        maxLength={18}
      />
      <div className="consultation-form-pair">
        <Field {...bind('age')} label={text.age} inputMode="numeric" autoComplete="off" maxLength={3} />
        <div>
          <span className="field-label" aria-hidden="true">
            {text.gender}
          </span>
          <Segmented
            label={text.gender}
            value={values.gender}
            onChange={(gender) => set('gender', gender)}
            options={[
              { value: String(genders.male), label: text.male },
              { value: String(genders.female), label: text.female },
            ]}
          />
        </div>
      </div>
      {genderError && (
        <p className="field-note" data-wrong role="alert">
          {genderError}
        </p>
      )}
      <Field {...bind('phone')} label={text.phone} type="tel" inputMode="tel" autoComplete="off" />
      <TextArea {...bind('complaint')} label={text.complaint} most={patientLimits.complaint} rows={3} />
      <TextArea
        {...bind('history')}
        label={text.history}
        hint={text.historyHint}
        most={patientLimits.history}
        rows={4}
      />
      <Checkbox
        name="consent"
        checked={values.consent === '1'}
        onChange={(isGiven) => set('consent', isGiven ? '1' : '')}
        error={bind('consent').error}
      >
        <strong>{text.consent}</strong> {consentTexts[consentVersion]![language]}
        {consentTime && values.consent === '1' && (
          <span className="consultation-form-note"> {text.consentGiven(consentTime)}</span>
        )}
      </Checkbox>
    </>
  )
}
