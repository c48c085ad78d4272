import { systemCalls } from '#contract/console/system.ts'
import { answer } from '#kernel/answer.ts'
import { checkChain } from '#kernel/audit/chain.ts'

export const checkAudit = answer(systemCalls.checkAudit, async (_input, services) => {
  const { entries, broken } = await checkChain(services)
  return { entries, broken_id: broken?.id ?? 0 }
})
