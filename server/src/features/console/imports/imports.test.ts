import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { importCalls } from '#contract/console/imports.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { readWorkbook } from '#kernel/files/read-workbook.ts'
import { writeWorkbook } from '#kernel/files/write-workbook.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readAudit } from '#server/testing/read-audit.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { importLongTable } from './import-long-table.ts'
import { imports } from './imports.tables.ts'

const app = await testApp()
const { db } = app.services
const { client, user } = await buildMember(app, { operator_roles: ['editor'] })
const diseases = consoleOf(client, 'diseases')

const send = async (resource: string, rows: Cell[][], isTrial = false) =>
  (
    await askUpload(app, client, importCalls.begin, writeWorkbook(rows), {
      resource,
      try: isTrial ? '1' : '0',
      reason: '',
    })
  ).data
const collegeNamed = async (name: string) => {
  const id = await buildCollege(db)
  await db.update(colleges).set({ name }).where(eq(colleges.id, id))
  return id
}
const listed = async (q: string) => (await diseases.rows({ q })).rows
const head = ['名称', '英文名称', '学科', '介绍']

it('promises in a trial what happens, and writes nothing', async () => {
  await collegeNamed('试行内科')
  const rows = [
    head,
    ['试行病甲', 'A', '试行内科', ''],
    ['试行病乙', '', '试行内科', ''],
    ['试行病丙', 'C', '没有的学科', ''],
    // Like the first one, which the trial has made and taken back.
    ['试行病甲', 'A2', '试行内科', ''],
  ]
  const promised = await send('diseases', rows, true)
  expect(promised).toMatchObject({ state: 'done', rows: 4, done_rows: 4 })
  expect(await listed('试行病')).toEqual([])
  const { report } = await send('diseases', rows)
  expect(report).toEqual(promised.report)
  expect(report).toEqual({
    created: 1,
    changed: 1,
    same: 0,
    problems: [
      { row: 3, problem: '英文名称：必填' },
      { row: 4, problem: '学科：没有“没有的学科”' },
    ],
    ignored: [],
  })
  expect(await listed('试行病')).toMatchObject([{ name: '试行病甲', name_en: 'A2', college: '试行内科' }])
})

it('changes what an ID names, leaves other columns as they are, and keeps versions', async () => {
  const college_id = await collegeNamed('更新内科')
  const { id } = await diseases.create({ name: '旧名', name_en: 'Old', college_id, introduction: '保留' })
  const rows = [
    ['ID', '名称', '更新时间'],
    [id, '新名', ''],
    [id, '新名', ''],
    [99_999_999, '没有', ''],
  ]
  const { report } = await send('diseases', rows)
  expect(report).toMatchObject({
    created: 0,
    changed: 1,
    same: 1,
    problems: [{ row: 4 }],
    ignored: ['更新时间'],
  })
  expect((await diseases.record(id)).values).toMatchObject({
    name: '新名',
    name_en: 'Old',
    introduction: '保留',
  })
  const [entry] = await readAudit(app, { target: { kind: 'diseases', id: 0 } })
  expect(entry).toMatchObject({ call: 'console.import', changes: [{ after: { changed: String(id) } }] })
})

it('takes back what it exports', async () => {
  const college_id = await collegeNamed('往返内科')
  const { id } = await diseases.create({ name: '往返病', name_en: 'Round trip', college_id })
  const cells = (await listed('往返病')).map((row) => [row.id, row.name, row.name_en, row.college] as Cell[])
  const { report } = await send('diseases', [['ID', '名称', '英文名称', '学科'], ...cells])
  expect(report).toMatchObject({ created: 0, changed: 0, same: 1, problems: [] })
  expect((await diseases.record(id)).values).toMatchObject({ college_id })
})

it('gives a template that explains itself, and the wrong rows to correct', async () => {
  const template = await client.call(importCalls.template, { resource: 'diseases' })
  const table = await readWorkbook(Buffer.from(template.workbook, 'base64'))
  expect(table![0]).toEqual(['ID', '名称 *', '英文名称 *', '学科 *', '介绍', '排序'])
  await collegeNamed('改正内科')
  const wrong = await send('diseases', [
    head,
    ['改正病', '', '改正内科', '一'],
    ['好病', 'Good', '改正内科', '二'],
  ])
  const { workbook } = await client.call(importCalls.wrongRows, { id: wrong.id })
  const rows = (await readWorkbook(Buffer.from(workbook, 'base64')))!
  expect(rows).toEqual([
    [...head, '问题'],
    ['改正病', '', '改正内科', '一', '英文名称：必填'],
  ])
  rows[1]![1] = 'Corrected'
  expect((await send('diseases', rows)).report).toMatchObject({ created: 1, problems: [], ignored: [] })
  const { client: other } = await buildMember(app, { operator_roles: ['editor'] })
  for (const { status } of [
    await other.ask(importCalls.state, { id: wrong.id }),
    await other.ask(importCalls.wrongRows, { id: wrong.id }),
  ])
    expect(status).toBe(resourceFailures.importOver.status)
})

const longTable = (name: string, college: string): Cell[][] => [
  head,
  ...Array.from({ length: 450 }, (_, at) => [`${name}${at}`, at === 300 ? '' : `L${at}`, college, '']),
]

it('imports a long table as a job, tells how far it is, and goes on where it broke off', async () => {
  await collegeNamed('长表内科')
  const state = await send('diseases', longTable('长表病', '长表内科'))
  expect(state).toMatchObject({ state: 'waiting', rows: 450, done_rows: 0 })
  // As if another server had died after its first batch.
  await app.services.db.update(imports).set({ done_rows: 200 }).where(eq(imports.id, state.id))
  await importLongTable.run(app.services, { importId: state.id })
  const over = await client.call(importCalls.state, { id: state.id })
  expect(over).toMatchObject({ state: 'done', done_rows: 450 })
  expect(over.report).toMatchObject({ created: 249, problems: [{ row: 302 }] })
  // A job may run twice.
  await importLongTable.run(app.services, { importId: state.id })
  expect((await diseases.rows({ q: '长表病' })).total).toBe(249)
  expect((await readInbox(client))[0]).toContain('新建 249 行')
  const [entry] = await readAudit(app, { operatorId: user.id, call: 'console.import' })
  expect(entry).toMatchObject({ outcome: 'done', changes: [{ after: { created: 249 } }] })
})

it('tries a long table out as a job', async () => {
  await collegeNamed('试长内科')
  const state = await send('diseases', longTable('试长病', '试长内科'), true)
  await runJobs(app, importLongTable)
  const over = await client.call(importCalls.state, { id: state.id })
  expect(over).toMatchObject({
    state: 'done',
    done_rows: 450,
    report: { created: 449, problems: [{ row: 302 }] },
  })
  expect((await diseases.rows({ q: '试长病' })).total).toBe(0)
})

it('gives a broken import up and says how far it came', async () => {
  const state = await send('diseases', longTable('断表病', '没有'))
  await importLongTable.giveUp!(app.services, { importId: state.id })
  expect(await client.call(importCalls.state, { id: state.id })).toMatchObject({ state: 'failed' })
  expect((await readInbox(client))[0]).toContain('中断')
})

it('creates hospitals together, and names the one that is there already', async () => {
  const columns = ['名称', '省份', '城市']
  const rows = ['甲', '乙', '甲', '丙'].map((name) => [`成组医院${name}`, '湖北省', '武汉市'])
  const { report } = await send('hospitals', [columns, ...rows])
  expect(report).toMatchObject({
    created: 3,
    problems: [{ row: 4, problem: resourceFailures.alreadyThere.zh }],
  })
  const { rows: made } = await consoleOf(client, 'hospitals').rows({ q: '成组医院' })
  expect(new Set(made.map(({ name }) => name))).toEqual(new Set(['成组医院甲', '成组医院乙', '成组医院丙']))
})
