import { expect, it } from 'vitest'
import { figureCalls, figureFailures } from '#contract/console/figures.ts'
import { searchCalls } from '#contract/discover/search.ts'
import { failures } from '#contract/wire/failure.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { productions, workDays } from '#server/features/library/works/works.tables.ts'
import { visitorNotes } from '#server/features/people/visitors/note-visitors.ts'
import { sumVisitors } from '#server/features/people/visitors/sum-visitors.ts'
import { dayVisitors, visitorDays } from '#server/features/people/visitors/visitors.tables.ts'
import { credits, watchDays } from '#server/features/meetings/study/study.tables.ts'
import { buildCollege, buildMeeting, buildWork } from '#server/testing/build-content.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { eq } from 'drizzle-orm'
import { daysOf, totalOf } from './read-figures.ts'

const app = await testApp()
const { db, states } = app.services
const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
const today = shanghaiTime(new Date()).slice(0, 10)

const figureOf = async (name: string, asked: { from?: string; until?: string; subject_id?: number } = {}) => {
  const figures = await analyst.call(figureCalls.list, { from: today, until: today, subject_id: 0, ...asked })
  return figures.find((figure) => figure.name === name)!
}

it('counts by day and by subject, beside the period before', async () => {
  const subject_id = await buildCollege(db)
  const other = await buildCollege(db)
  const at = (day: string) => new Date(`${day}T23:30:00+08:00`)
  const { user } = await buildUser(app.services, {
    home_college_id: subject_id,
    created_at: at('2025-03-02'),
  })
  await buildUser(app.services, { home_college_id: subject_id, created_at: at('2025-03-03') })
  await buildUser(app.services, { home_college_id: other, created_at: at('2025-03-03') })
  await buildUser(app.services, { home_college_id: subject_id, created_at: at('2025-03-01') })
  const period = { from: '2025-03-02', until: '2025-03-03', subject_id }
  expect(await figureOf('new_accounts', period)).toMatchObject({
    total: 2,
    total_before: 1,
    has_subjects: true,
    days: [
      { day: '2025-03-02', value: 1 },
      { day: '2025-03-03', value: 1 },
    ],
  })
  expect((await figureOf('new_accounts', { ...period, subject_id: 0 })).total).toBe(3)
  await db
    .insert(watchDays)
    .values({ user_id: user.id, day: '2025-03-02', kind: 'live', watched_ms: 90 * 60_000 })
  expect((await figureOf('watch_time', period)).total).toBe(90)
  const meeting = await buildMeeting(db, { college_id: subject_id })
  const granted = { user_id: user.id, points_tenths: 15, granted_at: at('2025-03-03') }
  await db.insert(credits).values({ ...granted, meeting_id: meeting.id })
  const revoked = await buildMeeting(db, { college_id: subject_id })
  await db.insert(credits).values({ ...granted, meeting_id: revoked.id, revoked_at: new Date() })
  expect((await figureOf('credit', period)).total).toBe(15)
})

it('takes a share of the sums, and none of nothing', async () => {
  const work = await buildWork(db)
  const { college_id: subject_id } = (
    await db.select().from(productions).where(eq(productions.id, work.id))
  )[0]!
  await db.insert(workDays).values([
    { production_id: work.id, day: '2025-04-01', views: 10, completions: 1, watched_ms: 0 },
    { production_id: work.id, day: '2025-04-02', views: 30, completions: 9, watched_ms: 0 },
  ])
  const shown = await figureOf('work_completion', { from: '2025-04-01', until: '2025-04-03', subject_id })
  expect(shown.total).toBe(0.25)
  expect(shown.days.map(({ value }) => value)).toEqual([0.1, 0.3, null])
  expect(totalOf({ unit: 'share' }, [])).toBeNull()
})

it('counts a browser once a day and forgets it when the day is over', async () => {
  const notes = states.get(visitorNotes)
  await notes.flush()
  const before = (await figureOf('visitors')).total!
  const visitor = app.client()
  visitor.guestId = '4711471147'
  const search = { keyword: '房颤', college_id: 0, disease_id: 0 }
  await visitor.call(searchCalls.all, search)
  await visitor.call(searchCalls.all, search)
  await analyst.call(figureCalls.list, { from: today, until: today, subject_id: 0 })
  await notes.flush()
  expect((await figureOf('visitors')).total).toBe(before + 1)
  await db.insert(dayVisitors).values([
    { day: '2025-05-01', mark: Buffer.from('a') },
    { day: '2025-05-01', mark: Buffer.from('b') },
  ])
  expect((await figureOf('visitors', { from: '2025-05-01', until: '2025-05-01' })).total).toBe(2)
  await sumVisitors.run(app.services, {})
  await sumVisitors.run(app.services, {})
  expect((await figureOf('visitors', { from: '2025-05-01', until: '2025-05-01' })).total).toBe(2)
  expect(await db.select().from(visitorDays).where(eq(visitorDays.day, '2025-05-01'))).toHaveLength(1)
  expect(await db.$count(dayVisitors, eq(dayVisitors.day, '2025-05-01'))).toBe(0)
})

it('notes what was searched for and not found, once for each visitor, and no numbers of people', async () => {
  const word = '量子纠缠疗法'
  const misses = () => consoleOf(analyst, 'search-misses').rows({ q: word })
  const searchFor = (guestId: string, keyword: string) => {
    const visitor = app.client()
    visitor.guestId = guestId
    return visitor.call(searchCalls.all, { keyword, college_id: 0, disease_id: 0 })
  }
  const before = (await figureOf('search_misses')).total!
  await searchFor('8811', word)
  await searchFor('8811', word)
  await searchFor('8812', word)
  await searchFor('8813', '13912345678')
  expect((await misses()).rows).toMatchObject([{ term: word, day: today, visitors: 2 }])
  expect((await figureOf('search_misses')).total).toBe(before + 2)
})

it('writes a workbook with a row for each day, the total and the definitions', async () => {
  const { file_name, workbook } = await analyst.call(figureCalls.workbook, {
    from: '2025-03-01',
    until: '2025-03-03',
    subject_id: 0,
  })
  expect(file_name).toMatch(/\.xlsx$/)
  const table = (await readWorkbook(Buffer.from(workbook, 'base64')))!
  expect(table.map(([first]) => first)).toEqual([
    '日期',
    '2025-03-01',
    '2025-03-02',
    '2025-03-03',
    '合计',
    '口径',
  ])
  expect(new Set(table.map((row) => row.length)).size).toBe(1)
})

it.each([
  ['2025-02-30', '2025-03-01'],
  ['2025-03-02', '2025-03-01'],
  ['2024-01-01', '2025-03-01'],
  ['yesterday', 'today'],
])('refuses the period from %s until %s', async (from, until) => {
  const answer = await analyst.ask(figureCalls.list, { from, until, subject_id: 0 })
  expect(answer.status).toBe(figureFailures.periodWrong.status)
})

it('takes a leap year', () => {
  expect(daysOf('2024-01-01', '2024-12-31')).toHaveLength(366)
})

it('is for those who may read figures', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const asked = { from: today, until: today, subject_id: 0 }
  expect((await editor.ask(figureCalls.list, asked)).status).toBe(failures.noPermission.status)
  expect((await editor.ask(figureCalls.workbook, asked)).status).toBe(failures.noPermission.status)
})
