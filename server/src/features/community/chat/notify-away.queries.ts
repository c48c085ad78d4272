import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { chatGroups, chatMembers, chatMessages } from './chat.tables.ts'

/** Who reads along has read a message by then. */
const awaySeconds = 20

/** Marks the members with unread messages of which they have had no notice, and returns them. */
export const updateNoticed = async (db: Db) => {
  const { rows } = await db.execute<{ groupId: number; userId: number }>(sql`
    update ${chatMembers} m set noticed_number = g.last_number
    from ${chatGroups} g
    where g.id = m.group_id and g.last_at > now() - interval '1 day'
      and m.muted_at is null
      and m.read_number < g.last_number and m.noticed_number <= m.read_number
      and exists (
        select from ${chatMessages} u
        where u.group_id = m.group_id and u.number > m.read_number and u.kind <> 'system'
          and u.recalled_at is null and u.user_id is distinct from m.user_id
          and u.created_at < now() - make_interval(secs => ${awaySeconds}))
    returning m.group_id as "groupId", m.user_id as "userId"`)
  return rows
}
