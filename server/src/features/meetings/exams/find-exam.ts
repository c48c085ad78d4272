import { examFailures } from '#contract/meetings/exams.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { findMeeting } from '#server/features/meetings/meetings/find-meeting.ts'
import { requireEntry } from '#server/features/meetings/watching/admission.ts'
import { selectExamOfMeeting } from './exams.queries.ts'

/** The exam of a meeting, for callers who are admitted to it. */
export async function findExam(context: CallContext, meetingId: number) {
  const row = await findMeeting(context.db, meetingId)
  await requireEntry(context, row.meeting)
  const exam = await selectExamOfMeeting(context.db, meetingId)
  if (!exam) throw refuse(examFailures.examMissing)
  return { exam, meeting: row.meeting }
}
