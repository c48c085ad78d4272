import { and, asc, eq, ilike, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { containing } from '#kernel/like.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { isLive, newWorks } from '#server/features/discover/doctor-homepage/doctor-homepage.queries.ts'
import { doctorDiseases, doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { totalOf } from './browse.queries.ts'
import type { ListFilter, PageWindow } from './browse.queries.ts'

export const selectTopExperts = (
  db: Db,
  filter: Omit<ListFilter, 'order'>,
  { limit, offset }: PageWindow,
) => {
  const where = and(
    filter.collegeId > 0 ? eq(doctors.college_id, filter.collegeId) : undefined,
    filter.diseaseId > 0
      ? inArray(
          doctors.id,
          late(db)
            .select({ id: doctorDiseases.doctor_id })
            .from(doctorDiseases)
            .where(eq(doctorDiseases.disease_id, filter.diseaseId)),
        )
      : undefined,
    filter.keyword ? ilike(doctors.name, containing(filter.keyword)) : undefined,
  )
  return late(db)
    .select({
      ...doctorItemColumns,
      live: isLive(),
      newWorks: newWorks(),
      total: totalOf(db, doctors, where),
    })
    .from(doctors)
    .where(where)
    .orderBy(asc(doctors.sort), asc(doctors.id))
    .limit(limit)
    .offset(offset)
}

export type TopExpertRow = Awaited<ReturnType<typeof selectTopExperts>>[number]
