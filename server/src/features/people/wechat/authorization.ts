import { randomBytes } from 'node:crypto'
import { failures } from '#contract/wire/failure.ts'
import { wechatFailures } from '#contract/people/wechat.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import type { WechatType } from '#kernel/ports/wechat.ts'
import { ownPage } from './own-address.ts'
import { askWechat } from './ask-wechat.ts'
import { insertState, takeState } from '#server/features/people/account/wechat-identities.queries.ts'

const stateSeconds = 10 * 60
/** A whole congress may sit behind one address. */
const begunPerAddress = { name: 'wechat-begin', max: 3000, windowMs: 600_000 }

const digestState = (context: CallContext, state: string) => context.vault.digest(`wechat-state:${state}`)

/**
 * Where to send this browser for a code. What comes back is taken only from the same browser and once, so that
 * nobody can have another person finish an authorization that they have begun themselves.
 */
export async function beginAuthorization(
  context: CallContext,
  asked: { redirect: string; type: Exclude<WechatType, 4>; profile: boolean },
): Promise<string> {
  const { env, db, limits, caller } = context
  if (!caller.guestId) throw refuse(failures.parametersMissing, { detail: 'guest_id' })
  const redirect = ownPage(env, asked.redirect)
  if (redirect === undefined) throw refuse(wechatFailures.foreignAddress, { detail: 'redirect' })
  await limits.spend(begunPerAddress, caller.address)
  const state = randomBytes(16).toString('hex')
  // WeChat does not run at a desk: there a website shows a code, which the phone scans.
  const type = asked.type === 1 && caller.client === 'desk' ? 4 : asked.type
  const url = await askWechat(context, async (wechat) =>
    wechat.authorizeUrl({ ...asked, redirect, state, type }),
  )
  const digest = digestState(context, state)
  await insertState(db, { digest, guest_id: caller.guestId, app_type: type }, stateSeconds)
  return url
}

/** The kind of app for which this browser has begun the authorization that has come back. */
export async function endAuthorization(context: CallContext, state: string): Promise<WechatType> {
  const type = await takeState(context.db, digestState(context, state), context.caller.guestId)
  if (!type) throw refuse(wechatFailures.stateRefused)
  return type
}
