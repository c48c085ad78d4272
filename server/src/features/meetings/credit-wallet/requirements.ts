import { walletFailures, walletOperatorCalls } from '#contract/meetings/credit-wallet.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentRequirement } from './credit-wallet.present.ts'
import { deleteRequirement, selectRequirements, upsertRequirement } from './credit-wallet.queries.ts'
import { readPoints } from './points.ts'

export const listRequirements = answer(walletOperatorCalls.requirements, async ({ year }, { db }) =>
  (await selectRequirements(db, year)).map(presentRequirement),
)

export const setRequirement = answer(walletOperatorCalls.setRequirement, async (input, context) => {
  const { year, title, province, note } = input
  const points_tenths = readPoints(input.credit)
  const first_class_tenths = readPoints(input.first_class)
  if (!points_tenths || first_class_tenths === undefined) throw refuse(walletFailures.pointsWrong)
  if (first_class_tenths > points_tenths) throw refuse(walletFailures.requirementWrong)
  const updated_by = memberOf(context).userId
  const row = { year, title, province, points_tenths, first_class_tenths, note, updated_by }
  return presentRequirement(await upsertRequirement(context.db, row))
})

export const removeRequirement = answer(
  walletOperatorCalls.removeRequirement,
  async ({ requirement_id }, { db }) => {
    await deleteRequirement(db, requirement_id)
    return {}
  },
)
