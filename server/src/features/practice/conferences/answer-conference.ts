import {
  conferenceAnswers,
  conferenceCalls,
  conferenceFailures,
  conferenceStates,
} from '#contract/practice/conferences.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context, Within } from '#kernel/services.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { conferenceAnswered } from './conferences.notices.ts'
import type { ConferenceRow } from './conferences.queries.ts'
import { findConference } from './find-conference.ts'
import { isHostOf, statusNow } from './conferences.present.ts'
import { updateSeriesAnswers, upsertAnswer } from './people.queries.ts'
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
  const { userId } = memberOf(context)
  await context.db.transaction(async (db) => {
    await upsertAnswer(db, { conferenceId: row.conference.id, userId, answer })
    await updateSeriesAnswers(db, { conferenceId: row.conference.id, userId, answer })
    if (row.me?.answer !== answer && !isHostOf(row)) await tellHost({ ...context, db }, row, answer)
  })
}

async function tellHost({ db, member }: Within<Context>, { conference }: ConferenceRow, given: number) {
  const { id, title, host_id: hostId } = conference
  const answer = answerNames.find((name) => conferenceAnswers[name] === given)
  if (hostId === null || !answer) return
  const name = (await selectUser(db, member!.userId))!.truename
  const notice = conferenceAnswered.write({ id, title, name, answer })
  await notify(db, hostId, notice)
}

const answerNames = ['comes', 'absent', 'perhaps'] as const
