import { walletOperatorCalls } from '#contract/meetings/credit-wallet.ts'
import { answer } from '#kernel/answer.ts'
import { presentRequirement } from './credit-wallet.present.ts'
import { deleteRequirement, selectRequirements } from './credit-wallet.queries.ts'
import { saveRequirement } from './save-requirement.ts'

export const listRequirements = answer(walletOperatorCalls.requirements, async ({ year }, { db }) =>
  (await selectRequirements(db, year)).map(presentRequirement),
)

export const setRequirement = answer(walletOperatorCalls.setRequirement, async (input, context) =>
  presentRequirement(await saveRequirement(context, input)),
)

export const removeRequirement = answer(
  walletOperatorCalls.removeRequirement,
  async ({ requirement_id }, { db }) => {
    await deleteRequirement(db, requirement_id)
    return {}
  },
)
