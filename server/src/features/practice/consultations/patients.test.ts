import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { userTypes } from '#contract/people/account.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { consentVersion, patientCalls, patientFailures } from '#contract/practice/patients.ts'
import { failures } from '#contract/wire/failure.ts'
import {
  applyAs,
  buildConsultations,
  completePatient,
  patientSecrets,
} from '#server/testing/build-consultation.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { uploadPatientFile } from '#server/testing/upload-patient-file.ts'
import { deleteAbandonedAttachments, deleteOldDrafts } from './patients.queries.ts'

const app = await testApp()
const { db } = app.services
const { save, detail, drafts, remove } = patientCalls
const draft = { ...completePatient, patient_id: 0 }

it('is saved as a draft, listed, completed and read back by its owner alone', async () => {
  const { client } = await buildMember(app)
  const { patient_id } = await client.call(save, { ...draft, phone: '', complaint: '', consent: false })
  expect((await client.call(drafts, { page: 1 })).data).toMatchObject([
    { patient_id, name: patientSecrets.name, gender: 2, age: 76, consent: 0 },
  ])
  await client.call(save, { ...draft, patient_id })
  expect(await client.call(detail, { patient_id })).toMatchObject({
    ...patientSecrets,
    gender: 2,
    consent_version: consentVersion,
    open_id: 0,
  })
  const other = await buildMember(app)
  expect((await other.client.ask(detail, { patient_id })).status).toBe(404)
  expect((await other.client.ask(save, { ...draft, patient_id })).status).toBe(404)
  expect((await client.call(drafts, { page: 1 })).total).toBe(1)
})

it('is unreadable in the database', async () => {
  const { client } = await buildMember(app)
  const { patient_id } = await client.call(save, draft)
  const { rows } = await db.execute(sql`select p.*::text as row from patients p where id = ${patient_id}`)
  for (const secret of Object.values(patientSecrets)) {
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(secret).toString('hex'))
  }
})

it('records the consent once for one person, and again for another name', async () => {
  const { client } = await buildMember(app)
  const { patient_id } = await client.call(save, draft)
  await db.execute(sql`update patients set consent_at = now() - interval '3 days' where id = ${patient_id}`)
  const before = (await client.call(detail, { patient_id })).consent_time
  await client.call(save, { ...draft, patient_id, age: 77 })
  expect((await client.call(detail, { patient_id })).consent_time).toBe(before)
  await client.call(save, { ...draft, patient_id, name: '欧阳清' })
  expect((await client.call(detail, { patient_id })).consent_time).not.toBe(before)
  await client.call(save, { ...draft, patient_id, consent: false })
  expect((await client.call(detail, { patient_id })).consent_time).toBe('')
})

it.each([
  [{ name: '' }, patientFailures.nameMissing],
  [{ age: 151 }, patientFailures.ageWrong],
  [{ phone: '1371234987' }, patientFailures.phoneWrong],
  [{ id_number: '110105194912310021' }, patientFailures.idNumberWrong],
  [{ attachments: [999_999_999] }, patientFailures.attachmentNotOwn],
])('refuses %o', async (wrong, failure) => {
  const { client } = await buildMember(app)
  expect(await client.ask(save, { ...draft, ...wrong })).toMatchObject({
    status: failure.status,
    message: failure.zh,
  })
  expect((await client.call(drafts, { page: 1 })).total).toBe(0)
})

it('refuses visitors, and people who are no doctors', async () => {
  expect((await app.client().ask(save, draft)).status).toBe(failures.loginExpired.status)
  const other = await buildMember(app, { user_type: userTypes.other })
  expect(await other.client.ask(save, draft)).toMatchObject({
    status: 403,
    message: patientFailures.patientDoctorsOnly.zh,
  })
})

it('deletes a draft with its files, repeatedly, and nothing that has an order', async () => {
  const { base, department } = await buildConsultations(app)
  const { client } = base
  const file = await uploadPatientFile(app, client)
  const { patient_id } = await client.call(save, { ...draft, attachments: [file.file_id] })
  const stranger = await buildMember(app)
  await stranger.client.call(remove, { patient_id })
  expect((await client.call(detail, { patient_id })).attachments).toMatchObject([{ file_id: file.file_id }])
  for (let time = 0; time < 2; time++) await client.call(remove, { patient_id })
  const { rows } = await db.execute(sql`select from files where id = ${file.file_id}`)
  expect(rows).toEqual([])
  const { id, patientId } = await applyAs(client, { department_id: department.id })
  expect((await client.ask(remove, { patient_id: patientId })).status).toBe(
    patientFailures.patientInUse.status,
  )
  expect((await client.call(consultationCalls.detail, { id })).patient.name).toBe(patientSecrets.name)
})

it('forgets old drafts and files that no patient lists', async () => {
  const { client } = await buildMember(app)
  const [used, left] = [await uploadPatientFile(app, client), await uploadPatientFile(app, client)]
  const { patient_id } = await client.call(save, { ...draft, attachments: [used.file_id] })
  const old = await client.call(save, draft)
  await db.execute(
    sql`update patients set saved_at = now() - interval '181 days' where id = ${old.patient_id}`,
  )
  await db.execute(sql`update files set created_at = now() - interval '3 days'
    where id in (${used.file_id}, ${left.file_id})`)
  await deleteOldDrafts(db)
  const removed = await deleteAbandonedAttachments(db)
  expect(removed.map(({ id }) => id)).toContain(left.file_id)
  expect(removed.map(({ id }) => id)).not.toContain(used.file_id)
  expect((await client.call(drafts, { page: 1 })).data.map((row) => row.patient_id)).toEqual([patient_id])
})
