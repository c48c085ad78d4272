import { sql } from 'drizzle-orm'
import type { Order } from '#contract/commerce/orders.ts'
import type { Handler } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { Agreed } from '#kernel/deeds/agreed.ts'
import type { GuardedDeed } from '#kernel/deeds/guarded-deed.ts'
import { Refusal } from '#kernel/fail.ts'
import type { Job } from '#kernel/jobs/job.ts'
import type { Jobs } from '#kernel/jobs.ts'
import type { CallContext, Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectRatesOn } from '#server/features/commerce/tax/tax.queries.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { upsertProvedBrowser } from '#server/features/people/account/proved-browsers.queries.ts'
import { buildEpisode } from '../build-content.ts'
import { buildCoupon } from '../build-coupon.ts'
import { buildSaleWork } from '../build-order.ts'
import { buildPayee } from '../build-payee.ts'
import { buildUser } from '../build-user.ts'
import { callContext } from '../call-context.ts'
import { openMemoryProvider } from '../memory-provider.ts'
import type { TestApp } from '../test-app.ts'

export const priceFen = 9900
export const discountFen = 1000
/** Uses of the coupon in all. */
export const couponLimit = 2

/** The last course is sold to groups of two of the last three buyers; the first two of both are bought alone. */
export const groupCourse = 2
export const groupBuyers = [2, 3, 4]
export const groupPriceFen = 5900
export const groupSize = 2

const guestId = '10000000'

const buildGroupOffer = (db: Db, workId: number) =>
  db.execute(sql`insert into group_offers (production_id, price_fen, size, hours)
    values (${workId}, ${groupPriceFen}, ${groupSize}, 24)`)

/** The real server with a provider and jobs that only move when a step says so. */
export async function openWorld(app: TestApp) {
  const { db } = app.services
  const provider = openMemoryProvider()
  const sent: { job: Job<never>; data: object }[] = []
  const jobs: Jobs = {
    ...app.services.jobs,
    send(_db, job, data) {
      sent.push({ job: job as Job<never>, data })
      return Promise.resolve()
    },
  }
  const providers = { ...app.services.providers, payments: provider.payments }
  const services: Services = { ...app.services, jobs, providers }
  const courses = [await buildSaleWork(app), await buildSaleWork(app), await buildSaleWork(app)]
  // Of two lessons, each half of it.
  for (const { work } of courses) await buildEpisode(db, work.id, { seconds: 100 })
  const lessonIds = await Promise.all(courses.map(({ work }) => selectLessonIds(db, work.id)))
  await buildGroupOffer(db, courses[groupCourse]!.work.id)
  const buyers: number[] = []
  for (let at = 0; at < 5; at++) buyers.push((await buildUser(app.services)).user.id)
  const operatorId = (await buildUser(app.services, { operator_roles: ['administrator'] })).user.id
  const payerId = (await buildUser(app.services, { operator_roles: ['administrator'] })).user.id
  for (const { authorId } of courses) {
    await buildPayee(app.services, authorId)
    await upsertProvedBrowser(db, (await selectUser(db, authorId))!.phone_digest!, guestId)
  }
  const coupon = await buildCoupon(db, { usage_limit: couponLimit, discount_fen: discountFen })
  const contextOf = (userId: number) =>
    callContext({
      ...services,
      caller: { guestId },
      member: {
        userId,
        sessionId: 0,
        isOperator: false,
        hasFreshStep: true,
        rights: new Set<never>(),
        userType: 1,
        client: 'phone',
      },
    })
  /** What somebody gets for doing something, or the name of the failure. */
  const act = async <Answer>(userId: number, deed: (context: CallContext) => Promise<Answer>) => {
    try {
      return await deed(contextOf(userId))
    } catch (error) {
      if (error instanceof Refusal) return error.failure.name
      throw error
    }
  }
  const call = <Answer = Order>(handler: Handler, userId: number, input: object) =>
    act(userId, async (context) => (await handler.run(input, context)) as Answer)
  /** The operator asks, the payer agrees. */
  const doByTwo = (deed: GuardedDeed, id: number, reason = '', values = {}) =>
    act(payerId, (context) =>
      context.db.transaction(async (db) => {
        const agreed = new Agreed(deed.name, operatorId)
        await deed.doAgreed(agreed, { ...context, db }, { id, values, reason })
        return {}
      }),
    )
  const { rates } = await selectRatesOn(db, shanghaiTime(new Date()).slice(0, 10))
  const [taxFen, organisersFen] = await platformBalances(db)
  const before = { taxFen: taxFen!, organisersFen: organisersFen! }
  return {
    app,
    db,
    rates,
    before,
    provider,
    sent,
    services,
    courses,
    lessonIds,
    buyers,
    operatorId,
    payerId,
    coupon,
    call,
    act,
    doByTwo,
  }
}

const selectLessonIds = async (db: Db, workId: number) =>
  (
    await db.execute<{ id: number }>(
      sql`select id::int from production_episodes where production_id = ${workId} order by id`,
    )
  ).rows.map(({ id }) => id)

/** The tax that was withheld and not paid, and what organisers owe, of all stories together. */
export const platformBalances = async (db: Db) => {
  const { rows } = await db.execute<{ tax: number; owed: number }>(sql`select
    coalesce(sum(balance_fen) filter (where kind = 'tax_withheld'), 0)::float8 as tax,
    coalesce(-sum(balance_fen) filter (where kind = 'receivable_organisers'), 0)::float8 as owed from ledger_accounts`)
  return [rows[0]!.tax, rows[0]!.owed]
}

export type World = Awaited<ReturnType<typeof openWorld>>
