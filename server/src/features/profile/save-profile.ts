import { failures } from '#contract/failure.ts'
import type { Profile } from '#contract/profile.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import { lockUser, selectUser } from '#server/features/account/account.queries.ts'
import type { UserRow } from '#server/features/account/account.queries.ts'
import {
  lapsePassedVerification,
  selectVerificationState,
} from '#server/features/verification/verification.queries.ts'
import { presentProfile } from './profile.present.ts'
import { countInvitations, updateUser } from './profile.queries.ts'
import type { UserColumns } from './profile.queries.ts'

/** Writes columns that `decide` finds for the user as they stand. Another name is not the one that was verified. */
export async function saveProfile(
  context: Context,
  userId: number,
  decide: (user: UserRow, db: Db) => Promise<UserColumns>,
): Promise<Profile> {
  await context.db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (!user) throw refuse(failures.dataMissing)
    const columns = await decide(user, db)
    if (columns.truename !== undefined && columns.truename !== user.truename)
      await lapsePassedVerification(db, userId)
    await updateUser(db, userId, columns)
  })
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
