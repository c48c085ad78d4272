import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { identity, moment, reference } from '#kernel/kernel.tables.ts'
import type { Notice } from '#kernel/notice.ts'

/** What deeds tell people, until a message is made of it: `docs/decisions/070-effects-in-the-transaction.md`. */
export const queuedNotices = pgTable('queued_notices', {
  id: identity(),
  user_id: reference().notNull(),
  notice: jsonb().$type<Notice>().notNull(),
  state: text({ enum: ['waiting', 'failing', 'given_up'] })
    .notNull()
    .default('waiting'),
  created_at: moment().notNull().defaultNow(),
})
