import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { addFactor } from './add-factor.ts'
import { operatorOf, refuseUnlessMayAdd } from './second-step.policy.ts'
import { replaceTotp, saveChallenge, selectChallenge, takeChallenge } from './second-step.queries.ts'
import { findStep, newTotpSecret, totpUri } from './totp.ts'

export const beginTotp = answer(secondStepCalls.beginTotp, async (_input, context) => {
  const { db, vault } = context
  const member = operatorOf(context)
  await refuseUnlessMayAdd(db, member)
  const user = await selectUser(db, member.userId)
  const secret = newTotpSecret()
  await saveChallenge(db, { session_id: member.sessionId, kind: 'totp' }, vault.seal(secret))
  return { secret, uri: totpUri(secret, user?.truename || user?.account || String(member.userId)) }
})

/** A wrong code may be typed again: nobody without the secret can guess one. */
export const confirmTotp = answer(secondStepCalls.confirmTotp, async ({ code }, context) => {
  const { db, vault } = context
  const member = operatorOf(context)
  const challenge = { session_id: member.sessionId, kind: 'totp' } as const
  const sealed = await selectChallenge(db, challenge)
  if (!sealed) throw refuse(secondStepFailures.setupExpired)
  const used_step = findStep(vault.openText(sealed), code)
  if (used_step === undefined) throw refuse(secondStepFailures.wrongStepCode)
  return addFactor(context, {
    member,
    kind: 'totp',
    async save(db) {
      if (!(await takeChallenge(db, challenge))) throw refuse(secondStepFailures.setupExpired)
      await replaceTotp(db, member.userId, { sealed, used_step })
    },
  })
})
