import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { talkCalls } from '#contract/library/talks.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildCollege, buildDoctor, buildMeeting, buildWork } from '#server/testing/build-content.ts'
import { buildTalk } from '#server/testing/build-exhibition.ts'
import { testApp } from '#server/testing/test-app.ts'
import { columnMeetings, columnWorks } from './talks.tables.ts'
import { talkPages } from './talks.pages.ts'

const app = await testApp()

const link = (columnId: number, ...meetingIds: number[]) =>
  app.services.db
    .insert(columnMeetings)
    .values(meetingIds.map((meeting_id) => ({ column_id: columnId, meeting_id })))

it('returns a talk with its hosts, upcoming and past meetings and recorded works', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const [host, second] = [await buildDoctor(db), await buildDoctor(db)]
  const talk = await buildTalk(db, [second.id, host.id], { college_id: collegeId, theme: '心内一刻' })
  const next = await buildMeeting(db, { from: 5 })
  const later = await buildMeeting(db, { from: 50 })
  const before = await buildMeeting(db, { from: -9 })
  const earlier = await buildMeeting(db, { from: -90 })
  const hidden = await buildMeeting(db, { from: 3, published: false })
  await link(talk.id, later.id, next.id, earlier.id, before.id, hidden.id)
  const work = await buildWork(db, {})
  await db.insert(columnWorks).values({ column_id: talk.id, production_id: work.id })
  const detail = await app.client().call(talkCalls.detail, { column_id: talk.id })
  expect(detail).toMatchObject({
    column_id: talk.id,
    theme: '心内一刻',
    college_id: collegeId,
    host_names: [second.name, host.name],
    meeting_num: 4,
    work_num: 1,
    next_time: shanghaiTime(next.begin_at),
  })
  expect(detail.hosts.map((doctor) => doctor.doctor_id)).toEqual([second.id, host.id])
  expect(detail.upcoming.map((meeting) => meeting.meeting_id)).toEqual([next.id, later.id])
  expect(detail.past.map((meeting) => meeting.meeting_id)).toEqual([before.id, earlier.id])
  expect(detail.works.map((each) => each.production_id)).toEqual([work.id])
})

it('lists the talks of a subject page by page, and only those with a host', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const host = await buildDoctor(db)
  const ids: number[] = []
  for (let sort = 0; sort < 21; sort++)
    ids.push((await buildTalk(db, [host.id], { college_id: collegeId, sort })).id)
  await buildTalk(db, [], { college_id: collegeId })
  await buildTalk(db, [host.id])
  const pages = await Promise.all(
    [1, 2].map((page) => app.client().call(talkCalls.lists, { college_id: collegeId, page })),
  )
  expect(pages.flatMap(({ data }) => data.map((talk) => talk.column_id))).toEqual(ids)
  expect(pages.map(({ data, total, last_page }) => [data.length, total, last_page])).toEqual([
    [20, 21, 2],
    [1, 21, 2],
  ])
})

it('opens with the next talks of all subjects', async () => {
  const { db } = app.services
  const host = await buildDoctor(db)
  const talk = await buildTalk(db, [host.id], { sort: 9 })
  const soon = await buildMeeting(db, { from: -100, to: 1 })
  const elsewhere = await buildMeeting(db, { from: -101, to: 1 })
  await link(talk.id, soon.id)
  const home = await app.client().call(talkCalls.home, {})
  expect(home.upcoming.map((meeting) => meeting.meeting_id)).toContain(soon.id)
  expect(home.upcoming.map((meeting) => meeting.meeting_id)).not.toContain(elsewhere.id)
  expect(home.talks[0]).toMatchObject({ column_id: talk.id, next_time: shanghaiTime(soon.begin_at) })
})

it('names the subject in the language of the caller', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const talk = await buildTalk(db, [(await buildDoctor(db)).id], { college_id: collegeId })
  const client = app.client()
  client.language = 'en'
  const { college_name } = await client.call(talkCalls.detail, { column_id: talk.id })
  expect(college_name).toMatch(/^College /)
})

it('rejects an unknown talk and a column without a host', async () => {
  const column = await buildTalk(app.services.db, [])
  for (const column_id of [column.id, 999_999_999]) {
    const answer = await app.client().ask(talkCalls.detail, { column_id })
    expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
  }
})

it('describes itself to crawlers, with and without a talk', async () => {
  const talk = await buildTalk(app.services.db, [(await buildDoctor(app.services.db)).id], {
    intro: '每周一讲',
  })
  const [page] = talkPages
  expect(await page!.describe({ column_id: String(talk.id) }, app.services, 'zh')).toMatchObject({
    title: talk.theme,
    description: '每周一讲',
  })
  expect(await page!.describe({}, app.services, 'en')).toMatchObject({ title: 'Subject Talks' })
  expect(await page!.describe({ column_id: '0' }, app.services, 'zh')).toBeUndefined()
})
