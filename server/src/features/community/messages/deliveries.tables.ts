import { boolean, date, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { messageChannels, messageKinds } from '#contract/wire/message-kinds.ts'
import { bytea, moment, reference } from '#kernel/kernel.tables.ts'

export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    message_id: reference().notNull(),
    user_id: reference().notNull(),
    channel: text({ enum: messageChannels }).notNull(),
    state: text({ enum: ['waiting', 'sending', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    created_at: moment().notNull().defaultNow(),
    settled_at: moment(),
  },
  (table) => [primaryKey({ columns: [table.message_id, table.user_id, table.channel] })],
)

export const messageMutes = pgTable(
  'message_mutes',
  {
    user_id: reference().notNull(),
    kind: text({ enum: messageKinds }).notNull(),
    channel: text({ enum: messageChannels }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.kind, table.channel] })],
)

export const messageSettings = pgTable('message_settings', {
  user_id: reference().primaryKey(),
  quiet_from: smallint().notNull().default(0),
  quiet_to: smallint().notNull().default(0),
  weekly_digest: boolean().notNull().default(false),
})

export const messageDigests = pgTable(
  'message_digests',
  {
    user_id: reference().notNull(),
    week_on: date().notNull(),
    state: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.week_on] })],
)

export const wechatConsents = pgTable('wechat_consents', {
  user_id: reference().primaryKey(),
  messages_left: smallint().notNull().default(0),
  asked_at: moment().notNull().defaultNow(),
})

export const webPushSubscriptions = pgTable('web_push_subscriptions', {
  endpoint_digest: bytea().primaryKey(),
  user_id: reference().notNull(),
  endpoint_sealed: bytea().notNull(),
  p256dh: text().notNull(),
  auth_sealed: bytea().notNull(),
  created_at: moment().notNull().defaultNow(),
})
