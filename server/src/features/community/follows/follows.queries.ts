import { and, eq, sql } from 'drizzle-orm'
import type { FollowKind } from '#contract/community/follows.ts'
import type { Db } from '#kernel/database.ts'
import { oldestTold } from '#server/features/community/messages/gathered-notices.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { follows } from './follows.tables.ts'

const oneOf = (userId: number, kind: FollowKind, itemId: number) =>
  and(eq(follows.user_id, userId), eq(follows.kind, kind), eq(follows.item_id, itemId))

/** Follows or unfollows. True if that changed anything; of two concurrent calls only one gets true. */
export async function setFollow(
  db: Db,
  userId: number,
  kind: FollowKind,
  itemId: number,
  isOn: boolean,
): Promise<boolean> {
  if (isOn) {
    const added = await db
      .insert(follows)
      .values({ user_id: userId, kind, item_id: itemId, sort: endOfList(userId, kind) })
      .onConflictDoNothing()
      .returning({ itemId: follows.item_id })
    return added.length > 0
  }
  const removed = await db
    .delete(follows)
    .where(oneOf(userId, kind, itemId))
    .returning({ itemId: follows.item_id })
  // The home must not open with an unfollowed subject.
  if (kind === 'college')
    await db
      .update(users)
      .set({ home_college_id: 0 })
      .where(and(eq(users.id, userId), eq(users.home_college_id, itemId)))
  return removed.length > 0
}

const endOfList = (userId: number, kind: FollowKind) =>
  sql<number>`(select coalesce(max(sort) + 1, 0) from follows where user_id = ${userId} and kind = ${kind})`

export async function isFollowing(
  db: Db,
  userId: number | undefined,
  kind: FollowKind,
  itemId: number,
): Promise<boolean> {
  if (userId === undefined) return false
  const rows = await db
    .select({ itemId: follows.item_id })
    .from(follows)
    .where(oneOf(userId, kind, itemId))
  return rows.length > 0
}

export const countFollowers = (db: Db, kind: FollowKind, itemId: number): Promise<number> =>
  db.$count(follows, and(eq(follows.kind, kind), eq(follows.item_id, itemId)))

/** Who began to follow which doctor in the last days, for `takeGathered`. */
export const latelyFollowed = sql`(
  select kind as item_type, item_id, user_id, created_at as at from ${follows}
  where kind = 'doctor' and created_at > ${oldestTold})`
