import { patientFileCalls, patientFileFailures, patientFileLimits } from '#contract/practice/patient-files.ts'
import { uploadFailures, uploadLimits } from '#contract/wire/uploads.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { newUploadKey } from '#kernel/files/keys.ts'
import { displayName } from '#kernel/files/receive.ts'
import type { Limit } from '#kernel/limits.ts'
import { discardPatientFile } from './discard-patient-file.ts'
import { finishPatientFile } from './finish-patient-file.ts'
import { presentPatientFile } from './patient-files.present.ts'
import { insertPatientFile, selectLeftOver, selectUnfinished } from './patient-files.queries.ts'

/** In kilobytes. */
const uploadedPerDay: Limit = {
  name: 'patient-file-kilobytes',
  max: patientFileLimits.dayBytes / 1024,
  windowMs: 24 * 3600_000,
}

export const createPatientFile = answer(patientFileCalls.create, async (input, context) => {
  const { db, limits, vault } = context
  const { userId } = memberOf(context)
  const { bytes, modified_at } = input
  if (bytes === 0) throw refuse(uploadFailures.fileEmpty)
  // Which of the three kinds it is, and thereby how large it may be, its first bytes will say.
  if (bytes > uploadLimits.dicomBytes) throw refuse(uploadFailures.dicomTooLarge)
  const name = displayName(input.file_name)
  const nameDigest = vault.digest(name)

  const begun = await selectUnfinished(db, { ownerId: userId, nameDigest, bytes, modifiedAt: modified_at })
  // A server that died after the last byte has left this to do.
  if (begun?.received === bytes)
    return presentPatientFile(vault, ...(await finishPatientFile(context, begun)))
  if (begun) return presentPatientFile(vault, begun)

  for (const left of await selectLeftOver(db, userId, patientFileLimits.unfinished - 1))
    await discardPatientFile(context, left)
  if (!(await limits.fits(uploadedPerDay, `user ${userId}`, Math.ceil(bytes / 1024))))
    throw refuse(patientFileFailures.dayQuotaUsed)
  const row = await insertPatientFile(db, {
    owner_id: userId,
    name_sealed: vault.seal(name),
    name_digest: nameDigest,
    bytes,
    modified_at,
    parts_key: newUploadKey('parts', new Date()),
  })
  return presentPatientFile(vault, row)
})
