import { failures } from '#contract/wire/failure.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { lockUser, updateUser } from '#server/features/people/account/account.queries.ts'
import {
  deleteReplacedPhotos,
  lapseVerification,
  selectVerificationState,
} from '#server/features/people/verification/verification.queries.ts'
import { presentIdentities } from './profile.present.ts'

export const getUserType = answer(profileCalls.userType, async (_input, context) => ({
  user_type: memberOf(context).userType,
}))

export const setUserType = answer(profileCalls.setUserType, async ({ user_type }, context) => {
  const { userId } = memberOf(context)
  const replaced = await context.db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (!user) throw refuse(failures.dataMissing)
    if (user.user_type === user_type) return []
    await updateUser(db, userId, { user_type })
    await lapseVerification(db, userId)
    return deleteReplacedPhotos(db, userId)
  })
  await removeStored(context, replaced)
  return { user_type, verification_state: await selectVerificationState(context.db, userId) }
})

export const listIdentities = answer(profileCalls.identities, async (_input, { caller }) =>
  presentIdentities(caller.language),
)
