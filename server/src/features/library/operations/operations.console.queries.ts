import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { allOperations, operationDoctors, operationSteps } from './operations.tables.ts'

export const operationPage = '/operationDetail?id='

export const storedOperations = storedRows(allOperations)
export const doctorsOfOperation = ownedRows(operationDoctors, 'operation_id', 'sort')
export const stepsOfOperation = ownedRows(operationSteps, 'operation_id', 'at_seconds')

const surgeons = sql<string>`(select string_agg(d.name, '、' order by od.sort)
  from ${operationDoctors} od join ${doctors} d on d.id = od.doctor_id where od.operation_id = ${allOperations}.id)`

export const operationRows = defineRows({
  id: allOperations.id,
  values: {
    title: allOperations.title,
    cover: allOperations.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    part: allOperations.part,
    doctors: surgeons.as('doctors'),
    views: allOperations.view_count,
    published_at: allOperations.published_at,
    state: shownOrTakenBack(allOperations.taken_back_at),
    page: pageAt(operationPage, allOperations.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allOperations)
      .innerJoin(colleges, eq(colleges.id, allOperations.college_id))
      .$dynamic(),
  filters: {
    q: contains(allOperations.title, surgeons),
    college: contains(colleges.name),
    state: isShownIn(allOperations.taken_back_at),
    published_at: within(allOperations.published_at),
  },
})
