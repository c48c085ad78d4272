import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { factorRemoved, recoveryRenewed } from './second-step.notices.ts'
import { elevatedOperatorOf, operatorOf } from './second-step.policy.ts'
import { deleteFactor, hasFactor, lowerSession } from './second-step.queries.ts'
import { tellOwner } from './tell-owner.ts'

export const newRecoveryCodes = answer(secondStepCalls.newRecoveryCodes, async (_input, context) => {
  const { userId } = elevatedOperatorOf(context)
  const { db, vault } = context
  const recovery_codes = await db.transaction(async (db) => {
    // Of two at once, both would leave their codes.
    await lockUser(db, userId)
    await tellOwner(db, userId, recoveryRenewed.write)
    return issueRecoveryCodes({ db, vault }, userId)
  })
  return { recovery_codes }
})

export const removeFactor = answer(secondStepCalls.removeFactor, async ({ factor_id }, context) => {
  const { userId } = elevatedOperatorOf(context)
  await context.db.transaction(async (db) => {
    // Two at once could remove the last two.
    await lockUser(db, userId)
    const removed = await deleteFactor(db, userId, factor_id)
    if (!removed) throw refuse(failures.dataMissing)
    if (!(await hasFactor(db, userId))) throw refuse(secondStepFailures.lastFactor)
    await tellOwner(db, userId, (facts) => factorRemoved.write({ kind: removed.kind, ...facts }))
  })
  return {}
})

export const endSecondStep = answer(secondStepCalls.end, async (_input, context) => {
  await lowerSession(context.db, operatorOf(context).sessionId)
  return {}
})
