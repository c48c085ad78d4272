import type { FactorKind } from '#contract/people/second-step.ts'
import type { Db } from '#kernel/database.ts'
import type { Member } from '#kernel/member.ts'
import type { CallContext } from '#kernel/services.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import { elevate } from './elevate.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { factorAdded } from './second-step.notices.ts'
import { refuseUnlessMayAdd } from './second-step.policy.ts'
import { tellOwner } from './tell-owner.ts'

type NewFactor = { member: Member; kind: FactorKind; save: (db: Db) => Promise<unknown> }

/** Adds a factor that was proven. Of two first ones at once the second finds a factor, and needs an elevated login. */
export async function addFactor(context: CallContext, { member, kind, save }: NewFactor) {
  const { vault, caller } = context
  return context.db.transaction(async (db) => {
    await lockUser(db, member.userId)
    const { isFirst } = await refuseUnlessMayAdd(db, member)
    await save(db)
    const recovery_codes = isFirst ? await issueRecoveryCodes({ db, vault }, member.userId) : []
    await tellOwner(db, member.userId, (facts) => factorAdded.write({ kind, ...facts }))
    return { ...(await elevate(db, { member, caller, kind })), recovery_codes }
  })
}
