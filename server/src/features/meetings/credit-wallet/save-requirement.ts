import { walletFailures } from '#contract/meetings/credit-wallet.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { upsertRequirement } from './credit-wallet.queries.ts'
import { readPoints } from './points.ts'

type Requirement = {
  year: number
  title: string
  province: string
  credit: string
  first_class: string
  note: string
}

/** Replaces the one of the same year, title and province. */
export async function saveRequirement(context: Context, input: Requirement) {
  const { year, title, province, note } = input
  const points_tenths = readPoints(input.credit)
  const first_class_tenths = readPoints(input.first_class)
  if (!points_tenths || first_class_tenths === undefined) throw refuse(walletFailures.pointsWrong)
  if (first_class_tenths > points_tenths) throw refuse(walletFailures.requirementWrong)
  const updated_by = memberOf(context).userId
  return upsertRequirement(context.db, {
    year,
    title,
    province,
    points_tenths,
    first_class_tenths,
    note,
    updated_by,
  })
}
