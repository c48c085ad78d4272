import { afterEach, beforeEach, expect, it } from 'vitest'
import { articleCalls } from '#contract/library/articles.ts'
import { previewCalls, previewFailures } from '#contract/console/previews.ts'
import { actionCalls, recordCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageDrawer } from '#kernel/pages/page-drawer.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectArticle } from '#server/features/library/articles/articles.queries.ts'

const app = await testApp()
const { db, states } = app.services
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
const drawer = states.get(pageDrawer)

const valuesOf = async (title: string) => ({
  title,
  college_id: await buildCollege(db),
  cover: '/files/u/2026/11/a.jpg',
  body: '<p>正文</p><script>alert(1)</script>',
})
const asked = { resource: 'articles', id: 0, device: 'phone' as const }

/** Draws what the database says of the article of the address, with a script as every page has. */
beforeEach(() => {
  drawer.draw = async ({ request }, services) => {
    const id = Number(/information_id=(\d+)/.exec(request.url)?.[1])
    const row = await selectArticle(services.db, id)
    const facts = JSON.stringify([request.url, request.headers['user-agent'], row])
    return { html: `<h1>${facts}</h1><script>start()</script>`, isFound: true }
  }
})
afterEach(() => void delete drawer.draw)

it('shows a new record on its page, and leaves nothing behind', async () => {
  const { html } = await editor.call(previewCalls.draw, {
    ...asked,
    values: await valuesOf('尚未发布的文章'),
  })
  expect(html).toContain('尚未发布的文章')
  expect(html).toContain('<p>正文</p>')
  expect(html).toContain('iPhone')
  expect(html).not.toContain('script')
  const id = Number(/information_id=(\d+)/.exec(html)![1])
  expect((await editor.ask(articleCalls.detail, { information_id: id })).status).not.toBe(200)
  expect(await editor.call(recordCalls.drafts, { resource: 'articles' })).toEqual([])
})

it('shows a change on the page of its record, which stays what it was', async () => {
  const { id } = await buildArticle(db, { title: '已发布的文章' })
  const values = await valuesOf('改过的文章')
  const { html } = await editor.call(previewCalls.draw, { ...asked, id, values, device: 'desk' })
  expect(html).toContain('改过的文章')
  expect(html).toContain(`information_id=${id}`)
  expect((await selectArticle(db, id))?.article.title).toBe('已发布的文章')
  expect(await editor.call(recordCalls.versions, { resource: 'articles', id })).toEqual([])
})

it('shows what was taken back as if it were put back', async () => {
  const { id } = await buildArticle(db, { title: '已下架的文章' })
  const row = { resource: 'articles', action: 'take_back', ids: [id], values: {}, reason: '过时', try: false }
  await editor.call(actionCalls.run, row)
  const values = await valuesOf('将恢复的文章')
  expect((await editor.call(previewCalls.draw, { ...asked, id, values })).html).toContain('将恢复的文章')
  expect(await selectArticle(db, id)).toBeUndefined()
})

it('says what is missing in what was entered', async () => {
  const { title: _title, ...values } = await valuesOf('')
  const refused = await editor.ask(previewCalls.draw, { ...asked, values })
  expect(refused.status).toBe(resourceFailures.valuesWrong.status)
  expect(refused.data).toMatchObject({ problems: { title: '必填' } })
  const foreign = { ...(await valuesOf('无此学科')), college_id: 999_999_999 }
  expect((await editor.ask(previewCalls.draw, { ...asked, values: foreign })).status).toBe(
    resourceFailures.referenceMissing.status,
  )
})

it('is for those who may edit the list, and where there is a page', async () => {
  const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
  const values = await valuesOf('无权预览')
  expect((await analyst.ask(previewCalls.draw, { ...asked, values })).status).toBe(
    failures.noPermission.status,
  )
  const hotWords = { ...asked, resource: 'hot_words', values: { word: '心衰' } }
  expect((await editor.ask(previewCalls.draw, hotWords)).status).toBe(previewFailures.noPreview.status)
  delete drawer.draw
  expect((await editor.ask(previewCalls.draw, { ...asked, values })).status).toBe(
    previewFailures.noPreview.status,
  )
})
