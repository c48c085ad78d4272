import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, identity, moment, reference } from '#kernel/kernel.tables.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'

export const wechatIdentities = pgTable('wechat_identities', {
  id: identity(),
  app_type: smallint().$type<WechatType>().notNull(),
  openid: text().notNull(),
  unionid: text().notNull().default(''),
  user_id: reference(),
  nickname: text().notNull().default(''),
  photo: text().notNull().default(''),
  bound_at: moment(),
  created_at: moment().notNull().defaultNow(),
  seen_at: moment().notNull().defaultNow(),
})

export const wechatUnbindings = pgTable('wechat_unbindings', {
  id: identity(),
  user_id: reference().notNull(),
  app_type: smallint().$type<WechatType>().notNull(),
  bound_at: moment(),
  unbound_at: moment().notNull().defaultNow(),
})

export const wechatStates = pgTable('wechat_states', {
  digest: bytea().primaryKey(),
  guest_id: text().notNull(),
  app_type: smallint().$type<WechatType>().notNull(),
  expires_at: moment().notNull(),
})

export const wechatProofs = pgTable('wechat_proofs', {
  guest_id: text().notNull(),
  identity_id: reference().notNull(),
  expires_at: moment().notNull(),
})
