import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { enterpriseUsers } from './other-logins.tables.ts'

export const enterpriseRows = defineRows({
  id: enterpriseUsers.id,
  values: {
    platform: enterpriseUsers.platform,
    uid: enterpriseUsers.uid,
    truename: sql<string>`${users.truename}`.as('truename'),
    company: sql<string>`${users.company}`.as('company'),
    user_id: enterpriseUsers.user_id,
    created_at: enterpriseUsers.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(enterpriseUsers)
      .innerJoin(users, eq(users.id, enterpriseUsers.user_id))
      .$dynamic(),
  filters: {
    q: contains(enterpriseUsers.uid, users.truename, users.company),
    platform: equalTo(enterpriseUsers.platform),
    created_at: within(enterpriseUsers.created_at),
  },
})

export const insertEnterpriseUser = async (
  db: Db,
  row: Pick<typeof enterpriseUsers.$inferInsert, 'platform' | 'uid' | 'user_id'>,
): Promise<number> =>
  (await only(db.insert(enterpriseUsers).values(row).returning({ id: enterpriseUsers.id }))).id

export const deleteEnterpriseUser = (db: Db, id: number) =>
  db.delete(enterpriseUsers).where(eq(enterpriseUsers.id, id))
