import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '#contract/console/menu.ts'
import { orderCalls } from '#contract/console/order.ts'
import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { searchCalls } from '#contract/discover/search.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import { contentFailures } from '#contract/library/content-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { features } from '#server/features.ts'
import { indexChanges } from '#server/features/discover/search/update-index.ts'
import { answerRecords } from '#server/features/library/questionnaires/questionnaires.tables.ts'
import {
  buildCollege,
  buildDepartment,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildClass, buildCompany } from '#server/testing/build-encyclopedia.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

type Values = Record<string, unknown>

const app = await testApp()
const { db } = app.services
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })

const saved = { id: 0, draft: 0, base: {}, publish: true, publish_at: '', reason: '' }
const save = (resource: string, values: Values, more = {}) =>
  editor.call(recordCalls.save, { ...saved, resource, values, ...more })
const trySave = async (resource: string, values: Values, more = {}) =>
  (await editor.ask(recordCalls.save, { ...saved, resource, values, ...more })).status
const readValues = async (resource: string, id: number) =>
  (await editor.call(recordCalls.get, { resource, id })).values
const run = async (resource: string, action: string, id: number) =>
  editor.call(actionCalls.run, { resource, action, ids: [id], values: {}, reason: '内容有误', try: false })

const picture = '/files/u/2026/11/a.jpg'
const document = '/files/u/2026/11/a.pdf'
let college_id: number
let doctor_id: number
let meeting_id: number

beforeAll(async () => {
  college_id = await buildCollege(db)
  doctor_id = (await buildDoctor(db, { college_id })).id
  meeting_id = (await buildMeeting(db, { college_id })).id
  await insertFile(db, { key: keyOf(document), mime: 'application/pdf', size: 1200 })
})

/** What each list of content is given, as an operator enters it. */
const entered: Record<string, () => Promise<Values> | Values> = {
  subjects: () => ({ name: '新学科', name_en: 'New subject', logo: picture, download_logo: true, sort: 3 }),
  diseases: () => ({ name: '新病种', name_en: 'New disease', college_id, sort: 1 }),
  tags: () => ({ name: '新术式', name_en: 'New operation', kind: 'operation', college_id }),
  columns: () => ({ theme: '新专栏', cover: picture, college_id, sort: 2 }),
  articles: () => ({ title: '新文章', college_id, cover: picture, body: '<p>正文</p>', tags: [] }),
  talks: () => ({ theme: '新讲堂', college_id, cover: picture, hosts: [doctor_id], meetings: [meeting_id] }),
  operations: () => ({
    title: '新手术视频',
    college_id,
    cover: picture,
    video: 'https://video.example/a.m3u8',
    doctors: [doctor_id],
    steps: [
      { at_seconds: 0, title: '切口' },
      { at_seconds: 90, title: '缝合' },
    ],
  }),
  courses: () => ({
    title: '新课程',
    doctor_id,
    course_type: '2',
    college_id,
    cover: picture,
    price_fen: 9900,
    lessons: [
      { chapter: '上', title: '绪论', video: 'https://video.example/1.m3u8', seconds: 60, is_trial: true },
      { chapter: '下', title: '手术', video: 'https://video.example/2.m3u8', seconds: 90, is_trial: false },
    ],
  }),
  departments: () => ({ name: '新科室', hospital: '江城医院', college_id, introduction: '介绍', ads: [] }),
  companies: () => ({
    name: '新企业',
    logo: picture,
    founded_year: 1998,
    ads: [{ title: '广告', image: picture, link: '/aboutUs' }],
    meeting: [meeting_id],
  }),
  product_classes: () => ({ name: '新分类', name_en: 'New class', kind: 'device' }),
  products: async () => ({
    name: '利伐沙班片',
    kind: 'drug',
    company_id: (await buildCompany(db)).id,
    class_id: (await buildClass(db, { kind: 'drug', name: '抗凝药', name_en: 'Anticoagulants' })).id,
    cover: picture,
    documents: [{ name: '说明书', file: document, preview: '<p>说明</p>' }],
    doctor: [doctor_id],
  }),
  ads: () => ({ title: '新广告', advertiser: '新企业', image: picture, link: 'https://example.com' }),
  halls: () => ({ name: '新展厅', cover: picture, intro: '介绍' }),
  questionnaires: () => ({
    title: '新问卷',
    closes_at: '2030-01-01T00:00:00.000Z',
    questions: [
      { title: '满意吗', kind: 'single', options: '满意\n不满意', required: true },
      { title: '建议', kind: 'text', options: '', required: false },
    ],
  }),
  banners: () => ({ title: '新轮播', image: picture, ads_type: '1', meeting: meeting_id, college_id }),
  menu_items: () => ({ name: '新菜单', name_en: 'New', logo: picture, type: '5', is_new: true }),
  sections: () => ({
    name: '新栏目',
    name_en: 'New section',
    type: '6',
    college_id,
    picks: [{ meetings: meeting_id }, { experts: doctor_id }],
  }),
  data_packages: () => ({ title: '新资料包', cover: picture, files: [{ name: '指南', file: document }] }),
  booths: async () => ({
    hall_id: (await save('halls', { name: '展位的展厅', cover: picture })).id,
    company_id: (await buildCompany(db)).id,
    number: 'A01',
    cover: picture,
    videos: [{ title: '介绍', address: 'https://video.example/b.mp4', seconds: 30, cover: '' }],
    documents: [{ title: '说明书', address: document }],
  }),
  hot_words: () => ({ word: '新热词', kind: 'pinned', college_id }),
  synonyms: () => ({ term: '新病名', kind: 'disease', others: '新病\nNBD' }),
  translations: () => ({ chinese: '新标题', english: 'A new title' }),
  hospitals: () => ({ name: '新医院', province: '江苏省', city: '新城' }),
}

const contentResources = features
  .flatMap(({ resources = [] }) => resources)
  .filter(({ name, form }) => entriesOf('content').includes(name) && form?.create)
  .map(({ name }) => name)

it('has an example of every list of content in which records are created', () => {
  expect(contentResources.filter((name) => !(name in entered))).toEqual([])
})

describe.each(Object.keys(entered))('%s', (resource) => {
  it('are created as entered, by an editor and by nobody else', async () => {
    const values = await entered[resource]!()
    const { id } = await save(resource, values)
    const stored = await readValues(resource, id)
    expect(stored).toMatchObject({ ...values, ...(values.closes_at ? { closes_at: expect.anything() } : {}) })
    // What is read can be saved again, unchanged.
    await save(resource, stored!, { id, base: stored! })
    expect(await readValues(resource, id)).toMatchObject(withoutIds(stored!))
    const asked = { ...saved, resource, values }
    expect((await analyst.ask(recordCalls.save, asked)).status).toBe(failures.noPermission.status)
    expect((await editor.ask(recordCalls.save, { ...asked, values: {} })).status).toBe(
      resourceFailures.valuesWrong.status,
    )
  })
})

/** Rows inside a record are written again when it is saved, under new numbers. */
const withoutIds = (values: Values): Values =>
  JSON.parse(
    JSON.stringify(values, (key, value: unknown) =>
      /^(id|question_id|created_at)$/.test(key) ? undefined : value,
    ),
  )

describe('what is taken back', () => {
  const word = '犰狳'
  const found = async () => {
    await indexChanges(db, app.services.items)
    const counts = await app
      .client()
      .call(searchCalls.counts, { keyword: word, college_id: 0, disease_id: 0 })
    return Object.values(counts).reduce((sum, count) => sum + count, 0)
  }
  const onHome = async (collegeId: number) => {
    const scope = { college_id: collegeId, disease_id: 0 }
    const lists = await app.client().call(homeCalls.contentList, scope)
    return lists.information.length + lists.surgical.length + lists.production.length
  }

  const made: [resource: string, make: (collegeId: number) => Promise<number>][] = [
    [
      'articles',
      async (college) =>
        (await save('articles', { title: word, college_id: college, cover: picture, body: '<p>正文</p>' }))
          .id,
    ],
    ['operations', async (college) => (await buildOperation(db, { title: word, college_id: college })).id],
    ['courses', async (college) => (await buildWork(db, { title: word, college_id: college })).id],
  ]

  it.each(made)('is gone from the home and the search, and back after undo: %s', async (resource, make) => {
    const college = await buildCollege(db)
    const id = await make(college)
    const before = await found()
    expect(before).toBeGreaterThan(0)
    expect(await onHome(college)).toBe(1)
    expect((await run(resource, 'take_back', id)).results).toMatchObject([{ id, problem: '' }])
    expect(await found()).toBe(before - 1)
    expect(await onHome(college)).toBe(0)
    // Twice is once.
    expect((await run(resource, 'take_back', id)).results[0]!.problem).toBe(operatorFailures.notApplicable.zh)
    const listed = await editor.call(resourceCalls.rows, {
      resource,
      filters: { state: 'taken_back', q: word },
      sort: '',
      descending: true,
      page: 1,
      size: 20,
    })
    expect(listed.rows.map((row) => row.id)).toContain(id)
    await run(resource, 'put_back', id)
    expect(await found()).toBe(before)
    expect(await onHome(college)).toBe(1)
    await run(resource, 'take_back', id)
  })

  it('is gone from its own page', async () => {
    const article = await save('articles', await entered.articles!())
    const department = await buildDepartment(db)
    const pages = features.flatMap(({ pages: all = [] }) => all)
    const describePage = (path: string, query: Record<string, string>) =>
      pages.find((page) => page.path === path)!.describe(query, app.services, 'zh')
    const shown = async () => [
      await describePage('/homeConsultingDetail', { information_id: String(article.id) }),
      await describePage('/departmentDetail', { department_id: String(department.id) }),
    ]
    expect((await shown()).every(Boolean)).toBe(true)
    await run('articles', 'take_back', article.id)
    await run('departments', 'take_back', department.id)
    expect(await shown()).toEqual([undefined, undefined])
    await run('articles', 'put_back', article.id)
    await run('departments', 'put_back', department.id)
    expect((await shown()).every(Boolean)).toBe(true)
  })

  it('is taken back with a reason only', async () => {
    const { id } = await save('articles', await entered.articles!())
    const asked = { resource: 'articles', action: 'take_back', ids: [id], values: {}, reason: '', try: false }
    expect((await editor.ask(actionCalls.run, asked)).status).toBe(resourceFailures.reasonMissing.status)
    expect((await analyst.ask(actionCalls.run, { ...asked, reason: '原因' })).status).toBe(
      failures.noPermission.status,
    )
  })

  it('of an author stays removed when an operator puts works back', async () => {
    const work = await buildWork(db, { removed_at: new Date() })
    expect((await run('courses', 'put_back', work.id)).results[0]!.problem).toBe(
      operatorFailures.notApplicable.zh,
    )
  })
})

it('refuses what is there already and what refers to nothing', async () => {
  const values = { name: '重复的标签', name_en: 'Twice', kind: 'part', college_id }
  const first = await Promise.all([trySave('tags', values), trySave('tags', values)])
  expect(new Set(first)).toEqual(new Set([200, resourceFailures.alreadyThere.status]))
  expect(await trySave('tags', { ...values, name: '别的', college_id: 999_999 })).toBe(
    resourceFailures.referenceMissing.status,
  )
})

it('refuses a data package whose file is not here', async () => {
  const values = { ...(await entered.data_packages!()), files: [{ name: '指南', file: '/files/u/none.pdf' }] }
  expect(await trySave('data_packages', values)).toBe(contentFailures.fileNotUploaded.status)
})

it('refuses a banner without a target, and picks that are unclear', async () => {
  const banner = { ...(await entered.banners!()), meeting: null }
  expect(await trySave('banners', banner)).toBe(contentFailures.bannerWithoutTarget.status)
  expect(await trySave('banners', { ...banner, ads_type: '3', ads_link: 'javascript:alert(1)' })).toBe(
    resourceFailures.valuesWrong.status,
  )
  const section = { ...(await entered.sections!()), picks: [{ meetings: meeting_id, experts: doctor_id }] }
  expect(await trySave('sections', section)).toBe(contentFailures.pickUnclear.status)
})

it('leaves the questions of a questionnaire as they were answered', async () => {
  const values = await entered.questionnaires!()
  const { id } = await save('questionnaires', values)
  const base = (await readValues('questionnaires', id))!
  const { user } = await buildMember(app)
  await db.insert(answerRecords).values({ user_id: user.id, item_type: 'questionnaire', item_id: id })
  const [first, second] = values.questions as Values[]
  const changed = { ...values, questions: [second, first] }
  expect(await trySave('questionnaires', changed, { id, base })).toBe(contentFailures.answersThere.status)
  await save('questionnaires', { title: '改名的问卷' }, { id, base })
  expect(await trySave('questionnaires', { ...values, questions: [{ ...first, options: '只有一个' }] })).toBe(
    contentFailures.optionsMissing.status,
  )
})

it('shows pinned hot words first and hidden ones never', async () => {
  const college = await buildCollege(db)
  await save('hot_words', { word: '心衰', kind: 'pinned', college_id: college, sort: 2 })
  await save('hot_words', { word: '房颤', kind: 'pinned', college_id: college, sort: 1 })
  const { id } = await save('hot_words', { word: '心 衰', kind: 'hidden', college_id: college })
  const hot = async () =>
    (await app.client().call(searchCalls.hotWords, { college_id: college, disease_id: 0, page: 1 })).map(
      ({ word }) => word,
    )
  expect((await hot()).slice(0, 1)).toEqual(['房颤'])
  expect(await hot()).not.toContain('心衰')
  await run('hot_words', 'take_back', id)
  expect((await hot()).slice(0, 2)).toEqual(['房颤', '心衰'])
})

it('puts records into an order, and keeps a version of each that moves', async () => {
  const made = []
  for (const name of ['甲', '乙', '丙'])
    made.push((await save('menu_items', { ...(await entered.menu_items!()), name, sort: 0 })).id)
  const order = () => editor.call(orderCalls.read, { resource: 'menu_items' })
  const ids = made.toReversed()
  const others = (await order()).map(({ id }) => id).filter((id) => !ids.includes(id))
  await editor.call(orderCalls.save, { resource: 'menu_items', ids: [...ids, ...others] })
  expect((await order()).slice(0, 3).map(({ title }) => title)).toEqual(['丙', '乙', '甲'])
  expect((await readValues('menu_items', ids[0]!))!.sort).toBe(1)
  expect((await editor.ask(orderCalls.save, { resource: 'articles', ids: [] })).status).toBe(
    resourceFailures.notChanged.status,
  )
})

it('takes a subject back, which is offered to nobody then', async () => {
  const { id } = await save('subjects', {
    ...(await entered.subjects!()),
    name: '撤下的学科',
    name_en: 'Taken back',
  })
  const offered = async () =>
    (await app.client().call(subjectCalls.allColleges, {})).map(({ college_id }) => college_id)
  expect(await offered()).toContain(id)
  await run('subjects', 'take_back', id)
  expect(await offered()).not.toContain(id)
  await run('subjects', 'put_back', id)
  expect(await offered()).toContain(id)
})
