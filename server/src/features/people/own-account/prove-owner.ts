import { ownAccountFailures } from '#contract/people/own-account.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { checkPassword } from '#server/features/people/account/check-credentials.ts'
import { checkCodeOnce } from '#server/features/people/account/sms-codes.ts'
import type { CodeNumber } from '#server/features/people/account/sms-codes.ts'

/**
 * What a stolen login does not have: the code of the account's number, which is answered, or the password. Somebody who has neither
 * proves nothing more.
 */
export async function proveOwner(
  context: CallContext,
  user: UserRow,
  own: CodeNumber | undefined,
  given: { old_code?: string | undefined; password?: string | undefined },
): Promise<string | undefined> {
  if (own && given.old_code) {
    const uncount = await checkCodeOnce(context, own, given.old_code)
    await uncount()
    return given.old_code
  }
  if (given.password)
    await checkPassword(context, { found: user, username: '', password: given.password }, false)
  else if (own || user.password_hash) throw refuse(ownAccountFailures.proofNeeded)
  return undefined
}
