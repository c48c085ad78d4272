import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Member } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { hasFactor } from './second-step.queries.ts'

/** The operator who calls, whether or not this login is elevated. */
export function operatorOf(context: Context): Member {
  const member = memberOf(context)
  if (!member.isOperator) throw refuse(failures.noPermission)
  return member
}

export function elevatedOperatorOf(context: Context): Member {
  const member = operatorOf(context)
  if (member.rights.size === 0) throw refuse(operatorFailures.secondStepNeeded)
  return member
}

/** The first factor needs no other one; each further one needs an elevated login. */
export async function refuseUnlessMayAdd(db: Db, { userId, rights }: Member): Promise<{ isFirst: boolean }> {
  const isFirst = !(await hasFactor(db, userId))
  if (!isFirst && rights.size === 0) throw refuse(operatorFailures.secondStepNeeded)
  return { isFirst }
}
