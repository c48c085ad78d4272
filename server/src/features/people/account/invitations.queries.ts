import { count, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { invitations, users } from './account.tables.ts'

/** Notes who has brought a new user. False when it does not count: oneself, an unknown inviter, or not the first. */
export const recordInvitation = async (db: Db, inviterId: number, userId: number): Promise<boolean> => {
  if (inviterId === userId) return false
  const { rowCount } = await db.execute(sql`
    insert into invitations (user_id, inviter_id)
    select ${userId}, id from ${users} where id = ${inviterId} and status = 'active'
    on conflict (user_id) do nothing
  `)
  return rowCount === 1
}

const invitationCount = prepared('invitation_count', (db) =>
  db
    .select({ count: count() })
    .from(invitations)
    .where(eq(invitations.inviter_id, sql.placeholder('inviterId'))),
)

export const countInvitations = async (db: Db, inviterId: number): Promise<number> =>
  (await only(invitationCount(db).execute({ inviterId }))).count
