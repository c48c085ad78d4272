import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { reportCalls } from '#contract/meetings/reports.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildReport } from '#server/testing/build-meeting-home.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { reportPages } from './reports.pages.ts'

const app = await testApp()

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

it('lists the reports of a meeting and its child meetings, latest first', async () => {
  const { db } = app.services
  const large = await buildMeeting(db, { is_big: true })
  const child = await buildMeeting(db, { parent_id: large.id })
  const first = await buildReport(db, { meeting_id: large.id, published_at: daysAgo(2) })
  const second = await buildReport(db, { meeting_id: child.id, published_at: daysAgo(1) })
  await buildReport(db, { meeting_id: large.id, published: false })
  await buildReport(db)
  const list = await app.client().call(reportCalls.list, { meeting_id: large.id, page: 1 })
  expect(list.data.map((row) => row.report_id)).toEqual([second.id, first.id])
  expect(list).toMatchObject({ total: 2, last_page: 1, current_page: 1 })
  const all = await app.client().call(reportCalls.list, { meeting_id: 0, page: 1 })
  expect(all.total).toBeGreaterThanOrEqual(3)
})

it('is returned without scripts, and counts a view once per visit', async () => {
  const meeting = await buildMeeting(app.services.db, { title: '年会' })
  const report = await buildReport(app.services.db, {
    meeting_id: meeting.id,
    body: '<p onclick="x()">正文<script>alert(1)</script></p><img src="javascript:1">',
    source: '大会组委会',
    view_count: 6,
  })
  const visitor = app.client()
  expect(await visitor.call(reportCalls.details, { id: report.id })).toMatchObject({
    report_id: report.id,
    meeting_id: meeting.id,
    meeting_title: '年会',
    content: '<p>正文</p>',
    source: '大会组委会',
    own_time: shanghaiTime(report.published_at),
    view_num: 7,
    praise_num: 0,
    is_praise: 0,
  })
  expect((await visitor.call(reportCalls.details, { id: report.id })).view_num).toBe(7)
  expect((await app.client().call(reportCalls.details, { id: report.id })).view_num).toBe(8)
})

it('is liked, collected, removed from the favorites and read back', async () => {
  const { id } = await buildReport(app.services.db)
  const { client } = await buildMember(app)
  client.language = 'en'
  expect(await client.call(reportCalls.praise, { id, type: true })).toMatchObject({
    praise_num: 1,
    is_praise: 1,
  })
  expect((await client.ask(reportCalls.praise, { id, type: true })).message).toBe('you have already liked')
  expect(await client.call(reportCalls.collections, { id })).toMatchObject({ collect_num: 1, is_collect: 1 })
  expect((await client.ask(reportCalls.collections, { id })).message).toBe('already favorited')
  expect(await client.call(reportCalls.details, { id })).toMatchObject({ is_praise: 1, is_collect: 1 })
  const favorites = () => client.call(meetingCalls.collectList, { item_type: 'report', page: 1 })
  expect(await favorites()).toMatchObject({ total: 1, data: [{ meeting: null, report: { report_id: id } }] })
  expect(await client.call(reportCalls.collectRemove, { id })).toMatchObject({ is_collect: 0 })
  expect((await favorites()).data).toEqual([])
  expect(await client.call(reportCalls.praise, { id, type: false })).toMatchObject({ praise_num: 0 })
})

it('returns the texts of a shared link, and counts a share once per visit', async () => {
  const report = await buildReport(app.services.db, { intro: '要点' })
  const visitor = app.client()
  const share = () => visitor.call(reportCalls.share, { id: report.id })
  expect(await share()).toEqual({
    title: report.title,
    description: '要点',
    image: report.cover,
    path: `/reportsDetail?id=${report.id}`,
    share_num: 1,
  })
  expect((await share()).share_num).toBe(1)
})

it('rejects missing and unpublished reports, and lets visitors only read', async () => {
  const hidden = await buildReport(app.services.db, { published: false })
  const { client } = await buildMember(app)
  for (const id of [hidden.id, 999_999_999]) {
    for (const call of [reportCalls.details, reportCalls.share, reportCalls.collections])
      expect((await client.ask(call as typeof reportCalls.share, { id })).status).toBe(
        failures.dataMissing.status,
      )
    expect((await client.ask(reportCalls.praise, { id, type: true })).status).toBe(404)
  }
  const { id } = await buildReport(app.services.db)
  expect((await app.client().ask(reportCalls.praise, { id, type: true })).status).toBe(401)
  expect((await app.client().ask(reportCalls.collections, { id })).status).toBe(401)
  expect((await app.client().ask(reportCalls.collectRemove, { id })).status).toBe(401)
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  expect((await postForm(app, reportCalls.details.path, { id })).message).toBe('参数错误: id')
})

it('describes itself to crawlers', async () => {
  const [list, detail] = reportPages
  const report = await buildReport(app.services.db, { intro: '要点' })
  expect(await detail!.describe({ id: String(report.id) }, app.services, 'zh')).toMatchObject({
    title: report.title,
    description: '要点',
    image: report.cover,
  })
  expect(await detail!.describe({ id: '999999999' }, app.services, 'zh')).toBeUndefined()
  expect(await list!.describe({}, app.services, 'en')).toMatchObject({
    title: 'Conference Reports - Xinglin',
  })
  expect(await list!.describe({ meeting_id: '999999999' }, app.services, 'zh')).toBeUndefined()
})
