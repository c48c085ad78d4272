import { conferenceCalls, conferenceFailures, conferenceStates } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { findConference } from './find-conference.ts'
import { statusNow } from './conferences.present.ts'
import { upsertAnswer } from './people.queries.ts'
import { showConference } from './show-conferences.ts'

export const answerConference = answer(conferenceCalls.answer, async (input, context) => {
  const row = await findConference(context, input)
  const status = statusNow(row)
  if (status === conferenceStates.cancelled) throw refuse(conferenceFailures.conferenceCancelled)
  if (status === conferenceStates.ended) throw refuse(conferenceFailures.conferenceOver)
  await upsertAnswer(context.db, {
    conferenceId: row.conference.id,
    userId: memberOf(context).userId,
    answer: input.answer,
  })
  return showConference(context, await findConference(context, input))
})
