import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

type Asked = { userId: number; keyword: string; limit: number; offset: number }

/** Doctors with an account other than the caller’s that is neither locked nor closed: only they can answer. */
const canReceive = (userId: number) =>
  and(
    ne(doctors.user_id, userId),
    sql`exists (select from ${users} u where u.id = ${doctors}.user_id and u.status = 'active')`,
  )

export const selectReceivingDepartments = (db: Db, { userId, keyword, limit, offset }: Asked) =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      hospital: departments.hospital,
      doctors: sql<number>`count(*)::int`,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(departments)
    .innerJoin(doctors, and(eq(doctors.department_id, departments.id), canReceive(userId)))
    .where(or(ilike(departments.name, containing(keyword)), ilike(departments.hospital, containing(keyword))))
    .groupBy(departments.id, departments.name, departments.hospital, departments.sort)
    .orderBy(asc(departments.sort), asc(departments.id))
    .limit(limit)
    .offset(offset)

export const selectReceivingDoctors = (
  db: Db,
  { userId, keyword, limit, offset, departmentId }: Asked & { departmentId: number },
) =>
  db
    .select({
      ...doctorItemColumns,
      department_id: doctors.department_id,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(doctors)
    .where(
      and(
        canReceive(userId),
        departmentId === 0 ? undefined : eq(doctors.department_id, departmentId),
        or(ilike(doctors.name, containing(keyword)), ilike(doctors.hospital, containing(keyword))),
      ),
    )
    .orderBy(asc(doctors.sort), asc(doctors.id))
    .limit(limit)
    .offset(offset)

export const selectDepartmentReceivers = async (
  db: Db,
  departmentId: number,
  applicantId: number,
): Promise<number[]> => {
  const rows = await db
    .select({ userId: doctors.user_id })
    .from(doctors)
    .where(and(eq(doctors.department_id, departmentId), canReceive(applicantId)))
  return rows.map(({ userId }) => userId!)
}

/** The account and the department of a doctor. */
export const selectReceiver = (db: Db, doctorId: number) =>
  first(
    db
      .select({
        userId: users.id,
        truename: users.truename,
        departmentId: doctors.department_id,
      })
      .from(doctors)
      .innerJoin(users, and(eq(users.id, doctors.user_id), eq(users.status, 'active')))
      .where(eq(doctors.id, doctorId)),
  )
