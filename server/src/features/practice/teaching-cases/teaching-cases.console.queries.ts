import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { teachingCases } from './teaching-cases.tables.ts'

export const caseRows = defineRows({
  id: teachingCases.id,
  values: {
    title: teachingCases.title,
    author: sql<string>`${users.truename}`.as('author'),
    state: teachingCases.state,
    review_reason: teachingCases.review_reason,
    created_at: teachingCases.created_at,
    reviewed_at: teachingCases.reviewed_at,
  },
  from: (db, values) =>
    db.select(values).from(teachingCases).leftJoin(users, eq(users.id, teachingCases.author_id)).$dynamic(),
  filters: {
    q: contains(teachingCases.title, users.truename),
    state: equalTo(teachingCases.state),
    created_at: within(teachingCases.created_at),
  },
})
