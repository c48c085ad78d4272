import type { Services } from '#kernel/services.ts'
import { removeParts } from './parts.ts'
import { deleteUnfinished, selectAbandoned } from './patient-files.queries.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

/** Removes an upload that is not complete, with its parts. */
export async function discardPatientFile(services: Services, { id }: PatientFileRow): Promise<void> {
  const discarded = await deleteUnfinished(services.db, id)
  if (discarded) await removeParts(services, discarded)
}

export async function cleanUpPatientFiles(services: Services): Promise<void> {
  for (const row of await selectAbandoned(services.db)) await discardPatientFile(services, row)
}
