import { unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUnion } from './unions.queries.ts'
import type { UnionRow } from './unions.queries.ts'

/**
 * What somebody is in a union. Its owner manages it, and so does everybody the owner has named; each of them once they have
 * passed the verification.
 */
export type UnionRole = {
  isMember: boolean
  isManager: boolean
  isOwner: boolean
  needsVerification: boolean
}

export const roleOf = (union: UnionRow, userId: number): UnionRole => {
  const isOwner = union.owner_id === userId && userId !== 0
  const isChosen = isOwner || union.isNamed
  return {
    isMember: union.isMember || isOwner,
    isManager: isChosen && union.isVerified,
    isOwner,
    needsVerification: isChosen && !union.isVerified,
  }
}

/** An open union, and what the caller is in it. */
export async function findUnion({ db, member }: Pick<Context, 'db' | 'member'>, unionId: number) {
  const userId = member?.userId ?? 0
  const union = await selectUnion(db, unionId, userId)
  if (!union) throw refuse(failures.dataMissing, { detail: 'id' })
  return { union, role: roleOf(union, userId) }
}

/** Members read notices and member lists and book meetings; others see the home only. */
export async function findUnionAsMember(context: Context, unionId: number) {
  const found = await findUnion(context, unionId)
  if (!found.role.isMember) throw refuse(unionFailures.membersOnly)
  return { ...found, userId: memberOf(context).userId }
}

export function requireManager(role: UnionRole): void {
  if (role.needsVerification) throw refuse(unionFailures.verificationNeeded)
  if (!role.isManager) throw refuse(unionFailures.managersOnly)
}

export async function findUnionAsManager(context: Context, unionId: number) {
  const found = await findUnion(context, unionId)
  requireManager(found.role)
  return { ...found, userId: memberOf(context).userId }
}

export async function findUnionAsOwner(context: Context, unionId: number) {
  const found = await findUnion(context, unionId)
  if (!found.role.isOwner) throw refuse(unionFailures.ownerOnly)
  if (found.role.needsVerification) throw refuse(unionFailures.verificationNeeded)
  return { ...found, userId: memberOf(context).userId }
}
