import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { feeCalls, feeFailures } from '#contract/practice/expert-fees.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { sheetChanges } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readCode } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import { updateAgreed, updateEvidence } from './expert-fees.queries.ts'
import { releaseDueFees } from './release-fees.ts'

const app = await testApp()
const { db } = app.services
const yes = { type: true, reason: '' }

it('shows gross, deduction, tax and net, and what is missing', async () => {
  const { expert, ids, fee_id } = await buildFee(app)
  const { fees } = await expert.client.call(feeCalls.list, ids)
  expect(fees).toEqual([
    {
      fee_id,
      title: '专题讲座',
      gross: '5000.00',
      deduction: '1000.00',
      tax: '800.00',
      net: '4200.00',
      status: 0,
      missing: ['等待您确认金额', '劳务协议尚未签署', '实名认证尚未通过', '收款信息尚未填写', '会议尚未结束'],
      reason: '',
      answer: '',
      confirm_time: '',
      available_time: '',
      corrections: [],
    },
  ])
})

it('is confirmed once and is pending then', async () => {
  const { expert, ids, fee_id, sheet } = await buildFee(app)
  const confirm = () => expert.client.call(feeCalls.affirm, { ...ids, ...yes, fee_id, gross: '5000.00' })
  for (const { fees } of await Promise.all([confirm(), confirm(), confirm()]))
    expect(fees).toMatchObject([{ fee_id, status: 1 }])
  expect(await readBalances(db, expert.user.id)).toMatchObject({ pending: 500_000 })
  const changes = await db.select().from(sheetChanges).where(eq(sheetChanges.sheet_id, sheet.id))
  expect(changes.map(({ kind }) => kind)).toEqual(['fee_set', 'fee_confirmed'])
  const late = await expert.client.ask(feeCalls.affirm, { ...ids, type: false, reason: '太少', fee_id })
  expect(late.message).toBe(feeFailures.feeFixed.zh)
})

it('is disputed with a reason, answered by an operator and confirmed', async () => {
  const { expert, ids, fee_id, operator, sheet } = await buildFee(app)
  const list = consoleOf(operator.client, 'expert-fees')
  const no = { ...ids, type: false, fee_id, reason: '' }
  expect((await expert.client.ask(feeCalls.affirm, no)).message).toBe(sheetFailures.reasonMissing.zh)
  const { fees } = await expert.client.call(feeCalls.affirm, { ...no, reason: '约定为 6000 元' })
  expect(fees).toMatchObject([{ status: 4, reason: '约定为 6000 元' }])
  const values = { gross_fen: 600_000, answer: '已按约定更正' }
  expect((await list.run('answer', fee_id, { values })).problem).toBe('')
  expect((await list.record(fee_id)).row).toMatchObject({ status: 0, ...values })
  expect((await list.run('answer', fee_id, { values })).problem).toBe(operatorFailures.notApplicable.zh)
  const stale = await expert.client.ask(feeCalls.affirm, { ...ids, ...yes, fee_id, gross: '5000.00' })
  expect(stale.message).toBe(feeFailures.feeChanged.zh)
  await expert.client.call(feeCalls.affirm, { ...ids, ...yes, fee_id, gross: '6000.00' })
  const late = await list.change(fee_id, { sheet_id: sheet.id, title: '专题讲座', gross_fen: 100 })
  expect(late.message).toBe(feeFailures.feeFixed.zh)
})

it('asks a second device for a code, and belongs to its own sheet', async () => {
  const { expert, ids, fee_id } = await buildFee(app, { code: 'K7Q2MX' })
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  await expert.client.call(expertTaskCalls.check, withCode)
  const second = await app.client().ask(feeCalls.affirm, { ...withCode, ...yes, fee_id })
  expect(second.status).toBe(sheetFailures.deviceUnproved.status)
  const other = await buildFee(app)
  const foreign = await other.expert.client.ask(feeCalls.affirm, { ...other.ids, ...yes, fee_id })
  expect(foreign.message).toBe(feeFailures.feeMissing.zh)
})

it('shows no amount on a second device until the invited number is proved in it', async () => {
  const { expert, ids } = await buildFee(app, { code: 'P7Q2MX' })
  const withCode = { ...ids, tcode: 'P7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  for (const client of [own, passedOn]) await client.call(expertTaskCalls.check, withCode)
  expect((await own.call(feeCalls.list, withCode)).fees).toHaveLength(1)
  const masked = `${expert.phone.slice(0, 3)}****${expert.phone.slice(-4)}`
  const unproved = { status: sheetFailures.deviceUnproved.status, data: { phone: masked } }
  const refused = await passedOn.ask(feeCalls.list, withCode)
  expect(refused).toMatchObject(unproved)
  expect(JSON.stringify(refused)).not.toContain('5000')
  expect(await passedOn.ask(expertTaskCalls.confirmDevice, withCode)).toMatchObject(unproved)
  await passedOn.call(expertTaskCalls.proveDevice, { ...withCode, scene: 'confirm' })
  const code = await readCode(app, expert.phone)
  const wrong = code === '0000' ? '1111' : '0000'
  expect((await passedOn.ask(expertTaskCalls.confirmDevice, { ...withCode, code: wrong })).status).not.toBe(
    200,
  )
  expect(await passedOn.ask(feeCalls.list, withCode)).toMatchObject(unproved)
  await passedOn.call(expertTaskCalls.confirmDevice, { ...withCode, code })
  expect((await passedOn.call(feeCalls.list, withCode)).fees).toHaveLength(1)
})

it('is set by operators alone, for guests, with an amount', async () => {
  const { expert, sheet, operator } = await buildFee(app)
  const list = consoleOf(operator.client, 'expert-fees')
  const fee = { sheet_id: sheet.id, title: '主持', gross_fen: 80_000 }
  expect((await consoleOf(expert.client, 'expert-fees').askSave(fee)).status).toBe(403)
  for (const gross_fen of [0, -100, 123.4, 'x'])
    expect((await list.askSave({ ...fee, gross_fen })).status).toBe(resourceFailures.valuesWrong.status)
  expect((await list.askSave({ ...fee, sheet_id: 999_999_999 })).message).toBe(feeFailures.guestMissing.zh)
  expect((await list.askSave({ ...fee, session_id: 1 })).message).toBe(feeFailures.sessionMissing.zh)
})

it('becomes available once, after the meeting, when nothing is missing; then the code ends', async () => {
  const { expert, ids, fee_id, sheet } = await buildFee(app, { from: -3, code: 'K7Q2MX' })
  const userId = expert.user.id
  await expert.client.call(feeCalls.affirm, { ...ids, ...yes, fee_id })
  await updateAgreed(db, sheet.id, new Date())
  await updateEvidence(db, sheet.id, new Date())
  await releaseDueFees(app.services, new Date())
  const waiting = await expert.client.call(feeCalls.list, ids)
  expect(waiting.fees).toMatchObject([{ status: 1, missing: ['实名认证尚未通过', '收款信息尚未填写'] }])
  await buildAuthentication(app.services, userId, { state: 2 })
  await buildPayee(app.services, userId)
  await Promise.all([1, 2, 3].map(() => releaseDueFees(app.services, new Date())))
  expect(await readBalances(db, userId)).toEqual({ pending: 0, available: 420_000, in_withdrawal: 0 })
  const done = await expert.client.call(feeCalls.list, ids)
  expect(done.fees).toMatchObject([{ status: 2, missing: [], tax: '800.00', net: '4200.00' }])
  const byCode = await app.client().ask(feeCalls.list, { ...ids, tcode: 'K7Q2MX' })
  expect(byCode.status).toBe(sheetFailures.codeWrong.status)
})

it('is nobody else’s business', async () => {
  const { ids } = await buildFee(app)
  const { client } = await buildMember(app)
  expect((await client.ask(feeCalls.list, ids)).status).toBe(sheetFailures.notInvited.status)
  expect((await app.client().ask(feeCalls.list, ids)).status).toBe(403)
})
