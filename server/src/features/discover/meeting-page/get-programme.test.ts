import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildDoctor, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const calls = [meetingCalls.expertSession, meetingCalls.liveDate, meetingCalls.expertList] as const

it('returns the programme in order of time, with the expert of each session', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const meeting = await buildMeeting(db)
  const later = await buildSession(db, meeting.id, { from: 3, hall: 'A', doctor_id: doctor.id })
  const earlier = await buildSession(db, meeting.id, { from: 2, hall: 'B' })
  await buildSession(db, (await buildMeeting(db)).id)
  const programme = await app.client().call(meetingCalls.expertSession, { meeting_id: meeting.id })
  expect(programme).toEqual([
    {
      schedule_id: earlier.id,
      meeting_id: meeting.id,
      hall: 'B',
      title: earlier.title,
      begin_time: shanghaiTime(earlier.begin_at),
      end_time: shanghaiTime(earlier.end_at),
      expert: null,
    },
    {
      schedule_id: later.id,
      meeting_id: meeting.id,
      hall: 'A',
      title: later.title,
      begin_time: shanghaiTime(later.begin_at),
      end_time: shanghaiTime(later.end_at),
      expert: {
        doctor_id: doctor.id,
        doctor_name: doctor.name,
        doctor_cover: doctor.cover,
        title: doctor.title,
        hospital: doctor.hospital,
        department: doctor.department,
      },
    },
  ])
})

it('merges the programmes of the published child meetings of a large one', async () => {
  const { db } = app.services
  const large = await buildMeeting(db, { is_big: true })
  const child = await buildMeeting(db, { parent_id: large.id })
  const hidden = await buildMeeting(db, { parent_id: large.id, published: false })
  const own = await buildSession(db, large.id, { from: 1 })
  const inner = await buildSession(db, child.id, { from: 2 })
  await buildSession(db, hidden.id)
  const programme = await app.client().call(meetingCalls.expertSession, { meeting_id: large.id })
  expect(programme.map((item) => [item.schedule_id, item.meeting_id])).toEqual([
    [own.id, large.id],
    [inner.id, child.id],
  ])
})

it('returns the days of a large meeting by Shanghai time', async () => {
  const { db } = app.services
  const large = await buildMeeting(db, { is_big: true })
  const child = (begin: string) =>
    buildMeeting(db, {
      parent_id: large.id,
      begin_at: new Date(begin),
      end_at: new Date(Date.parse(begin) + 3600_000),
    })
  // 00:30 in Shanghai, still the 14th in UTC.
  const third = await child('2026-11-16T01:00:00Z')
  const second = await child('2026-11-15T06:00:00Z')
  const first = await child('2026-11-14T16:30:00Z')
  const days = await app.client().call(meetingCalls.liveDate, { meeting_id: large.id })
  expect(days.map(({ date, meetings }) => [date, meetings.map((row) => row.meeting_id)])).toEqual([
    ['2026-11-15', [first.id, second.id]],
    ['2026-11-16', [third.id]],
  ])
  expect(days[0]!.meetings[0]!.parent_title).toBe(large.title)
})

it('returns each expert of a large meeting once, its own first', async () => {
  const { db } = app.services
  const [chair, guest, both] = [await buildDoctor(db), await buildDoctor(db), await buildDoctor(db)]
  const large = await buildMeeting(db, { is_big: true }, [both.id, chair.id])
  await buildMeeting(db, { parent_id: large.id }, [guest.id, both.id])
  await buildMeeting(db, { parent_id: large.id }, [guest.id])
  const experts = await app.client().call(meetingCalls.expertList, { meeting_id: large.id })
  expect(experts.map((row) => row.doctor_id)).toEqual([both.id, chair.id, guest.id])
})

it('says that a meeting does not exist, and names a wrong id', async () => {
  for (const { path } of calls) {
    expect(await postForm(app, path, { meeting_id: '999999999' })).toEqual({
      status: 404,
      message: '会议不存在',
      data: null,
    })
    expect((await postForm(app, path, { meeting_id: 'x' })).status).toBe(failures.parameterError.status)
  }
})
