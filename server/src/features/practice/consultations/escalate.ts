import { escalationMinutes } from '#contract/practice/consultations.ts'
import type { Tx } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import type { Services } from '#kernel/services.ts'
import { baseNotices, superiorNotices } from './consultations.notices.ts'
import { insertEvent, updateEscalation } from './consultations.queries.ts'
import { notifyDoctor } from './notify-doctor.ts'
import { selectCandidates, selectDepartmentManagers } from './receivers.queries.ts'

/** `round` tells apart the times for which it waits: one that was sent back and comes again starts another round. The first is 0. */
type Waiting = { id: number; round?: number }

/**
 * Passes an urgent consultation on that nobody has received: first to all of the department, then to the managers of its unions.
 * The applying doctor, who has the patient, is told as well when nobody comes.
 */
export const escalate = defineJob<Waiting & { step: number }>({
  name: 'escalate-consultation',
  retryWaits: [15, 60, 300],
  run: ({ db }, { id, step, round = 0 }) =>
    db.transaction(async (db) => {
      const passed = await updateEscalation(db, { id, step, round })
      if (!passed) return
      await insertEvent(db, { consultation_id: id, kind: 'escalated' })
      const { departmentId, department, hospital, applicantId } = passed
      if (step === 1) {
        const candidates = await selectCandidates(db, { id, departmentId, exceptId: applicantId ?? 0 })
        return notify(db, candidates, superiorNotices.unreceived.write({ id, hospital }))
      }
      const managers = departmentId === null ? [] : await selectDepartmentManagers(db, departmentId)
      await notify(db, managers, superiorNotices.unreceivedManager.write({ id, department }))
      await notifyDoctor(db, applicantId, baseNotices.unreceived.write({ id }))
    }),
})

export async function sendEscalations(
  { db, jobs }: Pick<Services, 'jobs'> & { db: Tx },
  { id, round = 0 }: Waiting,
): Promise<void> {
  for (const [index, minutes] of escalationMinutes.entries())
    await jobs.send(db, escalate, { id, step: index + 1, round }, new Date(Date.now() + minutes * 60_000))
}
