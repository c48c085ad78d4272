import { itemFailures } from '#contract/wire/item-types.ts'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { liveCalls, liveFailures, studioCalls } from '#contract/meetings/live.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { onAirPeriods } from '#server/features/meetings/meetings/on-air.tables.ts'
import { buildDoctor, buildMeeting, buildRecording, buildSession } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildOnAir } from '#server/testing/watch-for.ts'
import { updateStreaming } from './live.queries.ts'
import { liveWatchers, meetingRooms } from './live.tables.ts'

const app = await testApp()

const now = { from: -1, to: 1 }

async function buildLectured(given: Parameters<typeof buildMeeting>[1] = now) {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(app.services.db, { user_id: user.id })
  const meeting = await buildMeeting(app.services.db, given, [doctor.id])
  return { meeting, lecturer: client, of: { meeting_id: meeting.id } }
}

it('allows its lecturer, its organiser and operators to start a meeting, and nobody else', async () => {
  const { meeting, lecturer, of } = await buildLectured()
  const organiser = await buildMember(app)
  await app.services.db.insert(meetingManagers).values({ meeting_id: meeting.id, user_id: organiser.user.id })
  const operator = await buildMember(app, { operator_roles: ['administrator'] })
  for (const client of [lecturer, organiser.client, operator.client]) {
    expect((await client.call(studioCalls.open, of)).stream_key).toMatch(/^[\w-]{24}$/)
    expect((await client.call(liveCalls.info, of)).may_start).toBe(1)
  }
  const listed = await lecturer.call(studioCalls.list, {})
  expect(listed.map((item) => item.meeting_id)).toEqual([meeting.id])
  expect((await organiser.client.call(studioCalls.list, {})).map((item) => item.meeting_id)).toEqual([
    meeting.id,
  ])

  const { client: stranger } = await buildMember(app)
  expect(await stranger.call(studioCalls.list, {})).toEqual([])
  expect((await stranger.call(liveCalls.info, of)).may_start).toBe(0)
  const recording = await buildRecording(app.services.db, meeting.id, { published: false })
  const refused = [
    await stranger.ask(studioCalls.open, of),
    await stranger.ask(studioCalls.rotateKey, of),
    await stranger.ask(studioCalls.setState, { ...of, action: 'end' }),
    await stranger.ask(studioCalls.publish, { l_r_id: recording.id, type: true }),
  ]
  for (const answer of refused)
    expect(answer).toMatchObject({ status: liveFailures.notEntitled.status, data: null })
  expect((await app.client().ask(studioCalls.open, of)).status).toBe(failures.loginExpired.status)
})

it('returns the same key until it is changed', async () => {
  const { lecturer, of } = await buildLectured()
  const key = async () => (await lecturer.call(studioCalls.open, of)).stream_key
  const first = await key()
  expect(await key()).toBe(first)
  const { stream_key: second } = await lecturer.call(studioCalls.rotateKey, of)
  expect(second).not.toBe(first)
  expect(await key()).toBe(second)
})

it('changes state only as allowed, and does nothing twice', async () => {
  const { meeting, lecturer, of } = await buildLectured({ from: 1, to: 2 })
  const act = (action: 'begin' | 'break' | 'resume' | 'end') =>
    lecturer.ask(studioCalls.setState, { ...of, action })
  expect((await act('end')).status).toBe(liveFailures.notNow.status)
  expect((await act('break')).status).toBe(liveFailures.notNow.status)
  const begun = await Promise.all([act('begin'), act('begin')])
  expect(begun.map((answer) => answer.data.live_state)).toEqual(['in_progress', 'in_progress'])
  expect((await act('break')).data).toMatchObject({ live_state: 'tea_break', meeting_type: 2 })
  expect((await act('begin')).status).toBe(liveFailures.notNow.status)
  expect((await act('resume')).data.live_state).toBe('in_progress')
  expect((await act('end')).data).toMatchObject({ live_state: 'ended', meeting_type: 4 })
  expect(await act('resume')).toMatchObject({
    status: liveFailures.meetingEnded.status,
    message: '会议已结束',
  })
  const [row] = await app.services.db.select().from(meetings).where(eq(meetings.id, meeting.id))
  expect(row!.end_at.getTime()).toBeLessThanOrEqual(Date.now())
  expect(row!.begin_at.getTime()).toBeLessThan(row!.end_at.getTime())
})

it('takes the programme along when it begins early, once, and leaves it when it begins late', async () => {
  const minutesUntil = (time: string) =>
    Math.round((Date.parse(`${time.replace(' ', 'T')}:00+08:00`) - Date.now()) / 60_000)
  const begin = async (from: number) => {
    const { meeting, lecturer, of } = await buildLectured({ from, to: from + 2 })
    await buildSession(app.services.db, meeting.id, { from, to: from + 1 })
    await Promise.all([0, 1].map(() => lecturer.ask(studioCalls.setState, { ...of, action: 'begin' })))
    const [session] = await lecturer.call(meetingCalls.expertSession, of)
    return [minutesUntil(session!.begin_time), minutesUntil(session!.end_time)]
  }
  const near = (minutes: number) => expect.toSatisfy((found: number) => Math.abs(found - minutes) <= 1)
  expect(await begin(2)).toEqual([near(0), near(60)])
  expect(await begin(-1)).toEqual([near(-60), near(0)])
})

it('returns no address of an ended meeting, nor to callers whom it is not for', async () => {
  const over = await buildMeeting(app.services.db, { from: -3, to: -1 })
  const ended = await app.client().ask(liveCalls.url, { meeting_id: over.id })
  expect(ended).toMatchObject({ status: liveFailures.meetingEnded.status, message: '会议已结束' })
  const closed = await buildMeeting(app.services.db, { ...now, audience: 'doctor' })
  const { client: other } = await buildMember(app, { user_type: 2 })
  const refusals = [
    await other.ask(liveCalls.url, { meeting_id: closed.id }),
    await other.ask(liveCalls.watch, { meeting_id: closed.id }),
  ]
  for (const refusal of refusals)
    expect(refusal).toMatchObject({
      status: meetingFailures.notForYou.status,
      message: '您没有权限访问该会议',
    })
  expect((await other.call(liveCalls.info, { meeting_id: closed.id })).may_watch).toBe(0)
})

it('records each viewer once, with platform, external user and session', async () => {
  const meeting = await buildMeeting(app.services.db, now)
  const session = await buildSession(app.services.db, meeting.id, now)
  const { user, client } = await buildMember(app)
  const of = { meeting_id: meeting.id }
  await client.call(liveCalls.watch, { ...of, pf: 'huaxin', uid: 'A-7', scheid: session.id })
  expect((await client.call(liveCalls.watch, of)).session_id).toBeGreaterThan(0)
  const visitor = app.client()
  expect(await visitor.call(liveCalls.watch, of)).toMatchObject({ session_id: 0 })
  const rows = await app.services.db
    .select()
    .from(liveWatchers)
    .where(eq(liveWatchers.meeting_id, meeting.id))
  expect(rows).toHaveLength(2)
  expect(rows.find((row) => row.user_id === user.id)).toMatchObject({
    pf: 'huaxin',
    uid: 'A-7',
    schedule_id: session.id,
  })
  const foreign = await buildSession(app.services.db, (await buildMeeting(app.services.db)).id)
  expect(await client.ask(liveCalls.watch, { ...of, scheid: foreign.id })).toMatchObject({
    status: itemFailures.programMissing.status,
  })
})

it('joins the built-in room if there is no other', async () => {
  const meeting = await buildMeeting(app.services.db, now)
  const { client } = await buildMember(app, { truename: '沈知远' })
  await app.services.db
    .insert(meetingRooms)
    .values({ meeting_id: meeting.id, provider: 'zoom', room_number: '8881234' })
  for (const call of [liveCalls.zoomConfig, liveCalls.saasRoom])
    expect(await client.call(call, { meeting_id: meeting.id })).toEqual({
      provider: 'builtin',
      join_url: expect.stringMatching(/^\/room\?room_id=\d+&meeting_id=\d+$/),
      meeting_number: expect.stringMatching(/^\d+$/),
      password: '',
      user_name: '沈知远',
      sdk_key: '',
      signature: '',
    })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  for (const { path } of [liveCalls.state, liveCalls.info, liveCalls.url])
    expect(await postForm(app, path, { meeting_id: id })).toMatchObject({
      status: failures.parameterError.status,
      message: '参数错误: meeting_id',
    })
})

it('says that a meeting does not exist', async () => {
  expect(await app.client().ask(liveCalls.state, { meeting_id: 999_999_999 })).toMatchObject({
    status: meetingFailures.meetingMissing.status,
  })
})

it('notes when a meeting is on air: not in a break, not while the stream is away, once at a time', async () => {
  const { db } = app.services
  const { meeting, lecturer, of } = await buildLectured()
  await lecturer.call(studioCalls.open, of)
  const periods = async () => {
    const rows = await db.select().from(onAirPeriods).where(eq(onAirPeriods.meeting_id, meeting.id))
    return {
      open: rows.filter((row) => row.ended_at === null).length,
      ended: rows.filter((row) => row.ended_at).length,
    }
  }
  const stream = (isStreaming: boolean) =>
    updateStreaming(db, meeting.id, { isStreaming, relay: isStreaming ? 'http://127.0.0.1:1' : '' })
  expect(await periods()).toEqual({ open: 0, ended: 0 })
  await stream(true)
  await stream(true)
  expect(await periods()).toEqual({ open: 1, ended: 0 })
  await lecturer.call(studioCalls.setState, { ...of, action: 'break' })
  expect(await periods()).toEqual({ open: 0, ended: 1 })
  await lecturer.call(studioCalls.setState, { ...of, action: 'resume' })
  expect(await periods()).toEqual({ open: 1, ended: 1 })
  await stream(false)
  expect(await periods()).toEqual({ open: 0, ended: 2 })
})

it('ends the period of a dead process when it was last confirmed', async () => {
  const { db } = app.services
  const { meeting, lecturer, of } = await buildLectured()
  await lecturer.call(studioCalls.open, of)
  await buildOnAir(db, meeting.id, [-600], -300)
  await updateStreaming(db, meeting.id, { isStreaming: true, relay: 'http://127.0.0.1:1' })
  const rows = await db
    .select()
    .from(onAirPeriods)
    .where(eq(onAirPeriods.meeting_id, meeting.id))
    .orderBy(onAirPeriods.began_at)
  expect(rows).toHaveLength(2)
  expect(rows[0]!.ended_at).toEqual(rows[0]!.confirmed_at)
  expect(rows[1]!.ended_at).toBeNull()
})
