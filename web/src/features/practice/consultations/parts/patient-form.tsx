import { useRef, useState } from 'react'
import { useNavigate } from '#web/shell/navigation.ts'
import { patientLimits } from '#contract/practice/patients.ts'
import type { Patient } from '#contract/practice/patients.ts'
import {
  PatientFileField,
  usePatientFiles,
} from '#web/features/practice/patient-files/fields/patient-file-field.tsx'
import { keptFiles } from '#web/shell/uploads.ts'
import { useForm } from '#web/shell/use-form.ts'
import { ButtonLink } from '#web/ui/button/button-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { confirm } from '#web/ui/dialog/confirm.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { Section } from '#web/ui/section/section.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { consultationMutations } from '../mutations.ts'
import { patientText } from '../patient-text.ts'
import { patientFaults, patientToSend, patientValues, requestFaults } from '../patient-values.ts'
import { AutosaveNote } from './autosave-note.tsx'
import { useAutosave } from '#web/shell/use-autosave.ts'
import { consultationPaths } from '#web/paths/consultations.ts'
import { PatientFields } from './patient-fields.tsx'
import { RequestFields } from './request-fields.tsx'
import type { Receiver } from './receiver-chooser.tsx'
import './consultation-form.css'

type PatientFormProps = {
  patient: Patient | undefined
  /** A new patient has got a number, under which a page that is loaded again finds it. */
  onDraft?: (patientId: number) => void
  /** The number that the draft of this page has got. */
  draftId?: number
}

/** A patient, and the request for a consultation about them unless one is open. */
export function PatientForm({ patient, onDraft, draftId = 0 }: PatientFormProps) {
  const text = useText(patientText)
  const language = useLanguage()
  const navigate = useNavigate()
  const [receiver, setReceiver] = useState<Receiver>()
  /** Of a patient that was saved and could not be sent: trying again saves the same one. */
  const savedIdRef = useRef(patient?.patient_id ?? 0)
  const openId = patient?.open_id ?? 0
  const files = usePatientFiles(
    patient?.attachments.map(({ url, name, file_id }) => ({ url, name, fileId: file_id })) ?? [],
  )
  const form = useForm({
    initial: () => patientValues(patient),
    faultsOf: (values) => ({
      ...patientFaults(values, { isComplete: true, language, text }),
      ...(openId === 0 && requestFaults(values, receiver !== undefined, text)),
    }),
    // The server keeps what is enough for a draft; until then, and the request itself, it is kept in this page.
    draft: { key: `patient_${patient?.patient_id ?? draftId}`, in: 'page' },
    onSubmit: openId > 0 ? saveChanges : send,
  })

  async function save(): Promise<number | undefined> {
    const kept = keptFiles(files.list)
    if (kept.length < files.list.length) return undefined
    const fileIds = kept.flatMap(({ fileId }) => fileId ?? [])
    const { patient_id } = await consultationMutations.savePatient(
      patientToSend(form.values, { patientId: savedIdRef.current, fileIds }),
    )
    savedIdRef.current = patient_id
    return patient_id
  }

  // Changes of an open consultation are told to the other doctor: those are saved by the button alone.
  const canAutosave =
    openId === 0 &&
    keptFiles(files.list).length === files.list.length &&
    Object.values(patientFaults(form.values, { isComplete: false, language, text })).every(
      (fault) => fault === undefined,
    )
  const fileIds = keptFiles(files.list).flatMap(({ fileId }) => fileId ?? [])
  const autosave = useAutosave(
    canAutosave ? JSON.stringify(patientToSend(form.values, { patientId: 0, fileIds })) : undefined,
    async () => {
      const patientId = savedIdRef.current
      const { patient_id } = await consultationMutations.autosavePatient(
        patientToSend(form.values, { patientId, fileIds }),
      )
      savedIdRef.current = patient_id
      if (patientId === 0) onDraft?.(patient_id)
    },
  )

  async function saveChanges() {
    if ((await save()) === undefined) return false
    toast(text.changed, 'success')
    return navigate(consultationPaths.base(openId), { replace: true })
  }

  /** A draft may lack what only a request needs. */
  async function saveDraft() {
    const faults = patientFaults(form.values, { isComplete: false, language, text })
    const wrong = (Object.keys(faults) as (keyof typeof faults)[]).find((field) => faults[field])
    if (wrong) {
      form.leave(wrong)
      form.props.ref.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return
    }
    const patientId = await save()
    if (patientId === undefined) return
    toast(text.saved, 'success')
    await navigate(consultationPaths.patient(patientId), { replace: true })
  }

  async function send() {
    const patientId = await save()
    if (patientId === undefined) return false
    const { purpose, urgent, time } = form.values
    const { id } = await consultationMutations.apply({
      patient_id: patientId,
      department_id: receiver?.kind === 'department' ? receiver.id : 0,
      doctor_id: receiver?.kind === 'doctor' ? receiver.id : 0,
      purpose,
      urgent: urgent === '1',
      ...(receiver?.kind === 'doctor' && time !== '' && { begin_time: time }),
    })
    toast(text.sent, 'success')
    return navigate(consultationPaths.base(id), { replace: true })
  }

  async function remove() {
    if (!(await confirm({ title: text.removeAsk, text: text.removeText, yes: text.remove }))) return
    await consultationMutations.deletePatient({ patient_id: savedIdRef.current })
    toast(text.removed, 'success')
    await navigate(consultationPaths.home, { replace: true })
  }

  return (
    <form {...form.props}>
      <Section title={text.patient}>
        <div className="consultation-form">
          <p className="consultation-form-note">{openId > 0 ? text.openNote : text.required}</p>
          <PatientFields form={form} consentTime={patient?.consent_time ?? ''} />
          <PatientFileField files={files} most={patientLimits.attachments} isTried={form.isTried} />
          <AutosaveNote {...autosave} />
        </div>
      </Section>
      {openId > 0 ? (
        <div className="consultation-form">
          <Button type="submit" variant="primary" block onClick={form.submit}>
            {text.saveChanges}
          </Button>
          <ButtonLink href={consultationPaths.base(openId)}>{text.toConsultation}</ButtonLink>
        </div>
      ) : (
        <Section title={text.request}>
          <div className="consultation-form">
            <RequestFields form={form} receiver={receiver} onReceiver={setReceiver} />
            <div className="consultation-form-buttons">
              <Button onClick={saveDraft}>{text.saveDraft}</Button>
              <Button type="submit" variant="primary" onClick={form.submit}>
                {text.send}
              </Button>
            </div>
            {patient && patient.is_draft === 1 && (
              <Button variant="quiet" onClick={remove}>
                {text.remove}
              </Button>
            )}
          </div>
        </Section>
      )}
    </form>
  )
}
