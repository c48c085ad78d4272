import { userTypes } from '#contract/people/account.ts'
import { foundingStates, unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { hasVerified, insertFounding, selectLatestFounding } from './unions.queries.ts'

export const foundUnion = answer(unionCalls.found, async (input, context) => {
  const { userId, userType } = memberOf(context)
  if (userType !== userTypes.doctor) throw refuse(unionFailures.doctorsOnly)
  if (!(await hasVerified(context.db, userId))) throw refuse(unionFailures.verificationNeeded)
  const questions = input.questions.filter((question) => question !== '')
  const row = await insertFounding(context.db, { ...input, questions, owner_id: userId })
  if (!row) throw refuse(unionFailures.foundingOpen)
  return { id: row.id, status: foundingStates.underReview }
})

export const getFounding = answer(unionCalls.founding, async (_input, context) => {
  const row = await selectLatestFounding(context.db, memberOf(context).userId)
  return {
    founding: row
      ? {
          id: row.id,
          name: row.name,
          status: row.state,
          review_reason: row.review_reason,
          create_time: shanghaiTime(row.created_at),
        }
      : null,
  }
})
