import type { Db } from '#kernel/database.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'

/** How somebody signs now; a later change of the profile does not change it. */
export async function selectSigner(db: Db, userId: number) {
  const user = await selectUser(db, userId)
  return {
    signer_name: user?.truename ?? '',
    signer_title: user?.title ?? '',
    signer_hospital: user?.hospital ?? '',
  }
}
