import { expect, it } from 'vitest'
import { articleCalls } from '#contract/library/articles.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  buildArticle,
  buildCollege,
  buildDisease,
  buildDoctor,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { articlePages } from './articles.pages.ts'

const app = await testApp()

const read = (articleId: number, client = app.client()) =>
  client.call(articleCalls.detail, { information_id: articleId })

it('names the doctor who wrote it', async () => {
  const doctor = await buildDoctor(app.services.db)
  const article = await buildArticle(app.services.db, { doctor_id: doctor.id, source: doctor.name })
  expect(await read(article.id)).toMatchObject({ doctor_id: doctor.id, source: doctor.name })
})

it('returns an article to a visitor, its text cleaned', async () => {
  const { db } = app.services
  const diseaseId = await buildDisease(db, { name: '心力衰竭一', name_en: 'Heart failure' })
  const article = await buildArticle(db, {
    disease_id: diseaseId,
    source: '杏林学术',
    intro: '要点',
    body: '<h2>诊断</h2><p onclick="x()">先看<script>alert(1)</script>病史</p>',
    view_count: 41,
  })
  expect(await read(article.id)).toEqual({
    information_id: article.id,
    title: article.title,
    cover: article.cover,
    own_time: shanghaiTime(article.published_at),
    intro: '要点',
    source: '杏林学术',
    doctor_id: 0,
    content: '<h2>诊断</h2><p>先看病史</p>',
    view_num: 42,
    share_num: 0,
    praise_num: 0,
    is_praise: 0,
    collect_num: 0,
    is_collect: 0,
    disease_name: '心力衰竭一',
    related: [],
  })
})

it('names the disease in the language of the caller', async () => {
  const diseaseId = await buildDisease(app.services.db, { name_en: 'Atrial fibrillation' })
  const article = await buildArticle(app.services.db, { disease_id: diseaseId })
  const client = app.client()
  client.language = 'en'
  expect((await read(article.id, client)).disease_name).toBe('Atrial fibrillation')
})

it('shows the latest four others on the same disease', async () => {
  const { db } = app.services
  const diseaseId = await buildDisease(db)
  const [oldest, ...others] = await Promise.all(
    [5, 4, 3, 2, 1].map((hours) =>
      buildArticle(db, { disease_id: diseaseId, published_at: hoursFromNow(-hours) }),
    ),
  )
  const article = await buildArticle(db, { disease_id: diseaseId })
  const { related } = await read(article.id)
  expect(related.map((row) => row.information_id)).toEqual(others.map((row) => row.id).toReversed())
  expect(related.map((row) => row.information_id)).not.toContain(oldest!.id)
})

it('fills up with others of the subject, each once', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const diseaseId = await buildDisease(db, { college_id: collegeId })
  const place = { college_id: collegeId, disease_id: diseaseId }
  const near = await buildArticle(db, { ...place, published_at: hoursFromNow(-9) })
  const far = await buildArticle(db, { college_id: collegeId, published_at: hoursFromNow(-1) })
  await buildArticle(db)
  const article = await buildArticle(db, place)
  expect((await read(article.id)).related.map((row) => row.information_id)).toEqual([near.id, far.id])
  expect((await read(far.id)).related.map((row) => row.information_id)).toEqual([article.id, near.id])
})

it('counts a view once per visit, for members and visitors', async () => {
  const article = await buildArticle(app.services.db)
  const visitor = app.client()
  expect((await read(article.id, visitor)).view_num).toBe(1)
  expect((await read(article.id, visitor)).view_num).toBe(1)
  const { client: member } = await buildMember(app)
  expect((await read(article.id, member)).view_num).toBe(2)
  // The same person, after clearing the browser.
  member.guestId = '99999999'
  expect((await read(article.id, member)).view_num).toBe(2)
  expect((await read(article.id)).view_num).toBe(3)
})

it('does not count a visitor without an id', async () => {
  const article = await buildArticle(app.services.db)
  const nameless = app.client()
  nameless.guestId = ''
  expect((await read(article.id, nameless)).view_num).toBe(0)
})

it('counts ten visitors at once as ten', async () => {
  const article = await buildArticle(app.services.db)
  await Promise.all(Array.from({ length: 10 }, () => read(article.id)))
  expect((await read(article.id)).view_num).toBe(11)
})

it('rejects an unknown article', async () => {
  const answer = await app.client().ask(articleCalls.detail, { information_id: 999_999_999 })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const answer = await postForm(app, articleCalls.detail.path, { information_id: id })
  expect(answer).toEqual({
    status: failures.parameterError.status,
    message: '参数错误: information_id',
    data: null,
  })
})

it('describes itself to crawlers, and rejects a missing article', async () => {
  const [page] = articlePages
  const article = await buildArticle(app.services.db, { intro: `很长\n${'的'.repeat(200)}` })
  const facts = await page!.describe({ information_id: String(article.id) }, app.services, 'zh')
  expect(facts).toMatchObject({ title: article.title, image: article.cover })
  expect(facts!.description).toMatch(/^很长 的+…$/)
  expect(Array.from(facts!.description)).toHaveLength(120)
  for (const id of ['999999999', 'x', undefined])
    expect(
      await page!.describe({ ...(id !== undefined && { information_id: id }) }, app.services, 'zh'),
    ).toBeUndefined()
})
