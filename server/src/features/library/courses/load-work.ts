import type { WorkAccess } from '#contract/library/courses.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { hasRight } from '#server/features/library/rights/rights.queries.ts'
import { judgeWork } from './courses.policy.ts'
import { selectWork } from './courses.queries.ts'
import type { WorkRow } from './courses.queries.ts'

/** Loads a work and why the caller may watch it. Refuses a work that does not exist for the caller. */
export async function loadWork(
  { db, member }: Pick<Context, 'db' | 'member'>,
  productionId: number,
): Promise<WorkRow & { access: WorkAccess }> {
  const [row, isBought] = await Promise.all([
    selectWork(db, productionId),
    hasRight(db, member?.userId, { type: 'production', id: productionId }),
  ])
  const access = row && judgeWork({ ...row, isBought }, member)
  if (!row || !access) throw refuse(failures.dataMissing, { detail: 'production_id' })
  return { ...row, access }
}
