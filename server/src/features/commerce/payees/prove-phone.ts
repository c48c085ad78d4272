import { normalizePhone } from '#contract/people/phone.ts'
import { memberOf } from '#kernel/answer.ts'
import type { CallContext } from '#kernel/services.ts'
import type { Vault } from '#kernel/vault.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { rememberProof, requireProvedBrowser } from '#server/features/people/account/prove-browser.ts'
import { checkPhone, digestPhone } from '#server/features/people/account/phone.ts'
import { consumeCode } from '#server/features/people/account/sms-codes.ts'

type Given = { phone: string; country_code: string; code: string; own_code?: string | undefined }

/**
 * Proves by an SMS code that the caller holds a phone. If it is not that of the account, the account's owner has to
 * be in this browser as well: a stolen login alone must not say where money goes.
 */
export async function provePhone(
  context: CallContext,
  scene: 'auth' | 'withdraw',
  { phone, country_code: countryCode, code, own_code: ownCode }: Given,
): Promise<PhoneNumber> {
  checkPhone(phone, countryCode)
  const number = normalizePhone(countryCode, phone)
  const user = await selectUser(context.db, memberOf(context).userId)
  const own = user && ownNumber(context, user, 'confirm')
  const isOwn = own !== undefined && isSame(context.vault, own, number)
  if (own && !isOwn) await requireProvedBrowser(context, own, ownCode)
  await consumeCode(context, { ...number, scene }, code)
  if (isOwn) await rememberProof(context, own)
  return number
}

type PhoneNumber = { countryCode: string; phone: string }

/** Older accounts have other spellings of their number. */
const isSame = (vault: Vault, a: PhoneNumber, b: PhoneNumber) =>
  digestPhone(vault, a.countryCode, a.phone).equals(digestPhone(vault, b.countryCode, b.phone))
