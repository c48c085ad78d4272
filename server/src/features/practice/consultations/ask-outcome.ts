import { defineJob } from '#kernel/jobs/job.ts'
import { updateOutcomeAsked } from './consultations.queries.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { baseNotices } from './consultations.notices.ts'

/** Asks the applying doctor once what became of the patient. A doctor who has saved it already is not asked. */
export const askOutcome = defineJob<{ id: number }>({
  name: 'ask-outcome',
  retryWaits: [60, 600, 3600],
  key: ({ id }) => String(id),
  run: ({ db }, { id }) =>
    db.transaction(async (db) => {
      const asked = await updateOutcomeAsked(db, id)
      if (asked) await notifyDoctor(db, asked.applicantId, baseNotices.outcomeAsked.write({ id }))
    }),
})
