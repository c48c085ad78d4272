import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  checkinFailures,
  checkinFields,
  checkinStates,
  checkinStatement,
  checkinCalls,
} from '#contract/meetings/checkin.ts'
import { checkinOperatorCalls } from '#contract/meetings/checkin-review.ts'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import type { CheckinForm } from '#contract/meetings/checkin.ts'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { accessLog, files } from '#kernel/kernel.tables.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildDevice } from '#server/testing/build-device.ts'
import { buildEntry, buildManager, buildCheckinForm } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { uploadPicture } from '#server/testing/upload-picture.ts'
import { checkins } from './checkin.tables.ts'
import { deleteAbandonedPhotos } from './checkin.queries.ts'

const app = await testApp()

const right: CheckinForm = {
  real_name: '林晓',
  phone: '13812345678',
  email: 'lin@example.cn',
  identity: '1',
  medical_professional: '1',
  hospital: '江城大学附属第一医院',
  department: '心血管内科',
  specialty: '冠心病',
  title: '主治医师',
  company: '康宁诺生物',
  product_group: '心血管',
  id_number: '11010519491231002X',
  qualification_number: '110110000012345',
}

const submit = (client: TestClient, meetingId: number, form: CheckinForm, consent = false) =>
  client.ask(checkinCalls.submit, { meeting_id: meetingId, form, consent })

async function buildAsking(fields: Parameters<typeof buildCheckinForm>[2], isReviewed = false) {
  const meeting = await buildMeeting(app.services.db, { from: -3, to: -1 })
  await buildCheckinForm(app.services.db, meeting.id, fields, isReviewed)
  return meeting
}

const photo = (client: TestClient) => uploadPicture(app, client, checkinCalls.uploadPhoto)

describe('the form', () => {
  it('has every field that the meeting asks for, filled with what the profile says', async () => {
    const meeting = await buildAsking([...checkinFields])
    const { client } = await buildMember(app)
    const info = await client.call(checkinCalls.info, { meeting_id: meeting.id })
    expect(info.fields.map(({ field }) => field)).toEqual([...checkinFields])
    expect(info).toMatchObject({
      checkin_status: 1,
      state: 0,
      consent: 0,
      form: { real_name: '林晓', identity: '1', hospital: '江城大学附属第一医院' },
    })
    expect(info.form).not.toHaveProperty('phone')
  })

  it.each([
    [{ real_name: '一二三四五六七八九十甲' }, '真实姓名最多10个字'],
    [{ real_name: '林晓123' }, '请检查您的姓名'],
    [{ email: 'a@b' }, '邮箱不正确'],
    [{ phone: '12345678901' }, '请输入正确的手机号'],
    [{ hospital: '' }, '信息不完整，请完善后签到'],
    [{ id_number: '' }, '身份证号不能为空'],
    [{ id_number: '110105194912310021' }, '身份证格式不正确'],
    [{ id_number: '11010519491331002X' }, '身份证格式不正确'],
    [{ qualification_number: '' }, '医师资格证号不能为空'],
    [{ id_card_front: '' }, '身份证正面不能为空'],
    [{ id_card_back: '' }, '身份证反面不能为空'],
    [{ practising_certificate: '' }, '执业证书不能为空'],
    [{ badge: '' }, '胸牌照片不能为空'],
  ] as [CheckinForm, string][])('refuses %j in its words', async (wrong, message) => {
    const meeting = await buildAsking([...checkinFields])
    const { client } = await buildMember(app)
    const some = await photo(client)
    const photos = { id_card_front: some, id_card_back: some, badge: some, practising_certificate: some }
    const answer = await submit(client, meeting.id, { ...right, ...photos, ...wrong })
    expect(answer).toMatchObject({ message, data: { field: Object.keys(wrong)[0] } })
    const { state } = await client.call(checkinCalls.status, { meeting_id: meeting.id })
    expect(state).toBe(checkinStates.none)
    client.language = 'en'
    expect((await submit(client, meeting.id, { ...right, ...photos, ...wrong })).message).toMatch(
      /^[\x20-\x7e]+$/,
    )
  })

  it.each([
    ['a doctor', '1', 1, {}],
    ['another person', '2', 2, {}],
    ['an enterprise', '3', 3, { company: '康宁诺生物', product_group: '心血管' }],
  ] as const)('asks %s for a company only where there is one', async (_, identity, user_type, stored) => {
    const { vault, db } = app.services
    const { real_name, company, product_group } = right
    const known = await buildMember(app, { user_type })
    const byForm = await buildAsking(['real_name', 'identity', 'company', 'product_group'])
    const byAccount = await buildAsking(['real_name', 'company', 'product_group'])
    const { fields } = await known.client.call(checkinCalls.info, { meeting_id: byAccount.id })
    expect(fields.map(({ field }) => field)).toEqual(['real_name', ...Object.keys(stored)])
    const given = { real_name, company, product_group }
    expect((await submit(known.client, byForm.id, { ...given, identity })).status).toBe(200)
    expect((await submit(known.client, byAccount.id, given)).status).toBe(200)
    const rows = await db.select().from(checkins).where(eq(checkins.user_id, known.user.id))
    expect(rows.map((row) => JSON.parse(vault.openText(row.form_sealed)))).toEqual([
      { real_name, identity, ...stored },
      { real_name, ...stored },
    ])
    const other = await buildMember(app, { user_type })
    const lacking = await submit(other.client, byForm.id, { real_name, identity })
    expect(lacking.status).toBe(identity === '3' ? checkinFailures.incomplete.status : 200)
  })

  it('keeps nothing that was not asked for, and everything encrypted', async () => {
    const meeting = await buildAsking(['real_name', 'id_number'])
    const { client, user } = await buildMember(app)
    expect((await submit(client, meeting.id, right)).status).toBe(200)
    const [row] = await app.services.db.select().from(checkins).where(eq(checkins.user_id, user.id))
    expect(row!.form_sealed.includes('11010519491231002X')).toBe(false)
    expect(JSON.parse(app.services.vault.openText(row!.form_sealed))).toEqual({
      real_name: '林晓',
      id_number: '11010519491231002X',
    })
    const { form } = await client.call(checkinCalls.info, { meeting_id: meeting.id })
    expect(form.id_number).toBe('1****************X')
  })

  it('takes the number of the account in place of its mask, and no other mask', async () => {
    const meeting = await buildAsking(['phone'])
    const { client, user, phone } = await buildMember(app)
    const { own_phone, form } = await client.call(checkinCalls.info, { meeting_id: meeting.id })
    expect(own_phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    expect(form).not.toHaveProperty('phone')
    expect((await submit(client, meeting.id, { phone: '138****0000' })).message).toBe('请输入正确的手机号')
    expect((await submit(client, meeting.id, { phone: own_phone })).status).toBe(200)
    const [row] = await app.services.db.select().from(checkins).where(eq(checkins.user_id, user.id))
    expect(JSON.parse(app.services.vault.openText(row!.form_sealed))).toEqual({ phone })
  })

  it('offers no number of another country', async () => {
    const meeting = await buildAsking(['phone'])
    const { client } = await buildMember(app, { country_code: '852' })
    expect((await client.call(checkinCalls.info, { meeting_id: meeting.id })).own_phone).toBe('')
  })

  it('takes only photos that this person has sent for it', async () => {
    const meeting = await buildAsking(['id_card_front'])
    const { client } = await buildMember(app)
    const { client: other } = await buildMember(app)
    const foreign = await photo(other)
    for (const id_card_front of [foreign, '/files/demo/logo.png', 'https://example.com/a.jpg'])
      expect((await submit(client, meeting.id, { id_card_front })).message).toBe('照片不存在，请重新上传')
    const own = await photo(client)
    expect((await submit(client, meeting.id, { id_card_front: own })).status).toBe(200)
    expect((await fetch(app.url + own)).status).toBe(404)
  })

  it('is refused where the meeting asks for none, and to visitors', async () => {
    const meeting = await buildMeeting(app.services.db)
    const { client } = await buildMember(app)
    expect(await submit(client, meeting.id, right)).toMatchObject({
      status: checkinFailures.notNeeded.status,
      message: '该会议无需签到',
    })
    expect(await client.call(checkinCalls.info, { meeting_id: meeting.id })).toMatchObject({
      checkin_status: 0,
      fields: [],
    })
    expect((await submit(app.client(), meeting.id, right)).status).toBe(failures.loginExpired.status)
  })

  it('asks for the rest of the profile where the meeting wants it complete', async () => {
    const meeting = await buildMeeting(app.services.db)
    await buildEntry(app.services.db, meeting.id, { needs_sign_in: true, needs_completion: true })
    const { client } = await buildMember(app, { hospital: '' })
    expect((await submit(client, meeting.id, { real_name: '林晓' })).message).toBe('信息不完整，请完善后签到')
  })
})

describe('without a review', () => {
  it('one is signed in at once, once, also for the child meetings', async () => {
    const { db } = app.services
    const large = await buildAsking(['real_name'])
    const child = await buildMeeting(db, { parent_id: large.id, from: -3, to: -1 })
    await buildRecording(db, child.id)
    const { client } = await buildMember(app)
    const video = () => client.ask(watchCalls.getVideo, { meeting_id: child.id })
    expect(await video()).toMatchObject({ message: '请先签到再观看', data: { way_out: 'sign_in' } })
    const answers = await Promise.all([1, 2, 3].map(() => submit(client, child.id, { real_name: '林晓' })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await submit(client, child.id, { real_name: '林晓' })).message).toBe('您已签到')
    expect((await video()).status).toBe(200)
  })
})

describe('a device', () => {
  it('that has checked somebody in is reviewed with the next account, and passed by a person', async () => {
    const meeting = await buildAsking(['real_name'])
    const device = buildDevice()
    const send = async (by: Awaited<ReturnType<typeof buildMember>>, fields: object = {}) =>
      by.client.ask(checkinCalls.submit, {
        meeting_id: meeting.id,
        form: { real_name: '林晓' },
        consent: false,
        device_key: device.key,
        device_sign: device.sign(checkinStatement(meeting.id, by.user.id)),
        ...fields,
      })
    const [first, second] = [await buildMember(app), await buildMember(app)]
    expect((await send(first)).data.state).toBe(checkinStates.passed)
    const foreignProof = { device_sign: device.sign(checkinStatement(meeting.id, first.user.id)) }
    expect((await send(second, foreignProof)).status).toBe(checkinFailures.deviceUnproven.status)
    expect((await send(second)).data.state).toBe(checkinStates.underReview)
    const elsewhere = await buildAsking(['real_name'])
    const answer = await second.client.ask(checkinCalls.submit, {
      meeting_id: elsewhere.id,
      form: { real_name: '林晓' },
      consent: false,
      device_key: device.key,
      device_sign: device.sign(checkinStatement(elsewhere.id, second.user.id)),
    })
    expect(answer.data.state).toBe(checkinStates.passed)
  })
})

describe('the review', () => {
  async function handIn(consent = false) {
    const meeting = await buildAsking(['real_name', 'phone', 'id_number', 'id_card_front'], true)
    await buildRecording(app.services.db, meeting.id)
    const member = await buildMember(app)
    const id_card_front = await photo(member.client)
    const answer = await submit(member.client, meeting.id, { ...right, id_card_front }, consent)
    const rows = await app.services.db.select().from(checkins).where(eq(checkins.user_id, member.user.id))
    return { meeting, ...member, id_card_front, answer, checkinId: rows[0]!.id }
  }

  it('passes, and then there is something to watch', async () => {
    const { meeting, client, answer, checkinId } = await handIn()
    expect(answer.data.state).toBe(checkinStates.underReview)
    expect((await submit(client, meeting.id, right)).message).toBe('签到审核中')
    const watch = async () =>
      (await client.call(meetingCalls.detail, { meeting_id: meeting.id })).watch.reason
    expect(await watch()).toBe('sign_in_review')
    const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
    await operator.call(checkinOperatorCalls.pass, { checkin_id: checkinId })
    expect(await watch()).toBe('')
    const again = await operator.ask(checkinOperatorCalls.refuse, { checkin_id: checkinId, reason: '不清晰' })
    expect(again.message).toBe('该签到不在审核中')
    expect(await readInbox(client)).toEqual([expect.stringContaining('已通过')])
  })

  it('fails with a reason, and what is handed in again replaces the old photos', async () => {
    const { meeting, client, checkinId, id_card_front } = await handIn()
    const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
    await operator.call(checkinOperatorCalls.refuse, { checkin_id: checkinId, reason: '照片不清晰' })
    expect(await client.call(checkinCalls.status, { meeting_id: meeting.id })).toEqual({
      checkin_status: 1,
      state: checkinStates.failed,
      reason: '照片不清晰',
    })
    const detail = await client.call(meetingCalls.detail, { meeting_id: meeting.id })
    expect(detail.watch).toMatchObject({ reason: 'sign_in_failed', way_out: 'sign_in' })
    const newer = await photo(client)
    const answer = await submit(client, meeting.id, { ...right, id_card_front: newer })
    expect(answer.data.state).toBe(checkinStates.underReview)
    const left = await app.services.db.select().from(files).where(eq(files.purpose, 'checkin'))
    expect(left.map(({ key }) => `/files/${key}`)).not.toContain(id_card_front)
    expect(left.map(({ key }) => `/files/${key}`)).toContain(newer)
  })

  it('is for operators; looks at numbers in full are logged, and the list masks them', async () => {
    const { client, user, checkinId } = await handIn()
    for (const call of [checkinOperatorCalls.detail, checkinOperatorCalls.pass])
      expect(
        (await client.ask(call as typeof checkinOperatorCalls.detail, { checkin_id: checkinId })).status,
      ).toBe(failures.noPermission.status)
    const { client: operator, user: reader } = await buildMember(app, { operator_roles: ['administrator'] })
    const listed = await consoleOf(operator, 'checkins').rows({ state: String(checkinStates.underReview) })
    expect(listed.rows.map(({ id }) => id)).toContain(checkinId)
    expect(JSON.stringify(listed)).not.toContain('11010519491231002X')
    const detail = await operator.call(checkinOperatorCalls.detail, { checkin_id: checkinId })
    expect(detail.form.id_number).toBe('11010519491231002X')
    const looks = await app.services.db.select().from(accessLog).where(eq(accessLog.reader_id, reader.id))
    expect(looks).toMatchObject([{ user_id: user.id, what: `checkin ${checkinId}` }])
  })

  it('shows organisers only what was consented to, and never the proofs', async () => {
    const shy = await handIn(false)
    const open = await handIn(true)
    const { client: manager, user } = await buildMember(app)
    for (const { meeting } of [shy, open]) await buildManager(app.services.db, meeting.id, user.id)
    const read = async (meeting_id: number, client = manager) =>
      client.ask(attendanceCalls.list, { meeting_id, filter: 'all', page: 1 })
    expect((await read(shy.meeting.id)).data.data).toMatchObject([{ consent: 0, form: {} }])
    expect((await read(open.meeting.id)).data.data[0]!.form).toEqual({
      real_name: '林晓',
      phone: '13812345678',
    })
    expect((await read(open.meeting.id, shy.client)).status).toBe(failures.noPermission.status)
  })

  it('is also for organisers, of people who agreed to be seen by them', async () => {
    const shy = await handIn(false)
    const open = await handIn(true)
    const { client: manager, user } = await buildMember(app)
    const { client: stranger } = await buildMember(app)
    for (const { meeting } of [shy, open]) await buildManager(app.services.db, meeting.id, user.id)
    const detail = await manager.call(checkinOperatorCalls.detail, { checkin_id: open.checkinId })
    expect(detail.form).toEqual({ real_name: '林晓', phone: '13812345678' })
    const pass = { checkin_id: open.checkinId }
    expect((await stranger.ask(checkinOperatorCalls.pass, pass)).status).toBe(failures.noPermission.status)
    expect((await manager.ask(checkinOperatorCalls.pass, pass)).status).toBe(200)
    const hidden = { checkin_id: shy.checkinId }
    for (const answer of [
      await manager.ask(checkinOperatorCalls.detail, hidden),
      await manager.ask(checkinOperatorCalls.pass, hidden),
      await manager.ask(checkinOperatorCalls.refuse, { ...hidden, reason: '不清晰' }),
    ])
      expect(answer.message).toBe('该用户未同意向主办方提供信息，由平台审核')
  })
})

it('sweeps photos that were never handed in', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const left = await photo(client)
  const meeting = await buildAsking(['id_card_front'])
  const used = await photo(client)
  await submit(client, meeting.id, { id_card_front: used })
  await db.update(files).set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
  const gone = (await deleteAbandonedPhotos(db)).map(({ key }) => `/files/${key}`)
  expect(gone).toContain(left)
  expect(gone).not.toContain(used)
})
