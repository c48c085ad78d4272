import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { commentLiked } from '#server/features/community/comments/comments.notices.ts'
import { commentPraises } from '#server/features/community/comments/comments.tables.ts'
import { doctorFollowed } from '#server/features/community/follows/follows.notices.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { workLiked } from '#server/features/community/marks/marks.notices.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { gatheredNotices } from '#server/features/community/messages/messages.tables.ts'

/** The likes and followers of the demo world are no news: nobody gets dozens of messages at the first start. */
export const forgetLikes = (db: Db) =>
  db.execute(sql`
    insert into ${gatheredNotices} (event, item_type, item_id, known_until, told_at)
    select event, item_type, item_id, now(), now() - interval '2 days' from (
      select distinct ${workLiked.event}::text as event, item_type, item_id from ${marks} where mark = 'praise'
      union all select distinct ${commentLiked.event}::text, 'comment', comment_id from ${commentPraises}
      union all select distinct ${doctorFollowed.event}::text, kind, item_id from ${follows} where kind = 'doctor'
    ) known
    on conflict do nothing`)
