import { expect, it } from 'vitest'
import { userCenterCalls } from '#contract/discover/user-center.ts'
import { failures } from '#contract/wire/failure.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { externalCredits } from '#server/features/meetings/credit-wallet/credit-wallet.tables.ts'
import { exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { credits, watchDays } from '#server/features/meetings/study/study.tables.ts'
import { addWatchDays } from '#server/features/meetings/study/watch-days.queries.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { get } = userCenterCalls

it('is for members, and shows a new one a year of nothing', async () => {
  expect(await app.client().ask(get, { year: 0 })).toMatchObject({ status: failures.loginExpired.status })
  const { client } = await buildMember(app)
  const { months, years, exams: taken } = await client.call(get, { year: 2024 })
  expect(months).toHaveLength(12)
  expect(months[11]).toEqual({ month: '2024-12', live_seconds: 0, recording_seconds: 0, lesson_seconds: 0 })
  expect(years).toMatchObject([{ year: 2024, credit: '0.0', exam_num: 0 }])
  expect(taken).toEqual([])
  expect(await client.ask(get, { year: 10_000 })).toMatchObject({ status: failures.parameterError.status })
})

it('adds up watch time by month, kind and year', async () => {
  const { user, client } = await buildMember(app)
  const watched = (day: string, kind: 'live' | 'recording' | 'lesson', seconds: number) => ({
    user_id: user.id,
    day,
    kind,
    watched_ms: seconds * 1000,
  })
  await db
    .insert(watchDays)
    .values([
      watched('2024-12-31', 'live', 100),
      watched('2025-03-01', 'live', 60),
      watched('2025-03-31', 'live', 40),
      watched('2025-03-31', 'lesson', 7),
      watched('2025-04-01', 'recording', 5),
    ])
  const { months, years } = await client.call(get, { year: 2025 })
  expect(months[2]).toEqual({ month: '2025-03', live_seconds: 100, recording_seconds: 0, lesson_seconds: 7 })
  expect(months[3]).toMatchObject({ recording_seconds: 5 })
  expect(years.map(({ year, live_seconds }) => [year, live_seconds])).toEqual([
    [2024, 100],
    [2025, 100],
  ])
})

it('adds reports of today to each other', async () => {
  const { user, client } = await buildMember(app)
  const report = { userId: user.id, kind: 'lesson' as const, watchedMs: 1500 }
  await addWatchDays(db, [report])
  await addWatchDays(db, [report])
  const { years } = await client.call(get, { year: 0 })
  expect(years.at(-1)).toMatchObject({ lesson_seconds: 3 })
})

it('counts credits, exams and certificates of each year, the best attempt of an exam once', async () => {
  const { user, client } = await buildMember(app)
  const meeting = await buildMeeting(db, { from: -10_000 })
  const user_id = user.id
  await db
    .insert(credits)
    .values({ user_id, meeting_id: meeting.id, points_tenths: 15, granted_at: new Date('2025-05-01') })
  const external = { user_id, title: '大会', credit_class: 1, points_tenths: 50, earned_on: '2025-06-01' }
  await db.insert(externalCredits).values([
    { ...external, title_key: 'a', confirmed_at: new Date() },
    { ...external, title_key: 'b' },
  ])
  await db.insert(certificates).values({
    user_id,
    number: `D${user_id}`,
    meeting_id: meeting.id,
    truename: '林晓',
    meeting_title: meeting.title,
    points_tenths: 15,
    issued_on: '2025-05-01',
    signature: Buffer.alloc(64),
  })
  const [exam] = await db.insert(exams).values({ meeting_id: meeting.id, title: '考核' }).returning()
  const attempt = (number: number, score: number) => {
    const at = new Date(`2025-05-0${number}T02:00:00Z`)
    return { exam_id: exam!.id, user_id, number, started_at: at, ends_at: at, closed_at: at, score }
  }
  await db.insert(examTries).values([attempt(1, 40), attempt(2, 80)])
  const found = await client.call(get, { year: 2025 })
  expect(found.years).toMatchObject([
    { year: 2025, credit: '6.5', exam_num: 1, passed_num: 1, certificate_num: 1 },
  ])
  expect(found.exams).toEqual([
    {
      meeting_id: meeting.id,
      title: '考核',
      meeting_title: meeting.title,
      score: 80,
      pass_mark: 60,
      is_passed: 1,
      tries: 2,
      closed_on: '2025-05-02',
    },
  ])
  expect(found.certificates).toMatchObject([{ number: `D${user_id}`, credit: '1.5' }])
  expect((await client.call(get, { year: 2026 })).exams).toEqual([])
})
