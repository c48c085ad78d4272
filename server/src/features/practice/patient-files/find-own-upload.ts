import { patientFileFailures } from '#contract/practice/patient-files.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectPatientFile } from './patient-files.queries.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

export async function findOwnUpload(context: Context, uploadId: number): Promise<PatientFileRow> {
  const row = await selectPatientFile(context.db, uploadId)
  if (row?.owner_id !== memberOf(context).userId) throw refuse(patientFileFailures.uploadMissing)
  return row
}
