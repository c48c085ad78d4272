import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { doctors } from './doctors.tables.ts'

/** What the row of a doctor shows, for whoever joins doctors. */
export const doctorItemColumns = {
  id: doctors.id,
  name: doctors.name,
  cover: doctors.cover,
  title: doctors.title,
  hospital: doctors.hospital,
  department: doctors.department,
}

export type DoctorItemRow = Pick<typeof doctors.$inferSelect, keyof typeof doctorItemColumns>

export const hasDoctor = async (db: Db, doctorId: number): Promise<boolean> => {
  const rows = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId))
  return rows.length > 0
}

export const selectDoctorsByIds = (db: Db, ids: number[]): Promise<DoctorItemRow[]> =>
  db.select(doctorItemColumns).from(doctors).where(inArray(doctors.id, ids))
