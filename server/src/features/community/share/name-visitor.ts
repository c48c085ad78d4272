import type { LoginHook } from '#server/features/people/account/login-hooks.ts'
import { nameVisits } from './share.queries.ts'

/** Counts a visit that was made before the login for the person who has logged in. */
export const nameVisitor: LoginHook = async ({ db, caller }, { userId }) => {
  if (caller.guestId !== '') await nameVisits(db, caller.guestId, userId)
  return undefined
}
