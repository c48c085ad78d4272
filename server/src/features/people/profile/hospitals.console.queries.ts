import { eq } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { hospitals } from './profile.tables.ts'

export const storedHospitals = storedRows(hospitals)

export const hospitalRows = defineRows({
  id: hospitals.id,
  values: { name: hospitals.name, province: hospitals.province, city: hospitals.city },
  from: (db, values) => db.select(values).from(hospitals).$dynamic(),
  filters: {
    q: contains(hospitals.name, hospitals.city),
    province: contains(hospitals.province),
    city: contains(hospitals.city),
  },
})

export const deleteHospital = (db: Db, hospitalId: number) =>
  db.delete(hospitals).where(eq(hospitals.id, hospitalId))
