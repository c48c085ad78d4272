import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { buildMember, logIn } from '#server/testing/build-user.ts'
import { readAudit } from '#server/testing/read-audit.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { publishVersion } from './publish-version.ts'

const app = await testApp()
const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })

const valuesOf = async () => ({
  title: '心衰管理新进展',
  college_id: await buildCollege(app.services.db),
  cover: '/files/u/2026/11/a.jpg',
  body: '<p>正文</p><script>alert(1)</script>',
})

it('shows an operator the lists of the role, and no other', async () => {
  const names = (await editor.call(resourceCalls.resources, {})).map(({ name }) => name)
  expect(names).toContain('articles')
  expect((await editor.ask(resourceCalls.rows, rowsOf('nothing'))).status).toBe(
    resourceFailures.unknownResource.status,
  )
  const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
  expect((await analyst.call(resourceCalls.resources, {})).map(({ name }) => name)).not.toContain('articles')
  expect((await analyst.ask(resourceCalls.rows, rowsOf('articles'))).status).toBe(
    failures.noPermission.status,
  )
})

const rowsOf = (resource: string, filters: Record<string, string> = {}) => ({
  resource,
  filters,
  sort: '',
  descending: true,
  page: 1,
  size: 20,
})
const saved = { resource: 'articles', id: 0, draft: 0, base: {}, publish: true, publish_at: '', reason: '' }

const readRecord = (id: number) => editor.call(recordCalls.get, { resource: 'articles', id })

it('creates a record, keeps its versions, and refuses to write over the change of another', async () => {
  const values = await valuesOf()
  const { id } = await editor.call(recordCalls.save, { ...saved, values })
  const base = (await readRecord(id)).values!
  expect(base).toMatchObject({ title: values.title, body: '<p>正文</p>' })
  await editor.call(recordCalls.save, { ...saved, id, base, values: { title: '心衰管理进展' } })
  const late = await editor.ask(recordCalls.save, { ...saved, id, base, values: { title: '心衰新规' } })
  expect(late.status).toBe(resourceFailures.changedMeanwhile.status)
  expect(late.data).toMatchObject({
    collision: { values: { title: '心衰管理进展' }, fields: ['title'], saved_by: '林晓' },
  })
  // Without what was read nobody knows what would be lost.
  const blind = await editor.ask(recordCalls.save, { ...saved, id, values: { title: '心衰新规' } })
  expect(blind.status).toBe(resourceFailures.changedMeanwhile.status)
  const versions = await editor.call(recordCalls.versions, { resource: 'articles', id })
  expect(versions.map(({ values }) => values.title)).toEqual(['心衰管理进展', '心衰管理新进展'])
})

it('merges changes of different fields, and changes to the same', async () => {
  const { id } = await editor.call(recordCalls.save, { ...saved, values: await valuesOf() })
  const base = (await readRecord(id)).values!
  const change = (values: object) =>
    editor.call(recordCalls.save, { ...saved, id, base, values: { ...values } })
  await change({ title: '甲改的标题' })
  // A form that sends all fields back changes what differs from what was read.
  await change({ ...base, body: '<p>乙改的正文</p>' })
  await change({ title: '甲改的标题' })
  expect((await readRecord(id)).values).toMatchObject({ title: '甲改的标题', body: '<p>乙改的正文</p>' })
})

it('keeps what was there before the first change, and what came without a form', async () => {
  const { id } = await buildArticle(app.services.db, { title: '最初的标题' })
  const change = async (title: string) =>
    editor.call(recordCalls.save, { ...saved, id, base: (await readRecord(id)).values!, values: { title } })
  await change('第二个标题')
  await app.services.db.execute(sql`update all_articles set title = '别处改的标题' where id = ${id}`)
  await change('第三个标题')
  const versions = await editor.call(recordCalls.versions, { resource: 'articles', id })
  expect(versions.map(({ values, saved_by }) => [values.title, saved_by])).toEqual([
    ['第三个标题', '林晓'],
    ['别处改的标题', ''],
    ['第二个标题', '林晓'],
    ['最初的标题', ''],
  ])
})

it('lets one of many win who change the same field at once', async () => {
  const { id } = await editor.call(recordCalls.save, { ...saved, values: await valuesOf() })
  const base = (await readRecord(id)).values!
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      editor.ask(recordCalls.save, { ...saved, id, base, values: { title: `标题 ${n}` } }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('gives a version back that cannot be published at its time, and tells its author', async () => {
  const { client, user } = await buildMember(app, { operator_roles: ['editor'] })
  const { id } = await client.call(recordCalls.save, { ...saved, values: await valuesOf() })
  const base = (await readRecord(id)).values!
  const planned = { ...saved, id, base, values: { title: '到时的标题' }, publish_at: '2036-01-01 08:00' }
  const { version: versionId } = await client.call(recordCalls.save, planned)
  await app.services.db.execute(sql`update all_articles set title = '别处改的标题' where id = ${id}`)
  await publishVersion.run(app.services, { versionId })
  const { values, draft } = await readRecord(id)
  expect(values).toMatchObject({ title: '别处改的标题' })
  expect(draft).toMatchObject({
    state: 'draft',
    values: { title: '到时的标题' },
    base: { title: base.title },
  })
  expect((await readInbox(await logIn(app, user)))[0]).toContain(`（ID ${id}）未能按时发布`)
})

it('notes in the audit log what a record was and is', async () => {
  const values = await valuesOf()
  const { id } = await editor.call(recordCalls.save, { ...saved, values })
  const base = (await readRecord(id)).values!
  const changed = { ...values, title: '另一个标题' }
  await editor.call(recordCalls.save, { ...saved, id, base, values: changed, reason: '更正' })
  expect(await entriesOf(id)).toMatchObject([
    {
      call: 'console.save',
      reason: '更正',
      changes: [{ before: { title: values.title }, after: { title: '另一个标题' } }],
    },
    { changes: [{ target: { kind: 'articles', id, name: values.title } }] },
  ])
})

const entriesOf = (id: number) => readAudit(app, { target: { kind: 'articles', id } })

it('notes what is published at its time, by whom it was planned', async () => {
  const values = await valuesOf()
  const { id } = await editor.call(recordCalls.save, { ...saved, values })
  const base = (await readRecord(id)).values!
  const planned = {
    ...saved,
    id,
    base,
    values: { ...values, title: '按时发布的标题' },
    reason: '到时更正',
  }
  const publish_at = '2036-01-01 08:00'
  const { version: versionId } = await editor.call(recordCalls.save, { ...planned, publish_at })
  expect((await entriesOf(id))[0]).toMatchObject({ changes: [{ after: { publish_at } }] })
  await publishVersion.run(app.services, { versionId })
  expect((await entriesOf(id))[0]).toMatchObject({
    call: 'console.save',
    reason: '到时更正',
    outcome: 'done',
    changes: [{ before: { title: values.title }, after: { title: '按时发布的标题' } }],
  })
})

it('notes what was in a draft that is dropped', async () => {
  const values = await valuesOf()
  const { id } = await editor.call(recordCalls.save, { ...saved, values })
  const base = (await readRecord(id)).values!
  const draft = { ...saved, id, base, values: { ...values, title: '弃用的标题' }, publish: false }
  const { version: dropped } = await editor.call(recordCalls.save, draft)
  await editor.call(recordCalls.dropDraft, { resource: 'articles', version: dropped })
  expect((await entriesOf(id))[0]).toMatchObject({
    call: 'console.dropDraft',
    changes: [{ before: { title: '弃用的标题' } }],
  })
})

it('keeps a draft to itself until it is published', async () => {
  const values = { ...(await valuesOf()), title: '只是草稿的文章' }
  const { version } = await editor.call(recordCalls.save, { ...saved, values, publish: false })
  const { rows } = await editor.call(resourceCalls.rows, rowsOf('articles', { q: '只是草稿' }))
  expect(rows).toEqual([])
  const drafts = await editor.call(recordCalls.drafts, { resource: 'articles' })
  expect(drafts.map(({ title }) => title)).toContain('只是草稿的文章')
  await editor.call(recordCalls.save, { ...saved, values, draft: version })
  const found = await editor.call(resourceCalls.rows, rowsOf('articles', { q: '只是草稿' }))
  expect(found.total).toBe(1)
  expect((await editor.call(recordCalls.drafts, { resource: 'articles' })).map(({ id }) => id)).not.toContain(
    version,
  )
})

it('says what is wrong with which field', async () => {
  const answer = await editor.ask(recordCalls.save, { ...saved, values: { title: '字'.repeat(101) } })
  expect(answer.status).toBe(resourceFailures.valuesWrong.status)
  expect(answer.data).toMatchObject({
    problems: { title: '最多 100 个字', college_id: '必填', cover: '必填', body: '必填' },
  })
})

it('sends a list as a workbook at an address that opens for the login that asked', async () => {
  await buildArticle(app.services.db, { title: '导出的文章' })
  const { url } = await editor.call(resourceCalls.exportAddress, {
    resource: 'articles',
    filters: { q: '导出的' },
    columns: ['title'],
  })
  const download = (address: string, cookie: string) => fetch(app.url + address, { headers: { cookie } })
  const answer = await download(url, editor.cookie)
  const table = await readWorkbook(Buffer.from(await answer.arrayBuffer()))
  expect(table?.map(([, title]) => title)).toEqual(['标题', '导出的文章'])
  expect((await download(url.replace('sig=', 'sig=A'), editor.cookie)).status).toBe(404)
  const { client: other } = await buildMember(app, { operator_roles: ['editor'] })
  for (const cookie of ['', other.cookie]) expect((await download(url, cookie)).status).toBe(404)
})

it('refuses an action that there is not', async () => {
  const asked = { resource: 'articles', action: 'explode', ids: [1], values: {}, reason: '', try: false }
  expect((await editor.ask(actionCalls.run, asked)).status).toBe(resourceFailures.unknownAction.status)
})
