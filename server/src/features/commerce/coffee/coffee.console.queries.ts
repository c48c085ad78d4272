import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { coffeeCampaigns, coffeeCounters, coffeeStaff, coffeeVouchers } from './coffee.tables.ts'

export const campaignRows = defineRows({
  id: coffeeCampaigns.id,
  values: {
    title: coffeeCampaigns.title,
    item: coffeeCampaigns.item,
    intro: coffeeCampaigns.intro,
    stock: coffeeCampaigns.stock,
    day_limit: coffeeCampaigns.day_limit,
    claimed_count: coffeeCampaigns.claimed_count,
    redeemed: sql<number>`(select count(v.redeemed_at)::int from ${coffeeVouchers} v
      where v.campaign_id = ${coffeeCampaigns}.id)`.as('redeemed'),
    begins_at: coffeeCampaigns.begins_at,
    ends_at: coffeeCampaigns.ends_at,
    expires_at: coffeeCampaigns.expires_at,
    is_stopped: sql<boolean>`${coffeeCampaigns.stopped_at} is not null`.as('is_stopped'),
  },
  from: (db, values) => db.select(values).from(coffeeCampaigns).$dynamic(),
  filters: {
    q: contains(coffeeCampaigns.title, coffeeCampaigns.item),
    state: (value) => (value === 'stopped' ? isNotNull : isNull)(coffeeCampaigns.stopped_at),
    begins_at: within(coffeeCampaigns.begins_at),
  },
})

export const counterRows = defineRows({
  id: coffeeCounters.id,
  values: {
    name: coffeeCounters.name,
    address: coffeeCounters.address,
    staff: sql<number>`(select count(*)::int from ${coffeeStaff} s
      where s.counter_id = ${coffeeCounters}.id)`.as('staff'),
    redeemed: sql<number>`(select count(*)::int from ${coffeeVouchers} v
      where v.redeemed_counter_id = ${coffeeCounters}.id)`.as('redeemed'),
    is_closed: sql<boolean>`${coffeeCounters.closed_at} is not null`.as('is_closed'),
    created_at: coffeeCounters.created_at,
  },
  from: (db, values) => db.select(values).from(coffeeCounters).$dynamic(),
  filters: {
    q: contains(coffeeCounters.name, coffeeCounters.address),
    state: (value) => (value === 'closed' ? isNotNull : isNull)(coffeeCounters.closed_at),
  },
})

export const updateReopened = (db: Db, counterId: number) =>
  db.update(coffeeCounters).set({ closed_at: null }).where(eq(coffeeCounters.id, counterId))

export const updateResumed = (db: Db, campaignId: number) =>
  db.update(coffeeCampaigns).set({ stopped_at: null }).where(eq(coffeeCampaigns.id, campaignId))

export const staffRows = defineRows({
  id: coffeeStaff.id,
  values: {
    truename: sql<string>`${users.truename}`.as('truename'),
    counter: sql<string>`${coffeeCounters.name}`.as('counter'),
    counter_id: coffeeStaff.counter_id,
    user_id: coffeeStaff.user_id,
    added_at: coffeeStaff.added_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(coffeeStaff)
      .innerJoin(coffeeCounters, eq(coffeeCounters.id, coffeeStaff.counter_id))
      .innerJoin(users, eq(users.id, coffeeStaff.user_id))
      .$dynamic(),
  filters: { q: contains(users.truename, coffeeCounters.name), counter: equalTo(coffeeStaff.counter_id) },
})

export const selectStaffId = async (db: Db, counterId: number, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ id: coffeeStaff.id })
        .from(coffeeStaff)
        .where(and(eq(coffeeStaff.counter_id, counterId), eq(coffeeStaff.user_id, userId))),
    )
  ).id
