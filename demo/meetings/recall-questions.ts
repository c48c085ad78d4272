import type { Db } from '#kernel/database.ts'
import type { ContentQuestion } from '#demo/content/talks/talk-questions.ts'
import { insertForIds, insertRows } from '#demo/demo.queries.ts'
import { recallOptions, recallQuestions } from '#server/features/meetings/study/recall.tables.ts'

/** What a recording asks while it is watched for credit. */
export async function insertQuestions(
  db: Db,
  recordingId: number,
  questions: ContentQuestion[],
): Promise<void> {
  const ids = await insertForIds(
    db,
    recallQuestions,
    questions.map(({ at_seconds, title }) => ({ recording_id: recordingId, at_seconds, title })),
  )
  const options = questions.flatMap(({ options }, at) =>
    options.map((label, place) => ({ question_id: ids[at]!, label, is_right: place === 0 })),
  )
  await insertRows(db, recallOptions, options)
}
