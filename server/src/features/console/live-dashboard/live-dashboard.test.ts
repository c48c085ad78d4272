import { expect, it } from 'vitest'
import { liveDashboardCalls } from '#contract/console/live-dashboard.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { failures } from '#contract/wire/failure.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { newStreamKey } from '#server/features/meetings/live/stream-key.ts'
import { buildArticle, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db, vault } = app.services
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })

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

it('lets a meeting manager moderate the rooms of meetings, and nothing else', async () => {
  const { id: meeting_id } = await buildMeeting(db, { from: -1, to: 1 })
  const { client: viewer, user } = await buildMember(app)
  const write = (item_type: 'meeting' | 'information', item_id: number) =>
    viewer.call(commentCalls.set, {
      item_type,
      item_id,
      schedule_id: 0,
      content: '请问剂量如何调整？',
      enterprisePlat: false,
      uid: '',
    })
  const { comment_id } = await write('meeting', meeting_id)
  expect((await manager.ask(commentCalls.setTop, { comment_id, type: true })).status).toBe(200)
  const mute = { meeting_id, userid: user.id, type: true, minutes: 10, reason: 'flooding' } as const
  expect((await manager.ask(liveRoomCalls.mute, mute)).status).toBe(200)
  expect((await manager.ask(commentCalls.delete, { comment_id })).status).toBe(200)
  const article = await buildArticle(db)
  const other = await write('information', article.id)
  expect((await manager.ask(commentCalls.delete, { comment_id: other.comment_id })).status).toBe(
    failures.noPermission.status,
  )
})
