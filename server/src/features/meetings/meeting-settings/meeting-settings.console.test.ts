import { expect, it } from 'vitest'
import { accountFailures } from '#contract/people/account.ts'
import { settingFailures } from '#contract/meetings/meeting-settings.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { client } = await buildMember(app, { operator_roles: ['meetingManager'] })
const access = consoleOf(client, 'meeting-access')
const whitelist = consoleOf(client, 'whitelist')

const open = {
  audience: 'all',
  watch: 'open',
  fields: [{ field: 'real_name', required: true }],
}

async function scene(published = true) {
  const { id } = await buildMeeting(db, { from: -3, to: -1, published })
  await buildRecording(db, id)
  const save = async (values: object) => access.change(id, { ...open, ...values })
  const reasonFor = async (by = app.client()) =>
    (await by.call(meetingCalls.detail, { meeting_id: id, schedule_id: undefined })).watch.reason
  return { id, save, reasonFor }
}

it('sets whom a meeting is for, and a password that no version holds', async () => {
  const { id, save, reasonFor } = await scene()
  await save({ audience: 'member' })
  expect(await reasonFor()).toBe('login')
  expect((await save({ watch: 'password' })).status).toBe(settingFailures.passwordNeeded.status)
  expect(await access.problems('setPassword', [id], { password: 'heart2026' })).toEqual([''])
  await save({ audience: 'all', watch: 'password' })
  expect(await reasonFor()).toBe('password')
  expect(JSON.stringify(await access.record(id))).not.toContain('heart2026')
})

it('prepares the sign-in form of a meeting that is not published', async () => {
  const { id, save } = await scene(false)
  expect((await save({ fields: [{ field: 'hospital', required: true }] })).status).toBe(
    settingFailures.nameNeeded.status,
  )
  const fields = [...open.fields, { field: 'hospital', required: false }]
  expect((await save({ checkin_status: true, is_reviewed: true, fields })).status).toBe(200)
  expect((await access.record(id)).values).toMatchObject({ checkin_status: true, is_reviewed: true, fields })
})

it('asks for what the profile has to say, in the order given', async () => {
  const { id, save } = await scene()
  const profile = [
    { field: 'email', required: true },
    { field: 'good_at', required: false },
  ]
  expect((await save({ completion_information: true, profile })).status).toBe(200)
  expect((await access.record(id)).values).toMatchObject({ completion_information: true, profile })
  const { client: member } = await buildMember(app)
  const { fields } = await member.call(profileCalls.template, { meeting_id: id })
  expect(fields.find(({ key }) => key === 'email')).toMatchObject({ required: 1 })
  expect(fields.find(({ key }) => key === 'good_at')).toMatchObject({ required: 0 })
})

it('lists numbers masked, finds those of a meeting, and takes them off', async () => {
  const { id, save, reasonFor } = await scene()
  const { client: listed, phone } = await buildMember(app)
  await save({ watch: 'whitelist' })
  expect(await reasonFor(listed)).toBe('whitelist')
  expect((await whitelist.askSave({ meeting_id: id, phone: '123' })).status).toBe(
    accountFailures.wrongPhone.status,
  )
  await whitelist.askSave({ meeting_id: id, phone })
  expect(await reasonFor(listed)).toBe('')
  const { rows } = (await whitelist.askRows({ meeting: String(id) })).data
  expect(rows).toMatchObject([{ phone: `${phone.slice(0, 3)}****${phone.slice(-4)}` }])
  expect(await whitelist.problems('remove', [Number(rows[0]!.id)])).toEqual([''])
  expect(await reasonFor(listed)).toBe('whitelist')
})

it('invites members and appoints those who run a meeting, by their number', async () => {
  const { id, save, reasonFor } = await scene()
  await save({ audience: 'invited' })
  const guest = await buildMember(app, { truename: '秦越' })
  for (const resource of ['meeting-guests', 'meeting-managers']) {
    const list = consoleOf(client, resource)
    expect((await list.askSave({ meeting_id: id, phone: newPhone() })).status).toBe(
      settingFailures.accountUnknown.status,
    )
    await list.askSave({ meeting_id: id, phone: guest.phone })
    const { rows } = (await list.askRows({ meeting: String(id) })).data
    expect(rows).toMatchObject([{ name: '秦*' }])
    if (resource === 'meeting-guests') expect(await reasonFor(guest.client)).toBe('')
    expect(await list.problems('remove', [Number(rows[0]!.id)])).toEqual([''])
  }
  expect(await reasonFor(guest.client)).toBe('invited')
  expect(await readInbox(guest.client)).toEqual([
    expect.stringMatching(/^您不再是会议《.+》的管理员。$/),
    expect.stringMatching(/^您已成为会议《.+》的管理员/),
    expect.stringMatching(/^您不再是会议《.+》的受邀用户。$/),
    expect.stringMatching(/^您已受邀观看会议《.+》/),
  ])
})

it('is for those who may edit meetings', async () => {
  const { client: reviewer } = await buildMember(app, { operator_roles: ['reviewer'] })
  for (const name of ['meeting-access', 'whitelist', 'meeting-guests', 'meeting-managers'])
    expect((await consoleOf(reviewer, name).askRows()).status).toBe(failures.noPermission.status)
})
