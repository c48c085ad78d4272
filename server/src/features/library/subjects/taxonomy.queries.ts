import { asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { colleges, diseases } from './subjects.tables.ts'

/** The subjects (colleges) and the diseases of each. */

export const selectColleges = (db: Db) =>
  db
    .select()
    .from(colleges)
    .where(isNull(colleges.taken_back_at))
    .orderBy(asc(colleges.sort), asc(colleges.id))

export const selectCollege = (db: Db, collegeId: number) =>
  first(db.select().from(colleges).where(eq(colleges.id, collegeId)))

export const selectDiseases = (db: Db, collegeId: number) =>
  db
    .select()
    .from(diseases)
    .where(collegeId > 0 ? eq(diseases.college_id, collegeId) : undefined)
    .orderBy(asc(diseases.sort), asc(diseases.college_id), asc(diseases.id))

export const selectDiseaseWithCollege = (db: Db, diseaseId: number) =>
  first(
    db
      .select({ disease: diseases, college: colleges })
      .from(diseases)
      .innerJoin(colleges, eq(colleges.id, diseases.college_id))
      .where(eq(diseases.id, diseaseId)),
  )

export const hasCollege = async (db: Db, collegeId: number): Promise<boolean> =>
  (await selectCollege(db, collegeId)) !== undefined

export const searchedDiseases = sql<SearchSource>`(
  select id as item_id, name as title, name_en as subtitle, '' as keywords, college_id, array[id] as disease_ids,
    false as is_credit, false as is_free, to_timestamp(0) as sort_at, null::timestamptz as end_at, 0 as weight
  from ${diseases})`
