import { courseCalls } from '#contract/library/courses.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { multirangeText } from '#server/features/meetings/study/watch-rules.ts'
import { playableSeconds } from './courses.policy.ts'
import { presentLessonProgress } from './courses.present.ts'
import { completedMs, gainOf } from './lesson-rules.ts'
import { loadWork } from './load-work.ts'
import { addProgress, addToDay, lockProgress, selectLesson } from './progress.queries.ts'

export const reportPlayed = answer(courseCalls.reportPlayed, async (input, context) => {
  const { userId } = memberOf(context)
  const row = await loadWork(context, input.production_id)
  const lesson = await selectLesson(context.db, row.work.id, input.episode_id)
  const playable = lesson ? playableSeconds(row.access, row, lesson) : 0
  if (!lesson || playable === 0) throw refuse(itemFailures.programMissing, { detail: 'episode_id' })
  const watched = { userId, productionId: row.work.id, lessonId: lesson.id }
  return context.db.transaction(async (db) => {
    const claimedUntil = await lockProgress(db, watched)
    const gain = gainOf({
      ranges: input.ranges,
      claimedUntil: claimedUntil.getTime(),
      now: Date.now(),
      lessonSeconds: lesson.seconds,
      playableSeconds: playable,
    })
    const { completedNow, ...progress } = await addProgress(db, watched, {
      covered: multirangeText(gain.covered),
      watchedMs: gain.watchedMs,
      claimedUntil: new Date(gain.claimedUntil),
      position: gain.position,
      completedMs: completedMs(lesson.seconds),
    })
    if (gain.watchedMs > 0)
      await addToDay(db, row.work.id, { watchedMs: gain.watchedMs, completions: completedNow ? 1 : 0 })
    return presentLessonProgress(progress)
  })
})
