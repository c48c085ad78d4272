import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  withdrawalCalls,
  withdrawalFailures,
  withdrawalOperatorCalls,
} from '#contract/commerce/withdrawals.ts'
import { payeeFailures } from '#contract/commerce/payees.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { readCsv, writeCsv } from '#kernel/csv.ts'
import { selectPostings } from '#server/features/commerce/ledger/ledger.queries.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { expertAuthentications } from '#server/features/commerce/payees/payees.tables.ts'
import { PaymentRefused } from '#kernel/ports/payments.ts'
import type { TransferState } from '#kernel/ports/payments.ts'
import { buildExpert, card } from '#server/testing/build-payee.ts'
import { buildMember, makeOperator } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { away, withProvider } from '#server/testing/with-provider.ts'
import { sendTransfer } from './send-transfer.ts'
import { selectWithdrawalRow } from './withdrawals.queries.ts'

const app = await testApp()
const { db } = app.services

const buildOperator = () => buildMember(app, { operator_roles: ['administrator'] })

// Bank files take whatever waits.
beforeEach(() => db.execute(sql`delete from withdrawals where stage = 2`))

/** A withdrawal of 300 yuan out of 1,000, with two operators. */
async function buildApplied(destination: 'bank' | 'wallet' = 'wallet') {
  const expert = await buildExpert(app, 100_000)
  await expert.client.call(withdrawalCalls.apply, { amount: '300', agreement: 1, destination })
  const [withdrawal] = (await expert.client.call(withdrawalCalls.overview, {})).withdrawals
  const [reviewer, payer] = [await buildOperator(), await buildOperator()]
  const { withdrawal_id: id, withdrawal_no: number } = withdrawal!
  const state = async () => (await expert.client.call(withdrawalCalls.overview, {})).withdrawals[0]!
  return { ...expert, id, number, reviewer, payer, state }
}

/** The reviewer asks for the approval, and another person agrees. */
async function buildApproved(destination: 'bank' | 'wallet' = 'wallet') {
  const applied = await buildApplied(destination)
  const { reviewer, id } = applied
  expect(await doByTwo(app, reviewer.client, ['withdrawals', 'pass', id])).toBe('')
  return applied
}

const problemOfPay = async (operator: TestClient, id: number) =>
  (await consoleOf(operator, 'withdrawals').run('pay', id)).problem

/** It is sent to the provider by a job, which the test runs. */
async function buildSent() {
  const approved = await buildApproved()
  await db.execute(sql`update withdrawals set stage = 3, payer_id = ${approved.payer.user.id}, sent_at = now(),
    method = 'sandbox' where id = ${approved.id}`)
  return approved
}

const run = (withdrawalId: number, change: Parameters<typeof withProvider>[1] = {}) =>
  sendTransfer.run(withProvider(app.services, change), { withdrawalId, round: 9 })

const answers = (state: TransferState) => ({ queryTransfer: () => Promise.resolve(state) })

const noticesOf = async (client: TestClient) => {
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  return data.map((message) => message.pushContent)
}

const whole = { available: 100_000, pending: 0, in_withdrawal: 0 }
const paidOut = { available: 70_000, pending: 0, in_withdrawal: 0 }

describe('four eyes', () => {
  it('asks who pays for a fresh second step', async () => {
    const { id, payer } = await buildApproved()
    await db.execute(sql`update sessions set elevated_until = now() + interval '7 hours 54 minutes'
      where user_id = ${payer.user.id}`)
    const { status } = await consoleOf(payer.client, 'withdrawals').askRun('pay', id, { reason: '试' })
    expect(status).toBe(operatorFailures.freshStepNeeded.status)
    const file = await payer.client.ask(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    expect(file.status).toBe(operatorFailures.freshStepNeeded.status)
  })

  it('pays once a second operator says so', async () => {
    const { id, reviewer, payer, user, client, state } = await buildApproved()
    expect(await problemOfPay(reviewer.client, id)).toBe(withdrawalFailures.sameOperator.zh)
    const member = await consoleOf(client, 'withdrawals').askRun('pay', id, { reason: '试' })
    expect(member.status).toBe(failures.noPermission.status)
    const both = await Promise.all([problemOfPay(payer.client, id), problemOfPay(payer.client, id)])
    expect(both.filter((problem) => problem === '')).toHaveLength(1)
    await run(id)
    expect(await readBalances(db, user.id)).toEqual(paidOut)
    expect(await state()).toMatchObject({ status: 2, stage: 4, expected_on: '' })
    expect((await noticesOf(client))[0]).toBe('您申请提现的 300.00 元已转入您的钱包，请查收。')
  })

  it('is nothing for operators who are paid themselves', async () => {
    const { id, user, client } = await buildApproved()
    await makeOperator(app, user.id)
    expect(await problemOfPay(client, id)).toBe(failures.noPermission.zh)
    const file = await client.ask(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    expect(file.status).toBe(withdrawalFailures.nothingToPay.status)
  })

  it('is held by the database too', async () => {
    const { id, reviewer } = await buildApproved()
    const update = db.execute(sql`update withdrawals set payer_id = ${reviewer.user.id} where id = ${id}`)
    await expect(update).rejects.toThrow()
  })

  it('does not pay what is not approved', async () => {
    const { id, payer } = await buildApplied()
    expect(await problemOfPay(payer.client, id)).toBe(operatorFailures.notApplicable.zh)
  })
})

it('returns the amount with the reason when it is refused', async () => {
  const { id, reviewer, user, client, state } = await buildApplied()
  await consoleOf(reviewer.client, 'withdrawals').run('refuse', id, { reason: '资料不清' })
  expect(await readBalances(db, user.id)).toEqual(whole)
  expect(await state()).toMatchObject({ status: 3, stage: 5, reason: '资料不清' })
  expect((await client.ask(withdrawalCalls.apply, { amount: '1000', agreement: 1 })).status).toBe(200)
})

describe('a transfer', () => {
  it('is sent once, however often its job runs', async () => {
    const { id, number, user, client } = await buildSent()
    await Promise.all([run(id), run(id), run(id)])
    await run(id)
    expect(await readBalances(db, user.id)).toEqual(paidOut)
    const { rows } = await db.execute(
      sql`select amount_fen from sandbox_transfers where transfer_no = ${number}`,
    )
    expect(rows).toEqual([{ amount_fen: 30_000 }])
    expect(await noticesOf(client)).toHaveLength(2)
    const postings = await selectPostings(db, `withdrawal paid ${number}`)
    expect(Object.fromEntries(postings.map(({ kind, amountFen }) => [kind, amountFen]))).toEqual({
      in_withdrawal: -30_000,
      receivable_sandbox: 30_000,
    })
  })

  it('that fails returns the amount', async () => {
    const { id, user, state } = await buildSent()
    await run(id, answers({ state: 'failed', reason: '账户已注销' }))
    expect(await readBalances(db, user.id)).toEqual(whole)
    expect(await state()).toMatchObject({ status: 3, stage: 6, reason: '账户已注销' })
    await run(id)
    expect(await readBalances(db, user.id)).toEqual(whole)
  })

  it.each([{ state: 'processing' }, { state: 'unconfirmed', confirmation: 'x' }] as const)(
    'that is $state waits',
    async (state) => {
      const { id, user } = await buildSent()
      await run(id, answers(state))
      expect(await readBalances(db, user.id)).toMatchObject({ in_withdrawal: 30_000 })
    },
  )

  it('whose answer was lost is asked about, not sent again', async () => {
    const { id, user } = await buildSent()
    await expect(run(id, { transfer: away })).rejects.toThrow('away')
    expect(await readBalances(db, user.id)).toMatchObject({ in_withdrawal: 30_000 })
    const paid: TransferState = { state: 'paid', providerNo: 'P1', paidAt: new Date() }
    await run(id, { transfer: away, ...answers(paid) })
    expect(await readBalances(db, user.id)).toEqual(paidOut)
    expect(await selectWithdrawalRow(db, id)).toMatchObject({ receipt_no: 'P1' })
  })

  it('that the provider refuses waits to be paid again or to be given back', async () => {
    const { id, payer, user, state } = await buildSent()
    await run(id, { transfer: () => Promise.reject(new PaymentRefused('NOT_ENOUGH', 'no money')) })
    expect(await readBalances(db, user.id)).toMatchObject({ in_withdrawal: 30_000 })
    expect(await state()).toMatchObject({ stage: 2, reason: '' })
    const { row } = await consoleOf(payer.client, 'withdrawals').record(id)
    expect(row).toMatchObject({ stage: 2, reason: expect.stringContaining('NOT_ENOUGH') as string })
    const back = await consoleOf(payer.client, 'withdrawals').run('giveBack', id, { reason: '钱包未实名' })
    expect(back.problem).toBe('')
    expect(await readBalances(db, user.id)).toEqual(whole)
  })
})

describe('a bank file', () => {
  it('pays what others have approved, and its result is read back row by row', async () => {
    const [first, second] = [await buildApproved('bank'), await buildApproved('bank')]
    const own = await buildApproved('bank')
    const { client } = own.reviewer
    const file = await client.call(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    const rows = readCsv(file.csv)
    expect(rows.slice(1).map(([number]) => number)).toEqual([first.number, second.number])
    expect(rows[1]).toEqual([first.number, '林晓', card, '中国农业银行', '江城支行', '300.00', '讲课费'])
    expect(await own.state()).toMatchObject({ stage: 2 })
    expect(await first.state()).toMatchObject({ stage: 3 })
    const again = await client.call(withdrawalOperatorCalls.bankFile, { batch_no: file.batch_no })
    expect(again.csv).toBe(file.csv)
    const log = await db.execute(
      sql`select reader_id from access_log where what = ${`bank file ${file.batch_no}`}`,
    )
    expect(log.rows).toHaveLength(4)

    const result = writeCsv([
      ['编号', '结果', '回单号', '原因'],
      [first.number, '成功', 'R100', ''],
      [second.number, '失败', '', '户名不符'],
      [second.number, '失败', '', '户名不符'],
      ['W000000000000000000000000', '成功', '', ''],
      [first.number, '也许', '', ''],
    ])
    const report = await client.call(withdrawalOperatorCalls.bankResult, { csv: result })
    expect(report.rows.map(({ row, result }) => [row, result])).toEqual([
      [2, 'paid'],
      [3, 'bounced'],
      [4, 'repeated'],
      [5, 'unknown'],
      [6, 'unreadable'],
    ])
    expect(await readBalances(db, first.user.id)).toEqual(paidOut)
    expect(await readBalances(db, second.user.id)).toEqual(whole)
    expect(await second.state()).toMatchObject({ status: 3, stage: 6, reason: '户名不符' })
    expect((await noticesOf(second.client))[0]).toContain('户名不符')
    const repeated = await client.call(withdrawalOperatorCalls.bankResult, { csv: result })
    expect(repeated.rows.slice(0, 2).map(({ result }) => result)).toEqual(['repeated', 'repeated'])
    expect(await readBalances(db, first.user.id)).toEqual(paidOut)
  })

  it('is not settled by who has approved its withdrawals', async () => {
    const approved = await buildApproved('bank')
    await approved.payer.client.call(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    const csv = `${approved.number},成功,R1,`
    const report = await approved.reviewer.client.call(withdrawalOperatorCalls.bankResult, { csv })
    expect(report.rows).toEqual([{ row: 1, number: approved.number, result: 'refused' }])
    expect(await approved.state()).toMatchObject({ stage: 3 })
  })

  it('takes each withdrawal once, however many ask for one at once', async () => {
    const approved = await buildApproved('bank')
    const operators = await Promise.all(Array.from({ length: 4 }, buildOperator))
    const files = await Promise.all(
      operators.map(({ client }) => client.ask(withdrawalOperatorCalls.bankFile, { batch_no: '' })),
    )
    const taken = files.filter(({ status, data }) => status === 200 && data.csv.includes(approved.number))
    expect(taken).toHaveLength(1)
  })

  it('leaves what goes to a wallet to the transfer, and a transfer what goes to a card', async () => {
    const [toWallet, toCard] = [await buildApproved(), await buildApproved('bank')]
    const { client } = await buildOperator()
    const file = await client.call(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    expect(file.csv).toContain(toCard.number)
    expect(file.csv).not.toContain(toWallet.number)
    const other = await buildApproved('bank')
    expect(await problemOfPay(other.payer.client, other.id)).toBe(operatorFailures.notApplicable.zh)
    await expect(
      db.execute(sql`update withdrawals set method = 'sandbox' where id = ${other.id}`),
    ).rejects.toThrow()
    expect(await toWallet.state()).toMatchObject({ destination: 'sandbox', stage: 2 })
  })

  it('does not pay a payee who is not the authenticated person any more', async () => {
    const [toCard, toWallet] = [await buildApproved('bank'), await buildApproved()]
    for (const { user } of [toCard, toWallet])
      await db.execute(sql`update expert_authentications set truename = '别人' where user_id = ${user.id}`)
    const { client } = await buildOperator()
    const file = await client.ask(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    expect(file.status).toBe(withdrawalFailures.nothingToPay.status)
    expect(await problemOfPay(toWallet.payer.client, toWallet.id)).toBe(payeeFailures.payeeMismatch.zh)
    const back = await consoleOf(client, 'withdrawals').run('giveBack', toCard.id, { reason: '户名变更' })
    expect(back.problem).toBe('')
    expect(await readBalances(db, toCard.user.id)).toEqual(whole)
    expect(await toCard.state()).toMatchObject({ status: 3, stage: 5, reason: '户名变更' })
  })

  it('does not pay somebody of the same name with another ID number', async () => {
    const [toCard, toWallet] = [await buildApproved('bank'), await buildApproved()]
    const other = app.services.vault.seal('110101199003074514')
    for (const { user } of [toCard, toWallet])
      await db
        .update(expertAuthentications)
        .set({ id_number_sealed: other })
        .where(eq(expertAuthentications.user_id, user.id))
    const { client } = await buildOperator()
    const file = await client.ask(withdrawalOperatorCalls.bankFile, { batch_no: '' })
    expect(file.status).toBe(withdrawalFailures.nothingToPay.status)
    expect(await problemOfPay(toWallet.payer.client, toWallet.id)).toBe(payeeFailures.payeeMismatch.zh)
  })

  it('is missing under a number that is none', async () => {
    const { client } = await buildOperator()
    const answer = await client.ask(withdrawalOperatorCalls.bankFile, { batch_no: 'B1' })
    expect(answer.status).toBe(failures.dataMissing.status)
  })
})

it('shows the card in full to operators, which is logged, and not to members', async () => {
  const { id, user, reviewer, client } = await buildApplied()
  const { facts } = await consoleOf(reviewer.client, 'withdrawals').record(id)
  expect(facts.map(({ value }) => value)).toEqual(
    expect.arrayContaining([card, '收款信息在申请前 24 小时内修改过']),
  )
  const { rows } = await db.execute(sql`select reader_id, what from access_log where user_id = ${user.id}`)
  expect(rows).toEqual([{ reader_id: reviewer.user.id, what: `withdrawal ${id}` }])
  expect((await consoleOf(client, 'withdrawals').askRows()).status).toBe(failures.noPermission.status)
})
