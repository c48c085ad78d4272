import { sql } from 'drizzle-orm'
import type { ItemType } from '#contract/wire/item-types.ts'

/** What is to be seen of each kind of content, and when it was: for lists that are joined from references. */
export const itemTimes = {
  meeting: sql`(select id, begin_at as at from meetings where published)`,
  production: sql`(select id, published_at as at from productions)`,
  operation: sql`(select id, published_at as at from operations)`,
  information: sql`(select id, published_at as at from articles)`,
} satisfies Record<ItemType, unknown>
