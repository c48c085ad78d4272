import { unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectUnion } from './unions.queries.ts'
import type { UnionRow } from './unions.queries.ts'

/** What somebody is in a union. Its owner manages it, and so does everybody the owner has named. */
export type UnionRole = { isMember: boolean; isManager: boolean; isOwner: boolean }

export const roleOf = (union: UnionRow, userId: number): UnionRole => {
  const isOwner = union.owner_id === userId && userId !== 0
  return { isMember: union.isMember || isOwner, isManager: isOwner || union.isNamed, isOwner }
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

export async function findUnionAsManager(context: Context, unionId: number) {
  const found = await findUnion(context, unionId)
  if (!found.role.isManager) throw refuse(unionFailures.managersOnly)
  return { ...found, userId: memberOf(context).userId }
}

export async function findUnionAsOwner(context: Context, unionId: number) {
  const found = await findUnion(context, unionId)
  if (!found.role.isOwner) throw refuse(unionFailures.ownerOnly)
  return { ...found, userId: memberOf(context).userId }
}
