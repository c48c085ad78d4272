import { eq, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from './verification.tables.ts'

export const verificationRows = defineRows({
  id: verifications.id,
  values: {
    real_name: verifications.real_name,
    title: verifications.title,
    hospital: sql<string>`${users.hospital}`.as('hospital'),
    department: sql<string>`${users.department}`.as('department'),
    state: verifications.state,
    reason: verifications.reason,
    submitted_at: verifications.submitted_at,
    reviewed_at: verifications.reviewed_at,
    user_id: verifications.user_id,
  },
  from: (db, values) =>
    db.select(values).from(verifications).innerJoin(users, eq(users.id, verifications.user_id)).$dynamic(),
  where: isNull(verifications.lapsed_at),
  filters: {
    user_id: equalTo(verifications.user_id),
    q: contains(verifications.real_name, users.hospital),
    state: equalTo(verifications.state),
    submitted_at: within(verifications.submitted_at),
  },
})
