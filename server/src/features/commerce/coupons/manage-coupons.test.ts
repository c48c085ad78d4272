import { expect, it } from 'vitest'
import { couponFailures, couponOperatorCalls } from '#contract/commerce/coupons.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const operator = await buildMember(app, { operator_roles: ['administrator'] })

let codes = 0
const newCode = () => `MADE${String(++codes).padStart(4, '0')}`

const given = () => ({
  code: newCode(),
  discount: '20',
  limit: 100,
  person_limit: 2,
  course_type: 2,
  begin_time: '2026-01-01 00:00',
  end_time: '2030-12-31 23:59',
})

it('makes a coupon, lists it first, and stops it', async () => {
  const coupon = given()
  const made = await operator.client.call(couponOperatorCalls.create, coupon)
  expect(made).toEqual({
    ...coupon,
    coupon_id: expect.any(Number),
    discount: '20.00',
    used: 0,
    is_stopped: 0,
  })
  const list = await operator.client.call(couponOperatorCalls.lists, { page: 1 })
  expect(list.data[0]).toEqual(made)
  const stop = () => operator.client.call(couponOperatorCalls.stop, { coupon_id: made.coupon_id })
  expect(await stop()).toEqual({ ...made, is_stopped: 1 })
  expect(await stop()).toEqual({ ...made, is_stopped: 1 })
})

it('compares codes in capitals, and gives one code to one coupon', async () => {
  const coupon = given()
  const answers = await Promise.all(
    [coupon.code, coupon.code.toLowerCase()].map((code) =>
      operator.client.ask(couponOperatorCalls.create, { ...coupon, code }),
    ),
  )
  const statuses = answers.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, couponFailures.codeTaken.status]))
})

it.each([
  ['a short code', { code: 'ABC' }, couponFailures.codeWrong],
  ['a code with other characters', { code: '优惠券优惠券' }, couponFailures.codeWrong],
  ['no amount', { discount: '0' }, couponFailures.amountWrong],
  ['a negative amount', { discount: '-5' }, couponFailures.amountWrong],
  ['a third of a fen', { discount: '1.333' }, couponFailures.amountWrong],
  ['an end before its beginning', { end_time: '2025-12-31 23:59' }, couponFailures.timeWrong],
  ['a day that does not exist', { begin_time: '2026-02-30 00:00' }, couponFailures.timeWrong],
])('does not make one with %s', async (_case, wrong, failure) => {
  const answer = await operator.client.ask(couponOperatorCalls.create, { ...given(), ...wrong })
  expect(answer).toMatchObject({ status: failure.status, message: failure.zh })
})

it.each([
  ['limit', '0'],
  ['person_limit', '-1'],
  ['course_type', '3'],
])('rejects %s %j', async (field, value) => {
  const form = {
    ...Object.fromEntries(Object.entries(given()).map(([k, v]) => [k, String(v)])),
    [field]: value,
  }
  const answer = await postForm(app, couponOperatorCalls.create.path, form, operator.client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: `参数错误: ${field}` })
})

it('is for operators', async () => {
  const { client } = await buildMember(app)
  for (const [asker, status] of [
    [app.client(), failures.loginExpired.status],
    [client, failures.noPermission.status],
  ] as const) {
    expect((await asker.ask(couponOperatorCalls.create, given())).status).toBe(status)
    expect((await asker.ask(couponOperatorCalls.lists, { page: 1 })).status).toBe(status)
    expect((await asker.ask(couponOperatorCalls.stop, { coupon_id: 1 })).status).toBe(status)
  }
  const missing = await operator.client.ask(couponOperatorCalls.stop, { coupon_id: 999_999_999 })
  expect(missing.status).toBe(failures.dataMissing.status)
})
