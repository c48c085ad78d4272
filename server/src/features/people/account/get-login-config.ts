import { accountCalls } from '#contract/people/account.ts'
import { answer } from '#kernel/answer.ts'
import { readLoginConfig } from './login-config.ts'

export const getLoginConfig = answer(accountCalls.loginConfig, async (_input, { db }) => readLoginConfig(db))

export const getPublicKey = answer(accountCalls.publicKey, async (_input, { sealedBodies }) => ({
  public_key: sealedBodies.publicKey,
  jwk: sealedBodies.jwk,
}))
