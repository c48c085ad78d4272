import { eq } from 'drizzle-orm'
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
      is_danmaku: true,
      created_at: new Date(began_at.getTime() + second * 1000),
    })),
  )
  const recording = await buildRecording(meeting.id, { began_at })
  expect(await read(meeting.id, recording.id, 0, 60)).toEqual([[5, '第 5 秒']])
  expect(await read(meeting.id, recording.id, 60, 120)).toEqual([[95, '第 95 秒']])
  const other = await buildRecording(meeting.id)
  expect(await read(meeting.id, other.id, 0, 300)).toEqual([])
})

/** A recording of 39 seconds: 30, a tea break of 20 that is not on the tape, and 9 more. */
async function buildRecordedWithBreak() {
  const meeting = await buildMeeting(app.services.db, { from: -2, to: -1 })
  const began = Date.now() - 3600_000
  const recording = await buildRecording(meeting.id, {
    seconds: 39,
    began_at: new Date(began),
    timeline: [
      [began, 0],
      [began + 30_000, 30_000],
      [began + 50_000, 30_000],
      [began + 59_000, 39_000],
    ],
  })
  const { user } = await buildMember(app)
  const sayLive = (content: string, second: number, more: Partial<typeof comments.$inferInsert> = {}) =>
    app.services.db.insert(comments).values({
      user_id: user.id,
      item_type: 'meeting',
      item_id: meeting.id,
      content,
      play_time: second + 700,
      is_danmaku: true,
      created_at: new Date(began + second * 1000),
      ...more,
    })
  return { meeting, recording, began, sayLive }
}

it('places what was said live by the clock of the tape, and what was said in a break at the cut', async () => {
  const { meeting, recording, began, sayLive } = await buildRecordedWithBreak()
  await sayLive('之前', 29)
  await sayLive('茶歇', 40)
  await sayLive('之后', 55)
  // The picture of the author was three seconds behind.
  await sayLive('延迟', 58, { picture_at: new Date(began + 55_000) })
  await sayLive('评论', 20, { is_danmaku: false })
  expect(await read(meeting.id, recording.id, 0, 60)).toEqual([
    [29, '之前'],
    [30, '茶歇'],
    [35, '之后'],
    [35, '延迟'],
  ])
  expect(await read(meeting.id, recording.id, 31, 34)).toEqual([])
})

it('shows in the list of comments where in the recording they were said live', async () => {
  const { meeting, recording, sayLive } = await buildRecordedWithBreak()
  await sayLive('直播前', -100)
  await sayLive('提问', 55, { is_danmaku: false })
  await sayLive('没有在看', 56, { is_danmaku: false, play_time: null })
  const { comment_list } = await app
    .client()
    .call(commentCalls.get, { ...itemFields('meeting', meeting.id), page: 1 })
  expect(comment_list.map(({ content, l_r_id, play_time }) => [content, l_r_id, play_time])).toEqual([
    ['没有在看', 0, null],
    ['提问', recording.id, 35],
    ['直播前', 0, 600],
  ])
})

it('takes a long comment with its second, which does not pass over the picture', async () => {
  const meeting = await buildMeeting(app.services.db)
  const recording = await buildRecording(meeting.id)
  const { client } = await buildMember(app)
  const long = '长'.repeat(danmakuLimits.length + 1)
  const written = await say(client, meeting.id, long, {
    play_time: 12.5,
    l_r_id: recording.id,
    is_danmaku: false,
  })
  expect(written.data).toMatchObject({ play_time: 12.5, l_r_id: recording.id, is_danmaku: 0 })
  expect(await read(meeting.id, recording.id, 0, 60)).toEqual([])
})

it('stores which moment of a live stream the author saw, at most a minute ago', async () => {
  const meeting = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  for (const [content, lag_ms] of [
    ['近', 4000],
    ['远', 4_000_000],
  ] as const)
    await say(client, meeting.id, content, { play_time: 1, lag_ms })
  const rows = await app.services.db.select().from(comments).where(eq(comments.item_id, meeting.id))
  const lagOf = (content: string) => {
    const row = rows.find((one) => one.content === content)!
    return row.created_at.getTime() - row.picture_at!.getTime()
  }
  expect(lagOf('近')).toBeGreaterThan(3000)
  expect(lagOf('近')).toBeLessThan(30_000)
  expect(lagOf('远')).toBeGreaterThan(59_000)
  expect(lagOf('远')).toBeLessThan(90_000)
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

it('counts danmaku along a recording, that written live included', async () => {
  const meeting = await buildMeeting(app.services.db)
  const recording = await buildRecording(meeting.id)
  const { client } = await buildMember(app)
  for (const play_time of [5, 9, 10, 599.5])
    await say(client, meeting.id, `第 ${play_time} 秒`, { play_time, l_r_id: recording.id })
  await say(client, meeting.id, '不飘过的评论', { play_time: 20, l_r_id: recording.id, is_danmaku: false })
  const asked = { meeting_id: meeting.id, l_r_id: recording.id }
  const { counts } = await app.client().call(danmakuCalls.density, asked)
  expect(counts).toHaveLength(danmakuLimits.parts)
  expect([counts[0], counts[1], counts[2], counts.at(-1)]).toEqual([2, 1, 0, 1])
  const missing = await app.client().ask(danmakuCalls.density, { ...asked, l_r_id: 999_999 })
  expect(missing.status).toBe(failures.dataMissing.status)
})
