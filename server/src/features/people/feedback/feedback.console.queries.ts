import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { feedback } from './feedback.tables.ts'

export const feedbackRows = defineRows({
  id: feedback.id,
  values: {
    kind: feedback.kind,
    content: feedback.content,
    sender: sql<string>`${users.truename}`.as('sender'),
    is_answered: sql<boolean>`${feedback.answered_at} is not null`.as('is_answered'),
    answer: feedback.answer,
    created_at: feedback.created_at,
    answered_at: feedback.answered_at,
  },
  from: (db, values) =>
    db.select(values).from(feedback).leftJoin(users, eq(users.id, feedback.user_id)).$dynamic(),
  filters: {
    user_id: equalTo(feedback.user_id),
    q: contains(feedback.content, feedback.answer, users.truename),
    kind: equalTo(feedback.kind),
    state: (value) => (value === 'answered' ? isNotNull : isNull)(feedback.answered_at),
    created_at: within(feedback.created_at),
  },
})
