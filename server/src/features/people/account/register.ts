import { accountText } from './account.text.ts'
import { normalizePhone } from '#contract/people/phone.ts'
import type { Context } from '#kernel/services.ts'
import { recordInvitation } from './invitations.queries.ts'
import { insertUser, selectUserByPhone } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { hashPassword, makePassword } from './passwords.ts'
import { digestPhone, phoneDigests, storedPhone } from './phone.ts'

type Newcomer = { countryCode: string; phone: string; inviter?: number | undefined }

/**
 * The account of a number that its owner has proven. An unknown one becomes an account with an initial password,
 * which is told by SMS.
 */
export async function findOrRegister(context: Context, newcomer: Newcomer): Promise<UserRow> {
  const digests = phoneDigests(context.vault, newcomer.countryCode, newcomer.phone)
  return (await selectUserByPhone(context.db, ...digests)) ?? (await register(context, newcomer))
}

async function register(context: Context, newcomer: Newcomer): Promise<UserRow> {
  const { countryCode, phone } = normalizePhone(newcomer.countryCode, newcomer.phone)
  const digest = digestPhone(context.vault, countryCode, phone)
  const password = makePassword()
  const user = await insertUser(context.db, {
    ...storedPhone(context.vault, countryCode, phone),
    password_hash: await hashPassword(password),
    password_initial: true,
  })
  // Somebody with the same number was quicker; their account is this person's account.
  if (!user) return (await selectUserByPhone(context.db, digest))!
  if (newcomer.inviter !== undefined) await recordInvitation(context.db, newcomer.inviter, user.id)
  await context.providers.sms
    .send({
      countryCode,
      phone,
      template: 'password',
      values: [password],
      text: accountText[context.caller.language].passwordSms(password),
    })
    .catch((error: unknown) => context.log.error({ err: error }, 'the initial password could not be sent'))
  return user
}
