import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import { expertTaskCalls } from '#contract/practice/expert-sheets.ts'
import {
  insertParty,
  selectParty,
} from '#server/features/practice/expert-agreements/expert-agreements.queries.ts'
import type { buildFee } from './build-fee.ts'
import { drawnSignature } from './draw-signature.ts'
import { readCode, resetLimits } from './login-steps.ts'
import type { TestApp } from './test-app.ts'

type Invited = Pick<Awaited<ReturnType<typeof buildFee>>, 'expert' | 'ids'>

/** Party A of agreements, without which nobody can sign. */
export async function buildParty({ services: { db } }: TestApp): Promise<void> {
  if (!(await selectParty(db)))
    await insertParty(db, { name: '江城医学会', credit_code: '91350100M000100Y43', signatory: '周明' })
}

/** The code that a guest enters to sign. */
export async function codeToSign(app: TestApp, { expert, ids }: Invited): Promise<string> {
  await resetLimits(app)
  await expert.client.call(expertTaskCalls.proveDevice, { ...ids, scene: 'sign' })
  return readCode(app, expert.phone)
}

/** Signs the agreement of a sheet as it is now. */
export async function signAgreement(app: TestApp, invited: Invited) {
  const { expert, ids } = invited
  await buildParty(app)
  const { digest } = await expert.client.call(agreementCalls.get, ids)
  const code = await codeToSign(app, invited)
  const sign = { ...ids, digest, code, strokes: drawnSignature, typed_name: '' }
  return expert.client.call(agreementCalls.sign, sign)
}
