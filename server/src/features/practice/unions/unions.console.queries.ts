import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo, within } from '#kernel/console/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionMembers, unions } from './unions.tables.ts'

export const unionRows = defineRows({
  id: unions.id,
  values: {
    name: unions.name,
    cover: unions.cover,
    introduction: unions.introduction,
    owner: sql<string>`${users.truename}`.as('owner'),
    members: sql<number>`(select count(*)::int from ${unionMembers} m where m.union_id = ${unions}.id)`.as(
      'members',
    ),
    reason: unions.reason,
    state: unions.state,
    review_reason: unions.review_reason,
    created_at: unions.created_at,
    reviewed_at: unions.reviewed_at,
  },
  from: (db, values) =>
    db.select(values).from(unions).leftJoin(users, eq(users.id, unions.owner_id)).$dynamic(),
  filters: {
    q: contains(unions.name, users.truename),
    state: equalTo(unions.state),
    created_at: within(unions.created_at),
  },
})
