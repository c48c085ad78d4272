import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { keywordLength, searchCalls, searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { doctorDiseases } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import {
  buildArticle,
  buildCollege,
  buildColumn,
  buildDepartment,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildCompany, buildProduct } from '#server/testing/build-encyclopedia.ts'
import { buildDigest } from '#server/testing/build-digest.ts'
import { buildCaptions } from '#server/testing/build-transcript.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'

const app = await testApp()

const everywhere = { college_id: 0, disease_id: 0 }

const articles = async (
  keyword: string,
  more: { college_id?: number; disease_id?: number; page?: number } = {},
) => {
  await indexChanges(app.services.db, app.services.items)
  return app.client().call(searchCalls.consulting, { keyword, ...everywhere, page: 1, ...more })
}

const titles = async (keyword: string, more = {}) =>
  (await articles(keyword, more)).data.map((row) => row.title)

const build: Record<SearchTab, (title: string) => Promise<unknown>> = {
  disease: (name) => buildDisease(app.services.db, { name }),
  advance: (title) => buildMeeting(app.services.db, { title }),
  live: (title) => buildMeeting(app.services.db, { title, from: -1, to: 1 }),
  playback: (title) => buildMeeting(app.services.db, { title, from: -9 }),
  credit: (title) => buildMeeting(app.services.db, { title, is_credit: true }),
  column: (theme) => buildColumn(app.services.db, { theme }),
  consulting: (title) => buildArticle(app.services.db, { title }),
  expert: (name) => buildDoctor(app.services.db, { name }),
  course: (title) => buildWork(app.services.db, { title }),
  operation: (title) => buildOperation(app.services.db, { title }),
  passage: async (words) => {
    const captions = [await buildCaptions(app, [[1, words]])]
    const { id } = await buildOperation(app.services.db, { title: '视频', captions })
    await readTranscripts(app.services)
    return id
  },
  digest: (name) => buildDigest(app, { name, isReleased: true }),
  department: (name) => buildDepartment(app.services.db, { name }),
  company: (name) => buildCompany(app.services.db, { name }),
  product: (name) => buildProduct(app.services.db, { name }),
}

it('finds each kind in its tab, and counts the same', async () => {
  for (const [at, tab] of searchTabs.entries()) await build[tab](`${'abcdefghijklmno'[at]} 鹮鹭研究`)
  await indexChanges(app.services.db, app.services.items)
  const client = app.client()
  const counts = await client.call(searchCalls.counts, { keyword: '鹮鹭', ...everywhere })
  // The credit meeting is also upcoming.
  expect(counts).toEqual({ ...Object.fromEntries(searchTabs.map((tab) => [tab, 1])), advance: 2 })
  for (const tab of searchTabs) {
    const { data, total } = await client.call(searchCalls[tab] as typeof searchCalls.consulting, {
      keyword: '鹮鹭',
      ...everywhere,
      page: 1,
    })
    expect(total, tab).toBe(counts[tab])
    for (const row of data) expect(row.found_title.hits, tab).toEqual([{ start: 2, end: 4 }])
  }
})

it('shows a found article as every list does, and why it was found', async () => {
  const article = await buildArticle(app.services.db, { title: '犰狳的皮肤', source: '犰狳学报' })
  const { data } = await articles('犰狳')
  expect(data).toEqual([
    {
      information_id: article.id,
      title: '犰狳的皮肤',
      cover: article.cover,
      own_time: expect.any(String),
      found_title: { text: '犰狳的皮肤', hits: [{ start: 0, end: 2 }] },
      found_note: { text: '犰狳学报', hits: [{ start: 0, end: 2 }] },
      found_reason: null,
      found_words: [],
    },
  ])
})

it.each([
  ['one character', '鼹'],
  ['two in the middle', '鼠隧'],
  ['full width', 'ＭＲＩ'],
  ['another case, without the space', 'mri鼹'],
  ['words in any order', '隧道 mri'],
  ['pinyin', 'yanshu'],
  ['a part of a syllable', 'yanshusui'],
  ['pinyin apart', 'yan shu sui dao'],
  ['initials', 'yssd'],
  ['pinyin beside characters', 'suidao 鼹鼠'],
  ['letters and pinyin as one', 'mriyanshu'],
])('finds by %s: %s', async (_how, keyword) => {
  const title = `MRI 鼹鼠隧道 ${keyword.length}`
  await buildArticle(app.services.db, { title })
  expect(await titles(keyword)).toContain(title)
})

it('finds nothing if the characters are not adjacent', async () => {
  await buildArticle(app.services.db, { title: '貔貅与貅貘' })
  expect(await titles('貔貘')).toEqual([])
  expect(await titles('貔貅')).toEqual(['貔貅与貅貘'])
})

it('finds a name by pronunciation, and a person by speciality', async () => {
  const doctor = await buildDoctor(app.services.db, { name: '单翯', good_at: '獬豸病的微创治疗' })
  await indexChanges(app.services.db, app.services.items)
  for (const keyword of ['shanhe', '单翯', '獬豸']) {
    const { data } = await app.client().call(searchCalls.expert, { keyword, ...everywhere, page: 1 })
    expect(data.map((row) => row.doctor_id)).toEqual([doctor.id])
  }
})

it('puts the title first, then its beginning, a part, other lines, pinyin and initials', async () => {
  const { db } = app.services
  const inOrder = ['麒麟', '麒麟入门', '再谈麒麟', '别的']
  for (const title of inOrder.toReversed())
    await buildArticle(db, { title, source: title === '别的' ? '麒麟学会' : '' })
  expect(await titles('麒麟')).toEqual(inOrder)
  const spoken = ['zhlx', '臻和利昕']
  await buildArticle(db, { title: '臻和利昕' })
  await buildArticle(db, { title: 'zhlx' })
  expect(await titles('zhlx')).toEqual(spoken)
  await buildArticle(db, { title: '懿甯' })
  await buildArticle(db, { title: '一日宁 yining' })
  expect((await titles('yining')).slice(0, 2)).toEqual(['一日宁 yining', '懿甯'])
})

it('ranks the most viewed first among equals, then the latest', async () => {
  const { db } = app.services
  await buildArticle(db, { title: '獾一', published_at: hoursFromNow(-9), view_count: 4 })
  await buildArticle(db, { title: '獾二', published_at: hoursFromNow(-1), view_count: 5 })
  await buildArticle(db, { title: '獾三', published_at: hoursFromNow(-99), view_count: 800 })
  expect(await titles('獾')).toEqual(['獾三', '獾二', '獾一'])
})

it('filters by subject, including content without one, and by disease', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const diseaseId = await buildDisease(db, { name: '蜚蠊病', name_en: 'Quokka disease' })
  await buildArticle(db, { title: '袋熊甲', college_id: collegeId })
  await buildArticle(db, { title: '袋熊乙', disease_id: diseaseId })
  await buildColumn(db, { theme: '袋熊专题' })
  expect(await titles('袋熊', { college_id: collegeId })).toEqual(['袋熊甲'])
  expect(await titles('袋熊', { disease_id: diseaseId })).toEqual(['袋熊乙'])
  expect(await titles('quokka disease')).toEqual(['袋熊乙'])
  const columns = await app
    .client()
    .call(searchCalls.column, { keyword: '袋熊', college_id: collegeId, disease_id: 0, page: 1 })
  expect(columns.total).toBe(1)
  const doctor = await buildDoctor(db, { name: '袋熊医生' })
  await db.insert(doctorDiseases).values({ doctor_id: doctor.id, disease_id: diseaseId })
  await indexChanges(db, app.services.items)
  const experts = await app
    .client()
    .call(searchCalls.expert, { keyword: '袋熊', college_id: 0, disease_id: diseaseId, page: 1 })
  expect(experts.data).toHaveLength(1)
})

it('names the large meeting of a child meeting, and hides unpublished meetings', async () => {
  const { db } = app.services
  const parent = await buildMeeting(db, { title: '年会', is_big: true })
  const child = await buildMeeting(db, { title: '狻猊分会场', parent_id: parent.id })
  const hidden = await buildMeeting(db, { title: '狻猊草稿', is_big: true, published: false })
  await buildMeeting(db, { title: '狻猊草稿分会场', parent_id: hidden.id })
  await indexChanges(db, app.services.items)
  const { data } = await app.client().call(searchCalls.advance, { keyword: '狻猊', ...everywhere, page: 1 })
  expect(data).toMatchObject([{ meeting_id: child.id, parent_title: '年会' }])
})

it('returns twenty a page', async () => {
  for (let n = 0; n < 23; n++) await buildArticle(app.services.db, { title: `羚牛第${n}章` })
  const first = await articles('羚牛')
  const second = await articles('羚牛', { page: 2 })
  expect(first).toMatchObject({ total: 23, last_page: 2, current_page: 1 })
  expect(second).toMatchObject({ total: 23, last_page: 2, current_page: 2 })
  const all = [...first.data, ...second.data].map((row) => row.information_id)
  expect(new Set(all).size).toBe(23)
})

it.each([
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'",
  "''; drop table search_entries; --",
  ':*',
  '!',
  '&',
  '|',
  '<->',
  '(',
  "a':*",
])('searches %j literally', async (keyword) => {
  await buildArticle(app.services.db, { title: '普通文章' })
  await indexChanges(app.services.db, app.services.items)
  const client = app.client()
  for (const tab of searchTabs) {
    const call = searchCalls[tab] as typeof searchCalls.consulting
    const { status, data } = await client.ask(call, { keyword, ...everywhere, page: 1 })
    expect(status).toBe(200)
    expect(data.data.map((row) => row.title)).not.toContain('普通文章')
  }
  expect((await client.ask(searchCalls.counts, { keyword, ...everywhere })).status).toBe(200)
  expect((await client.ask(searchCalls.suggest, { keyword, ...everywhere })).status).toBe(200)
})

it('rejects a keyword that is too long', async () => {
  const keyword = '长'.repeat(keywordLength + 1)
  const answer = await postForm(app, searchCalls.consulting.path, { keyword })
  expect(answer.status).toBe(failures.parameterError.status)
})

it('suggests the best matching titles, each once, short names first', async () => {
  const { db } = app.services
  await buildArticle(db, { title: '螭吻的结构与功能' })
  await buildArticle(db, { title: '螭吻的结构与功能' })
  await buildProduct(db, { name: '螭吻片' })
  await indexChanges(db, app.services.items)
  const suggest = (keyword: string, kind?: SearchTab) =>
    app.client().call(searchCalls.suggest, { keyword, ...everywhere, ...(kind && { kind }) })
  expect(await suggest('螭吻')).toEqual([
    { kind: 'product', text: '螭吻片', hits: [{ start: 0, end: 2 }] },
    { kind: 'article', text: '螭吻的结构与功能', hits: [{ start: 0, end: 2 }] },
  ])
  expect(await suggest('chiwenp')).toMatchObject([{ text: '螭吻片', hits: [{ start: 0, end: 3 }] }])
  expect(await suggest('螭吻', 'expert')).toEqual([])
})

it('suggests no title that matches only in other fields', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db, { name: '狴犴' })
  await buildWork(db, { title: '无关课程', doctor_id: doctor.id })
  await indexChanges(db, app.services.items)
  const suggest = async (keyword: string) =>
    (await app.client().call(searchCalls.suggest, { keyword, ...everywhere })).map((one) => one.text)
  expect(await suggest('狴犴')).toEqual(['狴犴'])
  expect(await suggest('bian')).not.toContain('无关课程')
  const { data } = await app.client().call(searchCalls.course, { keyword: 'bian', ...everywhere, page: 1 })
  expect(data).toMatchObject([
    { title: '无关课程', found_note: { text: '狴犴', hits: [{ start: 0, end: 2 }] } },
  ])
})

it('finds a department by name, hospital, subject and pronunciation, and follows changes', async () => {
  const { db } = app.services
  const department = await buildDepartment(db, {
    name: '麋鹿科',
    hospital: '獐子岛医院',
    introduction: '以狍子病见长。',
  })
  const found = async (keyword: string) => {
    await indexChanges(db, app.services.items)
    const { data } = await app.client().call(searchCalls.department, { keyword, ...everywhere, page: 1 })
    return data.map((row) => row.department_id)
  }
  for (const keyword of ['麋鹿', '獐子岛', '狍子病', 'miluke', 'mlk', 'zhangzidao'])
    expect(await found(keyword), keyword).toEqual([department.id])
  await db
    .update(colleges)
    .set({ name: '貉学', name_en: 'Tanuki' })
    .where(eq(colleges.id, department.college_id))
  expect(await found('tanuki')).toEqual([department.id])
  await db.delete(departments).where(eq(departments.id, department.id))
  expect(await found('麋鹿')).toEqual([])
})

it('orders by time or views on request, and filters free or paid courses', async () => {
  const { db } = app.services
  const near = await buildWork(db, { title: '斑羚', view_count: 1, published_at: hoursFromNow(-50) })
  const seen = await buildWork(db, {
    title: '关于斑羚',
    view_count: 9000,
    published_at: hoursFromNow(-40),
    is_free: false,
    price_fen: 9900,
  })
  const late = await buildWork(db, { title: '再论斑羚', view_count: 20, published_at: hoursFromNow(-1) })
  await indexChanges(db, app.services.items)
  const courses = async (more: { order?: 'new' | 'hot'; is_free?: boolean }) => {
    const { data } = await app
      .client()
      .call(searchCalls.course, { keyword: '斑羚', ...everywhere, page: 1, ...more })
    return data.map((row) => row.production_id)
  }
  expect(await courses({})).toEqual([near.id, seen.id, late.id])
  expect(await courses({ order: 'new' })).toEqual([late.id, seen.id, near.id])
  expect(await courses({ order: 'hot' })).toEqual([seen.id, late.id, near.id])
  expect(await courses({ is_free: true })).toEqual([near.id, late.id])
  expect(await courses({ is_free: false })).toEqual([seen.id])
  await db.update(productions).set({ is_free: true }).where(eq(productions.id, seen.id))
  await indexChanges(db, app.services.items)
  expect(await courses({ is_free: false })).toEqual([])
  const wrong = await postForm(app, searchCalls.course.path, { keyword: '斑羚', order: 'best' })
  expect(wrong).toMatchObject({ status: failures.parameterError.status, message: '参数错误: order' })
})
