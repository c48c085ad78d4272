import { expect, it } from 'vitest'
import { couponFailures } from '#contract/commerce/coupons.ts'
import { importCalls } from '#contract/console/imports.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildSaleWork, orderOf } from '#server/testing/build-order.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readAudit } from '#server/testing/read-audit.ts'
import { testApp } from '#server/testing/test-app.ts'
import { agreeTo } from '#server/testing/two-people.ts'
import { askUpload } from '#server/testing/upload-picture.ts'

const app = await testApp()
const { client: clerk } = await buildMember(app, { operator_roles: ['financeClerk'] })
const coupons = consoleOf(clerk, 'coupons')

const values = {
  code: 'SPRING26',
  discount_fen: 2000,
  usage_limit: 100,
  course_type: '0',
  begins_at: '2026-01-01T00:00:00+08:00',
  ends_at: '2036-01-01T00:00:00+08:00',
}

it('is created once, used, stopped and resumed', async () => {
  const both = await Promise.all([1, 2].map(() => coupons.askSave(values)))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
    200,
    couponFailures.codeTaken.status,
  ])
  const id = both.find(({ status }) => status === 200)!.data.id
  const { work } = await buildSaleWork(app)
  const { client } = await buildMember(app)
  expect(await orderOf(client, work.id, 'SPRING26')).toMatchObject({ discount: '20.00' })
  const reason = '活动结束'
  expect((await coupons.run('stop', id, { reason })).problem).toBe('')
  expect((await coupons.run('stop', id, { reason })).problem).toBe(operatorFailures.notApplicable.zh)
  expect((await coupons.rows({ state: 'stopped', q: 'SPRING' })).total).toBe(1)
  expect((await coupons.run('resume', id, { reason })).problem).toBe('')
})

it('is refused with wrong values, and to those who only read', async () => {
  expect((await coupons.askSave({ ...values, code: '春' })).status).toBe(couponFailures.codeWrong.status)
  expect((await coupons.askSave({ ...values, code: 'LATER1', ends_at: values.begins_at })).status).toBe(
    couponFailures.timeWrong.status,
  )
  expect((await coupons.askSave({ ...values, discount_fen: 0 })).data).toMatchObject({
    problems: { discount_fen: '不能小于 ¥0.01' },
  })
  const { client: approver } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const read = consoleOf(approver, 'coupons')
  expect((await read.askRows()).status).toBe(200)
  expect((await read.askSave({ ...values, code: 'OTHER26' })).status).toBe(failures.noPermission.status)
})

it.each([
  ['a short code', { code: 'ABC' }, couponFailures.codeWrong],
  ['a code with other characters', { code: '优惠券优惠券' }, couponFailures.codeWrong],
  ['no amount', { discount_fen: 0 }, resourceFailures.valuesWrong],
  ['a negative amount', { discount_fen: -500 }, resourceFailures.valuesWrong],
  ['a third of a fen', { discount_fen: 133.3 }, resourceFailures.valuesWrong],
  ['no use', { usage_limit: 0 }, resourceFailures.valuesWrong],
  ['an unknown kind of course', { course_type: '3' }, resourceFailures.valuesWrong],
  ['no time', { begins_at: 'soon' }, resourceFailures.valuesWrong],
])('is not made with %s', async (_case, wrong, failure) => {
  expect((await coupons.askSave({ ...values, code: 'WRONG26', ...wrong })).status).toBe(failure.status)
})

it('is made by one person up to a limit for a day, and by two above it', async () => {
  const { client: one } = await buildMember(app, { operator_roles: ['financeClerk'] })
  const own = consoleOf(one, 'coupons')
  const worth = (code: string, yuan: number) =>
    own.askSave({ ...values, code, discount_fen: yuan * 100, usage_limit: 1 })
  expect((await worth('LIMIT001', 9_000)).data).toMatchObject({ request_id: null })
  expect((await worth('LIMIT002', 1_000)).data).toMatchObject({ request_id: null })
  const { data } = await worth('LIMIT003', 1)
  expect(data).toMatchObject({ id: 0, request_id: expect.any(Number) as number })
  expect((await own.rows({ q: 'LIMIT003' })).total).toBe(0)
  const waiting = await consoleOf(one, 'requests').record(data.request_id!)
  expect(waiting.facts).toContainEqual(expect.objectContaining({ title: '优惠码', value: 'LIMIT003' }))
  expect(await agreeTo(app, data.request_id!)).toBe('')
  expect((await own.rows({ q: 'LIMIT003' })).rows).toMatchObject([{ discount_fen: 100 }])
  const many = Buffer.from('优惠码,优惠金额,可使用次数,开始时间,结束时间\nLIMIT004,5,1,2026-01-01,2036-01-01')
  const report = await askUpload(app, one, importCalls.begin, many, {
    resource: 'coupons',
    try: '0',
    reason: '年会活动',
  })
  expect(report.data.report).toMatchObject({
    created: 0,
    problems: [{ problem: operatorFailures.secondPersonNeeded.zh }],
  })
})

it('is limited also for many at once', async () => {
  const { client: one } = await buildMember(app, { operator_roles: ['financeClerk'] })
  const answers = await Promise.all(
    ['ATONCE01', 'ATONCE02', 'ATONCE03'].map((code) =>
      consoleOf(one, 'coupons').askSave({ ...values, code, discount_fen: 600_000, usage_limit: 1 }),
    ),
  )
  expect(answers.filter(({ status, data }) => status === 200 && data.id > 0)).toHaveLength(1)
})

it('is imported from a table, which is reported row by row', async () => {
  const rows = [
    '优惠码,优惠金额,可使用次数,开始时间,结束时间',
    'TABLE001,9.90,10,2026-01-01,2036-01-01 12:00',
    'TABLE002,free,10,2026-01-01,2036-01-01',
    'TABLE001,9.90,10,2026-01-01,2036-01-01',
  ]
  const file = Buffer.from(rows.join('\n'))
  const send = (isTrial: string, reason = '') =>
    askUpload(app, clerk, importCalls.begin, file, { resource: 'coupons', try: isTrial, reason })
  // The trial does what the import does, so that it knows of the second row with the same code.
  const promised = (await send('1', '年会活动')).data.report
  expect(promised).toMatchObject({ created: 1, problems: [{ row: 3 }, { row: 4 }] })
  expect((await consoleOf(clerk, 'coupons').rows({ q: 'TABLE001' })).total).toBe(0)
  expect((await send('0')).status).toBe(resourceFailures.reasonMissing.status)
  expect((await send('0', '年会活动')).data.report).toEqual({
    ...promised,
    problems: [
      { row: 3, problem: '优惠金额：应为整数' },
      { row: 4, problem: couponFailures.codeTaken.zh },
    ],
  })
  const [entry] = await readAudit(app, { target: { kind: 'coupons', id: 0 } })
  expect(entry).toMatchObject({ reason: '年会活动', changes: [{ after: { created: 1 } }] })
})
