import { and, eq, inArray, sql } from 'drizzle-orm'
import { foundingStates } from '#contract/practice/unions.ts'
import { contains, defineRows, equalTo, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import { storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { unionManagers, unionMembers, unions } from './unions.tables.ts'

export const unionPage = '/stCommonwealth?id='

export const storedUnions = storedRows(unions)

export const unionRows = defineRows({
  id: unions.id,
  title: unions.name,
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
    page: pageAt(unionPage, unions.id),
  },
  from: (db, values) =>
    db.select(values).from(unions).leftJoin(users, eq(users.id, unions.owner_id)).$dynamic(),
  filters: {
    q: contains(unions.name, users.truename),
    state: equalTo(unions.state),
    created_at: within(unions.created_at),
  },
})

type UnionState = (typeof unions.$inferSelect)['state']

/** False where it was not in the state that it is changed from. */
export const updateUnionState = async (
  db: Db,
  unionId: number,
  change: { from: UnionState; to: UnionState },
) => {
  const rows = await db
    .update(unions)
    .set({ state: change.to })
    .where(and(eq(unions.id, unionId), eq(unions.state, change.from)))
    .returning({ id: unions.id })
  return rows.length > 0
}

const isOwner = sql<boolean>`coalesce(${unions.owner_id} = ${unionMembers.user_id}, false)`

export const unionMemberRows = defineRows({
  id: unionMembers.id,
  values: {
    union: sql<string>`${unions.name}`.as('union'),
    union_id: unionMembers.union_id,
    truename: sql<string>`${users.truename}`.as('truename'),
    hospital: sql<string>`${users.hospital}`.as('hospital'),
    department: sql<string>`coalesce(${departments.name}, ${users.department})`.as('department'),
    type: unionMembers.type,
    role: sql<string>`case when ${isOwner} then 'owner'
      when exists (select from ${unionManagers} n where n.union_id = ${unionMembers}.union_id
        and n.user_id = ${unionMembers}.user_id) then 'manager' else 'member' end`.as('role'),
    user_id: unionMembers.user_id,
    joined_at: unionMembers.joined_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(unionMembers)
      .innerJoin(unions, eq(unions.id, unionMembers.union_id))
      .innerJoin(users, eq(users.id, unionMembers.user_id))
      .leftJoin(departments, eq(departments.id, unionMembers.department_id))
      .$dynamic(),
  where: inArray(unions.state, [foundingStates.passed, foundingStates.closed]),
  filters: {
    union_id: equalTo(unionMembers.union_id),
    user_id: equalTo(unionMembers.user_id),
    q: contains(users.truename, users.hospital),
    union: contains(unions.name),
    type: equalTo(unionMembers.type),
    joined_at: within(unionMembers.joined_at),
  },
})
