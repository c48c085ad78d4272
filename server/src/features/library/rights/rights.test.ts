import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { grantRight, hasRight, revokeRight, selectBoughtIds } from './rights.queries.ts'
import type { RightItem } from './rights.queries.ts'

const app = await testApp()
const { db } = app.services

/** Test files share a database, and with it the numbers of orders. */
const newOrder = () => randomInt(10 ** 9, 10 ** 13)

async function buildBuyer() {
  const { user } = await buildMember(app)
  const item: RightItem = { type: 'production', id: (await buildWork(db)).id }
  return { userId: user.id, item }
}

it('grants a right to one member for one item', async () => {
  const { userId, item } = await buildBuyer()
  const other = await buildBuyer()
  expect(await grantRight(db, { userId, item, orderId: newOrder() })).toBe(true)
  expect(await hasRight(db, userId, item)).toBe(true)
  expect(await hasRight(db, userId, other.item)).toBe(false)
  expect(await hasRight(db, other.userId, item)).toBe(false)
  expect(await hasRight(db, undefined, item)).toBe(false)
})

it('grants once, however often and however concurrently it is asked', async () => {
  const { userId, item } = await buildBuyer()
  const orderId = newOrder()
  const granted = await Promise.all(
    Array.from({ length: 20 }, () => grantRight(db, { userId, item, orderId })),
  )
  expect(granted.filter(Boolean)).toHaveLength(1)
  expect(await grantRight(db, { userId, item, orderId: newOrder() })).toBe(false)
  expect(await selectBoughtIds(db, userId, 'production')).toEqual([item.id])
})

it('ends a right with its own order only, once, and a repeated grant does not revive it', async () => {
  const { userId, item } = await buildBuyer()
  const orderId = newOrder()
  await grantRight(db, { userId, item, orderId })
  expect(await revokeRight(db, newOrder())).toBe(false)
  expect(await hasRight(db, userId, item)).toBe(true)
  expect(await revokeRight(db, orderId)).toBe(true)
  expect(await revokeRight(db, orderId)).toBe(false)
  expect(await grantRight(db, { userId, item, orderId })).toBe(false)
  expect(await hasRight(db, userId, item)).toBe(false)
})

it('grants again by a new order after a refund', async () => {
  const { userId, item } = await buildBuyer()
  const orderId = newOrder()
  await grantRight(db, { userId, item, orderId })
  await revokeRight(db, orderId)
  expect(await grantRight(db, { userId, item, orderId: newOrder() })).toBe(true)
  expect(await hasRight(db, userId, item)).toBe(true)
})

it('takes back a right when its transaction fails', async () => {
  const { userId, item } = await buildBuyer()
  await expect(
    db.transaction(async (db) => {
      await grantRight(db, { userId, item, orderId: newOrder() })
      throw new Error('the ledger refuses')
    }),
  ).rejects.toThrow('the ledger refuses')
  expect(await hasRight(db, userId, item)).toBe(false)
})

it('lists what a member has bought and may watch', async () => {
  const { userId, item } = await buildBuyer()
  const later = await buildBuyer()
  const refunded = await buildBuyer()
  const orderId = newOrder()
  await grantRight(db, { userId, item })
  await grantRight(db, { userId, item: refunded.item, orderId })
  await revokeRight(db, orderId)
  await grantRight(db, { userId, item: later.item })
  expect(await selectBoughtIds(db, userId, 'production')).toEqual([item.id, later.item.id])
  expect(await selectBoughtIds(db, later.userId, 'production')).toEqual([])
})
