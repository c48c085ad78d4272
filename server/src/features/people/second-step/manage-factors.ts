import { secondStepCalls, secondStepFailures, secondStepOperatorCalls } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { factorRemoved, factorsReset, recoveryRenewed } from './second-step.notices.ts'
import { elevatedOperatorOf, operatorOf } from './second-step.policy.ts'
import {
  deleteFactor,
  deleteFactors,
  hasFactor,
  lowerSession,
  lowerSessionsOfUser,
  selectFactors,
} from './second-step.queries.ts'
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

/** For an operator who has lost everything to verify with. Another person has to say so. */
export const resetFactors = answer(secondStepOperatorCalls.reset, async ({ userid }, context) => {
  if (memberOf(context).userId === userid) throw refuse(secondStepFailures.ownFactors)
  await context.db.transaction(async (db) => {
    const user = await lockUser(db, userid)
    if (!user || user.operator_roles.length === 0) throw refuse(failures.dataMissing)
    const factors = await selectFactors(db, userid)
    await deleteFactors(db, userid)
    await lowerSessionsOfUser(db, userid)
    context.noteChange({
      target: { kind: 'operator', id: userid, name: user.truename },
      before: { factors: factors.map(({ kind }) => kind) },
      after: { factors: [] },
    })
    await tellOwner(db, userid, factorsReset.write)
  })
  return {}
})
