import { roleFailures } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { rolesChanged } from './account.notices.ts'
import { lockAdministrators, lockUser, updateRoles } from './account.queries.ts'

/** Gives somebody these roles and no others, and tells them. One administrator is left, whatever happens at the same time. */
export async function changeRoles({ db }: Context, userId: number, roles: OperatorRole[]): Promise<void> {
  await db.transaction(async (db) => {
    const others = (await lockAdministrators(db)).filter(({ id }) => id !== userId)
    if (others.length === 0 && !roles.includes('administrator')) throw refuse(roleFailures.lastAdministrator)
    const user = await lockUser(db, userId)
    await updateRoles(db, userId, roles)
    const isSame = new Set(user?.operator_roles).symmetricDifference(new Set(roles)).size === 0
    if (!isSame) await notify(db, userId, rolesChanged.write({ roles }))
  })
}
