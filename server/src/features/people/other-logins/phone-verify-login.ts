import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls, otherLoginFailures } from '#contract/people/other-logins.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { openLogin } from '#server/features/people/account/open-login.ts'
import { findOrRegister } from '#server/features/people/account/register.ts'
import { CarrierRefused } from '#kernel/ports/carrier.ts'

/** A whole congress may sit behind one address, and the carrier's tokens cannot be guessed. */
const triesPerAddress = { name: 'carrier-address', max: 3000, windowMs: 600_000 }

export const phoneVerifyLogin = answer(otherLoginCalls.phoneVerify, async (input, context) => {
  await context.limits.spend(triesPerAddress, context.caller.address)
  const number = await askCarrier(context, { gyuid: input.gyuid, accessToken: input.access_token })
  return openLogin(context, await findOrRegister(context, number), {
    openid: input.openid,
    way: 'carrier',
  })
})

async function askCarrier(context: CallContext, shown: { gyuid: string; accessToken: string }) {
  try {
    return await context.providers.carrier.resolve(shown)
  } catch (error) {
    context.log.warn({ err: error }, 'the carrier did not tell a number')
    throw refuse(error instanceof CarrierRefused ? otherLoginFailures.carrierRefused : failures.busy)
  }
}
