import { accountCalls } from '#contract/account.ts'
import { answer } from '#kernel/answer.ts'
import { selectSetting } from '#kernel/settings.queries.ts'

export type LoginConfig = {
  user_identity: number
  verification_code: number
  password_past: number
  password_period: number
}

export const loginConfigKey = 'login-config'

export const standardLoginConfig: LoginConfig = { user_identity: 0, verification_code: 0, password_past: 1, password_period: 90 }

export const getLoginConfig = answer(accountCalls.loginConfig, async (_input, { db }) => ({
  ...standardLoginConfig,
  ...(await selectSetting<Partial<LoginConfig>>(db, loginConfigKey)),
}))

export const getPublicKey = answer(accountCalls.publicKey, async (_input, { sealedBodies }) => ({
  public_key: sealedBodies.publicKey,
}))
