import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { doctorDays } from './doctor-homepage.tables.ts'

export type DayCount = 'views' | 'link_clicks' | 'follows' | 'unfollows'

/** Counts one more of something today. A doctor who no longer exists can still be unfollowed, which counts for nobody. */
export const addToDay = (db: Db, doctorId: number, what: DayCount) => {
  const column = sql.identifier(what)
  return db.execute(sql`insert into ${doctorDays} as d (doctor_id, day, ${column})
    select id, (now() at time zone 'Asia/Shanghai')::date, 1 from ${doctors} where id = ${doctorId}
    on conflict (doctor_id, day) do update set ${column} = d.${column} + 1`)
}

export type DayRow = Record<DayCount, number> & { day: string }

/** The counts of each of the last days that has any. */
export async function selectDays(db: Db, doctorId: number, days: number): Promise<DayRow[]> {
  const { rows } = await db.execute<DayRow>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, views, link_clicks, follows, unfollows from ${doctorDays}
    where doctor_id = ${doctorId} and day > (now() at time zone 'Asia/Shanghai')::date - ${days}::int`)
  return rows
}
