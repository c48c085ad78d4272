import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { chatCalls } from '#contract/community/chat.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { accountCalls } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls } from '#contract/practice/consultations.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import {
  applyAs,
  buildConsultations,
  buildSuperior,
  completePatient,
  patientSecrets,
} from '#server/testing/build-consultation.ts'
import { buildDepartment } from '#server/testing/build-content.ts'
import { readCode, resetLimits } from '#server/testing/login-steps.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPatientFile } from '#server/testing/upload-patient-file.ts'
import { askUpload, drawPicture } from '#server/testing/upload-picture.ts'
import { gatherExport } from '#server/features/people/own-account/gather-export.ts'
import { escalate } from './escalate.ts'
import { deleteOldConsultations } from './consultations.queries.ts'
import { deleteAbandonedAttachments } from './patients.queries.ts'

const app = await testApp()
const { db } = app.services
beforeEach(() => resetLimits(app))

const { apply, cancel, detail, end, handOver, invite, list, receive, saveOutcome, sign, start } =
  consultationCalls
const { awaiting, inConsultation, ended, cancelled } = consultationStates
const opinion = { diagnosis: '心力衰竭', advice: '限盐', medication: '', follow_up: '' }

async function deleteAccount({ client, phone }: { client: TestClient; phone: string }) {
  await client.call(accountCalls.sendCode, { country_code: '86', scene: 'destroy' })
  await client.call(ownAccountCalls.destroy, { code: await readCode(app, phone) })
}

const notesOf = async ({ client }: { client: TestClient }) =>
  (await client.call(ownAccountCalls.closing, {})).notes

const open = async (url: string, by: TestClient) =>
  (await fetch(app.url + url, { headers: { cookie: by.cookie } })).status

const newMessage = () => ({ client_id: crypto.randomUUID(), kind: 'text' as const })

/** A consultation with a file, a chat with words and a picture of both sides, and a specialist who has signed. */
async function buildTalked() {
  const all = await buildConsultations(app)
  const file = await uploadPatientFile(app, all.base.client)
  const { patient_id } = await all.base.client.call(patientCalls.save, {
    ...completePatient,
    patient_id: 0,
    attachments: [file.file_id],
  })
  const asked = {
    patient_id,
    department_id: all.department.id,
    doctor_id: 0,
    purpose: '请会诊',
    urgent: false,
  }
  const { id } = await all.base.client.call(apply, asked)
  await all.superior.client.call(receive, { id })
  const { imGroupId } = await all.superior.client.call(start, { id })
  await all.superior.client.call(invite, { id, doctor_id: all.stranger.doctorId })
  for (const [doctor, content] of [
    [all.base, '患者夜间加重'],
    [all.superior, '请先利尿'],
    [all.stranger, '建议查甲状腺'],
  ] as const)
    await doctor.client.call(chatCalls.send, { group_id: imGroupId, ...newMessage(), content })
  const { data } = await askUpload(app, all.base.client, chatCalls.upload, await drawPicture())
  const picture = await all.base.client.call(chatCalls.send, {
    group_id: imGroupId,
    client_id: crypto.randomUUID(),
    kind: 'picture',
    file_id: data.id,
    content: '',
  })
  await all.stranger.client.call(sign, { id, opinion })
  return { ...all, id, imGroupId, fileUrl: file.url, pictureUrl: picture.file_url }
}

const contents = async (client: TestClient, group_id: number) =>
  (await client.call(chatCalls.list, { group_id })).message_list.map(({ truename, content, file_url }) =>
    [truename, content || (file_url && 'picture')].join(': '),
  )

it('keeps record, files, chat and names of a signed consultation when the applying doctor goes', async () => {
  const { base, superior, id, imGroupId, fileUrl, pictureUrl } = await buildTalked()
  await superior.client.call(end, { id, opinion })
  await base.client.call(saveOutcome, { id, outcome: '已恢复工作' })
  expect(await notesOf(base)).toEqual([])
  const before = await contents(superior.client, imGroupId)
  await deleteAccount(base)
  expect(await superior.client.call(detail, { id })).toMatchObject({
    status: ended,
    applicant: { userid: 0, truename: '沈清和', hospital: base.user.hospital, title: base.user.title },
    patient: { name: patientSecrets.name, attachments: [{ url: fileUrl }] },
    outcomes: [{ text: '已恢复工作', name: '沈清和' }],
    opinion,
  })
  const { events } = await superior.client.call(detail, { id })
  expect(events.filter(({ name }) => name === '')).toEqual([])
  expect(await contents(superior.client, imGroupId)).toEqual(before)
  expect(before).toContain('沈清和: picture')
  expect(await open(fileUrl, superior.client)).toBe(200)
  expect(await open(pictureUrl, superior.client)).toBe(200)
  // No cleanup takes them before the record goes, and with it they go.
  await db.execute(sql`update files set created_at = now() - interval '30 days'`)
  await deleteAbandonedAttachments(db)
  expect(await open(fileUrl, superior.client)).toBe(200)
  await db.execute(sql`update consultations set created_at = now() - interval '16 years' where id = ${id}`)
  await deleteOldConsultations(db)
  const removed = await deleteAbandonedAttachments(db)
  expect(removed.map(({ key }) => fileUrl.endsWith(key))).toContain(true)
  expect((await superior.client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(403)
})

it('says nothing of patients in the export of the own data, on any side', async () => {
  const { base, superior, stranger, id } = await buildTalked()
  await superior.client.call(end, { id, opinion })
  await base.client.call(saveOutcome, { id, outcome: '患者已恢复工作' })
  const secrets = [...Object.values(patientSecrets), ...Object.values(opinion), '患者', '请会诊', '胸部CT']
  for (const { user } of [base, superior, stranger]) {
    const exported = JSON.stringify((await gatherExport(app.services, user.id, 'en'))!)
    expect(exported).toContain(user.truename)
    for (const secret of secrets.filter(Boolean)) expect(exported).not.toContain(secret)
  }
})

it('keeps what the receiving doctor and a specialist have signed and said', async () => {
  const { base, superior, stranger, id, imGroupId } = await buildTalked()
  await superior.client.call(end, { id, opinion })
  const before = await contents(base.client, imGroupId)
  await deleteAccount(superior)
  await deleteAccount(stranger)
  expect(await base.client.call(detail, { id })).toMatchObject({
    status: ended,
    opinion,
    signer_name: '程怀瑾',
    receiver: { userid: 0, truename: '程怀瑾' },
    specialists: [{ userid: 0, truename: '贺知新', opinion }],
  })
  expect(await contents(base.client, imGroupId)).toEqual(before)
})

it('names what is open before, cancels what the applying doctor asked for and tells the other side', async () => {
  const { base, superior, department, id } = await buildTalked()
  const waiting = await applyAs(base.client, { department_id: department.id })
  expect(await notesOf(base)).toEqual([expect.stringContaining('2 个进行中的会诊申请将被取消')])
  base.client.language = 'en'
  expect(await notesOf(base)).toEqual([expect.stringContaining('2 open applications')])
  await deleteAccount(base)
  expect(await readInbox(superior.client)).toContain(`会诊（编号 ${id}）的申请医生已注销账号，会诊已取消。`)
  for (const gone of [id, waiting.id])
    expect(await superior.client.call(detail, { id: gone })).toMatchObject({
      status: cancelled,
      room_id: 0,
      applicant: { truename: '沈清和' },
    })
  const { waiting_num } = await superior.client.call(list, { side: 2, status: awaiting, page: 1 })
  expect(waiting_num).toBe(0)
})

it('passes what the receiving doctor leaves on to the department, with its chat', async () => {
  const { base, superior, colleague, id, imGroupId } = await buildTalked()
  expect(await notesOf(superior)).toEqual([expect.stringContaining('1 个您接诊的会诊尚未结束')])
  await deleteAccount(superior)
  expect(await base.client.call(detail, { id })).toMatchObject({ status: awaiting, room_id: 0 })
  expect(await readInbox(base.client)).toContain(
    `会诊（编号 ${id}）的接诊医生已注销账号，已转回科室等待接诊。`,
  )
  expect((await readInbox(colleague.client))[0]).toContain(`申请会诊（编号 ${id}）`)
  await colleague.client.call(receive, { id })
  const started = await colleague.client.call(start, { id })
  expect(started.imGroupId).toBe(imGroupId)
  // Its room was closed behind the doctor who left.
  for (const { client } of [colleague, base])
    expect(await client.call(roomCalls.info, { room_id: started.room_id, code: '' })).toMatchObject({
      may_enter: 1,
    })
  expect(await contents(colleague.client, imGroupId)).toContain('程怀瑾: 请先利尿')
  await colleague.client.call(end, { id, opinion })
  // What was recorded stays with it.
  expect(await base.client.call(detail, { id })).toMatchObject({
    status: ended,
    room_id: 0,
    recorded_room_id: started.room_id,
  })
})

it('cancels what nobody else can receive, whether it was received or not, and tells the applying doctor', async () => {
  const { base } = await buildConsultations(app)
  const department = await buildDepartment(db)
  const only = await buildSuperior(app, department.id)
  const received = await applyAs(base.client, { doctor_id: only.doctorId })
  const unreceived = await applyAs(base.client, { department_id: department.id })
  await only.client.call(receive, { id: received.id })
  await deleteAccount(only)
  for (const { id } of [received, unreceived]) {
    expect(await base.client.call(detail, { id })).toMatchObject({ status: cancelled })
    expect(await readInbox(base.client)).toContain(
      `会诊（编号 ${id}）的接诊医生已注销账号，会诊已取消，请另选科室或医生。`,
    )
  }
})

it('passes an urgent one on as when it was asked for, and never to a specialist of it alone', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const urgent = await applyAs(base.client, { department_id: department.id, urgent: true })
  const shared = await applyAs(base.client, { department_id: department.id })
  const direct = await applyAs(base.client, { doctor_id: superior.doctorId })
  for (const { id } of [urgent, shared]) await superior.client.call(receive, { id })
  await superior.client.call(invite, { id: shared.id, doctor_id: colleague.doctorId })
  expect(await notesOf(superior)).toEqual([
    expect.stringContaining('2 个您接诊的会诊'),
    expect.stringContaining('1 个等待您接诊的会诊申请将转给科室'),
  ])
  await deleteAccount(superior)
  const { rows } = await db.execute<{ step: number }>(sql`
    select (data ->> 'step')::int as step from pgboss.job
    where name = ${escalate.name} and data ->> 'id' = ${String(urgent.id)} and data ->> 'round' = '1' order by 1`)
  expect(rows).toEqual([{ step: 1 }, { step: 2 }])
  for (const { id } of [urgent, direct]) await colleague.client.call(receive, { id })
  // Its only colleague signs for themselves already: it is cancelled, and the applying doctor told, not left in a queue of nobody.
  expect((await base.client.call(detail, { id: shared.id })).status).toBe(cancelled)
  expect(await readInbox(base.client)).toContain(
    `会诊（编号 ${shared.id}）的接诊医生已注销账号，会诊已取消，请另选科室或医生。`,
  )
})

it('tells who invited a specialist that the opinion will not come', async () => {
  const { superior, stranger, base, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  await superior.client.call(receive, { id })
  await superior.client.call(invite, { id, doctor_id: stranger.doctorId })
  await superior.client.call(start, { id })
  expect(await notesOf(stranger)).toEqual([expect.stringContaining('1 个会诊仍等待您签发意见')])
  await deleteAccount(stranger)
  expect((await readInbox(superior.client))[0]).toContain('贺知新已注销账号，未签发意见')
  await superior.client.call(end, { id, opinion })
})

it('leaves what others of the department can receive or have received', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const waiting = await applyAs(base.client, { department_id: department.id })
  const running = await applyAs(base.client, { department_id: department.id })
  await superior.client.call(receive, { id: running.id })
  await superior.client.call(start, { id: running.id })
  const given = { id: running.id, doctor_id: colleague.doctorId, reason: '另有安排' }
  await superior.client.call(handOver, given)
  const over = await applyAs(base.client, { department_id: department.id })
  await base.client.call(cancel, { id: over.id, reason: '已转院' })
  expect(await notesOf(superior)).toEqual([])
  await deleteAccount(superior)
  expect((await base.client.call(detail, { id: waiting.id })).status).toBe(awaiting)
  expect(await base.client.call(detail, { id: running.id })).toMatchObject({
    status: inConsultation,
    receiver: { truename: '韩静姝' },
  })
  // Why it was handed over is part of the record.
  const { events } = await base.client.call(detail, { id: running.id })
  expect(events.find(({ kind }) => kind === 'handedOver')).toMatchObject({
    name: '程怀瑾',
    detail: '另有安排',
  })
})
