import { accountCalls } from '#contract/account.ts'
import { answer } from '#kernel/answer.ts'
import type { Context } from '#kernel/house.ts'
import { insertUser, selectUserByPhone } from './account.queries.ts'
import type { UserRow } from './account.queries.ts'
import { openLogin } from './open-login.ts'
import { hashPassword, makePassword } from './passwords.ts'
import { checkPhone, digestPhone } from './phone.ts'
import { consumeCode } from './sms-codes.ts'

const triesPerAddress = { name: 'code-login-address', max: 200, windowMs: 600_000 }

export const codeLogin = answer(accountCalls.codeLogin, async (input, context) => {
  const { phone, country_code: countryCode } = input
  checkPhone(phone, countryCode)
  await context.limits.spend(triesPerAddress, context.caller.address)
  await consumeCode(context, { countryCode, phone, scene: 'login' }, input.code)
  const digest = digestPhone(context.vault, countryCode, phone)
  const known = await selectUserByPhone(context.db, digest)
  return openLogin(context, known ?? (await register(context, countryCode, phone, digest)))
})

/** An unknown number becomes an account with an initial password, which is told by SMS. */
async function register(context: Context, countryCode: string, phone: string, digest: Buffer): Promise<UserRow> {
  const password = makePassword()
  const user = await insertUser(context.db, {
    country_code: countryCode,
    phone_digest: digest,
    phone_sealed: context.vault.seal(phone),
    password_hash: await hashPassword(password),
    password_initial: true,
  })
  // Somebody with the same number was quicker; their account is this person's account.
  if (!user) return (await selectUserByPhone(context.db, digest))!
  await context.providers.sms
    .send({
      countryCode,
      phone,
      template: 'password',
      values: [password],
      text: `【杏林】注册成功，您的初始密码是 ${password}，首次使用密码登录时请修改。`,
    })
    .catch((error: unknown) => context.log.error({ err: error }, 'the initial password could not be sent'))
  return user
}
