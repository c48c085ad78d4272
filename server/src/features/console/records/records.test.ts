import { expect, it } from 'vitest'
import { actionCalls, recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readAudit } from '#server/testing/read-audit.ts'
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
const saved = { resource: 'articles', id: 0, draft: 0, version: 0, publish: true, publish_at: '', reason: '' }

it('creates a record, keeps its versions, and refuses to write over the change of another', async () => {
  const values = await valuesOf()
  const { id, version } = await editor.call(recordCalls.save, { ...saved, values })
  const record = await editor.call(recordCalls.get, { resource: 'articles', id })
  expect(record.values).toMatchObject({ title: values.title, body: '<p>正文</p>' })
  const changed = { ...saved, id, values: { ...values, title: '心衰管理进展' } }
  await editor.call(recordCalls.save, { ...changed, version })
  const late = await editor.ask(recordCalls.save, { ...changed, version })
  expect(late.status).toBe(resourceFailures.changedMeanwhile.status)
  expect(late.data).toMatchObject({ version: { values: { title: '心衰管理进展' } } })
  const versions = await editor.call(recordCalls.versions, { resource: 'articles', id })
  expect(versions.map(({ values }) => values.title)).toEqual(['心衰管理进展', '心衰管理新进展'])
})

it('notes in the audit log what a record was and is', async () => {
  const values = await valuesOf()
  const { id, version } = await editor.call(recordCalls.save, { ...saved, values })
  const changed = { ...values, title: '另一个标题' }
  await editor.call(recordCalls.save, { ...saved, id, version, values: changed, reason: '更正' })
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
  const { id, version } = await editor.call(recordCalls.save, { ...saved, values })
  const planned = {
    ...saved,
    id,
    version,
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
  const { id, version } = await editor.call(recordCalls.save, { ...saved, values })
  const draft = { ...saved, id, version, values: { ...values, title: '弃用的标题' }, publish: false }
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
