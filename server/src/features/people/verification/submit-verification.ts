import { userTypes } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { faultOfName } from '#contract/people/profile.ts'
import {
  isIdNumber,
  isQualificationNumber,
  verificationCalls,
  verificationFailures,
  verificationLimits,
} from '#contract/people/verification.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { requireOwnFiles } from '#kernel/files/own-files.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { userChanged } from '#kernel/user-changed.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { certificatePhoto } from './certificate-photo.ts'
import { presentVerification } from './verification.present.ts'
import { deleteReplacedPhotos, insertVerification, selectVerificationState } from './verification.queries.ts'

export const submitVerification = answer(verificationCalls.submit, async (input, context) => {
  const { userId } = memberOf(context)
  const { db, vault } = context
  const { id_number: idNumber, qualification_number: qualification } = input
  checkWords(input.real_name, idNumber, qualification)
  const photos = await checkPhotos(db, userId, input.photos)
  const { row, replaced } = await db.transaction(async (db) => {
    // In turn with a change of identity, which would leave a doctor's verification to somebody who is none.
    const user = await lockUser(db, userId)
    if (!user) throw refuse(failures.dataMissing)
    if (user.user_type !== userTypes.doctor) throw refuse(verificationFailures.doctorsOnly)
    const row = await insertVerification(db, {
      user_id: userId,
      real_name: input.real_name,
      id_number_sealed: idNumber === '' ? null : vault.seal(idNumber),
      qualification_sealed: vault.seal(qualification),
      title: input.title,
      photos,
    })
    return { row, replaced: row ? await deleteReplacedPhotos(db, userId) : [] }
  })
  if (!row) throw refuse(await whyRefused(db, userId))
  await removeStored(context, replaced)
  await context.events.announce(context.db, userChanged, { userId })
  return presentVerification(row, vault)
})

function checkWords(name: string, idNumber: string, qualification: string): void {
  const fault = faultOfName(name)
  if (fault) throw refuse(fault)
  if (idNumber !== '' && !isIdNumber(idNumber)) throw refuse(verificationFailures.idNumberWrong)
  if (qualification === '') throw refuse(verificationFailures.qualificationMissing)
  if (!isQualificationNumber(qualification)) throw refuse(verificationFailures.qualificationWrong)
}

/** Only what came through the call that encrypts is taken, and only from the person who sent it. */
async function checkPhotos(db: Db, userId: number, given: string[]): Promise<string[]> {
  const photos = [...new Set(given)]
  const { fewestPhotos, mostPhotos } = verificationLimits
  if (photos.length < fewestPhotos || photos.length > mostPhotos)
    throw refuse(verificationFailures.photoCount)
  const own = { ownerId: userId, purpose: certificatePhoto }
  return requireOwnFiles(db, photos, own, verificationFailures.photoNotOwn)
}

const whyRefused = async (db: Db, userId: number) =>
  (await selectVerificationState(db, userId)) === verificationStates.passed
    ? verificationFailures.alreadyPassed
    : verificationFailures.underReview
