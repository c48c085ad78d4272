import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { announceConfig } from './login-risk.ts'

export const getLoginConfig = answer(accountCalls.loginConfig, async (_input, context) =>
  announceConfig(context),
)

export const getPublicKey = answer(accountCalls.publicKey, async (_input, { sealedBodies }) => ({
  public_key: sealedBodies.publicKey,
  jwk: sealedBodies.jwk,
}))
