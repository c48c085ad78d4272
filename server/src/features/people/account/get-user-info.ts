import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentUser } from './account.present.ts'
import { selectUser } from './account.queries.ts'

export const getUserInfo = answer(accountCalls.userInfo, async (_input, context) => {
  const user = await selectUser(context.db, memberOf(context).userId)
  if (!user) throw refuse(failures.dataMissing)
  return presentUser(user, context.vault)
})
