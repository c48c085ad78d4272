import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { doctors } from '#server/features/doctors/doctors.tables.ts'
import { productions } from './courses.tables.ts'

const cardColumns = {
  id: productions.id,
  title: productions.title,
  cover: productions.cover,
  course_type: productions.course_type,
  is_free: productions.is_free,
  price_fen: productions.price_fen,
  is_operation_review: productions.is_operation_review,
  published_at: productions.published_at,
  doctor: doctors.name,
}

export const selectCourses = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  db
    .select(cardColumns)
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(
      and(
        filter.collegeId > 0 ? eq(productions.college_id, filter.collegeId) : undefined,
        filter.diseaseId > 0 ? eq(productions.disease_id, filter.diseaseId) : undefined,
      ),
    )
    .orderBy(desc(productions.published_at), desc(productions.id))
    .limit(limit)

export type CourseCardRow = Awaited<ReturnType<typeof selectCourses>>[number]

export const selectCoursesByIds = (db: Db, ids: number[]) =>
  db
    .select(cardColumns)
    .from(productions)
    .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
    .where(inArray(productions.id, ids))
