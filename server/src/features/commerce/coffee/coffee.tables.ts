import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference, rowNumber } from '#kernel/kernel.tables.ts'

export const coffeeCounters = pgTable('coffee_counters', {
  id: identity(),
  name: text().notNull(),
  address: text().notNull().default(''),
  closed_at: moment(),
  created_at: moment().notNull().defaultNow(),
})

export const coffeeStaff = pgTable(
  'coffee_staff',
  {
    id: rowNumber(),
    counter_id: reference().notNull(),
    user_id: reference().notNull(),
    added_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.counter_id, table.user_id] })],
)

export const coffeeCampaigns = pgTable('coffee_campaigns', {
  id: identity(),
  title: text().notNull(),
  item: text().notNull(),
  intro: text().notNull().default(''),
  stock: integer().notNull(),
  day_limit: integer().notNull().default(0),
  claimed_count: integer().notNull().default(0),
  begins_at: moment().notNull(),
  ends_at: moment().notNull(),
  expires_at: moment().notNull(),
  stopped_at: moment(),
  creator_id: reference(),
  created_at: moment().notNull().defaultNow(),
})

export const coffeeCampaignCounters = pgTable(
  'coffee_campaign_counters',
  { campaign_id: reference().notNull(), counter_id: reference().notNull() },
  (table) => [primaryKey({ columns: [table.campaign_id, table.counter_id] })],
)

export const coffeeVouchers = pgTable('coffee_vouchers', {
  id: identity(),
  campaign_id: reference().notNull(),
  user_id: reference().notNull(),
  pickup_code: text().notNull(),
  counter_id: reference(),
  claimed_at: moment().notNull().defaultNow(),
  redeemed_at: moment(),
  redeemed_counter_id: reference(),
  redeemed_by: reference(),
  entry_id: text().notNull().default(''),
  warned_at: moment(),
})
