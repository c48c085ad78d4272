import { failures } from '#contract/wire/failure.ts'
import type { Profile } from '#contract/people/profile.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { filesPath } from '#kernel/files/keys.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import type { Context } from '#kernel/services.ts'
import { lockUser, selectUser, updateUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow, UserColumns } from '#server/features/people/account/account.queries.ts'
import {
  deleteReplacedPhotos,
  lapsePassedVerification,
  selectVerificationState,
} from '#server/features/people/verification/verification.queries.ts'
import { presentProfile } from './profile.present.ts'
import { countInvitations } from '#server/features/people/account/invitations.queries.ts'
import { deletePortrait } from './profile.queries.ts'

/**
 * Writes columns that `decide` finds for the user as they stand. Another name is not the one that was verified.
 * What is replaced by that leaves the storage, once it is certain.
 */
export async function saveProfile(
  context: Context,
  userId: number,
  decide: (user: UserRow, db: Tx) => Promise<UserColumns>,
): Promise<Profile> {
  const replaced = await context.db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (!user) throw refuse(failures.dataMissing)
    const columns = await decide(user, db)
    const isRenamed = columns.truename !== undefined && columns.truename !== user.truename
    if (isRenamed) await lapsePassedVerification(db, userId)
    await updateUser(db, userId, columns)
    const isNewPhoto = columns.photo !== undefined && columns.photo !== user.photo
    return [
      ...(isRenamed ? await deleteReplacedPhotos(db, userId) : []),
      ...(isNewPhoto ? await deletePortrait(db, userId, user.photo.slice(filesPath.length)) : []),
    ]
  })
  await removeStored(context, replaced)
  return readProfile(context, userId)
}

export async function readProfile({ db, vault }: Context, userId: number): Promise<Profile> {
  const [user, verificationState, invitedCount] = await Promise.all([
    selectUser(db, userId),
    selectVerificationState(db, userId),
    countInvitations(db, userId),
  ])
  if (!user) throw refuse(failures.dataMissing)
  return presentProfile(user, { verificationState, invitedCount }, vault)
}
