import { consultationCalls } from '#contract/practice/consultations.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import type { Call } from '#contract/wire/call.ts'
import { buildDepartment, buildDoctor } from './build-content.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { buildMember } from './build-user.ts'
import { buildVerification } from './build-verification.ts'
import type { TestApp, TestClient } from './test-app.ts'

/** What must never leave the record: tests look for it elsewhere. */
export const patientSecrets = {
  name: '欧阳蕴仪',
  phone: '13712349876',
  id_number: '11010519491231002X',
  complaint: '反复胸闷三个月伴夜间阵发性呼吸困难',
  history: '青霉素过敏史二十年',
}

type InputOf<Asked> = Asked extends Call<infer Input, unknown> ? Input : never
type SavedPatient = Omit<InputOf<typeof patientCalls.save>, 'patient_id'>

export const completePatient: SavedPatient = {
  ...patientSecrets,
  gender: 2,
  age: 76,
  attachments: [],
  consent: true,
}

/** A doctor whom the platform has verified. */
export async function buildVerified(app: TestApp, truename: string) {
  const member = await buildMember(app, { truename })
  await buildVerification(app, member.user, { state: verificationStates.passed })
  return member
}

/** A verified doctor whose account is linked to the doctor of a department. */
export async function buildSuperior(app: TestApp, departmentId: number, truename = '程怀瑾') {
  const member = await buildVerified(app, truename)
  const doctor = await buildDoctor(app.services.db, {
    name: truename,
    department_id: departmentId,
    user_id: member.user.id,
  })
  return { ...member, doctorId: doctor.id }
}

/** A base doctor, a department of two who can receive, and somebody whom nothing of it concerns. */
export async function buildConsultations(app: TestApp) {
  const department = await buildDepartment(app.services.db)
  const base = await buildVerified(app, '沈清和')
  const superior = await buildSuperior(app, department.id)
  const colleague = await buildSuperior(app, department.id, '韩静姝')
  const elsewhere = await buildDepartment(app.services.db)
  const stranger = await buildSuperior(app, elsewhere.id, '贺知新')
  return { department, base, superior, colleague, stranger }
}

export const savePatientAs = async (client: TestClient, given: Partial<SavedPatient> = {}) =>
  (await client.call(patientCalls.save, { ...completePatient, patient_id: 0, ...given })).patient_id

type Asked = { department_id?: number; doctor_id?: number; urgent?: boolean }

/** A complete patient of the base doctor, about whom somebody is asked. */
export async function applyAs(client: TestClient, asked: Asked) {
  const patientId = await savePatientAs(client)
  const { id } = await client.call(consultationCalls.apply, {
    patient_id: patientId,
    department_id: 0,
    doctor_id: 0,
    purpose: '请协助明确诊断',
    urgent: false,
    ...asked,
  })
  return { id, patientId }
}
