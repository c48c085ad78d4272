import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { removeParts } from './recording-parts.ts'
import { deleteEmpty, deleteRecording, selectOld } from './room-recordings.queries.ts'

/** Deletes recordings that were never made, and those whose time is over, with their parts. */
export async function cleanUpRecordings(services: Services): Promise<void> {
  await deleteEmpty(services.db)
  for (const { kind, recordingYears } of roomKindsOf(services).all()) {
    if (recordingYears === undefined) continue
    for (const old of await selectOld(services.db, kind, recordingYears)) {
      await removeParts(services, old)
      await deleteRecording(services.db, old.id)
    }
  }
}
