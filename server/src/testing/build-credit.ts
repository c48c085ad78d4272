import type { Db } from '#kernel/database.ts'
import { meetingCreditRules } from '#server/features/meetings/meetings/credit-rules.tables.ts'
import { recallOptions, recallQuestions } from '#server/features/meetings/study/recall.tables.ts'

type Rule = Partial<Omit<typeof meetingCreditRules.$inferInsert, 'meeting_id'>>

/** What a credit meeting requires where it differs from the usual; a second call replaces the first. */
export const buildCreditRule = (db: Db, meetingId: number, rule: Rule) =>
  db
    .insert(meetingCreditRules)
    .values({ meeting_id: meetingId, ...rule })
    .onConflictDoUpdate({ target: meetingCreditRules.meeting_id, set: rule })

/** A question about a recording; the first option is right. */
export async function buildRecallQuestion(db: Db, recordingId: number, title: string, atSeconds = 0) {
  const [question] = await db
    .insert(recallQuestions)
    .values({ recording_id: recordingId, title, at_seconds: atSeconds })
    .returning()
  await db
    .insert(recallOptions)
    .values(
      ['对', '错', '都不对'].map((label, at) => ({ question_id: question!.id, label, is_right: at === 0 })),
    )
}
