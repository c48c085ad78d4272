import { roleFailures } from '#contract/people/operators.ts'
import type { OperatorRole } from '#contract/people/operators.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { lockAdministrators, updateRoles } from './account.queries.ts'

/** Gives somebody these roles and no others. One administrator is left, whatever happens at the same time. */
export async function changeRoles({ db }: Context, userId: number, roles: OperatorRole[]): Promise<void> {
  await db.transaction(async (db) => {
    const others = (await lockAdministrators(db)).filter(({ id }) => id !== userId)
    if (others.length === 0 && !roles.includes('administrator')) throw refuse(roleFailures.lastAdministrator)
    await updateRoles(db, userId, roles)
  })
}
