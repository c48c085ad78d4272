import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { containing } from '#kernel/like.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { isVerifiedUser } from '#server/features/people/verification/verification.queries.ts'
import { unionManagers, unionMembers, unions } from '#server/features/practice/unions/unions.tables.ts'
import { foundingStates } from '#contract/practice/unions.ts'
import { consultationPromises, consultationSpecialists, consultations } from './consultations.tables.ts'

type Asked = { userId: number; keyword: string; limit: number; offset: number }

/** Verified doctors with an account other than the caller’s that is neither locked nor closed: only they can answer. */
const canReceive = (userId: number) =>
  and(
    ne(doctors.user_id, userId),
    sql`exists (select from ${users} u where u.id = ${doctors}.user_id and u.status = 'active')`,
    isVerifiedUser(doctors.user_id),
  )

export const selectReceivingDepartments = (db: Db, { userId, keyword, limit, offset }: Asked) =>
  db
    .select({
      id: departments.id,
      name: departments.name,
      hospital: departments.hospital,
      doctors: sql<number>`count(*)::int`,
      minutes: consultationPromises.minutes,
      urgentMinutes: consultationPromises.urgent_minutes,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(departments)
    .innerJoin(doctors, and(eq(doctors.department_id, departments.id), canReceive(userId)))
    .leftJoin(consultationPromises, eq(consultationPromises.department_id, departments.id))
    .where(or(ilike(departments.name, containing(keyword)), ilike(departments.hospital, containing(keyword))))
    .groupBy(
      departments.id,
      departments.name,
      departments.hospital,
      departments.sort,
      consultationPromises.department_id,
    )
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

type OfConsultation = { id: number; departmentId: number | null; exceptId: number }

/** Who of its department can receive a consultation that is there: a specialist of it signs for themselves alone. */
export const selectCandidates = async (
  db: Db,
  { id, departmentId, exceptId }: OfConsultation,
): Promise<number[]> => {
  if (departmentId === null) return []
  const { rows } = await db.execute<{ id: number }>(sql`
    select user_id as id from ${consultationSpecialists} where consultation_id = ${id} and user_id is not null
    union select applicant_id from ${consultations} where id = ${id} and applicant_id is not null`)
  const taken = new Set(rows.map((row) => row.id))
  return (await selectDepartmentReceivers(db, departmentId, exceptId)).filter((userId) => !taken.has(userId))
}

/** Who manages a union that the department is in, or has founded it. */
export const selectDepartmentManagers = async (db: Db, departmentId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    with joined as (select u.id, u.owner_id from ${unions} u join ${unionMembers} m on m.union_id = u.id
      where m.department_id = ${departmentId} and u.state = ${foundingStates.passed})
    select m.user_id as id from ${unionManagers} m join joined j on j.id = m.union_id
    union select owner_id from joined where owner_id is not null`)
  return rows.map(({ id }) => id)
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
      .where(and(eq(doctors.id, doctorId), isVerifiedUser(doctors.user_id))),
  )
