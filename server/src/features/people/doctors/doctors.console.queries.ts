import { eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, equalTo } from '#kernel/console-framework/rows.queries.ts'
import { ownedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctorDiseases, doctors } from './doctors.tables.ts'

export const diseasesOfDoctor = ownedRows(doctorDiseases, 'doctor_id', 'disease_id')

export const doctorRows = defineRows({
  id: doctors.id,
  title: doctors.name,
  values: {
    name: doctors.name,
    cover: doctors.cover,
    title: doctors.title,
    hospital: doctors.hospital,
    department: doctors.department,
    sort: doctors.sort,
    account: sql<string>`${users.truename}`.as('account'),
    user_id: doctors.user_id,
    created_at: doctors.created_at,
  },
  from: (db, values) =>
    db.select(values).from(doctors).leftJoin(users, eq(users.id, doctors.user_id)).$dynamic(),
  filters: {
    user_id: equalTo(doctors.user_id),
    q: contains(doctors.name, doctors.hospital),
    college: equalTo(doctors.college_id),
    linked: (value) => (value === '1' ? isNotNull(doctors.user_id) : isNull(doctors.user_id)),
  },
})

type NewDoctor = Omit<typeof doctors.$inferInsert, 'id' | 'user_id'>

export const selectDoctorRow = (db: Db, doctorId: number) =>
  first(db.select().from(doctors).where(eq(doctors.id, doctorId)))

export const insertDoctor = async (db: Db, doctor: NewDoctor) =>
  (await only(db.insert(doctors).values(doctor).returning({ id: doctors.id }))).id

export const updateDoctorRow = (db: Db, doctorId: number, doctor: NewDoctor) =>
  db.update(doctors).set(doctor).where(eq(doctors.id, doctorId))
