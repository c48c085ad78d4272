import { consultationLimits } from '#contract/practice/consultations.ts'
import {
  genders,
  patientFailures,
  patientGap,
  patientLimits,
  patientMistake,
} from '#contract/practice/patients.ts'
import type { Patient } from '#contract/practice/patients.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import type { Failure } from '#contract/wire/failure.ts'
import type { Language } from '#contract/wire/language.ts'
import type { patientText } from './patient-text.ts'

/** What is typed into the form. A box that is ticked holds `1`. */
export type PatientValues = Record<
  | 'name'
  | 'gender'
  | 'age'
  | 'phone'
  | 'id_number'
  | 'complaint'
  | 'history'
  | 'consent'
  | 'receiver'
  | 'purpose'
  | 'urgent'
  | 'time',
  string
>

export const patientValues = (patient: Patient | undefined): PatientValues => ({
  name: patient?.name ?? '',
  // Nothing is chosen for the doctor: what is not noticed would be wrong for half of all patients.
  gender: patient ? String(patient.gender) : '',
  age: patient ? String(patient.age) : '',
  phone: patient?.phone ?? '',
  id_number: patient?.id_number ?? '',
  complaint: patient?.complaint ?? '',
  history: patient?.history ?? '',
  consent: patient?.consent_time ? '1' : '',
  receiver: '',
  purpose: '',
  urgent: '',
  time: '',
})

type PatientFaults = Partial<Record<keyof PatientValues, string | undefined>>

/** The field that a failure of the contract belongs to. */
const fieldOf = new Map<Failure, keyof PatientValues>([
  [patientFailures.nameMissing, 'name'],
  [patientFailures.ageWrong, 'age'],
  [patientFailures.phoneWrong, 'phone'],
  [patientFailures.phoneMissing, 'phone'],
  [patientFailures.idNumberWrong, 'id_number'],
  [patientFailures.complaintMissing, 'complaint'],
  [patientFailures.consentMissing, 'consent'],
])

const trimmed = (values: PatientValues): PatientValues =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value.trim()])) as PatientValues

const ageOf = (age: string) => (/^\d{1,3}$/.test(age) ? Number(age) : NaN)

type Text = (typeof patientText)['zh']
type Judged = { isComplete: boolean; language: Language; text: Text }

/** What is wrong with each field, by the rules of the server, in the order of the form. */
export function patientFaults(values: PatientValues, { isComplete, language, text }: Judged): PatientFaults {
  const given = trimmed(values)
  const { name, phone, complaint } = given
  const id_number = given.id_number.toUpperCase()
  const right = { name: 'x', age: 0, phone: '', id_number: '' }
  const has = { phone: 'x', complaint: 'x', hasConsent: true }
  const found = [
    patientMistake({ ...right, name }),
    patientMistake({ ...right, age: ageOf(given.age) }),
    patientMistake({ ...right, phone }),
    patientMistake({ ...right, id_number }),
    ...(isComplete
      ? [
          patientGap({ ...has, phone }),
          patientGap({ ...has, complaint }),
          patientGap({ ...has, hasConsent: given.consent === '1' }),
        ]
      : []),
  ]
  const faults: PatientFaults = { name: undefined, age: undefined, gender: undefined, phone: undefined }
  if (given.gender === '') faults.gender = text.chooseGender
  for (const failure of found) if (failure) faults[fieldOf.get(failure)!] = failure[language]
  for (const field of ['name', 'complaint', 'history'] as const)
    if (characterCount(given[field]) > patientLimits[field])
      faults[field] = text.tooLong(patientLimits[field])
  return faults
}

export function requestFaults({ purpose }: PatientValues, hasReceiver: boolean, text: Text): PatientFaults {
  const most = consultationLimits.purpose
  const isTooLong = characterCount(purpose.trim()) > most
  return {
    receiver: hasReceiver ? undefined : text.chooseReceiver,
    purpose: purpose.trim() === '' ? text.purposeMissing : isTooLong ? text.tooLong(most) : undefined,
  }
}

export const patientToSend = (
  values: PatientValues,
  { patientId, fileIds }: { patientId: number; fileIds: number[] },
) => {
  const { name, gender, age, phone, id_number, complaint, history, consent } = trimmed(values)
  return {
    patient_id: patientId,
    name,
    gender: gender === String(genders.female) ? genders.female : genders.male,
    age: Number(age),
    phone,
    id_number: id_number.toUpperCase(),
    complaint,
    history,
    attachments: fileIds,
    consent: consent === '1',
  }
}
