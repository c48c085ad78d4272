import { sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { chatCalls, chatGroup } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import { consultationCalls, consultationFailures } from '#contract/practice/consultations.ts'
import { opinionCalls } from '#contract/practice/opinions.ts'
import { patientCalls, patientFailures } from '#contract/practice/patients.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  applyAs,
  buildConsultations,
  buildSuperior,
  completePatient,
  patientSecrets,
  savePatientAs,
} from '#server/testing/build-consultation.ts'
import { tellQueued } from '#server/features/community/messages/tell-queued.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { Listener } from '#server/testing/listen-group.ts'
import { saidTime } from '#server/testing/said-time.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPatientFile } from '#server/testing/upload-patient-file.ts'
import { askOutcome } from './ask-outcome.ts'

const app = await testApp()
const { services } = app
const { db } = services
const { apply, cancel, detail, end, handOver, list, ofDoctor, receive, saveOpinion, saveOutcome } =
  consultationCalls
const { schedule, start, views } = consultationCalls
const { awaiting, inConsultation, ended, cancelled } = consultationStates

const opened: Listener[] = []
afterEach(() => opened.splice(0).forEach((listener) => listener.close()))

const opinion = {
  diagnosis: '心力衰竭，NYHA III 级',
  advice: '完善心脏超声，限盐',
  medication: '',
  follow_up: '两周后复诊',
}
const soon = () => shanghaiTime(new Date(Date.now() + 3600_000))
const reason = '另有安排'

const inbox = async ({ client }: { client: TestClient }) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data

async function buildStarted() {
  const all = await buildConsultations(app)
  const { id, patientId } = await applyAs(all.base.client, { department_id: all.department.id })
  await all.superior.client.call(receive, { id })
  const { imGroupId, room_id } = await all.superior.client.call(start, { id })
  return { ...all, id, patientId, imGroupId, room_id }
}

it('goes from the application to a signed opinion and a later outcome, and both sides are notified', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id, urgent: true })
  for (const doctor of [superior, colleague])
    expect((await inbox(doctor))[0]).toMatchObject({
      pushContent: `【加急】${base.user.hospital}申请会诊（编号 ${id}），请尽快接诊。`,
      path: `/superiorDoctorOrderDetail?id=${id}`,
    })
  await superior.client.call(receive, { id })
  await superior.client.call(receive, { id })
  expect(await base.client.call(detail, { id })).toMatchObject({
    status: awaiting,
    side: 1,
    receiver: { truename: '程怀瑾' },
    imGroupId: expect.any(Number) as number,
    room_id: 0,
  })
  const begin_time = soon()
  await superior.client.call(schedule, { id, begin_time })
  const { imGroupId, room_id } = await superior.client.call(start, { id })
  expect(await base.client.call(detail, { id })).toMatchObject({
    status: inConsultation,
    begin_time,
    imGroupId,
    room_id,
    opinion: null,
  })
  await superior.client.call(saveOpinion, { id, opinion: { ...opinion, advice: '' } })
  expect((await base.client.call(detail, { id })).opinion).toBeNull()
  expect((await colleague.client.call(detail, { id })).opinion).toBeNull()
  expect((await superior.client.call(detail, { id })).opinion).toMatchObject({ advice: '' })
  await superior.client.call(end, { id, opinion })
  const seen = await base.client.call(detail, { id })
  expect(seen).toMatchObject({
    status: ended,
    opinion,
    signer_name: '程怀瑾',
    signer_title: superior.user.title,
    room_id: 0,
    actions: ['saveOutcome'],
  })
  expect(seen.events.map(({ kind }) => kind)).toEqual([
    'applied',
    'received',
    'scheduled',
    'started',
    'ended',
  ])
  await askOutcome.run(services, { id })
  await askOutcome.run(services, { id })
  expect((await inbox(base)).map(({ pushContent }) => pushContent)).toEqual([
    `请补充会诊（编号 ${id}）的随访结果，供双方参考。`,
    `您的会诊（编号 ${id}）已结束，会诊意见已签发。`,
    `您的会诊（编号 ${id}）已开始，请进入会诊。`,
    `您的会诊（编号 ${id}）已安排在 ${saidTime(begin_time)}。`,
    `程怀瑾已接收您的会诊申请（编号 ${id}）。`,
  ])
  expect((await base.client.ask(saveOutcome, { id, outcome: ' ' })).status).toBe(
    consultationFailures.outcomeMissing.status,
  )
  await base.client.call(saveOutcome, { id, outcome: '症状缓解，已恢复工作' })
  expect((await superior.client.call(detail, { id })).outcome).toBe('症状缓解，已恢复工作')
  expect((await inbox(superior))[0]!.pushContent).toBe(`会诊（编号 ${id}）有了随访结果。`)
})

it('names its chat and its room in both languages', async () => {
  const { base, id, imGroupId, room_id } = await buildStarted()
  const titles = { title: `会诊 ${id}`, title_en: `Consultation ${id}` }
  expect(await base.client.call(chatCalls.list, { group_id: imGroupId })).toMatchObject(titles)
  expect((await base.client.call(chatCalls.groups, {})).group_list).toMatchObject([titles])
  expect(await base.client.call(roomCalls.info, { room_id, code: '' })).toMatchObject({ room: titles })
})

it('asks later for an outcome that is missing', async () => {
  const { superior, id } = await buildStarted()
  await superior.client.call(end, { id, opinion })
  const { rows } = await db.execute<{ days: number }>(sql`
    select round(extract(epoch from start_after - now()) / 86400)::int as days from pgboss.job
    where name = ${askOutcome.name} and data ->> 'id' = ${String(id)}`)
  expect(rows).toEqual([{ days: 14 }])
})

it('is received by one of two doctors at once', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  const answers = await Promise.all([superior, colleague].map(({ client }) => client.ask(receive, { id })))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    consultationFailures.alreadyReceived.status,
  ])
  const winner = answers[0]!.status === 200 ? superior : colleague
  expect((await base.client.call(detail, { id })).receiver?.userid).toBe(winner.user.id)
  const { rows } = await db.execute(
    sql`select from consultation_events where consultation_id = ${id} and kind = 'received'`,
  )
  expect(rows).toHaveLength(1)
})

it('is applied for once, however often the form is sent', async () => {
  const { base, department } = await buildConsultations(app)
  const patient_id = await savePatientAs(base.client)
  const asked = { patient_id, department_id: department.id, doctor_id: 0, purpose: '请会诊', urgent: false }
  const answers = await Promise.all(Array.from({ length: 5 }, () => base.client.ask(apply, asked)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ message }) => message === consultationFailures.alreadyOpen.zh)).toHaveLength(4)
  expect((await base.client.call(list, { side: 1, status: awaiting, page: 1 })).total).toBe(1)
})

it('needs a complete patient of the caller and somebody who can receive it', async () => {
  const { base, superior, department, stranger } = await buildConsultations(app)
  const patient_id = await savePatientAs(base.client)
  const asked = { patient_id, department_id: department.id, doctor_id: 0, purpose: '请会诊', urgent: false }
  const refusals = [
    [{ department_id: 0 }, consultationFailures.receiverNeeded],
    [{ doctor_id: superior.doctorId }, consultationFailures.receiverNeeded],
    [{ department_id: 999_999_999 }, consultationFailures.receiverUnable],
    [{ department_id: 0, doctor_id: 999_999_999 }, consultationFailures.receiverUnable],
    [{ patient_id: 999_999_999 }, patientFailures.patientMissing],
  ] as const
  for (const [wrong, failure] of refusals)
    expect(await base.client.ask(apply, { ...asked, ...wrong })).toMatchObject({ message: failure.zh })
  expect((await stranger.client.ask(apply, asked)).status).toBe(404)
  const own = await savePatientAs(superior.client)
  const self = { ...asked, patient_id: own, department_id: 0, doctor_id: superior.doctorId }
  expect((await superior.client.ask(apply, self)).status).toBe(consultationFailures.receiverSelf.status)
  expect((await app.client().ask(apply, asked)).status).toBe(failures.loginExpired.status)
  const gaps = [
    [{ phone: '' }, patientFailures.phoneMissing],
    [{ complaint: '' }, patientFailures.complaintMissing],
    [{ consent: false }, patientFailures.consentMissing],
  ] as const
  for (const [gap, failure] of gaps) {
    await base.client.call(patientCalls.save, { ...completePatient, patient_id, ...gap })
    expect(await base.client.ask(apply, asked)).toMatchObject({ message: failure.zh })
  }
})

it('skips doctors whose account is locked or closed', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const setStatus = ({ user }: typeof superior, status: string) =>
    db.execute(sql`update users set status = ${status} where id = ${user.id}`)
  const departments = async () =>
    (await base.client.call(consultationCalls.departments, { keyword: department.name, page: 1 })).data
  const doctors = async () =>
    (
      await base.client.call(consultationCalls.doctors, {
        keyword: '',
        department_id: department.id,
        page: 1,
      })
    ).data
  await setStatus(colleague, 'forbidden')
  expect((await doctors()).map(({ doctor_id }) => doctor_id)).toEqual([superior.doctorId])
  expect(await departments()).toMatchObject([{ department_id: department.id, doctor_num: 1 }])
  const { id } = await applyAs(base.client, { department_id: department.id })
  await setStatus(colleague, 'active')
  expect(await inbox(superior)).toHaveLength(1)
  expect((await inbox(colleague)).filter(({ path }) => path.endsWith(`?id=${id}`))).toEqual([])
  await setStatus(superior, 'deleted')
  await setStatus(colleague, 'forbidden')
  expect([await departments(), await doctors()]).toEqual([[], []])
  const patient_id = await savePatientAs(base.client)
  const asked = { patient_id, department_id: department.id, doctor_id: 0, purpose: '请会诊', urgent: false }
  expect(await base.client.ask(apply, asked)).toMatchObject({
    status: consultationFailures.receiverUnable.status,
  })
})

it('gives nothing to a third doctor: by call, file, chat, socket group and room', async () => {
  const { base, superior, colleague, stranger, department } = await buildConsultations(app)
  const { client } = base
  const file = await uploadPatientFile(app, client)
  const { patient_id } = await client.call(patientCalls.save, {
    ...completePatient,
    patient_id: 0,
    attachments: [file.file_id],
  })
  const open = async (by: TestClient) =>
    (await fetch(app.url + file.url, { headers: { cookie: by.cookie } })).status
  expect(await open(superior.client)).toBe(404)
  const asked = { patient_id, department_id: department.id, doctor_id: 0, purpose: '请会诊', urgent: false }
  const { id } = await client.call(apply, asked)
  await superior.client.call(receive, { id })
  const { imGroupId, room_id } = await superior.client.call(start, { id })
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  for (const outsider of [stranger, operator]) {
    const by = outsider.client
    const answers = await Promise.all([
      by.ask(detail, { id }),
      by.ask(views, { id, page: 1 }),
      by.ask(receive, { id }),
      by.ask(schedule, { id, begin_time: soon() }),
      by.ask(start, { id }),
      by.ask(handOver, { id, doctor_id: stranger.doctorId, reason }),
      by.ask(cancel, { id, reason }),
      by.ask(saveOpinion, { id, opinion }),
      by.ask(end, { id, opinion }),
      by.ask(saveOutcome, { id, outcome: '好转' }),
      by.ask(patientCalls.detail, { patient_id }),
      by.ask(chatCalls.list, { group_id: imGroupId }),
      by.ask(roomCalls.info, { room_id, code: '' }),
    ])
    expect(answers.map(({ status }) => status >= 400)).toEqual(answers.map(() => true))
    for (const secret of Object.values(patientSecrets)) expect(JSON.stringify(answers)).not.toContain(secret)
    expect((await by.call(list, { side: 2, status: 0, page: 1 })).data).toEqual([])
    expect(await open(by)).toBe(404)
    const listener = await listenGroup(app, chatGroup(imGroupId), {
      userid: String(outsider.user.id),
      client: by,
    })
    opened.push(listener)
    expect(await listener.next('refused')).toMatchObject({ reason: 'noPermission' })
  }
  expect(await open(app.client())).toBe(404)
  // A colleague of the department reads the record, and is in neither the chat nor the room.
  expect(await colleague.client.call(detail, { id })).toMatchObject({ imGroupId: 0, room_id: 0, actions: [] })
  expect(await open(colleague.client)).toBe(200)
  expect((await colleague.client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(403)
  expect((await colleague.client.ask(roomCalls.info, { room_id, code: '' })).message).toBe(
    roomFailures.notInvited.zh,
  )
  expect((await superior.client.call(roomCalls.info, { room_id, code: '' })).role).toBe('host')
  expect((await base.client.call(roomCalls.info, { room_id, code: '' })).role).toBe('guest')
})

it('shows the applying doctor who has seen the patient’s data, and when', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const file = await uploadPatientFile(app, base.client)
  const saved = { ...completePatient, patient_id: 0, attachments: [file.file_id] }
  const { patient_id } = await base.client.call(patientCalls.save, saved)
  const asked = { patient_id, department_id: department.id, doctor_id: 0, purpose: '请会诊', urgent: false }
  const { id } = await base.client.call(apply, asked)
  await superior.client.call(list, { side: 2, status: 0, page: 1 })
  expect((await base.client.call(views, { id, page: 1 })).data).toEqual([])
  await superior.client.call(detail, { id })
  await fetch(app.url + file.url, { headers: { cookie: superior.client.cookie } })
  await colleague.client.call(detail, { id })
  await base.client.call(detail, { id })
  const seen = await base.client.call(views, { id, page: 1 })
  expect(seen.data.map(({ truename, what }) => [truename, what])).toEqual([
    ['韩静姝', 'record'],
    ['程怀瑾', 'file'],
    ['程怀瑾', 'record'],
  ])
  expect((await superior.client.ask(views, { id, page: 1 })).status).toBe(403)
})

it('masks the name in lists and the numbers in the record for the superior side', async () => {
  const { base, superior, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  const queue = await superior.client.call(list, { side: 2, status: 0, page: 1 })
  expect(queue).toMatchObject({ is_superior: 1, waiting_num: 1 })
  expect(queue.data).toMatchObject([{ id, patient_name: '欧***', can_receive: 1 }])
  expect((await base.client.call(list, { side: 1, status: 0, page: 1 })).data).toMatchObject([
    { id, patient_name: patientSecrets.name, can_receive: 0 },
  ])
  const { patient, patient_id } = await superior.client.call(detail, { id })
  expect(patient_id).toBe(0)
  expect(patient).toMatchObject({ name: patientSecrets.name, phone: '1*********6' })
  expect(patient.id_number).not.toContain('1949')
})

it('queues by urgency and age', async () => {
  const { base, superior, department } = await buildConsultations(app)
  const ids: number[] = []
  for (const urgent of [false, true, false, true])
    ids.push((await applyAs(base.client, { department_id: department.id, urgent })).id)
  const [first, second, third, fourth] = ids
  const queue = await superior.client.call(list, { side: 2, status: awaiting, page: 1 })
  expect(queue.data.map(({ id }) => id)).toEqual([second, fourth, first, third])
  await superior.client.call(receive, { id: first! })
  await superior.client.call(start, { id: first! })
  expect(
    (await superior.client.call(list, { side: 2, status: 0, page: 1 })).data.map(({ id }) => id),
  ).toEqual([second, fourth, third, first])
  expect((await superior.client.call(ofDoctor, { page: 1 })).data.map(({ id }) => id)).toContain(first)
  const open = { side: 2, status: inConsultation, page: 1 } as const
  expect((await superior.client.call(list, open)).data).toHaveLength(1)
})

it('is asked of one doctor, who alone sees it and may decline it', async () => {
  const { base, superior, colleague } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { doctor_id: superior.doctorId })
  expect((await colleague.client.ask(detail, { id })).status).toBe(404)
  expect((await superior.client.call(detail, { id })).actions).toEqual(['receive', 'sendBack', 'cancel'])
  await superior.client.call(cancel, { id, reason })
  expect((await inbox(base))[0]!.pushContent).toBe(`会诊（编号 ${id}）已取消。`)
  const seen = await base.client.call(detail, { id })
  expect(seen.status).toBe(cancelled)
  expect(seen.events.at(-1)).toMatchObject({ kind: 'cancelled', name: '程怀瑾', detail: reason })
})

it('refuses what belongs to the other side or to another state', async () => {
  const { base, superior, colleague, department } = await buildConsultations(app)
  const { id } = await applyAs(base.client, { department_id: department.id })
  const { notNow, notYourSide, timePast, timeWrong, opinionMissing } = consultationFailures
  const expectRefusal = async (asked: Promise<{ message: string }>, failure: { zh: string }) =>
    expect((await asked).message).toBe(failure.zh)
  await expectRefusal(base.client.ask(receive, { id }), notYourSide)
  await expectRefusal(superior.client.ask(start, { id }), notYourSide)
  await expectRefusal(superior.client.ask(cancel, { id, reason }), notYourSide)
  await superior.client.call(receive, { id })
  await expectRefusal(colleague.client.ask(schedule, { id, begin_time: soon() }), notYourSide)
  await expectRefusal(superior.client.ask(schedule, { id, begin_time: '2020-01-01 08:00' }), timePast)
  await expectRefusal(superior.client.ask(schedule, { id, begin_time: '2020-02-31 08:00' }), timeWrong)
  await expectRefusal(superior.client.ask(end, { id, opinion }), notNow)
  await expectRefusal(base.client.ask(saveOutcome, { id, outcome: '好转' }), notNow)
  await superior.client.call(start, { id })
  await expectRefusal(superior.client.ask(start, { id }), notNow)
  await expectRefusal(base.client.ask(cancel, { id, reason }), notNow)
  const empty = { ...opinion, diagnosis: '', advice: '' }
  await expectRefusal(superior.client.ask(end, { id, opinion: empty }), opinionMissing)
  const answers = await Promise.all([1, 2].map(() => superior.client.ask(end, { id, opinion })))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await expectRefusal(superior.client.ask(saveOpinion, { id, opinion }), notNow)
})

it('shows changes of the patient while it is open, keeps what it was afterwards, and loses no reader', async () => {
  const { base, superior, colleague, id, patientId, department } = await buildStarted()
  const changed = { ...completePatient, patient_id: patientId, complaint: '症状加重' }
  await base.client.call(patientCalls.save, changed)
  expect((await inbox(superior))[0]!.pushContent).toBe(`会诊（编号 ${id}）的资料有更新。`)
  for (const { client } of [superior, colleague])
    expect((await client.call(detail, { id })).patient.complaint).toBe('症状加重')
  expect((await base.client.ask(patientCalls.save, { ...changed, consent: false })).message).toBe(
    patientFailures.consentMissing.zh,
  )
  // The consent of another person does not stand under the time of the first.
  await db.execute(sql`update consultations set consent_at = now() - interval '3 days' where id = ${id}`)
  await base.client.call(patientCalls.save, { ...changed, name: '何秀兰' })
  const { consent_time } = await superior.client.call(detail, { id })
  expect(consent_time > shanghaiTime(new Date(Date.now() - 24 * 3600_000))).toBe(true)
  await base.client.call(patientCalls.save, changed)
  await superior.client.call(end, { id, opinion })
  // The same patient is asked about again, at another doctor.
  await base.client.call(patientCalls.save, { ...changed, complaint: '复发' })
  const other = await buildSuperior(app, department.id, '陆远')
  const again = await base.client.call(apply, {
    patient_id: patientId,
    department_id: 0,
    doctor_id: other.doctorId,
    purpose: '复诊',
    urgent: false,
  })
  for (const { client } of [superior, colleague]) {
    expect((await client.call(detail, { id })).patient.complaint).toBe('症状加重')
    expect((await client.ask(detail, { id: again.id })).status).toBe(404)
  }
  expect((await other.client.call(detail, { id: again.id })).patient.complaint).toBe('复发')
})

it('is handed over with its chat and its room to a doctor of the department', async () => {
  const { base, superior, colleague, stranger, id, imGroupId, room_id } = await buildStarted()
  await superior.client.call(chatCalls.send, {
    group_id: imGroupId,
    client_id: 'before-the-change',
    kind: 'text',
    content: '请补充心电图',
  })
  const entry = { room_id, code: '', is_muted: true, is_camera_on: false }
  const { seat } = await superior.client.call(roomCalls.enter, entry)
  await superior.client.call(saveOpinion, { id, opinion })
  for (const doctor_id of [stranger.doctorId, superior.doctorId, 999_999_999])
    expect((await superior.client.ask(handOver, { id, doctor_id, reason })).status).toBe(
      consultationFailures.handOverUnable.status,
    )
  await superior.client.call(handOver, { id, doctor_id: colleague.doctorId, reason })
  expect((await inbox(colleague))[0]!.pushContent).toBe(`程怀瑾将会诊（编号 ${id}）转交给您。`)
  expect((await inbox(base))[0]!.pushContent).toBe(`您的会诊（编号 ${id}）已转交给韩静姝。`)
  const { message_list } = await colleague.client.call(chatCalls.list, { group_id: imGroupId })
  expect(message_list.map(({ content }) => content)).toContain('请补充心电图')
  expect((await superior.client.ask(chatCalls.list, { group_id: imGroupId })).status).toBe(403)
  expect((await superior.client.ask(roomCalls.enter, { ...entry, seat })).message).toBe(
    roomFailures.notInvited.zh,
  )
  expect(await colleague.client.call(detail, { id })).toMatchObject({ room_id, opinion: null })
  expect((await superior.client.ask(end, { id, opinion })).status).toBe(403)
  // Back to the first, who may enter again.
  await colleague.client.call(handOver, { id, doctor_id: superior.doctorId, reason })
  await superior.client.call(roomCalls.enter, { ...entry, seat })
  await superior.client.call(end, { id, opinion })
  expect((await base.client.ask(roomCalls.enter, entry)).message).toBe(roomFailures.roomEnded.zh)
})

it('says nothing of the patient in messages, titles and jobs', async () => {
  const { base, superior, id, imGroupId, patientId } = await buildStarted()
  await base.client.call(patientCalls.save, { ...completePatient, patient_id: patientId, age: 77 })
  await superior.client.call(end, { id, opinion })
  await askOutcome.run(services, { id })
  await base.client.call(saveOutcome, { id, outcome: '好转' })
  await tellQueued(services)
  const { rows } = await db.execute(sql`
    select m::text from messages m where m.kind = 'consultations'
    union all select g.title from chat_groups g where g.id = ${imGroupId}
    union all select r.title from rooms r where r.kind = 'consultation'
    union all select j.data::text from pgboss.job j where j.name = ${askOutcome.name}`)
  expect(rows.length).toBeGreaterThan(6)
  const secrets = [
    ...Object.values(patientSecrets),
    '请协助明确诊断',
    ...Object.values(opinion).filter(Boolean),
  ]
  for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret)
})

it('writes nothing of the patient to the log of the server', async () => {
  const lines: string[] = []
  const { log } = services
  const [stream] = Object.getOwnPropertySymbols(log)
    .filter(({ description }) => description === 'pino.stream')
    .map((symbol) => (log as unknown as Record<symbol, { write(line: string): void }>)[symbol]!)
  const spy = vi.spyOn(stream!, 'write').mockImplementation((line) => void lines.push(line))
  const { level } = log
  log.level = 'trace'
  try {
    const { base, superior, id, patientId } = await buildStarted()
    const saved = { ...completePatient, patient_id: patientId }
    await base.client.call(patientCalls.save, saved)
    await base.client.ask(patientCalls.save, { ...saved, phone: '137' })
    await base.client.ask(patientCalls.save, { ...saved, attachments: [2 ** 53 - 1] })
    await superior.client.call(end, { id, opinion })
    await superior.client.ask(end, { id, opinion })
  } finally {
    log.level = level
    spy.mockRestore()
  }
  expect(lines.length).toBeGreaterThan(5)
  const secrets = [...Object.values(patientSecrets), opinion.diagnosis, opinion.advice]
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
})

it('keeps the templates of a doctor apart from those of others', async () => {
  const { superior, colleague } = await buildConsultations(app)
  const { templates, saveTemplate, removeTemplate } = opinionCalls
  await superior.client.call(saveTemplate, { name: '心衰随访', opinion })
  await superior.client.call(saveTemplate, {
    name: '心衰随访',
    opinion: { ...opinion, medication: '呋塞米' },
  })
  const own = (await superior.client.call(templates, {})).templates
  expect(own).toMatchObject([{ name: '心衰随访', opinion: { medication: '呋塞米' } }])
  expect((await colleague.client.call(templates, {})).templates).toEqual([])
  const { template_id } = own[0]!
  expect((await colleague.client.ask(removeTemplate, { template_id })).status).toBe(404)
  expect((await superior.client.ask(saveTemplate, { name: ' ', opinion })).status).toBe(5741)
  await superior.client.call(removeTemplate, { template_id })
  expect((await superior.client.call(templates, {})).templates).toEqual([])
})
