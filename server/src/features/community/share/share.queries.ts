import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { sessions } from '#server/features/people/account/account.tables.ts'
import { shareLinks, shareVisits } from './share.tables.ts'

type NewLink = Pick<
  typeof shareLinks.$inferInsert,
  'sid' | 'user_id' | 'item_type' | 'item_id' | 'title' | 'path'
>

/** `share_links.id` is written out: in a select from one table drizzle omits the table's name. */
const visitCount = () =>
  sql<number>`(select count(*)::int from share_visits v where v.share_id = share_links.id)`

const linkColumns = {
  sid: shareLinks.sid,
  item_type: shareLinks.item_type,
  item_id: shareLinks.item_id,
  title: shareLinks.title,
  path: shareLinks.path,
  shared_at: shareLinks.shared_at,
}

/** Sharing again returns the same mark, so that all visits count together. */
export const upsertShareLink = (db: Db, link: NewLink) =>
  only(
    db
      .insert(shareLinks)
      .values(link)
      .onConflictDoUpdate({
        target: [shareLinks.user_id, shareLinks.item_type, shareLinks.item_id],
        set: { title: link.title, path: link.path, shared_at: sql`now()` },
      })
      .returning({ ...linkColumns, visits: visitCount() }),
  )

export type ShareLinkRow = Awaited<ReturnType<typeof upsertShareLink>>

/** Every page inside WeChat prepares a link; only one that somebody followed counts as shared. */
export const selectShareLinks = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...linkColumns, visits: visitCount(), total: sql<number>`(count(*) over ())::int` })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.user_id, userId),
        sql`exists (select 1 from share_visits v where v.share_id = share_links.id)`,
      ),
    )
    .orderBy(desc(shareLinks.shared_at), desc(shareLinks.id))
    .limit(limit)
    .offset(offset)

export const selectSharer = (db: Db, sid: string) =>
  first(
    db
      .select({ id: shareLinks.id, userId: shareLinks.user_id })
      .from(shareLinks)
      .where(eq(shareLinks.sid, sid)),
  )

/** Whether that user has been logged in in this browser. */
export const hasUsedBrowser = async (db: Db, userId: number, guestId: string) => {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.user_id, userId), eq(sessions.guest_id, guestId)))
    .limit(1)
  return rows.length > 0
}

export const hasVisited = async (db: Db, shareId: number, guestId: string) => {
  const rows = await db
    .select({ id: shareVisits.share_id })
    .from(shareVisits)
    .where(and(eq(shareVisits.share_id, shareId), eq(shareVisits.guest_id, guestId)))
  return rows.length > 0
}

/** A visitor who logs in later becomes the person that the sharer invited, unless they were already counted. */
export const nameVisits = (db: Db, guestId: string, userId: number) =>
  db.execute(sql`
    update share_visits v set user_id = ${userId} from share_links l
    where v.guest_id = ${guestId} and v.user_id is null and l.id = v.share_id and l.user_id <> ${userId}
      and not exists (select 1 from share_visits o where o.share_id = v.share_id and o.user_id = ${userId})`)

/** A browser or person that is already recorded is not counted again. */
export const insertShareVisit = (db: Db, visit: typeof shareVisits.$inferInsert) =>
  db.insert(shareVisits).values(visit).onConflictDoNothing()
