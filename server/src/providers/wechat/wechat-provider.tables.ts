import { pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '#kernel/kernel.tables.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'

export const wechatTokens = pgTable('wechat_tokens', {
  name: text().primaryKey(),
  sealed: bytea().notNull(),
  expires_at: moment().notNull(),
})

export const wechatSandboxCodes = pgTable('wechat_sandbox_codes', {
  digest: bytea().primaryKey(),
  app_type: smallint().$type<WechatType>().notNull(),
  person: text().notNull(),
  expires_at: moment().notNull(),
})
