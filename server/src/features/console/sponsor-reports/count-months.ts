import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { groupPeople } from './group-people.ts'
import {
  deleteProductViewers,
  insertCells,
  insertMonth,
  selectSponsored,
  selectUnnamed,
} from './sponsor-reports.queries.ts'

/** How far back the first run of an installation looks. */
const monthsBack = 12

/** The first days of the months that were over by then, the earliest first. */
export function monthsBefore(now: Date): string[] {
  const [year, month] = shanghaiTime(now).slice(0, 7).split('-').map(Number) as [number, number]
  return Array.from({ length: monthsBack }, (_, at) =>
    new Date(Date.UTC(year, month - 1 - monthsBack + at, 1)).toISOString().slice(0, 10),
  )
}

/** Counts a month that is over, once: what happens to an account later changes no number that was told. */
const countMonth = (db: Db, month: string) =>
  db.transaction(async (db) => {
    if (!(await insertMonth(db, month))) return
    for (const item of await selectSponsored(db)) {
      const { company_id, kind: item_kind, id: item_id } = item
      const cells = groupPeople(await selectUnnamed(db, item, month))
      await insertCells(
        db,
        cells.map((cell) => ({ ...cell, company_id, item_kind, item_id, month })),
      )
    }
    await deleteProductViewers(db, month)
  })

export async function countMonthsBefore(db: Db, now: Date): Promise<void> {
  for (const month of monthsBefore(now)) await countMonth(db, month)
}

/** Looks every night, so that a server that was off on the first of the month makes up for it. */
export const countSponsorMonths = defineJob({
  name: 'count-sponsor-months',
  retryWaits: [300, 3600],
  longestSeconds: 3600,
  oneAtATime: true,
  schedule: '30 2 * * *',
  run: ({ db }) => countMonthsBefore(db, new Date()),
})
