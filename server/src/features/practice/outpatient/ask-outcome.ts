import { defineJob } from '#kernel/jobs/job.ts'
import { updateOutcomeAsked } from './consultations.queries.ts'
import { notifyBase } from './notify-doctors.ts'

/** Asks the applying doctor once what became of the patient. A doctor who has saved it already is not asked. */
export const askOutcome = defineJob<{ id: number }>({
  name: 'ask-outcome',
  retryWaits: [60, 600, 3600],
  key: ({ id }) => String(id),
  async run(services, { id }) {
    const asked = await updateOutcomeAsked(services.db, id)
    if (!asked) return
    await notifyBase(services, { userId: asked.applicantId, consultationId: id }, (text) =>
      text.outcomeAsked(id),
    )
  },
})
