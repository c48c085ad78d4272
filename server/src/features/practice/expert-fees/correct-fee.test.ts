import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { correctionStates, feeCalls, feeFailures, feeStates } from '#contract/practice/expert-fees.ts'
import { sheetCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { postEntry } from '#server/features/commerce/ledger/post-entry.ts'
import { readBalances, readClaim } from '#server/features/commerce/ledger/person-balances.ts'
import { selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { paidFacts } from '#server/features/commerce/withdrawals/paid-facts.ts'
import { sheetMessages } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { buildAuthentication, buildPayee } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doByTwo } from '#server/testing/two-people.ts'
import { updateAgreed, updateEvidence } from './expert-fees.queries.ts'
import { releaseDueFees } from './release-fees.ts'

const app = await testApp()
const { db } = app.services
const accept = { type: 1, reason: '' }

type Built = Awaited<ReturnType<typeof buildFee>>

const confirm = ({ expert, ids }: Built, fee_id: number, gross?: string) =>
  expert.client.call(feeCalls.affirm, { ...ids, fee_id, type: true, reason: '', ...(gross && { gross }) })

/** A fee of 5,000 yuan that was confirmed, and, with `paid`, is available since its lecture is shown. */
async function buildConfirmed({ paid = false, grossFen = 500_000 } = {}) {
  const built = await buildFee(app, { grossFen, ...(paid && { from: -3 }) })
  await confirm(built, built.fee_id)
  if (paid) await release(built)
  return built
}

async function release({ expert, sheet }: Built) {
  await updateAgreed(db, sheet.id, new Date())
  await updateEvidence(db, sheet.id, new Date())
  await buildAuthentication(app.services, expert.user.id, { state: 2 }).catch(() => undefined)
  await buildPayee(app.services, expert.user.id).catch(() => undefined)
  await releaseDueFees(app.services, new Date())
}

const correct = ({ operator, fee_id }: Built, gross_fen: number, reason = '课时有误') =>
  doByTwo(app, operator.client, ['expert-fees', 'correct', fee_id], { values: { gross_fen }, reason })

const reverse = ({ operator, fee_id }: Built, reason = '未授课') =>
  doByTwo(app, operator.client, ['expert-fees', 'reverse', fee_id], { reason })

const feesOf = ({ expert, ids }: Built) => expert.client.call(feeCalls.list, ids)

const correctionOf = async (built: Built) => (await feesOf(built)).fees[0]!.corrections.at(-1)!.correction_id

it('gives a confirmed fee another amount, which the expert confirms, twice', async () => {
  const built = await buildConfirmed()
  for (const [grossFen, gross, corrections] of [
    [450_000, '4500.00', 1],
    [480_000, '4800.00', 2],
  ] as const) {
    expect(await correct(built, grossFen)).toBe('')
    expect(await readBalances(db, built.expert.user.id)).toMatchObject({ pending: 0 })
    const { fees } = await feesOf(built)
    expect(fees).toMatchObject([{ status: feeStates.open, gross }])
    expect(fees[0]!.corrections).toHaveLength(corrections)
    expect(fees[0]!.corrections.at(-1)).toMatchObject({ to: gross, reason: '课时有误', can_answer: 0 })
    await confirm(built, built.fee_id, gross)
    expect(await readBalances(db, built.expert.user.id)).toMatchObject({ pending: grossFen })
  }
  const sms = await db.select().from(sheetMessages).where(eq(sheetMessages.sheet_id, built.sheet.id))
  expect(sms.some(({ kind }) => kind === 'change')).toBe(true)
  const inbox = await readInbox(built.expert.client)
  expect(inbox.some((text) => text.includes('由 5000.00 元更正为 4500.00 元'))).toBe(true)
  expect(await selectWrongBalances(db)).toEqual([])
})

it('takes two people, a reason and a fresh amount', async () => {
  const built = await buildConfirmed()
  const list = consoleOf(built.operator.client, 'expert-fees')
  const without = { values: { gross_fen: 400_000 }, reason: '' }
  expect((await list.askRun('correct', built.fee_id, without)).status).not.toBe(200)
  const { requestId } = await list.run('correct', built.fee_id, { values: { gross_fen: 400_000 } })
  expect(requestId).not.toBeNull()
  expect((await feesOf(built)).fees).toMatchObject([{ status: feeStates.confirmed, gross: '5000.00' }])
  const own = await consoleOf(built.operator.client, 'requests').askRun('agree', requestId!)
  expect(own.status === 200 && own.data.results[0]!.problem === '').toBe(false)
  expect(await correct(built, 500_000)).toContain(feeFailures.amountSame.zh)
  const open = await buildFee(app)
  expect(await correct(open, 400_000)).toBe(operatorFailures.notApplicable.zh)
})

it('reverses a fee that was confirmed; nothing of it is owed or asked for any more', async () => {
  const built = await buildConfirmed()
  expect(await reverse(built)).toBe('')
  expect(await readBalances(db, built.expert.user.id)).toMatchObject({ pending: 0, available: 0 })
  const { fees } = await feesOf(built)
  expect(fees).toMatchObject([{ status: feeStates.reversed, missing: [], tax: '0.00' }])
  expect(await reverse(built)).toBe(operatorFailures.notApplicable.zh)
  const late = await built.expert.client.ask(feeCalls.affirm, {
    ...built.ids,
    fee_id: built.fee_id,
    type: true,
    reason: '',
  })
  expect(late.message).toBe(feeFailures.alreadyReversed.zh)
})

it('lowers a paid fee: what is available is taken, with its tax', async () => {
  const built = await buildConfirmed({ paid: true })
  const userId = built.expert.user.id
  expect(await readBalances(db, userId)).toMatchObject({ available: 420_000 })
  expect(await correct(built, 300_000)).toBe('')
  // 3,000 yuan are taxed with 440.
  expect(await readBalances(db, userId)).toMatchObject({ available: 256_000 })
  expect(await readClaim(db, userId)).toBe(0)
  const { fees } = await feesOf(built)
  expect(fees).toMatchObject([
    { status: feeStates.available, gross: '3000.00', tax: '440.00', net: '2560.00' },
  ])
  expect(fees[0]!.corrections).toMatchObject([{ can_answer: 1, status: correctionStates.told }])
})

it('claims what has left already, and the next fee settles it', async () => {
  const built = await buildConfirmed({ paid: true })
  const userId = built.expert.user.id
  await spend(userId, 400_000)
  expect(await reverse(built)).toBe('')
  expect(await readBalances(db, userId)).toMatchObject({ available: 0 })
  expect(await readClaim(db, userId)).toBe(400_000)
  expect((await feesOf(built)).claim).toBe('4000.00')
  const { rows } = await consoleOf(built.operator.client, 'claims').rows({ q: built.expert.user.truename })
  expect(rows.filter((row) => row.amount_fen === 400_000)).toHaveLength(1)
  const { id } = await consoleOf(built.operator.client, 'expert-fees').create({
    sheet_id: built.sheet.id,
    title: '第二讲',
    gross_fen: 500_000,
  })
  await confirm(built, id)
  await release(built)
  expect(await readClaim(db, userId)).toBe(0)
  expect(await readBalances(db, userId)).toMatchObject({ available: 20_000 })
  expect(await selectWrongBalances(db)).toEqual([])
})

it('pays a raise once the expert agrees to it, once', async () => {
  const built = await buildConfirmed({ paid: true })
  const userId = built.expert.user.id
  expect(await correct(built, 600_000)).toBe('')
  expect(await readBalances(db, userId)).toMatchObject({ available: 420_000 })
  expect(await correct(built, 700_000)).toContain(feeFailures.correctionOpen.zh)
  const correction_id = await correctionOf(built)
  const say = () =>
    built.expert.client.call(feeCalls.answerCorrection, { ...built.ids, ...accept, correction_id })
  await Promise.all([say(), say(), say()])
  // 6,000 yuan for one meeting in a month are taxed with 960.
  expect(await readBalances(db, userId)).toMatchObject({ available: 504_000, pending: 0 })
  expect((await feesOf(built)).fees).toMatchObject([{ gross: '6000.00', tax: '960.00' }])
  expect(await correct(built, 450_000)).toBe('')
  expect((await feesOf(built)).fees).toMatchObject([{ gross: '4500.00', tax: '720.00' }])
  expect(await readBalances(db, userId)).toMatchObject({ available: 378_000 })
})

it('lets the expert object to a lowered fee, which operators answer', async () => {
  const built = await buildConfirmed({ paid: true })
  await correct(built, 300_000)
  const correction_id = await correctionOf(built)
  const object = { ...built.ids, correction_id, type: 2, reason: '' }
  const ask = (reason: string) => built.expert.client.ask(feeCalls.answerCorrection, { ...object, reason })
  expect((await ask('')).message).toBe(sheetFailures.reasonMissing.zh)
  expect((await ask('讲了两节')).status).toBe(200)
  expect((await ask('讲了两节')).message).toBe(feeFailures.correctionDecided.zh)
  const list = consoleOf(built.operator.client, 'fee-corrections')
  expect((await list.record(correction_id)).row).toMatchObject({ state: 3, objection: '讲了两节' })
  expect((await list.run('answer', correction_id, { values: { answer: '按签到为一节' } })).problem).toBe('')
  expect((await feesOf(built)).fees[0]!.corrections).toMatchObject([{ status: 4, answer: '按签到为一节' }])
  const other = await buildConfirmed()
  const foreign = await other.expert.client.ask(feeCalls.answerCorrection, {
    ...object,
    ...other.ids,
    reason: 'x',
  })
  expect(foreign.message).toBe(feeFailures.correctionMissing.zh)
})

it('suggests the reversal to operators when the expert declines, and drops it when they take part', async () => {
  const built = await buildConfirmed()
  const list = consoleOf(built.operator.client, 'expert-fees')
  const say = (type: boolean) =>
    built.expert.client.call(sheetCalls.affirm, { ...built.ids, type, reason: type ? '' : '冲突' })
  const proposal = async () => (await list.record(built.fee_id)).row!.proposal
  await say(false)
  expect(await proposal()).toBe('declined')
  await say(true)
  expect(await proposal()).toBe('')
  await say(false)
  expect((await list.run('keep', built.fee_id, { reason: '改为线上' })).problem).toBe('')
  expect(await proposal()).toBe('')
})

it('reverses the fee of an invitation that was withdrawn', async () => {
  const built = await buildConfirmed()
  const experts = consoleOf(built.operator.client, 'experts')
  expect((await experts.run('withdraw', built.sheet.id, { reason: '调整' })).problem).toBe('')
  const list = consoleOf(built.operator.client, 'expert-fees')
  expect((await list.record(built.fee_id)).row!.proposal).toBe('withdrawn')
  expect(await reverse(built)).toBe('')
  expect(await readBalances(db, built.expert.user.id)).toMatchObject({ pending: 0 })
})

it('previews the fees of a meeting together, as they are withheld then', async () => {
  const built = await buildFee(app, { grossFen: 300_000, from: -3 })
  const { id } = await consoleOf(built.operator.client, 'expert-fees').create({
    sheet_id: built.sheet.id,
    title: '主持',
    gross_fen: 300_000,
  })
  const before = (await feesOf(built)).fees.map(({ tax }) => tax)
  expect(before).toEqual(['440.00', '520.00'])
  for (const fee of [built.fee_id, id]) await confirm(built, fee)
  await release(built)
  const after = (await feesOf(built)).fees
  expect(after.map(({ status }) => status)).toEqual([feeStates.available, feeStates.available])
  expect(after.map(({ tax }) => tax)).toEqual(before)
})

it('is read by finance with its reasons and evidence, from the withdrawal, and not changed there', async () => {
  const built = await buildConfirmed({ paid: true })
  await correct(built, 300_000, '只讲了半场')
  const { client } = await buildMember(app, { operator_roles: ['financeApprover'] })
  const record = await consoleOf(client, 'fee-records').record(built.fee_id)
  expect(record.facts.map(({ value }) => value)).toEqual(expect.arrayContaining(['只讲了半场', '¥3,000.00']))
  expect(record.row).toMatchObject({ status: feeStates.available, gross_fen: 300_000 })
  const facts = await paidFacts(db, built.expert.user.id, 'zh')
  expect(facts.map(({ to }) => to)).toEqual([
    `/console/fee-records/${built.fee_id}`,
    `/console/fee-records/${built.fee_id}`,
  ])
  expect((await consoleOf(client, 'expert-fees').askRows()).status).not.toBe(200)
})

it('is corrected by operators alone', async () => {
  const built = await buildConfirmed()
  const { client } = await buildMember(app, { operator_roles: ['financeClerk'] })
  const asked = await consoleOf(client, 'expert-fees').askRun('reverse', built.fee_id, { reason: 'x' })
  expect(asked.status).not.toBe(200)
})

/** What a withdrawal does to the balance. */
async function spend(userId: number, amountFen: number) {
  await db.transaction((db) =>
    postEntry(db, {
      reference: `spent ${userId}`,
      kind: 'withdrawal_paid',
      postings: [
        { account: { kind: 'available', userId }, amountFen: -amountFen },
        { account: { kind: 'bank' }, amountFen },
      ],
    }),
  )
}
