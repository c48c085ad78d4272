import { defineJob } from '#kernel/jobs/job.ts'
import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import { dayStart, shanghaiTime } from '#kernel/time.ts'
import { selectDigestsOfWeek, takeFollowers } from './digest-weeks.queries.ts'
import { digestsOfWeek } from './recording-digests.notices.ts'

const atOnce = 500
const dayMs = 24 * 3600_000

/** The Monday of the week of a moment, in Shanghai. */
export function mondayOf(at: Date): string {
  const begun = dayStart(at)
  const weekday = (new Date(begun.getTime() + 8 * 3600_000).getUTCDay() + 6) % 7
  return shanghaiTime(new Date(begun.getTime() - weekday * dayMs)).slice(0, 10)
}

/** Tells those who follow a subject, once, which digests were released in the week before. Nobody is told of nothing. */
export async function tellDigests({ db }: { db: Db }, now = new Date()): Promise<void> {
  const weekOn = mondayOf(now)
  const digests = await selectDigestsOfWeek(db, weekOn)
  const collegeIds = [...new Set(digests.map(({ college_id }) => college_id))]
  if (collegeIds.length === 0) return
  for (;;) {
    const count = await db.transaction(async (db) => {
      const followers = await takeFollowers(db, weekOn, collegeIds, atOnce)
      // Those who follow the same subjects get the same message.
      for (const alike of Map.groupBy(followers, ({ college_ids }) => college_ids.join()).values()) {
        const followed = new Set(alike[0]!.college_ids)
        const titles = digests.filter(({ college_id }) => followed.has(college_id)).map(({ title }) => title)
        await notify(
          db,
          alike.map(({ user_id }) => user_id),
          digestsOfWeek.write({ titles }),
        )
      }
      return followers.length
    })
    if (count === 0) return
  }
}

export const tellDigestsJob = defineJob({
  name: 'tell-digests',
  schedule: '30 8 * * 1',
  retryWaits: [60, 300, 1800],
  run: (services) => tellDigests(services),
})
