import { buffer } from 'node:stream/consumers'
import { patientFileCalls, patientFileFailures, patientFileLimits } from '#contract/practice/patient-files.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { refuse } from '#kernel/fail.ts'
import { isMedicalHead } from '#kernel/files/judge.ts'
import { answerBytes } from '#kernel/http/serve-bytes.ts'
import { discardPatientFile } from './discard-patient-file.ts'
import { findOwnUpload } from './find-own-upload.ts'
import { finishPatientFile } from './finish-patient-file.ts'
import { storePart } from './parts.ts'
import { presentPatientFile } from './patient-files.present.ts'
import { selectPatientFile, updateReceived } from './patient-files.queries.ts'
import type { PatientFileRow } from './patient-files.queries.ts'

export const appendPatientFile = answerBytes(patientFileCalls.append, async (input, context) => {
  const { db, vault, length } = context
  const { upload_id, offset } = input
  const row = await findOwnUpload(context, upload_id)
  if (row.file_id !== null) throw refuse(patientFileFailures.alreadyUploaded)
  if (offset !== row.received) throw refuseOffset(row)
  if (length !== Math.min(patientFileLimits.partBytes, row.bytes - offset))
    throw refuse(patientFileFailures.partSizeWrong)

  const bytes = await buffer(context.body).catch(() => Buffer.alloc(0))
  if (bytes.length !== length) throw refuseOffset(row)
  if (offset === 0 && !(await isMedicalHead(bytes))) {
    await discardPatientFile(context, row)
    throw refuse(uploadFailures.medicalTypeExpected)
  }
  await storePart(context, row, { offset, bytes })
  const changed = await updateReceived(db, row.id, { from: offset, to: offset + length })
  if (!changed) throw refuseOffset(await selectPatientFile(db, row.id))
  return changed.received === changed.bytes
    ? presentPatientFile(vault, ...(await finishPatientFile(context, changed)))
    : presentPatientFile(vault, changed)
})

/** The client continues where the server is. */
const refuseOffset = (row: PatientFileRow | undefined) =>
  refuse(patientFileFailures.offsetWrong, { data: { received: row?.received ?? 0 } })
