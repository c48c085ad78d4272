import { itemFailures } from '#contract/wire/item-types.ts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingTypes } from '#contract/wire/items.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildDoctor, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { meetingPages } from './meeting-page.pages.ts'

const app = await testApp()

const read = (meetingId: number, client = app.client()) =>
  client.call(meetingCalls.detail, { meeting_id: meetingId })

it('returns a meeting with its speakers in order', async () => {
  const { db } = app.services
  const speakers = [await buildDoctor(db), await buildDoctor(db)]
  const meeting = await buildMeeting(
    db,
    { intro: '简介', speaker: '林晓', is_credit: true, view_count: 7, view_display_status: 2 },
    [speakers[1]!.id, speakers[0]!.id],
  )
  const detail = await read(meeting.id)
  expect(detail).toMatchObject({
    meeting_id: meeting.id,
    parent_id: 0,
    parent_title: '',
    title: meeting.title,
    intro: '<p>简介</p>',
    speaker: '林晓',
    begin_time: shanghaiTime(meeting.begin_at),
    end_time: shanghaiTime(meeting.end_at),
    meeting_type: meetingTypes.preview,
    is_credit_meeting: 1,
    is_offline: 0,
    venue: '',
    audience: 'all',
    may_watch: 1,
    watch: { reason: '', way_out: 'none', message: '' },
    view_num: 8,
    view_display_status: 2,
  })
  expect(detail.experts.map((row) => row.doctor_id)).toEqual([speakers[1]!.id, speakers[0]!.id])
})

it.each([
  ['before it begins', { from: 1 }, meetingTypes.preview],
  ['while it streams', { from: -1, to: 1, has_stream: true }, meetingTypes.live],
  ['while it runs without a stream', { from: -1, to: 1 }, meetingTypes.inProgress],
  ['when it is over', { from: -3, to: -1, has_stream: true }, meetingTypes.review],
  ['on site only, at any hour', { from: 1, is_offline: true }, meetingTypes.inProgress],
])('has the right phase %s', async (_when, given, type) => {
  const meeting = await buildMeeting(app.services.db, given)
  expect((await read(meeting.id)).meeting_type).toBe(type)
})

it('says which large meeting it is part of', async () => {
  const large = await buildMeeting(app.services.db, { is_big: true })
  const child = await buildMeeting(app.services.db, { parent_id: large.id })
  expect(await read(child.id)).toMatchObject({ parent_id: large.id, parent_title: large.title })
})

it('accepts a session of its own programme, or of a child meeting, and no other', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { is_big: true })
  const child = await buildMeeting(db, { parent_id: meeting.id })
  const stranger = await buildMeeting(db)
  const ask = (schedule_id: number) =>
    app.client().ask(meetingCalls.detail, { meeting_id: meeting.id, schedule_id })
  expect((await ask((await buildSession(db, meeting.id)).id)).status).toBe(200)
  expect((await ask((await buildSession(db, child.id)).id)).status).toBe(200)
  expect(await ask((await buildSession(db, stranger.id)).id)).toMatchObject({
    status: itemFailures.programMissing.status,
    message: '节目ID不存在',
  })
})

it('returns whether it is for the caller', async () => {
  const { db } = app.services
  const { client: doctor } = await buildMember(app, { user_type: 1 })
  const { client: other } = await buildMember(app, { user_type: 2 })
  const { client: enterprise } = await buildMember(app, { user_type: 3 })
  const { client: operator } = await buildMember(app, { user_type: 0, operator_roles: ['administrator'] })
  const { client: speaker, user } = await buildMember(app, { user_type: 2 })
  const own = await buildDoctor(db, { user_id: user.id })
  const people = [app.client(), doctor, other, enterprise, operator, speaker]
  const admitted = async (audience: 'all' | 'doctor' | 'enterprise' | 'faculty' | 'invited') => {
    const meeting = await buildMeeting(db, { audience }, [own.id])
    return Promise.all(people.map(async (client) => (await read(meeting.id, client)).may_watch))
  }
  expect(await admitted('all')).toEqual([1, 1, 1, 1, 1, 1])
  expect(await admitted('doctor')).toEqual([0, 1, 0, 0, 1, 1])
  expect(await admitted('enterprise')).toEqual([0, 0, 0, 1, 1, 1])
  expect(await admitted('faculty')).toEqual([0, 0, 0, 0, 1, 1])
  expect(await admitted('invited')).toEqual([0, 0, 0, 0, 1, 1])
})

it('counts a view once per visit', async () => {
  const meeting = await buildMeeting(app.services.db)
  const visitor = app.client()
  await read(meeting.id, visitor)
  expect((await read(meeting.id, visitor)).view_num).toBe(1)
  expect((await read(meeting.id)).view_num).toBe(2)
})

it('says in both languages that a meeting does not exist, an unpublished one too', async () => {
  const hidden = await buildMeeting(app.services.db, { published: false })
  const english = app.client()
  english.language = 'en'
  for (const meeting_id of [999_999_999, hidden.id]) {
    const answer = await app.client().ask(meetingCalls.detail, { meeting_id })
    expect(answer).toMatchObject({ status: 404, message: '会议不存在', data: null })
    expect((await english.ask(meetingCalls.detail, { meeting_id })).message).toBe('meeting does not exist')
  }
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const answer = await postForm(app, meetingCalls.detail.path, { meeting_id: id })
  expect(answer).toEqual({
    status: failures.parameterError.status,
    message: '参数错误: meeting_id',
    data: null,
  })
})

it('describes itself to crawlers at its addresses, and rejects a missing meeting', async () => {
  const meeting = await buildMeeting(app.services.db, { speaker: '林晓', intro: '简介' })
  const hidden = await buildMeeting(app.services.db, { published: false })
  expect(meetingPages.map((page) => page.path)).toEqual([
    '/meetingDetail',
    '/meetingPlaybackDetail',
    '/meetingHome',
    '/meetingLink',
  ])
  for (const page of meetingPages) {
    expect(await page.describe({ meeting_id: String(meeting.id) }, app.services, 'zh')).toMatchObject({
      title: meeting.title,
      description: `${shanghaiTime(meeting.begin_at)} 林晓 简介`,
      image: meeting.cover,
    })
    expect(await page.describe({ meeting_id: String(hidden.id) }, app.services, 'zh')).toBeUndefined()
  }
})

it('calls a large meeting live only while a part of it is on air, and opens that part first', async () => {
  const { db } = app.services
  const large = await buildMeeting(db, { from: -5, to: 50, is_big: true, has_stream: true })
  const read = () => app.client().call(meetingCalls.detail, { meeting_id: large.id })
  const rehearsed = await buildMeeting(db, { from: 20, parent_id: large.id, has_stream: true })
  await buildMeeting(db, { from: -4, to: -2, parent_id: large.id, has_stream: true })
  expect(await read()).toMatchObject({ meeting_type: meetingTypes.inProgress, selected_son_id: rehearsed.id })
  const onAir = await buildMeeting(db, { from: -1, parent_id: large.id, has_stream: true })
  expect(await read()).toMatchObject({ meeting_type: meetingTypes.live, selected_son_id: onAir.id })
  const chosen = await buildMeeting(db, { from: 30, parent_id: large.id })
  await db.update(meetings).set({ selected_son_id: chosen.id }).where(eq(meetings.id, large.id))
  expect(await read()).toMatchObject({ meeting_type: meetingTypes.live, selected_son_id: chosen.id })
})
