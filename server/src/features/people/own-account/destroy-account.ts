import { accountFailures } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { accountClosing } from '#server/features/people/account/account.events.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { checkCode, consumeCheckedCode } from '#server/features/people/account/sms-codes.ts'
import {
  deleteFilesOfUser,
  deleteIdentitiesOfUser,
  eraseUser,
  forgetGuestsOfUser,
  releaseReference,
  selectReferences,
} from './account-data.queries.ts'

/** All or nothing: the code, the person's data and the logins go together. */
export const destroyAccount = answer(ownAccountCalls.destroy, async ({ code }, context) => {
  const { userId } = memberOf(context)
  const user = await selectUser(context.db, userId)
  const number = user && ownNumber(context, user, 'destroy')
  if (!number) throw refuse(accountFailures.phoneMissing)
  await checkCode(context, number, code)
  const files = await context.db.transaction(async (db) => {
    await lockUser(db, userId)
    await context.events.publish(db, accountClosing, { userId })
    await consumeCheckedCode(context, db, number, code)
    await publishEnded({ ...context, db }, await endSessionsOfUser(db, userId, 'deleted'))
    return erase(db, userId)
  })
  context.setLoginCookie(undefined)
  await removeStored(context, files)
  return {}
})

async function erase(db: Db, userId: number) {
  const files = await deleteFilesOfUser(db, userId)
  await deleteIdentitiesOfUser(db, userId)
  for (const reference of await selectReferences(db)) await releaseReference(db, reference, userId)
  await forgetGuestsOfUser(db, userId)
  await eraseUser(db, userId)
  return files
}
