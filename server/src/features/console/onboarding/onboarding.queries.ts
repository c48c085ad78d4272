import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { contentBlocks, menuItems } from '#server/features/discover/home/home.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { agreementParties } from '#server/features/practice/expert-agreements/expert-agreements.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'

/** What an installation has of each kind that its home is made of. */
export const selectContent = (db: Db) =>
  only(
    db.execute<Record<'subject' | 'menu' | 'article' | 'meeting' | 'section' | 'party', boolean>>(sql`
    select exists (select from ${colleges}) as subject, exists (select from ${menuItems}) as menu,
      exists (select from ${articles}) as article, exists (select from ${contentBlocks}) as section,
      exists (select from ${agreementParties}) as party,
      exists (select from ${meetings} where published) as meeting`),
  )
