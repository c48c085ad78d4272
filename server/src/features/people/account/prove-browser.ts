import { accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext, Context } from '#kernel/services.ts'
import { digestPhone } from './phone.ts'
import { isProvedBrowser, upsertProvedBrowser } from './proved-browsers.queries.ts'
import { consumeCode } from './sms-codes.ts'
import type { CodeNumber } from './sms-codes.ts'

/** Calls from browsers that are not proved. */
const unprovedPerNumber = { name: 'prove-browser', max: 20, windowMs: 3600_000 }

type PhoneNumber = Pick<CodeNumber, 'countryCode' | 'phone'>

const digestOf = ({ vault }: Context, { countryCode, phone }: PhoneNumber) =>
  digestPhone(vault, countryCode, phone)

/** Whether the owner of a number has entered an SMS code in this browser lately. A browser without an id never has. */
export const isBrowserProved = async (context: CallContext, number: PhoneNumber): Promise<boolean> =>
  context.caller.guestId !== '' &&
  (await isProvedBrowser(context.db, digestOf(context, number), context.caller.guestId))

/** Remembers that the owner of a number has just entered a code in this browser. */
export async function rememberProof(context: CallContext, number: PhoneNumber): Promise<void> {
  if (context.caller.guestId !== '')
    await upsertProvedBrowser(context.db, digestOf(context, number), context.caller.guestId)
}

/**
 * For whatever is about money or a signature: in a browser that the owner of the number has not proved, it takes an
 * SMS code of the scene. Refuses with `codeNeeded` where there is none.
 */
export async function requireProvedBrowser(
  context: CallContext,
  number: CodeNumber,
  code: string | undefined,
): Promise<void> {
  const who = digestOf(context, number).toString('hex')
  // The id of a browser is no secret: nobody may try many of them.
  const [unproved = 0] = await context.limits.used([[unprovedPerNumber, who]])
  if (unproved >= unprovedPerNumber.max) throw refuse(failures.tooOften)
  if (await isBrowserProved(context, number)) return
  await context.limits.fits(unprovedPerNumber, who)
  if (!code) throw refuse(accountFailures.codeNeeded)
  await consumeCode(context, number, code)
  await rememberProof(context, number)
}
