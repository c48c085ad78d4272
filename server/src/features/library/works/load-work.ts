import type { WorkAccess } from '#contract/library/works.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { selectRight } from '#server/features/library/rights/rights.queries.ts'
import type { Right } from '#server/features/library/rights/rights.queries.ts'
import { judgeWork } from './works.policy.ts'
import { selectWork } from './works.queries.ts'
import type { WorkRow } from './works.queries.ts'

export type LoadedWork = WorkRow & { access: WorkAccess; right: Right | undefined }

/** Loads a work and why the caller may watch it. Refuses a work that does not exist for the caller. */
export async function loadWork(
  { db, member }: Pick<Context, 'db' | 'member'>,
  productionId: number,
): Promise<LoadedWork> {
  const [row, right] = await Promise.all([
    selectWork(db, productionId),
    selectRight(db, member?.userId, { type: 'production', id: productionId }),
  ])
  const access = row && judgeWork({ ...row, right }, member)
  if (!row || !access) throw refuse(failures.dataMissing, { detail: 'production_id' })
  return { ...row, right, access }
}
