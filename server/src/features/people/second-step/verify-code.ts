import { secondStepCalls, secondStepFailures } from '#contract/people/second-step.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Tx } from '#kernel/database.ts'
import type { Member } from '#kernel/member.ts'
import type { CallContext } from '#kernel/services.ts'
import { elevate } from './elevate.ts'
import { digestRecoveryCode } from './recovery-codes.ts'
import { recoveryUsed } from './second-step.notices.ts'
import { operatorOf } from './second-step.policy.ts'
import { selectTotp, useRecoveryCode, useTotpStep } from './second-step.queries.ts'
import { tellOwner } from './tell-owner.ts'
import { findStep } from './totp.ts'

/** Wrong codes, of which a day has few enough that guessing six digits is hopeless. */
const wrongPerAccount = { name: 'second-step', max: 5, windowMs: 600_000 }
const wrongPerDay = { name: 'second-step-day', max: 30, windowMs: 24 * 3600_000 }
const wrongPerAddress = { name: 'second-step-address', max: 30, windowMs: 600_000 }

export const verifyTotp = answer(secondStepCalls.verifyTotp, ({ code }, context) => {
  const member = operatorOf(context)
  return verify(context, member, 'totp', async (db) => {
    const factor = await selectTotp(db, member.userId)
    const step = factor && findStep(context.vault.openText(factor.sealed), code)
    return step !== undefined && useTotpStep(db, factor!.id, step)
  })
})

export const verifyRecovery = answer(secondStepCalls.verifyRecovery, ({ code }, context) => {
  const member = operatorOf(context)
  const digest = digestRecoveryCode(context.vault, member.userId, code)
  return verify(context, member, 'recovery', async (db) => {
    const isRight = await useRecoveryCode(db, member.userId, digest)
    if (isRight) await tellOwner(db, member.userId, recoveryUsed.write)
    return isRight
  })
})

/** A try is counted before it is compared and given back if it was right: many at once share no count. */
async function verify(
  context: CallContext,
  member: Member,
  kind: 'totp' | 'recovery',
  isRight: (db: Tx) => Promise<boolean>,
) {
  const { db, limits, caller } = context
  const counted = [
    [wrongPerAccount, String(member.userId)],
    [wrongPerDay, String(member.userId)],
    [wrongPerAddress, caller.address],
  ] as const
  for (const [limit, who] of counted) await limits.spend(limit, who)
  const elevated = await db.transaction(async (db) => {
    if (!(await isRight(db))) throw refuse(secondStepFailures.wrongStepCode)
    return elevate(db, { member, caller, kind })
  })
  for (const [limit, who] of counted) await limits.giveBack(limit, who)
  return elevated
}
