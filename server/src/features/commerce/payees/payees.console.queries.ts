import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { expertAuthentications as applications } from './payees.tables.ts'

export const authenticationRows = defineRows({
  id: applications.id,
  values: {
    truename: applications.truename,
    hospital: sql<string>`${users.hospital}`.as('hospital'),
    title: sql<string>`${users.title}`.as('title'),
    state: applications.state,
    reason: applications.reason,
    submitted_at: applications.submitted_at,
    reviewed_at: applications.reviewed_at,
  },
  from: (db, values) =>
    db.select(values).from(applications).innerJoin(users, eq(users.id, applications.user_id)).$dynamic(),
  filters: {
    user_id: equalTo(applications.user_id),
    q: contains(applications.truename, users.hospital),
    state: equalTo(applications.state),
    submitted_at: within(applications.submitted_at),
  },
})
