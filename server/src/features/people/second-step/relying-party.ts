import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { createOriginCheck } from '#kernel/http/origin.ts'
import type { CallContext } from '#kernel/services.ts'

/** For whom a passkey signs: the site whose page makes the call. */
export function relyingPartyOf({ env, caller: { origin, host } }: CallContext): {
  id: string
  origin: string
} {
  if (origin === undefined || createOriginCheck(env)({ headers: { origin, host } }) !== 'own')
    throw refuse(failures.parameterError, { detail: 'origin' })
  return { id: new URL(origin).hostname, origin }
}
