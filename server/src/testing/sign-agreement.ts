import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import type { buildFee } from './build-fee.ts'
import { drawnSignature } from './draw-signature.ts'
import { readCode, resetLimits } from './login-steps.ts'
import type { TestApp } from './test-app.ts'

type Invited = Pick<Awaited<ReturnType<typeof buildFee>>, 'expert' | 'ids'>

/** The code that a guest enters to sign. */
export async function codeToSign(app: TestApp, { expert, ids }: Invited): Promise<string> {
  await resetLimits(app)
  await expert.client.call(expertTaskCalls.proveDevice, { ...ids, scene: 'sign' })
  return readCode(app, expert.phone)
}

/** Signs the agreement of a sheet as it is now. */
export async function signAgreement(app: TestApp, invited: Invited) {
  const { expert, ids } = invited
  const { digest } = await expert.client.call(agreementCalls.get, ids)
  const code = await codeToSign(app, invited)
  const sign = { ...ids, digest, code, strokes: drawnSignature, typed_name: '' }
  return expert.client.call(agreementCalls.sign, sign)
}
