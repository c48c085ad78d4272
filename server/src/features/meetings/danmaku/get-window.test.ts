import { expect, it } from 'vitest'
import { commentCalls, commentFailures } from '#contract/community/comments.ts'
import { danmakuCalls, danmakuLimits } from '#contract/meetings/danmaku.ts'
import { failures } from '#contract/wire/failure.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { hideComment } from '#server/features/community/comments/comments.queries.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { itemFields } from '#server/testing/build-comment.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

async function buildRecording(meetingId: number, given: Partial<typeof meetingRecordings.$inferInsert> = {}) {
  const [row] = await app.services.db
    .insert(meetingRecordings)
    .values({ meeting_id: meetingId, name: '第一节', video: '/v.mp4', seconds: 600, ...given })
    .returning()
  return row!
}

const say = (client: TestClient, meetingId: number, content: string, more: object = {}) =>
  client.ask(commentCalls.set, {
    ...itemFields('meeting', meetingId),
    content,
    enterprisePlat: false,
    uid: '',
    ...more,
  })

const read = async (meetingId: number, recordingId: number, from: number, to: number) => {
  const { comment_list } = await app
    .client()
    .call(danmakuCalls.window, { item_type: 'meeting', item_id: meetingId, l_r_id: recordingId, from, to })
  return comment_list.map(({ play_time, content }) => [play_time, content])
}

it('returns the danmaku of a range of one recording, in the order of the video', async () => {
  const meeting = await buildMeeting(app.services.db)
  const [first, second] = [await buildRecording(meeting.id), await buildRecording(meeting.id)]
  const { client } = await buildMember(app)
  const said = [
    ['三', { play_time: 30.5, l_r_id: first.id }],
    ['一', { play_time: 10, l_r_id: first.id }],
    ['二', { play_time: 10, l_r_id: first.id }],
    ['后', { play_time: 61, l_r_id: first.id }],
    ['另一段', { play_time: 20, l_r_id: second.id }],
    ['评论', {}],
  ] as const
  for (const [content, more] of said) expect((await say(client, meeting.id, content, more)).status).toBe(200)
  expect(await read(meeting.id, first.id, 0, 60)).toEqual([
    [10, '一'],
    [10, '二'],
    [30.5, '三'],
  ])
  expect(await read(meeting.id, first.id, 60, 120)).toEqual([[61, '后']])
  expect(await read(meeting.id, second.id, 0, 300)).toEqual([[20, '另一段']])
})

it('includes what was written live, by the clock of the recording', async () => {
  const meeting = await buildMeeting(app.services.db)
  const began_at = new Date(Date.now() - 3600_000)
  const { user } = await buildMember(app)
  await app.services.db.insert(comments).values(
    [5, 95].map((second) => ({
      user_id: user.id,
      item_type: 'meeting' as const,
      item_id: meeting.id,
      content: `第 ${second} 秒`,
      // Counted from the start of the meeting, which differs from the start of the stream.
      play_time: second + 700,
      created_at: new Date(began_at.getTime() + second * 1000),
    })),
  )
  const recording = await buildRecording(meeting.id, { began_at })
  expect(await read(meeting.id, recording.id, 0, 60)).toEqual([[5, '第 5 秒']])
  expect(await read(meeting.id, recording.id, 60, 120)).toEqual([[95, '第 95 秒']])
  const other = await buildRecording(meeting.id)
  expect(await read(meeting.id, other.id, 0, 300)).toEqual([])
})

it('leaves out hidden and deleted comments', async () => {
  const meeting = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  const hidden = await say(client, meeting.id, '隐藏', { play_time: 1 })
  const deleted = await say(client, meeting.id, '删除', { play_time: 2 })
  await hideComment(app.services.db, hidden.data.comment_id)
  await client.call(commentCalls.delete, { comment_id: deleted.data.comment_id })
  await say(client, meeting.id, '留下', { play_time: 3 })
  expect(await read(meeting.id, 0, 0, 10)).toEqual([[3, '留下']])
})

it('rejects a recording of another meeting, an unpublished one, and a line that is too long', async () => {
  const meeting = await buildMeeting(app.services.db)
  const foreign = await buildRecording((await buildMeeting(app.services.db)).id)
  const unpublished = await buildRecording(meeting.id, { published: false })
  const { client } = await buildMember(app)
  for (const { id } of [foreign, unpublished]) {
    expect((await say(client, meeting.id, '好', { play_time: 1, l_r_id: id })).status).toBe(404)
    const fields = { item_type: 'meeting', item_id: meeting.id, l_r_id: id, from: 0, to: 1 } as const
    expect((await client.ask(danmakuCalls.window, fields)).status).toBe(404)
  }
  const long = '长'.repeat(danmakuLimits.length + 1)
  expect((await say(client, meeting.id, long, { play_time: 1 })).status).toBe(
    commentFailures.commentTooLong.status,
  )
  expect((await say(client, meeting.id, long)).status).toBe(200)
})

it('rejects callers whom the meeting is not for, and invalid ranges', async () => {
  const closed = await buildMeeting(app.services.db, { audience: 'enterprise' })
  const { client } = await buildMember(app)
  const ask = (item_id: number, from: string, to: string) =>
    postForm(
      app,
      danmakuCalls.window.path,
      { item_type: 'meeting', item_id: String(item_id), from, to },
      client.token,
    )
  expect((await ask(closed.id, '0', '60')).status).toBe(403)
  const meeting = await buildMeeting(app.services.db)
  for (const [from, to] of [
    ['60', '0'],
    ['0', '301'],
    ['-1', '5'],
    ['a', '5'],
  ])
    expect((await ask(meeting.id, from!, to!)).status).toBe(failures.parameterError.status)
})
