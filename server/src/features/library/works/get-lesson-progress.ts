import { workCalls } from '#contract/library/works.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { presentLessonProgress } from './works.present.ts'
import { hasCompletedWork, selectProgress } from './progress.queries.ts'

/** Members may read their own progress whether or not they may still watch. */
export const getLessonProgress = answer(workCalls.progress, async (input, context) => {
  const { userId } = memberOf(context)
  const [rows, isCompleted] = await Promise.all([
    selectProgress(context.db, userId, input.production_id),
    hasCompletedWork(context.db, userId, input.production_id),
  ])
  return { lessons: rows.map(presentLessonProgress), is_completed: asBit(isCompleted) }
})
