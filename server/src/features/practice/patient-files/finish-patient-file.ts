import { failures } from '#contract/wire/failure.ts'
import { patientFileFailures } from '#contract/practice/patient-files.ts'
import { refuse, Refusal } from '#kernel/fail.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { saveFile } from '#kernel/files/save-file.ts'
import { incomingFolder, withTempFile } from '#kernel/files/temp-files.ts'
import type { Services } from '#kernel/services.ts'
import { discardPatientFile } from './discard-patient-file.ts'
import { joinParts, removeParts } from './parts.ts'
import { patientFilePurpose } from './patient-file.ts'
import {
  deleteFileById,
  selectPatientFile,
  selectWholeFiles,
  updateFinished,
} from './patient-files.queries.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

/** All parts are there: the whole is judged and stored, and the parts are removed. May be repeated. */
export async function finishPatientFile(
  services: Services,
  row: PatientFileRow,
): Promise<[row: PatientFileRow, file: FileRow]> {
  const { db } = services
  const fileId = await saveWhole(services, row)
  const finished = await updateFinished(db, row.id, fileId)
  if (finished) await removeParts(services, row)
  else await removeStored(services, await deleteFileById(db, fileId))
  const known = finished ?? (await selectPatientFile(db, row.id))
  const [whole] = await selectWholeFiles(db, known?.file_id ? [known.file_id] : [])
  if (!known || !whole) throw refuse(patientFileFailures.uploadMissing)
  return [known, whole.file]
}

/** Deletes a file of a kind that is not accepted. Its name is not stored in the table of all files. */
async function saveWhole(services: Services, row: PatientFileRow): Promise<number> {
  try {
    return await withTempFile(incomingFolder(services.env), async (path) => {
      await joinParts(services, row, path)
      const { id } = await saveFile(
        services,
        { path, size: row.bytes, name: '' },
        patientFilePurpose,
        row.owner_id!,
      )
      return id
    })
  } catch (error) {
    if (error instanceof Refusal && error.failure.name !== failures.busy.name)
      await discardPatientFile(services, row)
    throw error
  }
}
