import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { orderStates, refundStates } from '#contract/commerce/orders.ts'
import { withdrawalStages } from '#contract/commerce/withdrawals.ts'
import { countEntries, selectBalancesAt } from '#server/features/commerce/books/books.queries.ts'
import { selectPersonBalances, selectWrongBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { selectOrder } from '#server/features/commerce/orders/orders.queries.ts'
import { selectWithdrawalRow } from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import { nameOf, nextMonth } from '#server/testing/money-model/people-model.ts'
import { ShopModel } from '#server/testing/money-model/shop-model.ts'
import type { RefundKind } from '#server/testing/money-model/shop-model.ts'
import { openWorld, platformBalances } from '#server/testing/money-model/world.ts'
import type { World } from '#server/testing/money-model/world.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'

// Months are closed, in which nobody can book any more: a database of its own.
const app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_money_model'))
afterAll(() => app.close())
const { db } = app.services

const { paid } = orderStates
const stages = withdrawalStages

const refundKinds: RefundKind[] = ['whole', 'amount', 'first lesson', 'second lesson']

/** What has to hold after every step. */
async function check(world: World, model: ShopModel) {
  for (const order of model.orders) {
    expect((await selectOrder(db, order.id))!.status, `order ${order.id}`).toBe(order.status)
    expect((await selectOrder(db, order.id))!.pay_amount_fen).toBe(order.payFen)
  }
  for (const [buyer, userId] of world.buyers.entries())
    for (const [course, { work }] of world.courses.entries()) {
      const mine = model.orders.filter((order) => order.buyer === buyer && order.course === course)
      expect(await hasRight(db, userId, { type: 'production', id: work.id })).toBe(mine.some(model.grants))
    }
  for (const [course, { authorId }] of world.courses.entries()) {
    const rows = await selectPersonBalances(db, authorId)
    const balanceOf = (kind: string) => rows.find((row) => row.kind === kind)?.balanceFen ?? 0
    expect({
      pendingFen: balanceOf('pending'),
      availableFen: balanceOf('available'),
      withdrawnFen: balanceOf('in_withdrawal'),
      claimFen: Math.abs(balanceOf('claim')),
    }).toEqual(model.authors[course])
  }
  for (const { id, stage } of model.withdrawals)
    expect((await selectWithdrawalRow(db, id))!.stage, `withdrawal ${id}`).toBe(stage)
  const [taxFen, organisersFen] = await platformBalances(db)
  expect({
    taxFen: taxFen! - world.before.taxFen,
    organisersFen: organisersFen! - world.before.organisersFen,
  }).toEqual(model.platform)
  expect(await selectWrongBalances(db)).toEqual([])
  await checkClosed(nextMonth.number - 1)
  const { rows } = await db.execute<{
    total: number
    unbalanced: number
    negative: number
    used: number
  }>(sql`
    select (select coalesce(sum(amount_fen), 0)::float8 from ledger_postings) as total,
      (select count(*)::int from (select from ledger_postings group by entry_id having sum(amount_fen) <> 0) u) as unbalanced,
      (select count(*)::int from ledger_accounts where balance_fen < 0
        and kind in ('available', 'pending', 'in_withdrawal', 'refunds', 'author_share')) as negative,
      (select used_count from coupons where id = ${world.coupon.id}) as used`)
  expect(rows[0]).toEqual({ total: 0, unbalanced: 0, negative: 0, used: model.usedCoupons().length })
}

/** What a closed month held is what it still holds. */
async function checkClosed(number: number) {
  const month = nameOf(number)
  const { rows } = await db.execute<{ entry_count: number; balances: object }>(
    sql`select entry_count, balances from ledger_months where month = ${month} and closed_at is not null`,
  )
  for (const { entry_count, balances } of rows) {
    expect(await countEntries(db, month), month).toBe(entry_count)
    expect(await selectBalancesAt(db, month), month).toEqual(balances)
  }
}

/** At the end everything that waits is done: the provider holds the money of the paid orders and no other. */
async function checkEnd(world: World, model: ShopModel) {
  await model.endGroup()
  for (const order of model.orders) {
    await model.notify(order)
    await model.close(order)
    await model.decide(order, true)
  }
  for (const course of world.courses.keys()) {
    await model.reviewWithdrawal(course, true)
    await model.payOut(course)
  }
  await model.runJobs(false)
  await check(world, model)
  const paidFen = model.orders.reduce(
    (sum, { status, payFen, returnedFen }) => sum + (status === paid ? payFen - returnedFen : 0),
    0,
  )
  const takenFen = model.withdrawals.reduce(
    (sum, { stage, amountFen }) => sum + (stage === stages.paid ? amountFen : 0),
    0,
  )
  expect(world.provider.heldFen()).toBe(paidFen - takenFen)
  const ids = model.orders.map(({ id }) => id)
  const { rows } = await db.execute<{ open: number }>(sql`select count(*)::int as open from refunds
    where order_id = any(${sql.param(ids)}::bigint[]) and state not in (${refundStates.refused}, ${refundStates.arrived}, ${refundStates.withdrawn})`)
  expect(rows[0]!.open).toBe(0)
}

/** How many steps, and which: MONEY_STEPS=10000 MONEY_SEED=7 tells others, for longer. */
const steps = Number(process.env.MONEY_STEPS ?? 600)
const seed = Number(process.env.MONEY_SEED ?? 20_260_301)
const stepsOfStory = 40

const two = fc.nat({ max: 1 })
const which = fc.nat({ max: 9 })

const step = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('create', 'buy'), two, two, fc.boolean()) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('charge', 'pay', 'notify'), which) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('payAnyway', 'retrieve', 'revoke', 'close'), which) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('pass', 'refuse', 'refundAsOperator', 'withdrawRefund'), which),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant('askRefund'), which, fc.constantFrom(...refundKinds)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('joinGroup'), which) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('endGroup'), which) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('jobs'), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('release', 'withdraw', 'payOut'), two) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('reviewWithdrawal'), two, fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('setTransfers'), fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('confirmFee'), two, which) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('releaseFee', 'correctFee'), which) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('payTax', 'payByOrganiser', 'closeMonth'), which) },
) as fc.Arbitrary<[kind: string, ...values: (number | boolean | string)[]]>

async function take(
  model: ShopModel,
  [kind, ...values]: [string, ...(number | boolean | string)[]],
): Promise<unknown> {
  const [first, second, third] = values as [number, number, boolean]
  if (kind === 'create') return model.create(first, second, third)
  if (kind === 'buy') return model.buy(first, second, third)
  if (kind === 'jobs') return model.runJobs(values[0] as boolean)
  if (kind === 'release') return model.release()
  if (kind === 'withdraw') return model.withdraw(first)
  if (kind === 'payOut') return model.payOut(first)
  if (kind === 'reviewWithdrawal') return model.reviewWithdrawal(first, values[1] as boolean)
  if (kind === 'setTransfers') return model.setTransfers(values[0] as boolean)
  if (kind === 'joinGroup') return model.joinGroup(first)
  if (kind === 'endGroup') return model.endGroup()
  if (kind === 'confirmFee') return model.confirmFee(first, second)
  if (kind === 'payTax' || kind === 'payByOrganiser' || kind === 'closeMonth') return model[kind]()
  if (kind === 'releaseFee' || kind === 'correctFee') {
    const fee = model.fees.at(-1 - (first % Math.max(1, model.fees.length)))
    return fee && model[kind](fee)
  }
  const orders = model.orders.filter(({ isWaiting }) => !isWaiting)
  const order = orders.at(-1 - (first % Math.max(1, orders.length)))
  if (!order) return undefined
  if (kind === 'askRefund') return model.askRefund(order, values[1] as RefundKind)
  if (kind === 'pass' || kind === 'refuse') return model.decide(order, kind === 'pass')
  const act = model[kind as 'charge' | 'pay' | 'notify'].bind(model)
  return act(order)
}

it('agrees with a plain model after every step of any story', { timeout: steps * 2_000 }, async () => {
  let taken = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: stepsOfStory, maxLength: stepsOfStory }), async (story) => {
      const world = await openWorld(app)
      const model = new ShopModel(world)
      for (const each of story) {
        await take(model, each)
        await check(world, model)
        taken++
      }
      await checkEnd(world, model)
    }),
    { numRuns: Math.ceil(steps / stepsOfStory), seed, endOnFailure: true },
  )
  for (let month = 0; month < nextMonth.number; month++) await checkClosed(month)
  expect(taken).toBeGreaterThanOrEqual(steps)
  process.stdout.write(`${taken} steps, ${nextMonth.number} months closed\n`)
})
