import { patientFileCalls } from '#contract/practice/patient-files.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Services } from '#kernel/services.ts'
import { removeParts } from './parts.ts'
import { deleteUnfinished, selectAbandoned, selectPatientFile } from './patient-files.queries.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

export const cancelPatientFile = answer(patientFileCalls.cancel, async ({ upload_id }, context) => {
  const row = await selectPatientFile(context.db, upload_id)
  if (row?.owner_id === memberOf(context).userId) await discardPatientFile(context, row)
  return {}
})

/** Removes an upload that is not complete, with its parts. */
export async function discardPatientFile(services: Services, { id }: PatientFileRow): Promise<void> {
  const discarded = await deleteUnfinished(services.db, id)
  if (discarded) await removeParts(services, discarded)
}

export async function cleanUpPatientFiles(services: Services): Promise<void> {
  for (const row of await selectAbandoned(services.db)) await discardPatientFile(services, row)
}
