import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls, meetingFailures } from '#contract/meetings/meetings.ts'
import { buildMeeting, buildOperation, buildRecording, buildSession } from '#server/testing/build-content.ts'
import { buildPassword } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { recordingChapters } from '#server/features/meetings/meetings/meetings.tables.ts'

const app = await testApp()

const over = { from: -3, to: -1 }
const ask = (meetingId: number, client = app.client()) =>
  client.ask(meetingCalls.meetingPlayback, { meeting_id: meetingId })

/** A recording without extras that everybody may watch. */
const plain = {
  watch: { reason: '', way_out: 'none', message: '', contact: '' },
  clarities: [],
  captions: [],
  commentary: '',
  preview: '',
  chapters: [],
  operation: null,
}

it('returns the recordings of a meeting that is over, in order, under the specified names', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, over)
  const session = await buildSession(db, meeting.id, over)
  const second = await buildRecording(db, meeting.id, { sort: 2, name: '下半场' })
  const first = await buildRecording(db, meeting.id, {
    sort: 1,
    name: '上半场',
    video: '/files/1.mp4',
    seconds: 90,
    session_id: session.id,
  })
  expect((await ask(meeting.id)).data).toEqual([
    {
      l_r_id: first.id,
      palybackname: '上半场',
      palybackurl: expect.stringMatching(/^\/files\/1\.mp4\?until=\d+&sig=[\w-]+$/),
      seconds: 90,
      schedule_id: session.id,
      ...plain,
    },
    {
      l_r_id: second.id,
      palybackname: '下半场',
      palybackurl: expect.stringMatching(/^\/files\/playback\.mp4\?until=/),
      seconds: 0,
      schedule_id: 0,
      ...plain,
    },
  ])
})

it('returns clarities, captions, commentary, chapters and the operation shown', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, over)
  const operation = await buildOperation(db, { part: '冠状动脉' })
  const captions = [{ language: 'zh', label: '中文', address: '/files/zh.vtt' }]
  const recording = await buildRecording(db, meeting.id, {
    clarities: [{ clarity: 'high', address: '/files/high.mp4' }],
    captions,
    commentary: '/files/explained.mp4',
    preview: '/files/strip/preview.vtt',
    operation_id: operation.id,
  })
  await db.insert(recordingChapters).values([
    { recording_id: recording.id, title: '讨论', at_seconds: 60 },
    { recording_id: recording.id, title: '开场', at_seconds: 0 },
  ])
  expect((await ask(meeting.id)).data).toMatchObject([
    {
      clarities: [{ clarity: 'high', address: expect.stringMatching(/^\/files\/high\.mp4\?until=/) }],
      captions: [{ language: 'zh', address: expect.stringMatching(/^\/files\/zh\.vtt\?until=\d+&sig=/) }],
      commentary: expect.stringMatching(/^\/files\/explained\.mp4\?until=\d+&sig=/),
      // The pictures that it names open with it.
      preview: expect.stringMatching(/^\/files\/at\/\d+\/[\da-f]{64}\/strip\/preview\.vtt$/),
      chapters: [
        { title: '开场', at_seconds: 0 },
        { title: '讨论', at_seconds: 60 },
      ],
      operation: {
        operation_id: operation.id,
        title: operation.title,
        cover: operation.cover,
        part: '冠状动脉',
      },
    },
  ])
})

it('returns none while they are being edited, and none before the end', async () => {
  const edited = await buildMeeting(app.services.db, over)
  await buildRecording(app.services.db, edited.id, { published: false })
  const running = await buildMeeting(app.services.db, { from: -1, to: 1 })
  await buildRecording(app.services.db, running.id)
  expect((await ask(edited.id)).data).toEqual([])
  expect((await ask(running.id)).data).toEqual([])
})

it('omits the addresses for callers whom the meeting is not for', async () => {
  const meeting = await buildMeeting(app.services.db, { ...over, audience: 'doctor' })
  await buildRecording(app.services.db, meeting.id)
  const { client: doctor } = await buildMember(app, { user_type: 1 })
  const { client: other } = await buildMember(app, { user_type: 2 })
  for (const client of [app.client(), other]) {
    const answer = await ask(meeting.id, client)
    expect(answer).toMatchObject({
      status: meetingFailures.notForYou.status,
      message: '您没有权限访问该会议',
      data: { reason: 'doctor', message: '抱歉，仅限医生观看' },
    })
    expect(JSON.stringify(answer)).not.toContain('.mp4')
  }
  expect((await ask(meeting.id, doctor)).data).toHaveLength(1)
})

it('locks the recordings of a session that requires more than its meeting', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, over)
  const session = await buildSession(db, meeting.id, over)
  await buildRecording(db, meeting.id, { sort: 1 })
  await buildRecording(db, meeting.id, {
    sort: 2,
    session_id: session.id,
    clarities: [{ clarity: 'high', address: '/files/high.mp4' }],
    commentary: '/files/explained.mp4',
  })
  await buildPassword(db, meeting.id, '2026', { sessionId: session.id })
  const { data } = await ask(meeting.id)
  expect(data.map((row) => row.palybackurl !== '')).toEqual([true, false])
  expect(data[1]).toMatchObject({ clarities: [], commentary: '', watch: { way_out: 'password' } })
})

it('says that a meeting does not exist', async () => {
  expect(await ask(999_999_999)).toMatchObject({ status: 404, message: '会议不存在' })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const answer = await postForm(app, meetingCalls.meetingPlayback.path, { meeting_id: id })
  expect(answer).toEqual({
    status: failures.parameterError.status,
    message: '参数错误: meeting_id',
    data: null,
  })
})
