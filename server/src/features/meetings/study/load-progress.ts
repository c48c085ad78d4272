import type { StudyProgress } from '#contract/meetings/study.ts'
import type { Db } from '#kernel/database.ts'
import { closeDueTries } from '#server/features/meetings/exams/close-try.ts'
import { selectExamStatuses } from '#server/features/meetings/exams/exams.queries.ts'
import { selectCreditRules } from '#server/features/meetings/meetings/credit-rules.queries.ts'
import { decideConditions } from './conditions.ts'
import { recallSeconds } from '#contract/meetings/study.ts'
import { selectAttended } from './live-questions.queries.ts'
import { selectMissed, selectRecalls } from './recall.queries.ts'
import { presentProgress } from './study.present.ts'
import { selectCredits, selectCheckinStates, selectWatched } from './study.queries.ts'

type AskedMeeting = { id: number; is_credit: boolean; is_offline: boolean }

const noCheckin = { was_there: false, state: 0 }

/** A user's progress in several meetings, in the requested order. */
export async function loadProgress(
  db: Db,
  userId: number,
  meetings: AskedMeeting[],
): Promise<StudyProgress[]> {
  if (meetings.length === 0) return []
  const ids = meetings.map(({ id }) => id)
  await closeDueTries(db, userId)
  // Sequential: it is also called inside transactions, which have one connection.
  const rules = await selectCreditRules(db, meetings)
  const watched = await selectWatched(db, userId, ids)
  const recalls = await selectRecalls(db, userId, ids)
  const missed = await selectMissed(db, userId, ids, new Date(Date.now() - recallSeconds * 1000))
  const attended = await selectAttended(db, userId, ids)
  const examStatuses = await selectExamStatuses(db, userId, ids)
  const checkins = await selectCheckinStates(db, userId, ids)
  const credits = await selectCredits(db, userId, ids)
  return meetings.map(({ id, is_credit }, at) => {
    const rule = rules[at]!
    const seen = watched.filter((row) => row.asked_id === id)
    const conditions = decideConditions({
      rule,
      checkin: checkins.find((row) => row.meeting_id === id) ?? noCheckin,
      watched: seen,
      recalls: recalls.filter((row) => row.asked_id === id),
      attended: attended.filter((row) => row.asked_id === id),
      exam: examStatuses.find((row) => row.meeting_id === id),
    })
    const credit = credits.find((row) => row.meeting_id === id)
    return presentProgress({
      id,
      isCredit: is_credit,
      points: rule.pointsTenths,
      conditions,
      missed: missed.filter((row) => rule.needsRecall && row.asked_id === id),
      seen,
      credit,
    })
  })
}
