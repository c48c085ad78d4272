import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { couponFailures } from '#contract/commerce/coupons.ts'
import { courseTypes } from '#contract/wire/items.ts'
import { Refusal } from '#kernel/fail.ts'
import { only } from '#kernel/first-row.ts'
import { buildCoupon } from '#server/testing/build-coupon.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { CouponRow } from './coupons.queries.ts'
import { releaseCoupon, reserveCoupon } from './use-coupon.ts'

const { services } = await testApp()
const { db } = services

let orders = 1_000_000_000
const newOrder = () => ++orders
const buildPerson = async () => (await buildUser(services)).user.id

/** What a coupon takes off, or the failure. */
const use = (
  coupon: CouponRow,
  userId: number,
  orderId = newOrder(),
  courseType: number = courseTypes.single,
  priced: { workId?: number; priceFen?: number } = {},
) =>
  db
    .transaction((db) =>
      reserveCoupon(db, {
        code: coupon.code.toLowerCase(),
        userId,
        orderId,
        priced: { workId: 1, priceFen: 9900, courseType, ...priced },
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof Refusal) return error.failure
      throw error
    })

const usedOf = async ({ id }: CouponRow) =>
  (await only(db.execute<{ used_count: number }>(sql`select used_count from coupons where id = ${id}`)))
    .used_count

it('takes an amount off, as often as it may be used in all', async () => {
  const coupon = await buildCoupon(db, { usage_limit: 2 })
  expect(await use(coupon, await buildPerson())).toBe(1000)
  expect(await use(coupon, await buildPerson())).toBe(1000)
  expect(await use(coupon, await buildPerson())).toBe(couponFailures.couponUsedUp)
})

it('gives its last use to one of many at once', async () => {
  const coupon = await buildCoupon(db)
  const people = await Promise.all(Array.from({ length: 12 }, buildPerson))
  const answers = await Promise.all(people.map((userId) => use(coupon, userId)))
  expect(answers.filter((answer) => answer === 1000)).toHaveLength(1)
  expect(answers.filter((answer) => answer === couponFailures.couponUsedUp)).toHaveLength(11)
  expect(await usedOf(coupon)).toBe(1)
})

it('limits one person, also with many at once', async () => {
  const coupon = await buildCoupon(db, { usage_limit: 100, person_limit: 2 })
  const userId = await buildPerson()
  const answers = await Promise.all(Array.from({ length: 8 }, () => use(coupon, userId)))
  expect(answers.filter((answer) => answer === 1000)).toHaveLength(2)
  expect(answers.filter((answer) => answer === couponFailures.couponUsed)).toHaveLength(6)
  expect(await use(coupon, await buildPerson())).toBe(1000)
})

it('is given back once by an order that is not paid, and can be used again', async () => {
  const coupon = await buildCoupon(db)
  const userId = await buildPerson()
  const orderId = newOrder()
  await use(coupon, userId, orderId)
  await Promise.all([1, 2, 3].map(() => db.transaction((db) => releaseCoupon(db, orderId))))
  expect(await usedOf(coupon)).toBe(0)
  expect(await use(coupon, userId)).toBe(1000)
})

it.each([
  ['before its time', { begins_at: new Date(Date.now() + 60_000) }, couponFailures.couponNotYet],
  ['after its time', { ends_at: new Date(Date.now() - 1) }, couponFailures.couponOver],
  ['after it was stopped', { stopped_at: new Date() }, couponFailures.couponOver],
  ['for another kind of course', { course_type: courseTypes.series }, couponFailures.couponUnfit],
])('cannot be used %s', async (_case, given, failure) => {
  const coupon = await buildCoupon(db, given)
  expect(await use(coupon, await buildPerson())).toBe(failure)
  expect(await usedOf(coupon)).toBe(0)
})

it('has to exist', async () => {
  const coupon = { ...(await buildCoupon(db)), code: 'NOBODYHASIT' }
  expect(await use(coupon, await buildPerson())).toBe(couponFailures.couponMissing)
})

it.each([
  ['a percentage', { percent: 20, discount_fen: 5000 }, 9900, 1980],
  ['a percentage up to its most', { percent: 20, discount_fen: 1500 }, 9900, 1500],
  ['a percentage, rounded to a fen', { percent: 15, discount_fen: 5000 }, 333, 50],
  ['an amount up to the price', { discount_fen: 5000 }, 300, 300],
  ['at the minimum', { min_fen: 9900 }, 9900, 1000],
  ['below the minimum', { min_fen: 9901 }, 9900, couponFailures.couponBelowMin],
  ['for another work', { work_ids: [2] }, 9900, couponFailures.couponUnfit],
  ['for this work', { work_ids: [2, 1] }, 9900, 1000],
])('is used with %s', async (_case, given, priceFen, result) => {
  const coupon = await buildCoupon(db, given)
  expect(await use(coupon, await buildPerson(), newOrder(), courseTypes.single, { priceFen })).toEqual(result)
})
