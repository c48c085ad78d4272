import { expect, it } from 'vitest'
import { agreementCalls } from '#contract/practice/expert-agreements.ts'
import { buildFee } from '#server/testing/build-fee.ts'
import { signAgreement } from '#server/testing/sign-agreement.ts'
import { testApp } from '#server/testing/test-app.ts'
import { shiftMeetings } from '#demo/demo.queries.ts'
import { shiftAgreements } from './shift-agreements.ts'

const app = await testApp()
const { db } = app.services

it('leaves a signed agreement signed when the dates of the demo move', async () => {
  const built = await buildFee(app)
  await signAgreement(app, built)
  const read = () => built.expert.client.call(agreementCalls.get, built.ids)
  const before = await read()
  await shiftAgreements(db, () => shiftMeetings(db, 2, new Date()))
  const after = await read()
  expect(after.status).toBe(2)
  expect(after.content).not.toBe(before.content)
})
