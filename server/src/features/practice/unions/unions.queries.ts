import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Placeholder, SQLWrapper } from 'drizzle-orm'
import { foundingStates, unionFailures, unionMemberTypes } from '#contract/practice/unions.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { UnionMemberType } from '#contract/practice/unions.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { unionManagers, unionMembers, unions } from './unions.tables.ts'

const memberCount = (type: UnionMemberType) =>
  sql<number>`(select count(*)::int from ${unionMembers} m where m.union_id = unions.id and m.type = ${type})`

const isMemberOf = (userId: number) =>
  sql<boolean>`exists (select from ${unionMembers} m where m.union_id = unions.id and m.user_id = ${userId})`

/** In a select that joins the unions. */
export const isManagedBy = (userId: number | Placeholder) =>
  sql<boolean>`(unions.owner_id = ${userId}
    or exists (select from ${unionManagers} n where n.union_id = unions.id and n.user_id = ${userId}))`

/** Whether a user has passed the verification; it has not lapsed. */
export const isVerifiedUser = (userId: SQLWrapper | number) =>
  sql<boolean>`exists (select from ${verifications} v where v.user_id = ${userId}
    and v.state = ${verificationStates.passed} and v.lapsed_at is null)`

const itemColumns = (userId: number) => ({
  id: unions.id,
  name: unions.name,
  cover: unions.cover,
  introduction: unions.introduction,
  doctors: memberCount(unionMemberTypes.doctor),
  departments: memberCount(unionMemberTypes.department),
  isMember: isMemberOf(userId),
})

/** `userId` 0 is a visitor, who is a member of none. */
export const selectUnions = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...itemColumns(userId), total: sql<number>`(count(*) over ())::int` })
    .from(unions)
    .where(eq(unions.state, foundingStates.passed))
    .orderBy(desc(isMemberOf(userId)), asc(unions.id))
    .limit(limit)
    .offset(offset)

export type UnionItemRow = Omit<Awaited<ReturnType<typeof selectUnions>>[number], 'total'>

/** An open union, and what this user is in it. */
export const selectUnion = (db: Db, unionId: number, userId: number) =>
  first(
    db
      .select({
        ...itemColumns(userId),
        questions: unions.questions,
        owner_id: unions.owner_id,
        owner_name: users.truename,
        created_at: unions.created_at,
        isNamed: sql<boolean>`exists (select from ${unionManagers} n where n.union_id = unions.id and n.user_id = ${userId})`,
        isVerified: isVerifiedUser(userId),
      })
      .from(unions)
      .leftJoin(users, eq(users.id, unions.owner_id))
      .where(and(eq(unions.id, unionId), eq(unions.state, foundingStates.passed))),
  )

export type UnionRow = NonNullable<Awaited<ReturnType<typeof selectUnion>>>

export const countUnionsOf = async (db: Db, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ n: sql<number>`count(distinct ${unionMembers.union_id})::int` })
        .from(unionMembers)
        .innerJoin(unions, eq(unions.id, unionMembers.union_id))
        .where(and(eq(unionMembers.user_id, userId), eq(unions.state, foundingStates.passed))),
    )
  ).n

const isManagerRow = sql<boolean>`(${unions.owner_id} = ${unionMembers.user_id} or exists (
  select from ${unionManagers} n where n.union_id = ${unionMembers.union_id} and n.user_id = ${unionMembers.user_id}))`

const memberRows = (db: Db) =>
  db
    .select({
      member: unionMembers,
      user: {
        truename: users.truename,
        photo: users.photo,
        title: users.title,
        hospital: users.hospital,
        department: users.department,
      },
      department: { name: departments.name, hospital: departments.hospital },
      isManager: isManagerRow,
      isVerified: isVerifiedUser(unionMembers.user_id),
      isOwner: sql<boolean>`coalesce(${unions.owner_id} = ${unionMembers.user_id}, false)`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(unionMembers)
    .innerJoin(unions, eq(unions.id, unionMembers.union_id))
    .innerJoin(users, eq(users.id, unionMembers.user_id))
    .leftJoin(departments, eq(departments.id, unionMembers.department_id))
    .$dynamic()

/** Managers first, then in the order of joining. */
export const selectMembers = (
  db: Db,
  { unionId, type }: { unionId: number; type: UnionMemberType },
  limit: number,
  offset: number,
) =>
  memberRows(db)
    .where(and(eq(unionMembers.union_id, unionId), eq(unionMembers.type, type)))
    .orderBy(desc(isManagerRow), asc(unionMembers.joined_at), asc(unionMembers.id))
    .limit(limit)
    .offset(offset)

export const selectMember = (db: Db, unionId: number, memberId: number) =>
  first(memberRows(db).where(and(eq(unionMembers.union_id, unionId), eq(unionMembers.id, memberId))))

export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number]

export const isUnionMember = async (db: Db, unionId: number, userId: number): Promise<boolean> =>
  (await db.$count(unionMembers, and(eq(unionMembers.union_id, unionId), eq(unionMembers.user_id, userId)))) >
  0

/** False if the person, or the department, is a member already. */
export const insertMember = async (db: Db, row: typeof unionMembers.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(unionMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: unionMembers.id })
  return rows.length > 0
}

/** Somebody who is no member any more is no manager either. */
export const deleteMember = async (
  db: Db,
  unionId: number,
  { id, userId }: { id: number; userId: number },
) => {
  await db.delete(unionMembers).where(eq(unionMembers.id, id))
  if (!(await isUnionMember(db, unionId, userId))) await deleteManager(db, unionId, userId)
}

export const insertManager = (db: Db, unionId: number, userId: number) =>
  db.insert(unionManagers).values({ union_id: unionId, user_id: userId }).onConflictDoNothing()

export const deleteManager = (db: Db, unionId: number, userId: number) =>
  db.delete(unionManagers).where(and(eq(unionManagers.union_id, unionId), eq(unionManagers.user_id, userId)))

/** False if somebody else has become the owner meanwhile. */
export const updateOwner = async (
  db: Db,
  unionId: number,
  { from, to }: { from: number | null; to: number },
): Promise<boolean> => {
  const rows = await db
    .update(unions)
    .set({ owner_id: to })
    .where(and(eq(unions.id, unionId), sql`${unions.owner_id} is not distinct from ${from}`))
    .returning({ id: unions.id })
  return rows.length > 0
}

export const lockUnion = (db: Tx, unionId: number) =>
  only(db.select().from(unions).where(eq(unions.id, unionId)).for('update'))

export const updateSettings = (
  db: Tx,
  unionId: number,
  values: Pick<typeof unions.$inferInsert, 'name' | 'cover' | 'introduction' | 'questions'>,
) => db.update(unions).set(values).where(eq(unions.id, unionId))

/** Whether a user may be given a union to manage. */
export const hasVerified = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isVerifiedUser(userId)))) > 0

/** Those who decide for a union. */
export const selectManagerIds = async (db: Db, unionId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select owner_id as id from ${unions} where id = ${unionId} and owner_id is not null
    union select user_id from ${unionManagers} where union_id = ${unionId}`)
  return rows.map(({ id }) => id)
}

/** Undefined when the founder has one under review already. */
export const insertFounding = (db: Db, row: typeof unions.$inferInsert) => insertSubmission(db, unions, row)

export const selectLatestFounding = (db: Db, userId: number) =>
  first(
    db
      .select()
      .from(unions)
      .where(and(eq(unions.owner_id, userId), ne(unions.state, foundingStates.closed)))
      .orderBy(desc(unions.id))
      .limit(1),
  )

const foundingRows = (db: Db) =>
  db
    .select({
      founding: unions,
      founder: {
        truename: users.truename,
        hospital: users.hospital,
        department: users.department,
        title: users.title,
      },
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(unions)
    .leftJoin(users, eq(users.id, unions.owner_id))
    .$dynamic()

export const selectFounding = (db: Db, unionId: number) =>
  first(foundingRows(db).where(eq(unions.id, unionId)))

export const foundingReview: Review = {
  table: unions,
  id: unions.id,
  isOpen: eq(unions.state, foundingStates.underReview),
  reviewedAt: unions.reviewed_at,
  reviewerId: unions.reviewer_id,
  notOpen: unionFailures.notOpen,
}

export const hasPersonMember = async (db: Db, unionId: number, userId: number): Promise<boolean> =>
  (await db.$count(
    unionMembers,
    and(
      eq(unionMembers.union_id, unionId),
      eq(unionMembers.user_id, userId),
      eq(unionMembers.type, unionMemberTypes.doctor),
    ),
  )) > 0

export const hasDepartmentMember = async (db: Db, unionId: number, departmentId: number): Promise<boolean> =>
  (await db.$count(
    unionMembers,
    and(eq(unionMembers.union_id, unionId), eq(unionMembers.department_id, departmentId)),
  )) > 0
