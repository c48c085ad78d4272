import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { chatCalls, chatFailures } from '#contract/community/chat.ts'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import {
  consultationCalls,
  consultationFailures,
  consultationLimits,
} from '#contract/practice/consultations.ts'
import { patientCalls } from '#contract/practice/patients.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { escalate } from './escalate.ts'
import { remindDoctors } from './remind-doctors.ts'
import {
  applyAs,
  buildConsultations,
  buildSuperior,
  completePatient,
} from '#server/testing/build-consultation.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { atOnce } from '#server/testing/login-steps.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload, drawPicture } from '#server/testing/upload-picture.ts'
import { uploadPatientFile } from '#server/testing/upload-patient-file.ts'
import { unionMembers } from '#server/features/practice/unions/unions.tables.ts'
import { consultationPromises } from './consultations.tables.ts'

const app = await testApp()
const { db } = app.services
const calls = consultationCalls
const opinion = { diagnosis: '心力衰竭', advice: '限盐', medication: '', follow_up: '' }
const list = (side: 1 | 2) => ({ side, status: 0, page: 1 })

async function buildReceived(urgent = false) {
  const all = await buildConsultations(app)
  const { id, patientId } = await applyAs(all.base.client, { department_id: all.department.id, urgent })
  await all.superior.client.call(calls.receive, { id })
  return { ...all, id, patientId }
}

it('lets any doctor with a complete profile ask, and marks who is not verified', async () => {
  const { superior, department } = await buildConsultations(app)
  const asked = { department_id: department.id }
  const nameless = await buildMember(app, { truename: '陶然', title: '' })
  await expect(applyAs(nameless.client, asked)).rejects.toThrow(consultationFailures.profileIncomplete.zh)
  const unverified = await buildMember(app, { truename: '陶然' })
  await expect(applyAs(unverified.client, { ...asked, urgent: true })).rejects.toThrow(
    consultationFailures.urgentUnverified.zh,
  )
  const { id } = await applyAs(unverified.client, asked)
  const { data } = await superior.client.call(calls.list, list(2))
  expect(data.find((item) => item.id === id)).toMatchObject({ applicant_verified: 0 })
  expect(await superior.client.call(calls.detail, { id })).toMatchObject({ applicant: { verified: 0 } })
})

it('is received by verified doctors alone, and others are not offered', async () => {
  const { base, department, superior } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  await db.execute(sql`update verifications set lapsed_at = now() where user_id = ${superior.user.id}`)
  expect((await superior.client.ask(calls.receive, { id })).status).toBe(
    consultationFailures.receivingUnverified.status,
  )
  const given = { department_id: department.id, keyword: '', page: 1 }
  const { data } = await base.client.call(calls.doctors, given)
  expect(data.map(({ name }) => name)).toEqual(['韩静姝'])
})

it('opens the chat to both doctors when it is received', async () => {
  const { base, superior, id } = await buildReceived()
  const { imGroupId, room_id } = await base.client.call(calls.detail, { id })
  expect(imGroupId).toBeGreaterThan(0)
  expect(room_id).toBe(0)
  const sent = { group_id: imGroupId, client_id: crypto.randomUUID(), kind: 'text' as const }
  await base.client.call(chatCalls.send, { ...sent, content: '患者在等' })
  const { message_list } = await superior.client.call(chatCalls.list, { group_id: imGroupId })
  expect(message_list.map(({ content }) => content)).toContain('患者在等')
  expect((await superior.client.call(calls.start, { id })).imGroupId).toBe(imGroupId)
})

it('is sent back with a reason, waits, and comes again', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  const waiting = async () => (await colleague.client.call(calls.list, list(2))).waiting_num
  expect((await superior.client.ask(calls.sendBack, { id, reason: ' ' })).status).toBe(
    consultationFailures.reasonMissing.status,
  )
  expect((await base.client.ask(calls.resend, { id })).status).toBe(consultationFailures.notNow.status)
  await superior.client.call(calls.sendBack, { id, reason: '请补充心电图' })
  expect(await waiting()).toBe(0)
  expect((await colleague.client.ask(calls.receive, { id })).status).toBe(consultationFailures.notNow.status)
  expect(await base.client.call(calls.detail, { id })).toMatchObject({
    is_returned: 1,
    return_reason: '请补充心电图',
    actions: ['edit', 'resend', 'cancel'],
  })
  expect((await readInbox(base.client))[0]).toContain('退回补充')
  const answers = await atOnce(5, () => base.client.ask(calls.resend, { id }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await waiting()).toBe(1)
  expect((await readInbox(superior.client)).filter((said) => said.includes('重新提交'))).toHaveLength(1)
  await colleague.client.call(calls.receive, { id })
})

it('reminds the doctors and the specialists once of the time it is scheduled for, and not of one that has moved', async () => {
  const { base, superior, stranger, id } = await buildReceived()
  await superior.client.call(calls.invite, { id, doctor_id: stranger.doctorId })
  const times = [2, 3].map((hours) => shanghaiTime(new Date(Date.now() + hours * 3600_000)))
  for (const begin_time of times) await superior.client.call(calls.schedule, { id, begin_time })
  await runJobs(app, remindDoctors)
  const { rows } = await db.execute<{ data: { id: number; beginAt: string } }>(
    sql`select data from pgboss.job where name = ${remindDoctors.name} and data ->> 'id' = ${String(id)}`,
  )
  for (const { data } of rows) await remindDoctors.run(app.services, data)
  for (const { client } of [base, superior, stranger])
    expect((await readInbox(client)).filter((said) => said.includes('请准时参加'))).toEqual([
      `会诊（编号 ${id}）将于 ${saidTime(times[1]!)} 开始，请准时参加。`,
    ])
})

it('does not remind of what has started or is cancelled', async () => {
  const { base, superior, id } = await buildReceived()
  const begin_time = shanghaiTime(new Date(Date.now() + 2 * 3600_000))
  await superior.client.call(calls.schedule, { id, begin_time })
  await base.client.call(calls.cancel, { id, reason: '已转院' })
  await runJobs(app, remindDoctors)
  expect((await readInbox(base.client)).filter((said) => said.includes('请准时参加'))).toEqual([])
})

it('passes an urgent one that nobody receives on to the department, then to its managers, once each', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const union = await buildUnion(app)
  await db.insert(unionMembers).values({
    union_id: union.id,
    type: 2,
    user_id: colleague.user.id,
    department_id: department.id,
  })
  const { id } = await applyAs(base.client, { doctor_id: superior.doctorId, urgent: true })
  expect((await colleague.client.ask(calls.detail, { id })).status).toBe(404)
  const { rows } = await db.execute<{ minutes: number }>(sql`
    select round(extract(epoch from start_after - created_on) / 60)::int as minutes from pgboss.job
    where name = ${escalate.name} and data ->> 'id' = ${String(id)} order by 1`)
  expect(rows).toEqual([{ minutes: 10 }, { minutes: 20 }])
  const said = async (word: string) =>
    Promise.all(
      [superior, colleague, union.owner, union.manager].map(
        async ({ client }) => (await readInbox(client)).filter((line) => line.includes(word)).length,
      ),
    )
  for (let run = 0; run < 2; run++) await escalate.run(app.services, { id, step: 1 })
  expect(await said('10 分钟')).toEqual([1, 1, 0, 0])
  for (let run = 0; run < 2; run++) await escalate.run(app.services, { id, step: 2 })
  expect(await said('20 分钟')).toEqual([0, 0, 1, 1])
  // The doctor at the bedside learns that nobody comes.
  expect((await readInbox(base.client)).filter((line) => line.includes('无人接诊，请电话联系'))).toHaveLength(
    1,
  )
  // Managers arrange it and read nothing of the record.
  expect((await union.manager.client.ask(calls.detail, { id })).status).toBe(404)
  await colleague.client.call(calls.receive, { id })
})

it('escalates an urgent one again that was sent back and comes again, and nothing by what was planned before', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id, urgent: true })
  await escalate.run(app.services, { id, step: 1 })
  await superior.client.call(calls.sendBack, { id, reason: '请补充心电图' })
  await escalate.run(app.services, { id, step: 2 })
  await base.client.call(calls.resend, { id })
  const said = async (word: string) =>
    (await readInbox(colleague.client)).filter((line) => line.includes(word)).length
  expect(await said('请尽快接诊')).toBe(3)
  const { rows } = await db.execute<{ step: number; round: number }>(sql`
    select (data ->> 'step')::int as step, (data ->> 'round')::int as round from pgboss.job
    where name = ${escalate.name} and data ->> 'id' = ${String(id)} order by 2, 1`)
  expect(rows).toEqual([0, 1].flatMap((round) => [1, 2].map((step) => ({ step, round }))))
  // That of the first time comes late and says nothing.
  await escalate.run(app.services, { id, step: 2 })
  expect((await readInbox(base.client)).filter((line) => line.includes('无人接诊'))).toEqual([])
  await escalate.run(app.services, { id, step: 1, round: 1 })
  expect(await said('已等待 10 分钟')).toBe(2)
})

it('is either received or sent back, when two doctors decide at the same moment', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  for (let round = 0; round < 4; round++) {
    const { id } = await applyAs(base.client, { department_id: department.id })
    const answers = await Promise.all([
      superior.client.ask(calls.receive, { id }),
      colleague.client.ask(calls.sendBack, { id, reason: '请补充心电图' }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }
})

it('names files of its chat in the log of who has looked, once an hour', async () => {
  const { base, superior, id } = await buildReceived()
  const { imGroupId } = await base.client.call(calls.detail, { id })
  const { data } = await askUpload(app, base.client, chatCalls.upload, await drawPicture())
  const { file_url } = await base.client.call(chatCalls.send, {
    group_id: imGroupId,
    client_id: crypto.randomUUID(),
    kind: 'picture',
    file_id: data.id,
    content: '',
  })
  for (const { client } of [base, superior, superior])
    expect((await fetch(app.url + file_url, { headers: { cookie: client.cookie } })).status).toBe(200)
  const views = (await base.client.call(calls.views, { id, page: 1 })).data
  expect(views.filter(({ what }) => what === 'file')).toMatchObject([
    { truename: '程怀瑾', file_name: expect.stringMatching(/.+/) as string },
  ])
})

it('keeps both doctors in its chat, also where a third one is in it', async () => {
  const { base, superior, stranger, id } = await buildReceived()
  await superior.client.call(calls.invite, { id, doctor_id: stranger.doctorId })
  const { imGroupId: group_id } = await base.client.call(calls.detail, { id })
  expect((await base.client.call(chatCalls.list, { group_id })).can_leave).toBe(0)
  for (const { client } of [base, superior, stranger])
    expect((await client.ask(chatCalls.leave, { group_id })).message).toBe(chatFailures.groupBound.zh)
})

it('stops passing on what is received, sent back or not urgent', async () => {
  const { superior, id } = await buildReceived(true)
  await runJobs(app, escalate)
  expect((await readInbox(superior.client)).filter((said) => said.includes('分钟'))).toEqual([])
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from consultations where escalation > 0 and id = ${id}`)
  expect(rows).toEqual([{ count: 0 }])
})

it('shows applicants what a department promises, and the queue until when', async () => {
  const { base, superior, department } = await buildConsultations(app)
  await db.insert(consultationPromises).values({
    department_id: department.id,
    minutes: 240,
    urgent_minutes: 30,
  })
  const { data } = await base.client.call(calls.departments, { keyword: department.name, page: 1 })
  expect(data.find(({ department_id }) => department_id === department.id)).toMatchObject({
    promised_minutes: 240,
    promised_urgent_minutes: 30,
  })
  const { id } = await applyAs(base.client, { department_id: department.id, urgent: true })
  const seen = await base.client.call(calls.detail, { id })
  const { rows } = await db.execute<{ at: string }>(
    sql`select created_at + interval '30 minutes' as at from consultations where id = ${id}`,
  )
  expect(seen.promised_time).toBe(shanghaiTime(new Date(rows[0]!.at)))
  await superior.client.call(calls.receive, { id })
  expect((await base.client.call(calls.detail, { id })).promised_time).toBe('')
})

it('wants a diagnosis, or that there is none', async () => {
  const { base, superior, id } = await buildReceived()
  await superior.client.call(calls.start, { id })
  const without = { ...opinion, diagnosis: '' }
  expect((await superior.client.ask(calls.end, { id, opinion: without })).status).toBe(
    consultationFailures.diagnosisMissing.status,
  )
  await superior.client.call(calls.end, { id, opinion: { ...without, no_diagnosis: true } })
  expect((await base.client.call(calls.detail, { id })).opinion).toMatchObject({ no_diagnosis: true })
})

it('takes addenda to a signed opinion from those who have signed, and outcomes one after the other', async () => {
  const { base, superior, colleague, id } = await buildReceived()
  await superior.client.call(calls.start, { id })
  const text = '复查 BNP 下降，可减量'
  expect((await superior.client.ask(calls.addAddendum, { id, text })).status).toBe(
    consultationFailures.notNow.status,
  )
  await superior.client.call(calls.end, { id, opinion })
  for (const { client } of [base, colleague])
    expect((await client.ask(calls.addAddendum, { id, text })).status).toBe(403)
  expect((await superior.client.ask(calls.addAddendum, { id, text: ' ' })).status).toBe(
    consultationFailures.addendumMissing.status,
  )
  await superior.client.call(calls.addAddendum, { id, text })
  await superior.client.call(calls.addAddendum, { id, text: '再补充' })
  for (const outcome of ['好转', '已恢复工作']) await base.client.call(calls.saveOutcome, { id, outcome })
  expect(await base.client.call(calls.detail, { id })).toMatchObject({
    opinion,
    addenda: [{ text, signer_name: '程怀瑾', signer_hospital: superior.user.hospital }, { text: '再补充' }],
    outcome: '已恢复工作',
    outcomes: [{ text: '好转', name: '沈清和' }, { text: '已恢复工作' }],
  })
  expect((await readInbox(base.client)).filter((said) => said.includes('有补充'))).toHaveLength(2)
})

it('asks several specialists, who read, talk and sign, each for themselves', async () => {
  const { base, superior, stranger, id } = await buildReceived()
  const doctor_id = stranger.doctorId
  expect((await base.client.ask(calls.invite, { id, doctor_id })).status).toBe(403)
  await atOnce(4, () => superior.client.ask(calls.invite, { id, doctor_id }))
  expect((await superior.client.call(calls.detail, { id })).specialists).toHaveLength(1)
  const { imGroupId, room_id } = await superior.client.call(calls.start, { id })
  expect(await stranger.client.call(calls.detail, { id })).toMatchObject({
    imGroupId,
    room_id,
    opinion: null,
    actions: ['saveOpinion', 'sign'],
  })
  expect((await stranger.client.call(roomCalls.info, { room_id, code: '' })).role).toBe('guest')
  const { data } = await stranger.client.call(calls.list, list(2))
  expect(data.map((item) => item.id)).toContain(id)
  await stranger.client.call(calls.saveOpinion, { id, opinion: { ...opinion, advice: '草稿' } })
  expect((await superior.client.call(calls.detail, { id })).specialists).toMatchObject([{ opinion: null }])
  expect((await superior.client.ask(calls.end, { id, opinion })).status).toBe(
    consultationFailures.specialistsUnsigned.status,
  )
  const own = { ...opinion, advice: '查甲状腺功能' }
  const answers = await atOnce(4, () => stranger.client.ask(calls.sign, { id, opinion: own }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await superior.client.call(calls.end, { id, opinion })
  expect(await base.client.call(calls.detail, { id })).toMatchObject({
    status: consultationStates.ended,
    specialists: [{ truename: '贺知新', opinion: own }],
  })
  await stranger.client.call(calls.addAddendum, { id, text: '甲功正常' })
})

it('takes a specialist out who has not signed, from record, chat and room', async () => {
  const { superior, stranger, id } = await buildReceived()
  await superior.client.call(calls.invite, { id, doctor_id: stranger.doctorId })
  const { imGroupId } = await superior.client.call(calls.start, { id })
  const [invited] = (await superior.client.call(calls.detail, { id })).specialists
  const removed = { id, specialist_id: invited!.specialist_id }
  await superior.client.call(calls.removeSpecialist, removed)
  await superior.client.call(calls.removeSpecialist, removed)
  expect((await stranger.client.ask(calls.detail, { id })).status).toBe(404)
  expect((await stranger.client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(403)
  await superior.client.call(calls.end, { id, opinion })
})

it('invites nobody the patient has not agreed to, and not without end', async () => {
  const { superior, base, stranger, colleague, department, id } = await buildReceived()
  await db.execute(sql`update consultations set consent_version = 1 where id = ${id}`)
  const invite = (doctor_id: number) => superior.client.ask(calls.invite, { id, doctor_id })
  expect((await invite(stranger.doctorId)).status).toBe(consultationFailures.specialistElsewhere.status)
  expect((await invite(superior.doctorId)).status).toBe(consultationFailures.specialistUnable.status)
  expect((await invite(colleague.doctorId)).status).toBe(200)
  for (let count = 1; count < consultationLimits.specialists; count++)
    expect((await invite((await buildSuperior(app, department.id)).doctorId)).status).toBe(200)
  expect((await invite((await buildSuperior(app, department.id)).doctorId)).status).toBe(
    consultationFailures.specialistsFull.status,
  )
  expect((await base.client.call(calls.detail, { id })).specialists).toHaveLength(
    consultationLimits.specialists,
  )
})

it('keeps the order of attachments and says which file somebody has opened', async () => {
  const { base, superior, department } = await buildConsultations(app)
  const first = await uploadPatientFile(app, base.client, undefined, '先传.dcm')
  const second = await uploadPatientFile(app, base.client, undefined, '后传.dcm')
  const { id, patientId } = await applyAs(base.client, { department_id: department.id })
  const attachments = [second.file_id, first.file_id]
  await base.client.call(patientCalls.save, { ...completePatient, patient_id: patientId, attachments })
  const { patient } = await superior.client.call(calls.detail, { id })
  expect(patient.attachments.map(({ name }) => name)).toEqual(['后传.dcm', '先传.dcm'])
  await fetch(app.url + first.url, { headers: { cookie: superior.client.cookie } })
  const { data } = await base.client.call(calls.views, { id, page: 1 })
  expect(data[0]).toMatchObject({ what: 'file', file_name: '先传.dcm', truename: '程怀瑾' })
})

it('reads an empty doctor beside a department as none', () => {
  const form = { patient_id: '3', department_id: '5', doctor_id: '', purpose: '请会诊' }
  expect(z.decode(calls.apply.input, form)).toMatchObject({ department_id: 5, doctor_id: 0 })
})
