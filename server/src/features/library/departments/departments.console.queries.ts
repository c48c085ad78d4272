import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { allDepartments, departmentAds } from './departments.tables.ts'

export const departmentPage = '/departmentDetail?department_id='

export const storedDepartments = storedRows(allDepartments)
export const adsOfDepartment = ownedRows(departmentAds, 'department_id', 'sort')

export const departmentRows = defineRows({
  id: allDepartments.id,
  values: {
    name: allDepartments.name,
    hospital: allDepartments.hospital,
    cover: allDepartments.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    doctors:
      sql<number>`(select count(*)::int from ${doctors} d where d.department_id = ${allDepartments}.id)`.as(
        'doctors',
      ),
    sort: allDepartments.sort,
    created_at: allDepartments.created_at,
    state: shownOrTakenBack(allDepartments.taken_back_at),
    page: pageAt(departmentPage, allDepartments.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allDepartments)
      .innerJoin(colleges, eq(colleges.id, allDepartments.college_id))
      .$dynamic(),
  filters: {
    q: contains(allDepartments.name, allDepartments.hospital),
    college: contains(colleges.name),
    state: isShownIn(allDepartments.taken_back_at),
  },
})
