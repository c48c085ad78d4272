import { describe, expect, it } from 'vitest'
import { collegeCalls } from '#contract/library/college.ts'
import { failures } from '#contract/wire/failure.ts'
import { itemTypes } from '#contract/wire/item-types.ts'
import { doctorDiseases } from '#server/features/people/doctors/doctors.tables.ts'
import { meetingDiseases } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  buildArticle,
  buildCollege,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildProduct, buildTag, linkProduct } from '#server/testing/build-encyclopedia.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { collegePages } from './college.pages.ts'
import { itemTags } from '#server/features/library/subjects/subjects.tables.ts'

const app = await testApp()

const db = () => app.services.db

/** A disease with one item of every kind. */
async function buildFullDisease() {
  const collegeId = await buildCollege(db())
  const diseaseId = await buildDisease(db(), {
    college_id: collegeId,
    name_en: 'Heart failure',
    introduction: '心脏泵血不足。',
  })
  const scope = { college_id: collegeId, disease_id: diseaseId }
  const meeting = await buildMeeting(db(), { college_id: collegeId })
  const hidden = await buildMeeting(db(), { college_id: collegeId, published: false })
  for (const { id } of [meeting, hidden])
    await db().insert(meetingDiseases).values({ meeting_id: id, disease_id: diseaseId })
  const doctor = await buildDoctor(db(), { college_id: collegeId })
  await db().insert(doctorDiseases).values({ doctor_id: doctor.id, disease_id: diseaseId })
  const article = await buildArticle(db(), scope)
  const work = await buildWork(db(), { ...scope, doctor_id: doctor.id })
  const operation = await buildOperation(db(), scope)
  const product = await buildProduct(db())
  await linkProduct(db(), product.id, 'disease', diseaseId)
  return { collegeId, diseaseId, meeting, doctor, article, work, operation, product }
}

describe('a disease', () => {
  it('is introduced, with the amount of content about it', async () => {
    const { collegeId, diseaseId } = await buildFullDisease()
    const client = app.client()
    client.language = 'en'
    expect(await client.call(collegeCalls.diseaseDetail, { disease_id: diseaseId })).toMatchObject({
      disease_id: diseaseId,
      disease_name: 'Heart failure',
      college_id: collegeId,
      introduction: '心脏泵血不足。',
      content_num: { meeting: 1, production: 1, operation: 1, information: 1 },
      doctor_num: 1,
      product_num: 1,
    })
  })

  it('has its doctors, and the other diseases of its subject', async () => {
    const { collegeId, diseaseId, doctor } = await buildFullDisease()
    const other = await buildDisease(db(), { college_id: collegeId, name: '房颤' })
    await buildDisease(db())
    const doctors = await app.client().call(collegeCalls.diseaseDoctors, { disease_id: diseaseId, page: 1 })
    expect(doctors.data.map((row) => row.doctor_id)).toEqual([doctor.id])
    expect(doctors).toMatchObject({ total: 1, last_page: 1, current_page: 1 })
    expect(await app.client().call(collegeCalls.otherDiseases, { disease_id: diseaseId })).toEqual([
      { disease_id: other, disease_name: '房颤' },
    ])
  })

  it.each(itemTypes)('labels its %s content', async (type) => {
    const { diseaseId, ...made } = await buildFullDisease()
    const expected = {
      meeting: made.meeting,
      production: made.work,
      operation: made.operation,
      information: made.article,
    }[type]
    const page = await app.client().call(collegeCalls.labelContent, {
      tag_type: 'disease',
      tag_id: diseaseId,
      type,
      category_id: 0,
      page: 1,
    })
    expect(page).toMatchObject({ total: 1, last_page: 1 })
    expect(page.data.map((item) => item.id)).toEqual([expected.id])
  })

  it('fills the tab strip with the diseases of its subject, itself included', async () => {
    const { collegeId, diseaseId } = await buildFullDisease()
    const menu = (input: { college_id: number; disease_id: number }) =>
      app.client().call(collegeCalls.diseaseMenu, input)
    const names = await menu({ college_id: 0, disease_id: diseaseId })
    expect(names.map((row) => row.disease_id)).toEqual([diseaseId])
    expect(Object.keys(names[0]!).sort()).toEqual(['disease_id', 'disease_name'])
    expect(await menu({ college_id: collegeId, disease_id: 0 })).toEqual(names)
    expect((await menu({ college_id: 0, disease_id: 0 })).length).toBeGreaterThan(1)
  })

  it('is rejected if it does not exist, in the envelope of the service', async () => {
    const missing = { disease_id: 999_999_999 }
    for (const answer of [
      await app.client().ask(collegeCalls.diseaseDetail, missing),
      await app.client().ask(collegeCalls.otherDiseases, missing),
    ])
      expect(answer).toMatchObject({ code: 'FAILED', status: failures.dataMissing.status, result: null })
    const menu = await app.client().ask(collegeCalls.diseaseMenu, { college_id: 0, disease_id: 999_999_999 })
    expect(menu.status).toBe(failures.dataMissing.status)
  })

  it.each(wrongIds)('is rejected for the id %j', async (id) => {
    const answer = await postForm(app, collegeCalls.diseaseMenu.path, { disease_id: id })
    expect(answer).toMatchObject({ status: failures.parameterError.status, data: null })
  })

  it('describes itself to crawlers, and rejects a missing disease', async () => {
    const { diseaseId } = await buildFullDisease()
    const page = collegePages.find(({ path }) => path === '/diseaseHomepage')!
    expect(await page.describe({ disease_id: String(diseaseId) }, app.services, 'en')).toMatchObject({
      title: 'Heart failure',
      description: '心脏泵血不足。',
    })
    expect(await page.describe({ disease_id: 'x' }, app.services, 'zh')).toBeUndefined()
    const [first] = await app.client().call(collegeCalls.diseaseMenu, { college_id: 0, disease_id: 0 })
    expect(await page.describe({}, app.services, 'zh')).toMatchObject({ title: first!.disease_name })
  })
})

describe('the topics of an item', () => {
  it('are its subject, diseases, parts and operations, each of which has a page', async () => {
    const { collegeId, diseaseId, article } = await buildFullDisease()
    const items: ['information', number][] = [['information', article.id]]
    const part = await buildTag(db(), { kind: 'part', college_id: collegeId, name_en: 'Heart' }, items)
    const operation = await buildTag(db(), { kind: 'operation', college_id: collegeId }, items)
    await buildTag(db(), { kind: 'category' }, items)
    const client = app.client()
    client.language = 'en'
    const topics = await client.call(collegeCalls.topicsOfItem, {
      item_type: 'information',
      item_id: article.id,
    })
    expect(topics.map(({ topic_type, topic_id }) => [topic_type, topic_id])).toEqual([
      ['college', collegeId],
      ['disease', diseaseId],
      ['part', part.id],
      ['operation', operation.id],
    ])
    expect(topics.map(({ topic_name }) => topic_name)).toContain('Heart')
  })

  it('are none for an item without tags or that does not exist', async () => {
    const article = await buildArticle(db())
    for (const item_id of [article.id, 999_999_999])
      expect(
        await app.client().call(collegeCalls.topicsOfItem, { item_type: 'information', item_id }),
      ).toEqual([])
  })
})

describe('tags', () => {
  it('are listed by kind and subject, with the number of tagged items', async () => {
    const collegeId = await buildCollege(db())
    const scope = { college_id: collegeId, disease_id: 0 }
    const operation = await buildOperation(db(), { college_id: collegeId })
    const work = await buildTag(db(), { college_id: collegeId, name: '消融术' }, [
      ['operation', operation.id],
    ])
    const part = await buildTag(db(), { kind: 'part', college_id: collegeId, name: '左心房' })
    const category = await buildTag(db(), { kind: 'category', name: '指南解读甲' })
    await buildTag(db(), { college_id: await buildCollege(db()) })
    const client = app.client()
    expect(await client.call(collegeCalls.operationTags, scope)).toEqual([
      { tag_id: work.id, tag_name: '消融术', college_id: collegeId, content_num: 1 },
    ])
    expect(await client.call(collegeCalls.partTags, scope)).toEqual([
      { tag_id: part.id, tag_name: '左心房', college_id: collegeId, content_num: 0 },
    ])
    // Categories belong to all subjects.
    expect(await client.call(collegeCalls.categoryTags, scope)).toContainEqual({
      tag_id: category.id,
      tag_name: '指南解读甲',
      college_id: 0,
      content_num: 0,
    })
    const diseaseId = await buildDisease(db(), { college_id: collegeId, name: '心衰' })
    expect(await client.call(collegeCalls.diseaseTags, scope)).toEqual([
      { tag_id: diseaseId, tag_name: '心衰', college_id: collegeId, content_num: 0 },
    ])
  })

  it('of operations are filtered by the disease that they treat', async () => {
    const collegeId = await buildCollege(db())
    const diseaseId = await buildDisease(db(), { college_id: collegeId })
    const treats = await buildOperation(db(), { college_id: collegeId, disease_id: diseaseId })
    const other = await buildOperation(db(), { college_id: collegeId })
    const tag = await buildTag(db(), { college_id: collegeId }, [['operation', treats.id]])
    await buildTag(db(), { college_id: collegeId }, [['operation', other.id]])
    const rows = await app
      .client()
      .call(collegeCalls.operationTags, { college_id: collegeId, disease_id: diseaseId })
    expect(rows.map((row) => row.tag_id)).toEqual([tag.id])
  })

  it('filter the content, latest first, page by page', async () => {
    const tag = await buildTag(db(), { kind: 'part', introduction: '左心房' })
    const foreign = await buildTag(db(), { kind: 'part' })
    const collegeId = await buildCollege(db())
    const ids: number[] = []
    for (let hours = 1; hours <= 22; hours++)
      ids.push((await buildArticle(db(), { college_id: collegeId, published_at: hoursFromNow(-hours) })).id)
    await db()
      .insert(itemTags)
      .values(ids.map((id) => ({ tag_id: tag.id, item_kind: 'information' as const, item_id: id })))
    const read = (tagId: number, page: number, type: 'information' | 'meeting' = 'information') =>
      app
        .client()
        .call(collegeCalls.labelContent, { tag_type: 'part', tag_id: tagId, type, category_id: 0, page })
    const first = await read(tag.id, 1)
    expect(first).toMatchObject({ total: 22, last_page: 2, current_page: 1 })
    expect(first.data.map((item) => item.id)).toEqual(ids.slice(0, 20))
    expect((await read(tag.id, 2)).data.map((item) => item.id)).toEqual(ids.slice(20))
    expect((await read(tag.id, 1, 'meeting')).data).toEqual([])
    expect((await read(foreign.id, 1)).data).toEqual([])
    const detail = await app.client().call(collegeCalls.tagDetail, { tag_type: 'part', tag_id: tag.id })
    expect(detail).toMatchObject({
      introduction: '左心房',
      college_name: '',
      content_num: { information: 22 },
    })
  })

  it('combine: a disease and a category', async () => {
    const { diseaseId, article } = await buildFullDisease()
    const category = await buildTag(db(), { kind: 'category' }, [['information', article.id]])
    const empty = await buildTag(db(), { kind: 'category' })
    const ids = async (categoryId: number) => {
      const label = { tag_type: 'disease' as const, tag_id: diseaseId, type: 'information' as const }
      const page = await app
        .client()
        .call(collegeCalls.labelContent, { ...label, category_id: categoryId, page: 1 })
      return page.data.map((item) => item.id)
    }
    expect(await ids(category.id)).toEqual([article.id])
    expect(await ids(empty.id)).toEqual([])
  })

  it('of one kind are not found as another', async () => {
    const tag = await buildTag(db(), { kind: 'part' })
    const answer = await app.client().ask(collegeCalls.tagDetail, { tag_type: 'operation', tag_id: tag.id })
    expect(answer.status).toBe(failures.dataMissing.status)
  })

  it('of an unknown kind are rejected', async () => {
    const url = `${app.url}${collegeCalls.labelContent.path}?tag_type=colour&tag_id=1&type=meeting`
    expect(await (await fetch(url)).json()).toMatchObject({
      code: 'FAILED',
      status: failures.parameterError.status,
    })
  })
})

describe('meetings of the college', () => {
  it('are live only while they are on air', async () => {
    const collegeId = await buildCollege(db())
    const live = await buildMeeting(db(), { college_id: collegeId, from: -1, to: 1, has_stream: true })
    await buildMeeting(db(), { college_id: collegeId, from: -1, to: 1 })
    await buildMeeting(db(), { college_id: collegeId, from: -1, to: 1, has_stream: true, is_offline: true })
    await buildMeeting(db(), { college_id: collegeId, from: 1, to: 2, has_stream: true })
    await buildMeeting(db(), { college_id: collegeId, from: -2, to: -1, has_stream: true })
    const input = { college_id: collegeId, disease_id: 0, page: 1 }
    const page = await app.client().call(collegeCalls.liveMeetings, input)
    expect(page.data.map((row) => row.meeting_id)).toEqual([live.id])
    expect(page.total).toBe(1)
  })

  it('are recent within thirty days: upcoming ones first, then the latest', async () => {
    const collegeId = await buildCollege(db())
    const at = async (from: number) => (await buildMeeting(db(), { college_id: collegeId, from })).id
    const [old, past, next, later, far] = [
      await at(-31 * 24),
      await at(-48),
      await at(5),
      await at(29 * 24),
      await at(31 * 24),
    ]
    const input = { college_id: collegeId, disease_id: 0, page: 1 }
    const page = await app.client().call(collegeCalls.recentMeetings, input)
    const ids = page.data.map((row) => row.meeting_id)
    expect(ids).toEqual([next, later, past])
    expect(ids).not.toContain(old)
    expect(ids).not.toContain(far)
  })

  it('are filtered by disease', async () => {
    const { diseaseId, meeting } = await buildFullDisease()
    const input = { college_id: 0, disease_id: diseaseId, page: 1 }
    const page = await app.client().call(collegeCalls.recentMeetings, input)
    expect(page.data.map((row) => row.meeting_id)).toEqual([meeting.id])
  })
})

it('shows every subject with its subspecialties', async () => {
  const collegeId = await buildCollege(db())
  const diseaseId = await buildDisease(db(), { college_id: collegeId, name: '心衰' })
  const tree = await app.client().call(collegeCalls.collegeTree, {})
  expect(tree.find((node) => node.collegeId === collegeId)).toMatchObject({
    subspecialties: [{ id: diseaseId, name: '心衰' }],
  })
})
