import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { checkinCalls } from '#contract/meetings/checkin.ts'
import { successStatus } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { meetingSettingCalls, settingFailures, watchModes } from '#contract/meetings/meeting-settings.ts'
import type { MeetingRules } from '#contract/meetings/meeting-settings.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildManager, buildPassword } from '#server/testing/build-entry.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { watchSettings, watchWhitelist } from '#server/features/meetings/watching/watching.tables.ts'

const app = await testApp()

const open: MeetingRules = {
  audience: 'all',
  needs_licence: 0,
  is_reservable: 1,
  watch_type: watchModes.open,
  completion_information: 0,
  checkin_status: 0,
  contact: '',
  fields: [{ field: 'real_name', required: 1 }],
  is_reviewed: 0,
  venue: '',
  selected_son_id: 0,
}

async function scene(given: Parameters<typeof buildMeeting>[1] = {}) {
  const meeting = await buildMeeting(app.services.db, { from: -3, to: -1, ...given })
  await buildRecording(app.services.db, meeting.id)
  const { client, user } = await buildMember(app)
  await buildManager(app.services.db, meeting.id, user.id)
  const meeting_id = meeting.id
  const get = (by = client) => by.ask(meetingSettingCalls.get, { meeting_id })
  /** By somebody who has just read the settings; `base` is for those who have read them before. */
  const save = async (rules: Partial<MeetingRules>, password = '', by = client, base?: MeetingRules) =>
    by.ask(meetingSettingCalls.save, {
      meeting_id,
      rules: { ...open, ...rules },
      base: base ?? ((await get()).data as MeetingRules),
      password,
    })
  const reasonFor = async (by = app.client()) =>
    (await by.call(meetingCalls.detail, { meeting_id, schedule_id: undefined })).watch.reason
  return { meeting, meeting_id, client, user, save, get, reasonFor }
}

it('shows the settings, and what a large meeting requires of its parts', async () => {
  const { get } = await scene()
  expect((await get()).data).toMatchObject({ ...open, has_password: 0, whitelist_num: 0, guests: [] })
  const large = await scene({ is_big: true })
  expect((await get()).data).toMatchObject({ is_big_meeting: 0, inherited: null })
  const required = { audience: 'doctor', needs_licence: 1, watch_type: watchModes.whitelist } as const
  await large.save({ ...required, contact: '会务组 010-1234' })
  const child = await buildMeeting(app.services.db, { parent_id: large.meeting_id })
  const shown = await large.client.call(meetingSettingCalls.get, { meeting_id: child.id })
  expect(shown).toMatchObject({ ...open, contact: '会务组 010-1234', inherited: required })
})

it('is only for those who run the meeting and for operators', async () => {
  const { meeting_id, save, get } = await scene()
  const { client: stranger } = await buildMember(app)
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const of = (by: typeof stranger) => [
    get(by),
    save({}, '', by),
    by.ask(meetingSettingCalls.whitelisted, { meeting_id, page: 1 }),
    by.ask(meetingSettingCalls.whitelist, { meeting_id, type: true, phones: [newPhone()] }),
    by.ask(meetingSettingCalls.invite, { meeting_id, phone: newPhone() }),
    by.ask(meetingSettingCalls.uninvite, { meeting_id, userid: 1 }),
  ]
  for (const answer of await Promise.all(of(stranger)))
    expect(answer.status).toBe(failures.noPermission.status)
  for (const answer of await Promise.all(of(app.client())))
    expect(answer.status).toBe(failures.loginExpired.status)
  expect((await get(operator)).status).toBe(200)
  const missing = { meeting_id: 99_999_999 }
  expect((await operator.ask(meetingSettingCalls.get, missing)).message).toBe(
    meetingFailures.meetingMissing.zh,
  )
})

it('changes the audience and the login requirement at once', async () => {
  const { save, reasonFor } = await scene()
  expect(await reasonFor()).toBe('')
  await save({ audience: 'member' })
  expect(await reasonFor()).toBe('login')
  await save({ audience: 'enterprise' })
  const doctor = await buildMember(app)
  expect(await reasonFor(doctor.client)).toBe('enterprise')
  await save({})
  expect(await reasonFor()).toBe('')
})

it('sets a watch password, leaves it, and a new one revokes what the old one opened', async () => {
  const { save, reasonFor, meeting_id } = await scene()
  const visitor = app.client()
  expect((await save({ watch_type: watchModes.password })).status).toBe(settingFailures.passwordNeeded.status)
  expect((await save({ watch_type: watchModes.password }, 'abc')).status).toBe(
    settingFailures.passwordNeeded.status,
  )
  expect((await save({ watch_type: watchModes.password }, 'heart2026')).data.has_password).toBe(1)
  expect(await reasonFor(visitor)).toBe('password')
  await visitor.call(watchCalls.checkPassword, { meeting_id, password: 'heart2026', schedule_id: undefined })
  expect(await reasonFor(visitor)).toBe('')
  await save({ watch_type: watchModes.password, contact: '改了别的' })
  expect(await reasonFor(visitor)).toBe('')
  await save({ watch_type: watchModes.password }, 'brain2026')
  expect(await reasonFor(visitor)).toBe('password')
  const rows = await app.services.db.select().from(watchSettings)
  expect(JSON.stringify(rows)).not.toContain('brain2026')
})

it('stores a whitelist of numbers that nobody can read', async () => {
  const { save, reasonFor, client, meeting_id, get } = await scene()
  const { client: listed, phone } = await buildMember(app)
  const change = (type: boolean, phones: string[]) =>
    client.ask(meetingSettingCalls.whitelist, { meeting_id, type, phones })
  expect((await change(true, [phone, phone, newPhone()])).data).toEqual({ changed: 2, whitelist_num: 2 })
  expect((await change(true, [phone])).data).toEqual({ changed: 0, whitelist_num: 2 })
  expect(await reasonFor()).toBe('')
  await save({ watch_type: watchModes.whitelist })
  expect((await get()).data).toMatchObject({ whitelist_num: 2, watch_type: watchModes.whitelist })
  expect(await reasonFor(listed)).toBe('')
  await change(false, [phone])
  expect(await reasonFor(listed)).toBe('whitelist')
  const wrong = await change(true, [newPhone(), '123', '1390000'])
  expect(wrong.message).toBe(`${accountFailures.wrongPhone.zh}: 123, 1390000`)
  const rows = await app.services.db.select().from(watchWhitelist)
  expect(rows.every((row) => !row.phone_digest.includes(phone) && !row.phone_sealed?.includes(phone))).toBe(
    true,
  )
})

it('lists the numbers on the whitelist, masked', async () => {
  const { client, meeting_id } = await scene()
  const list = (page = 1) => client.call(meetingSettingCalls.whitelisted, { meeting_id, page })
  expect(await list()).toMatchObject({ data: [], total: 0 })
  const phones = Array.from({ length: 51 }, newPhone)
  await client.call(meetingSettingCalls.whitelist, { meeting_id, type: true, phones })
  const pages = [await list(), await list(2)]
  expect(pages[0]).toMatchObject({ total: 51, last_page: 2 })
  const shown = pages.flatMap(({ data }) => data.map(({ phone }) => phone))
  expect(shown.toSorted()).toEqual(
    phones.map((phone) => `${phone.slice(0, 3)}****${phone.slice(-4)}`).toSorted(),
  )
})

it('sets the venue, which cards and pages show', async () => {
  const { save, meeting_id } = await scene()
  await save({ venue: '江城国际会议中心 3 层' })
  expect(await app.client().call(meetingCalls.detail, { meeting_id })).toMatchObject({
    venue: '江城国际会议中心 3 层',
  })
})

it('selects the part of a large meeting that opens first, and lets the time decide again', async () => {
  const large = await scene({ is_big: true, from: -1, to: 9 })
  const { db } = app.services
  const [next, later, foreign] = [
    await buildMeeting(db, { parent_id: large.meeting_id, from: 1 }),
    await buildMeeting(db, { parent_id: large.meeting_id, from: 4 }),
    await buildMeeting(db),
  ]
  const selected = async () =>
    (await app.client().call(meetingCalls.detail, { meeting_id: large.meeting_id })).selected_son_id
  expect((await large.get()).data.parts.map((part) => part.meeting_id)).toEqual([next.id, later.id])
  expect(await selected()).toBe(next.id)
  expect((await large.save({ selected_son_id: later.id })).data.selected_son_id).toBe(later.id)
  expect(await selected()).toBe(later.id)
  expect((await large.save({ selected_son_id: foreign.id })).status).toBe(failures.dataMissing.status)
  await large.save({ selected_son_id: 0 })
  expect(await selected()).toBe(next.id)
})

it('gives a part of a large meeting its own whitelist without changing its requirements', async () => {
  const large = await scene({ is_big: true })
  await buildPassword(app.services.db, large.meeting_id, 'spring2026')
  const child = await buildMeeting(app.services.db, { parent_id: large.meeting_id })
  await large.client.call(meetingSettingCalls.whitelist, {
    meeting_id: child.id,
    type: true,
    phones: [newPhone()],
  })
  const shown = await large.client.call(meetingSettingCalls.get, { meeting_id: child.id })
  expect(shown).toMatchObject({
    watch_type: watchModes.open,
    has_password: 0,
    whitelist_num: 1,
    inherited: { watch_type: watchModes.password },
  })
})

it('leaves unchanged settings with the large meeting', async () => {
  const large = await scene({ is_big: true })
  await large.save({ checkin_status: 1, watch_type: watchModes.whitelist })
  const child = await buildMeeting(app.services.db, { parent_id: large.meeting_id })
  const shown = await large.client.call(meetingSettingCalls.get, { meeting_id: child.id })
  const rules = { ...open, checkin_status: shown.checkin_status, watch_type: shown.watch_type }
  await large.client.call(meetingSettingCalls.save, {
    meeting_id: child.id,
    rules: { ...rules, is_reservable: 0 },
    base: rules,
    password: '',
  })
  await large.save({ watch_type: watchModes.open, checkin_status: 0 })
  const after = await large.client.call(meetingSettingCalls.get, { meeting_id: child.id })
  expect(after).toMatchObject({ is_reservable: 0, checkin_status: 0, watch_type: watchModes.open })
  expect(after.inherited).toMatchObject({ watch_type: watchModes.open })
})

it('merges what two managers change, and shows both a rule that both have changed', async () => {
  const { meeting_id, client, save, get } = await scene()
  const other = await buildMember(app)
  await buildManager(app.services.db, meeting_id, other.user.id)
  await save({ venue: '三号厅', contact: '会务组' }, '', other.client)
  const merged = await save({ audience: 'doctor' }, '', client, open)
  expect(merged.data).toMatchObject({ audience: 'doctor', venue: '三号厅', contact: '会务组' })
  const refused = await save({ venue: '一号厅', is_reservable: 0 }, '', client, open)
  expect(refused).toMatchObject({
    status: resourceFailures.changedMeanwhile.status,
    data: { fields: ['venue'], settings: { venue: '三号厅' } },
  })
  expect((await get()).data).toMatchObject({ venue: '三号厅', is_reservable: 1 })
  const base = (await get()).data as MeetingRules
  expect((await save({ ...base, venue: '一号厅' }, '', client, base)).data).toMatchObject({ venue: '一号厅' })
})

it('lets one of two win who change the same rule at once', async () => {
  const { meeting_id, client, save, get } = await scene()
  const other = await buildMember(app)
  await buildManager(app.services.db, meeting_id, other.user.id)
  const answers = await Promise.all([
    save({ venue: '一号厅' }, '', client, open),
    save({ venue: '二号厅' }, '', other.client, open),
  ])
  const won = answers.filter(({ status }) => status === successStatus)
  expect(won).toHaveLength(1)
  expect((await get()).data.venue).toBe(won[0]!.data.venue)
})

it('invites accounts and withdraws invitations', async () => {
  const { save, reasonFor, client, meeting_id, get } = await scene()
  await save({ audience: 'invited' })
  const guest = await buildMember(app, { truename: '秦越' })
  expect(await reasonFor(guest.client)).toBe('invited')
  const invite = (phone: string) => client.ask(meetingSettingCalls.invite, { meeting_id, phone })
  expect((await invite(guest.phone)).data).toEqual({ userid: guest.user.id, truename: '秦*' })
  await invite(guest.phone)
  expect((await get()).data.guests).toEqual([{ userid: guest.user.id, truename: '秦*' }])
  expect(await reasonFor(guest.client)).toBe('')
  expect((await invite(newPhone())).message).toBe(settingFailures.accountUnknown.zh)
  await client.call(meetingSettingCalls.uninvite, { meeting_id, userid: guest.user.id })
  expect(await reasonFor(guest.client)).toBe('invited')
  // The second invitation has changed nothing.
  expect(await readInbox(guest.client)).toEqual([
    expect.stringContaining('不再是会议'),
    expect.stringContaining('受邀观看会议'),
  ])
})

it('notes who has asked whose number it is, and lets nobody ask for a whole phone book', async () => {
  const { client, user, meeting_id } = await scene()
  const { db } = app.services
  const guest = await buildMember(app)
  const invite = (phone: string) => client.ask(meetingSettingCalls.invite, { meeting_id, phone })
  await invite(guest.phone)
  const looks = await db.select().from(accessLog).where(eq(accessLog.user_id, guest.user.id))
  expect(looks).toMatchObject([{ reader_id: user.id, what: 'guest name by number' }])
  const statuses = new Set<number>()
  for (let asked = 0; asked < 121; asked++) statuses.add((await invite(newPhone())).status)
  expect([...statuses]).toEqual([settingFailures.accountUnknown.status, failures.tooOften.status])
})

it('sets the fields of the check-in', async () => {
  const { save, reasonFor, meeting_id, client: manager } = await scene()
  const fields: MeetingRules['fields'] = [
    { field: 'real_name', required: 1 },
    { field: 'hospital', required: 1 },
    { field: 'badge', required: 0 },
  ]
  await save({ checkin_status: 1, is_reviewed: 1, fields })
  const { client } = await buildMember(app)
  expect(await reasonFor(client)).toBe('sign_in')
  const info = await client.call(checkinCalls.info, { meeting_id })
  expect(info).toMatchObject({ fields })
  const nameless = await save({ checkin_status: 1, fields: fields.slice(1) })
  expect(nameless.message).toBe(settingFailures.nameNeeded.zh)
  const wrong = { ...open, fields: [{ field: 'blood_group', required: 1 }] }
  const form = { meeting_id: String(meeting_id), rules: JSON.stringify(wrong), base: JSON.stringify(open) }
  const answer = await postForm(app, meetingSettingCalls.save.path, form, manager.token)
  expect(answer.status).toBe(failures.parameterError.status)
})
