import * as z from 'zod/mini'
import { defaultCountryCode } from '../people/account.ts'
import { isPhone } from '../people/phone.ts'
import { isIdNumber } from '../people/verification.ts'
import { defineCall } from '../wire/call.ts'
import { defineFailures } from '../wire/failure.ts'
import type { Failure } from '../wire/failure.ts'
import { bit, count, flag, id, json, line, lines, nothing, page, paged, text } from '../wire/fields.ts'

export const patientFailures = defineFailures({
  patientMissing: [404, '患者不存在', 'the patient does not exist'],
  nameMissing: [5701, '请填写患者姓名', 'please enter the name of the patient'],
  ageWrong: [5703, '年龄须在 0 至 150 之间', 'the age has to be between 0 and 150'],
  phoneMissing: [5704, '请填写患者手机号', 'please enter the phone number of the patient'],
  phoneWrong: [5705, '手机号格式不正确', 'phone error'],
  idNumberWrong: [5706, '身份证格式不正确', 'ID format incorrect'],
  complaintMissing: [5707, '请填写主诉', 'please enter the complaint'],
  attachmentNotOwn: [5708, '附件不存在，请重新上传', 'an attachment was not found, please upload it again'],
  consentMissing: [
    5709,
    '请先取得患者同意并勾选知情同意',
    'please obtain the consent of the patient and tick it',
  ],
  patientInUse: [
    5710,
    '该患者已有会诊记录，不能删除',
    'this patient has consultations and cannot be deleted',
  ],
  patientDoctorsOnly: [403, '仅医生可以使用协同门诊', 'only doctors can use the collaborative outpatient'],
})

export const genders = { male: 1, female: 2 } as const

export const patientLimits = { name: 10, oldest: 150, complaint: 500, history: 500, attachments: 9 } as const

/** What patients agree to. A changed text gets a new version; the old ones stay, since consents refer to them. */
export const consentTexts: Record<number, { zh: string; en: string }> = {
  1: {
    zh: '已向患者（或其监护人）说明：病情资料将提供给所申请的上级医生或科室用于会诊，仅申请医生、接诊医生及接诊科室成员可以查看，每次查看均有记录。患者（或其监护人）表示同意。',
    en: 'The patient (or guardian) was told that the record is shared with the superior doctor or department for this consultation, that only the applying doctor, the receiving doctor and members of the receiving department can see it, and that every view is logged. The patient (or guardian) agrees.',
  },
  2: {
    zh: '已向患者（或其监护人）说明：病情资料将提供给所申请的上级医生或科室用于会诊，仅申请医生、接诊医生、接诊科室成员及接诊医生为本次会诊邀请的专家可以查看，每次查看均有记录。患者（或其监护人）表示同意。',
    en: 'The patient (or guardian) was told that the record is shared with the superior doctor or department for this consultation, that only the applying doctor, the receiving doctor, members of the receiving department and specialists whom the receiving doctor invites to this consultation can see it, and that every view is logged. The patient (or guardian) agrees.',
  },
}

export const consentVersion = 2

/** From this version on patients agree to specialists of other departments. */
export const consentWithSpecialists = 2

const gender = z.union([z.literal(1), z.literal(2)])
const genderCode = z.codec(z.enum(['1', '2']), gender, {
  decode: (value) => (value === '2' ? 2 : 1),
  encode: (value) => (value === 2 ? '2' : '1'),
})

export const patientAttachment = z.object({
  file_id: z.int(),
  url: z.string(),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
})

/** What both sides see of a patient. */
export const patientRecord = z.object({
  name: z.string(),
  gender,
  age: z.int(),
  /** Masked for the superior side. */
  phone: z.string(),
  /** Masked for the superior side; may be empty. */
  id_number: z.string(),
  complaint: z.string(),
  history: z.string(),
  attachments: z.array(patientAttachment),
})

/** A patient as the doctor who has saved it sees it. */
export const patient = z.extend(patientRecord, {
  patient_id: z.int(),
  /** Empty while the consent is not recorded. */
  consent_time: z.string(),
  consent_version: z.int(),
  save_time: z.string(),
  /** Whether nobody has been asked about this patient yet; only then may it be deleted. */
  is_draft: bit,
  /** The consultation of this patient that is not over, or 0. Changes are shown in it. */
  open_id: z.int(),
})

export const patientDraft = z.object({
  patient_id: z.int(),
  name: z.string(),
  gender,
  age: z.int(),
  attachment_num: z.int(),
  consent: bit,
  save_time: z.string(),
})

type CheckedPatient = { name: string; age: number; phone: string; id_number: string }

/** What is wrong with a patient that is saved. A draft may lack the phone number and the complaint. */
export function patientMistake({ name, age, phone, id_number }: CheckedPatient): Failure | undefined {
  if (name === '') return patientFailures.nameMissing
  if (!(age >= 0 && age <= patientLimits.oldest)) return patientFailures.ageWrong
  if (phone !== '' && !isPhone(phone, defaultCountryCode)) return patientFailures.phoneWrong
  if (id_number !== '' && !isIdNumber(id_number)) return patientFailures.idNumberWrong
  return undefined
}

type AppliedPatient = { phone: string; complaint: string; hasConsent: boolean }

/** What a patient lacks before somebody can be consulted about them. */
export function patientGap({ phone, complaint, hasConsent }: AppliedPatient): Failure | undefined {
  if (phone === '') return patientFailures.phoneMissing
  if (complaint === '') return patientFailures.complaintMissing
  return hasConsent ? undefined : patientFailures.consentMissing
}

export const patientCalls = {
  save: defineCall({
    id: 'outpatient.savePatient',
    path: '/MedicalCollege/outpatient/savePatient',
    about:
      'Saves a patient of the caller, new or with `patient_id`. Without an order it is a draft, which may lack the phone number, the complaint and the consent. `attachments` is a JSON list of up to 9 file ids; `consent` 1 records the patient’s consent with its time and the version of its text. Changes show in the consultation that is not over; ended ones stay as they were.',
    access: 'member',
    input: z.object({
      patient_id: z._default(id, 0),
      name: line(patientLimits.name),
      gender: genderCode,
      age: count,
      phone: z._default(text(20), ''),
      id_number: z._default(text(18).check(z.toUpperCase()), ''),
      complaint: z._default(lines(patientLimits.complaint), ''),
      history: z._default(lines(patientLimits.history), ''),
      attachments: z._default(json(z.array(z.int()).check(z.maxLength(patientLimits.attachments))), []),
      consent: z._default(flag, false),
    }),
    output: z.object({ patient_id: z.int() }),
  }),
  detail: defineCall({
    id: 'outpatient.patient',
    path: '/MedicalCollege/outpatient/patient',
    about: 'A patient of the caller, to be edited.',
    access: 'member',
    input: z.object({ patient_id: id }),
    output: patient,
  }),
  drafts: defineCall({
    id: 'outpatient.drafts',
    path: '/MedicalCollege/outpatient/drafts',
    about: 'The caller’s patients without an order, the latest saved first, 20 a page.',
    access: 'member',
    input: z.object({ page }),
    output: paged(patientDraft),
  }),
  remove: defineCall({
    id: 'outpatient.deletePatient',
    path: '/MedicalCollege/outpatient/deletePatient',
    about: 'Deletes a draft with its attachments. Repeating it changes nothing.',
    access: 'member',
    input: z.object({ patient_id: id }),
    output: nothing,
  }),
}

export type Gender = z.infer<typeof gender>
export type Patient = z.infer<typeof patient>
export type PatientDraft = z.infer<typeof patientDraft>
export type PatientAttachment = z.infer<typeof patientAttachment>
