import { selectUserByPhone } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { digestPhone } from '#server/features/people/account/phone.ts'
import type { World } from '#demo/world.ts'

/** The user of a demo account. */
export async function findAccount({ db, vault }: World, phone: string): Promise<UserRow> {
  const user = await selectUserByPhone(db, digestPhone(vault, '86', phone))
  if (!user) throw new Error(`the demo has no account ${phone}`)
  return user
}
