import { conferenceCalls, conferenceFailures, conferenceStates } from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { findConference } from './find-conference.ts'
import { statusNow } from './conferences.present.ts'
import { upsertAnswer } from './people.queries.ts'
import { showConference } from './show-conferences.ts'

type Invitation = { id: number; code: string }

export const answerConference = answer(conferenceCalls.answer, async (input, context) => {
  await saveAnswer(context, input, input.answer)
  return showConference(context, await findConference(context, input))
})

export async function saveAnswer(context: Context, invitation: Invitation, answer: number): Promise<void> {
  const row = await findConference(context, invitation)
  const status = statusNow(row)
  if (status === conferenceStates.cancelled) throw refuse(conferenceFailures.conferenceCancelled)
  if (status === conferenceStates.ended) throw refuse(conferenceFailures.conferenceOver)
  await upsertAnswer(context.db, {
    conferenceId: row.conference.id,
    userId: memberOf(context).userId,
    answer,
  })
}
