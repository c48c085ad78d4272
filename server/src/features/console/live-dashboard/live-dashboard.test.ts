import { expect, it } from 'vitest'
import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { commentCalls, commentGroup } from '#contract/community/comments.ts'
import { attendanceCalls } from '#contract/meetings/attendance.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { failures } from '#contract/wire/failure.ts'
import { watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { newStreamKey } from '#server/features/meetings/live/stream-key.ts'
import { buildArticle, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db, vault } = app.services
const { client: manager, user: managing } = await buildMember(app, { operator_roles: ['meetingManager'] })

const write = (writer: typeof manager, item_type: 'meeting' | 'information', item_id: number) =>
  writer.call(commentCalls.set, {
    item_type,
    item_id,
    schedule_id: 0,
    content: '请问剂量如何调整？',
    enterprisePlat: false,
    uid: '',
  })

it('shows the figures of a live meeting to those who moderate it', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -1, to: 1, has_stream: true })
  await db.insert(liveStreams).values({
    meeting_id,
    ...newStreamKey(vault).row,
    is_streaming: true,
    stream_no: 3,
    bitrate_kbps: 1800,
  })
  const { client: viewer } = await buildMember(app)
  await viewer.call(liveRoomCalls.tipOff, { meeting_id, kind: 'privacy', content: '' })
  await manager.call(liveRoomCalls.setSlow, { meeting_id, seconds: 30 })
  expect(await manager.call(liveDashboardCalls.get, { meeting_id })).toMatchObject({
    live_state: 'live',
    drops: 2,
    bitrate_kbps: 1800,
    slow_seconds: 30,
    open_tip_offs: 1,
    watching: 0,
  })
  expect((await viewer.ask(liveDashboardCalls.get, { meeting_id })).status).toBe(failures.noPermission.status)
  const missing = await manager.ask(liveDashboardCalls.get, { meeting_id: 99_999_999 })
  expect(missing.status).toBe(404)
})

it('shows a meeting that is not published to operators, and to nobody else', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: 1, to: 2, published: false })
  expect(await manager.call(liveDashboardCalls.get, { meeting_id })).toMatchObject({ live_state: 'preview' })
  const asked = { item_type: 'meeting', item_id: meeting_id, schedule_id: 0, page: 1 } as const
  expect(await manager.call(commentCalls.get, asked)).toMatchObject({ total: 0, may_manage: 1 })
  expect(await manager.call(liveRoomCalls.mutes, { meeting_id })).toEqual({ list: [] })
  expect(await manager.call(liveRoomCalls.setSlow, { meeting_id, seconds: 10 })).toEqual({ slow_seconds: 10 })
  const attendees = await manager.call(attendanceCalls.list, { meeting_id, filter: 'all', page: 1 })
  expect(attendees.data).toEqual([])
  expect((await manager.call(studioCalls.open, { meeting_id })).stream_key).not.toBe('')
  const { client: viewer } = await buildMember(app)
  expect((await viewer.ask(commentCalls.get, asked)).status).toBe(404)
  expect((await viewer.ask(liveRoomCalls.mutes, { meeting_id })).status).toBe(404)
  expect((await viewer.ask(studioCalls.open, { meeting_id })).status).toBe(404)
})

it('tells a meeting manager what is said in a room that is closed to them as a viewer', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -1, to: 1, audience: 'enterprise' })
  const { client: viewer } = await buildMember(app, { user_type: 3 })
  const room = await listenGroup(app, commentGroup('meeting', meeting_id), {
    userid: String(managing.id),
    client: manager,
  })
  await room.next('joined')
  const { comment_id } = await write(viewer, 'meeting', meeting_id)
  expect(await room.next('comment')).toMatchObject({ comment: { comment_id } })
  const asked = { item_type: 'meeting', item_id: meeting_id, schedule_id: 0, page: 1 } as const
  expect((await manager.call(commentCalls.get, asked)).comment_list).toMatchObject([{ comment_id }])
  await manager.call(commentCalls.delete, { comment_id })
  expect(await room.next('commentDeleted')).toMatchObject({ comment_id })
  expect((await viewer.call(commentCalls.get, asked)).comment_list).toEqual([])
  room.close()
})

it('lets a meeting manager moderate the rooms of meetings, and nothing else', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -1, to: 1 })
  const { client: viewer, user } = await buildMember(app)
  const { comment_id } = await write(viewer, 'meeting', meeting_id)
  expect((await manager.ask(commentCalls.setTop, { comment_id, type: true })).status).toBe(200)
  const mute = { meeting_id, userid: user.id, type: true, minutes: 10, reason: 'flooding' } as const
  expect((await manager.ask(liveRoomCalls.mute, mute)).status).toBe(200)
  expect((await manager.ask(commentCalls.delete, { comment_id })).status).toBe(200)
  const article = await buildArticle(db)
  const other = await write(viewer, 'information', article.id)
  expect((await manager.ask(commentCalls.delete, { comment_id: other.comment_id })).status).toBe(
    failures.noPermission.status,
  )
})

it('draws how many watched in each minute', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -1, to: 1 })
  const minutes = (from: number, to: number) => `[${from * 60_000},${to * 60_000})`
  const watched = async (...ranges: string[]) => {
    const { user } = await buildMember(app)
    await db.insert(watchProgress).values({ user_id: user.id, meeting_id, covered: `{${ranges.join(',')}}` })
  }
  await watched(minutes(0, 3))
  await watched(minutes(1, 2), minutes(4, 6))
  // Less than half of a minute: its middle was not seen.
  await watched('[0,20000)')
  const { points } = await manager.call(liveDashboardCalls.curve, { meeting_id })
  expect(points.slice(0, 7).map(({ watching }) => watching)).toEqual([1, 2, 1, 0, 1, 1, 0])
  expect(points[0]!.time).toMatch(/^\d\d:\d\d$/)
  const { client: viewer } = await buildMember(app)
  expect((await viewer.ask(liveDashboardCalls.curve, { meeting_id })).status).toBe(
    failures.noPermission.status,
  )
})

it('shows the picture to those who moderate, also of a meeting that is closed to them', async () => {
  const { id: meeting_id } = await buildMeeting(db, {
    from: -1,
    to: 1,
    has_stream: true,
    audience: 'enterprise',
  })
  expect(await manager.call(liveDashboardCalls.picture, { meeting_id })).toEqual({ sources: [] })
  await db
    .insert(liveStreams)
    .values({ meeting_id, ...newStreamKey(vault).row, is_streaming: true, stream_no: 1 })
  const { sources } = await manager.call(liveDashboardCalls.picture, { meeting_id })
  expect(sources[0]).toMatchObject({
    kind: 'flv',
    address: expect.stringContaining(`/live/${meeting_id}.flv`) as string,
  })
  const { client: viewer } = await buildMember(app)
  expect((await viewer.ask(liveDashboardCalls.picture, { meeting_id })).status).toBe(
    failures.noPermission.status,
  )
})
