import { asc, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { colleges, diseases } from './subjects.tables.ts'

/** The subjects (colleges) and the diseases of each. */

export const selectColleges = (db: Db) =>
  db.select().from(colleges).orderBy(asc(colleges.sort), asc(colleges.id))

export const selectCollege = async (db: Db, collegeId: number) => {
  const rows = await db.select().from(colleges).where(eq(colleges.id, collegeId))
  return rows[0]
}

export const selectDiseases = (db: Db, collegeId: number) =>
  db
    .select()
    .from(diseases)
    .where(collegeId > 0 ? eq(diseases.college_id, collegeId) : undefined)
    .orderBy(asc(diseases.sort), asc(diseases.college_id), asc(diseases.id))

export const selectDiseaseWithCollege = async (db: Db, diseaseId: number) => {
  const rows = await db
    .select({ disease: diseases, college: colleges })
    .from(diseases)
    .innerJoin(colleges, eq(colleges.id, diseases.college_id))
    .where(eq(diseases.id, diseaseId))
  return rows[0]
}

export const hasCollege = async (db: Db, collegeId: number): Promise<boolean> =>
  (await selectCollege(db, collegeId)) !== undefined
