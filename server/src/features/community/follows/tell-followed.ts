import { defineJob } from '#kernel/jobs/job.ts'
import { takeGathered } from '#server/features/community/messages/gathered-notices.queries.ts'
import { tellGathered } from '#server/features/community/messages/tell-gathered.ts'
import { selectUserOfDoctor } from '#server/features/people/doctors/doctors.queries.ts'
import { doctorFollowed } from './follows.notices.ts'
import { latelyFollowed } from './follows.queries.ts'

/** Doctors with an account get one notice a day of those who begin to follow them. */
export const tellFollowed = defineJob({
  name: 'tell-followed',
  schedule: '*/5 * * * *',
  retryWaits: [10],
  run: (services) =>
    services.db.transaction(async (db) => {
      for (const { itemId: doctorId, userIds } of await takeGathered(
        db,
        doctorFollowed.event,
        latelyFollowed,
      )) {
        const reader = await selectUserOfDoctor(db, doctorId)
        if (reader)
          await tellGathered(db, { readers: [reader], userIds }, (doers) =>
            doctorFollowed.write({ ...doers, doctorId }),
          )
      }
    }),
})
