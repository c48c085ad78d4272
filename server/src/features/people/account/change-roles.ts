import { roleFailures } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { rolesChanged } from './account.notices.ts'
import { lockAdministrators, lockUser, updateRoles } from './account.queries.ts'

/** Gives somebody these roles and no others, and tells them. One administrator is left, whatever happens at the same time. */
export async function changeRoles(
  { db, events }: Context,
  userId: number,
  roles: OperatorRole[],
): Promise<void> {
  const before = await db.transaction(async (db) => {
    const others = (await lockAdministrators(db)).filter(({ id }) => id !== userId)
    if (others.length === 0 && !roles.includes('administrator')) throw refuse(roleFailures.lastAdministrator)
    const user = await lockUser(db, userId)
    await updateRoles(db, userId, roles)
    return user?.operator_roles ?? []
  })
  const isSame = new Set(before).symmetricDifference(new Set(roles)).size === 0
  if (!isSame) await events.publish(userNoticed, { userId, notice: rolesChanged.write({ roles }) })
}
