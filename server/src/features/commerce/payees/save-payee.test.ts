import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { authenticationStates, payeeCalls, payeeFailures } from '#contract/commerce/payees.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { accountFailures } from '#contract/people/account.ts'
import { verificationFailures } from '#contract/people/verification.ts'
import { buildAuthentication, card, idNumber, otherCard } from '#server/testing/build-payee.ts'
import { buildMember, newPhone } from '#server/testing/build-user.ts'
import { getCode, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

beforeEach(() => resetLimits(app))

const given = {
  truename: '林晓',
  id_number: idNumber,
  bank_name: '',
  bank_card: '6228 4804 0256 4890 018',
  bank_branch: '江城支行',
  country_code: '86',
}

async function open() {
  const member = await buildMember(app)
  const { client, phone } = member
  const save = async (change: object = {}) => {
    await resetLimits(app)
    const code = await getCode(app, client, phone, 'withdraw')
    return client.ask(payeeCalls.saveInfo, { ...given, phone, code, ...change })
  }
  return { ...member, save }
}

it('is saved sealed, found by its card number, and shown masked', async () => {
  const { client, user, phone, save } = await open()
  expect(await client.call(payeeCalls.info, {})).toMatchObject({ is_complete: 0, bank_card: '' })
  expect((await save()).status).toBe(200)
  expect(await client.call(payeeCalls.info, {})).toMatchObject({
    is_complete: 1,
    truename: '林晓',
    id_number: `1${'*'.repeat(16)}X`,
    bank_name: '中国农业银行',
    bank_card: `${'*'.repeat(15)}0018`,
    bank_branch: '江城支行',
    phone: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
  })
  const { data } = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(data).toMatchObject([{ kind: 'experts', pushTitle: '收款信息已修改' }])
  const { rows } = await app.services.db.execute<{ text: string }>(
    sql`select p::text as text from payees p where user_id = ${user.id}`,
  )
  for (const secret of [card, idNumber])
    expect(rows[0]!.text).not.toContain(Buffer.from(secret).toString('hex'))
})

it('keeps the numbers that are left empty', async () => {
  const { save } = await open()
  await save()
  const kept = await save({ id_number: '', bank_card: '', bank_branch: '东湖支行' })
  expect(kept.data).toMatchObject({ bank_card: `${'*'.repeat(15)}0018`, bank_branch: '东湖支行' })
  const changed = await save({ id_number: '', bank_card: otherCard })
  expect(changed.data).toMatchObject({ bank_name: '中国工商银行', bank_card: `${'*'.repeat(15)}8653` })
})

it('takes the ID number of the authentication', async () => {
  const { user, save } = await open()
  await buildAuthentication(app.services, user.id)
  expect((await save({ id_number: '' })).data).toMatchObject({ id_number: `1${'*'.repeat(16)}X` })
})

it('is the authenticated person, and nobody else', async () => {
  const { client, user, save } = await open()
  await buildAuthentication(app.services, user.id, { state: authenticationStates.passed })
  for (const other of [{ truename: '沈清和' }, { id_number: '110105194912310038' }])
    expect(await save(other)).toMatchObject({ status: payeeFailures.payeeMismatch.status })
  expect(await client.call(payeeCalls.info, {})).toMatchObject({ is_complete: 0 })
  expect((await save()).status).toBe(200)
})

it('does not take the ID number of a refused one', async () => {
  const { user, save } = await open()
  await buildAuthentication(app.services, user.id, { state: authenticationStates.failed })
  expect((await save({ id_number: '' })).status).toBe(payeeFailures.idNumberMissing.status)
})

it.each([
  ['no ID number', { id_number: '' }, payeeFailures.idNumberMissing],
  ['a wrong ID number', { id_number: '1' }, verificationFailures.idNumberWrong],
  ['no card', { bank_card: '' }, payeeFailures.cardMissing],
  ['a wrong card', { bank_card: '6228480402564890017' }, payeeFailures.cardWrong],
  ['an unknown bank', { bank_card: '4111111111111111' }, payeeFailures.bankMissing],
  ['no branch', { bank_branch: '' }, payeeFailures.branchMissing],
  ['no name', { truename: '' }, payeeFailures.nameMissing],
  ['a wrong code', { code: '0000' }, accountFailures.wrongCode],
])('is refused with %s', async (_, change, failure) => {
  const { client, save } = await open()
  expect(await save(change)).toMatchObject({ status: failure.status, message: failure.zh })
  expect(await client.call(payeeCalls.info, {})).toMatchObject({ is_complete: 0 })
})

it('believes the person about the bank, and leaves it with the card', async () => {
  const { save } = await open()
  const own = await save({ bank_name: '江城农村商业银行' })
  expect(own.data).toMatchObject({ bank_name: '江城农村商业银行' })
  const kept = await save({ id_number: '', bank_card: '', bank_branch: '东湖支行' })
  expect(kept.data).toMatchObject({ bank_name: '江城农村商业银行', bank_branch: '东湖支行' })
})

it('takes the name of a bank that the card does not tell', async () => {
  const { save } = await open()
  const answer = await save({ bank_card: '4111111111111111', bank_name: '江城农村商业银行' })
  expect(answer.data).toMatchObject({ bank_name: '江城农村商业银行' })
})

it('takes two codes for a phone that is not of the account', async () => {
  const { client, phone } = await buildMember(app)
  const other = newPhone()
  const code = await getCode(app, client, other, 'withdraw')
  const save = (own_code?: string) =>
    client.ask(payeeCalls.saveInfo, { ...given, phone: other, code, own_code })
  expect((await save()).status).toBe(accountFailures.codeNeeded.status)
  expect((await save(await getCode(app, client, phone, 'confirm'))).status).toBe(200)
})
