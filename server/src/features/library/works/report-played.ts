import { workCalls } from '#contract/library/works.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { addWatchDays } from '#server/features/meetings/study/watch-days.queries.ts'
import { multirangeText } from '#server/features/meetings/study/watch-rules.ts'
import { presentLessonProgress } from './works.present.ts'
import { completedMs, gainOf } from './lesson-rules.ts'
import { loadLesson } from './load-lesson.ts'
import { addProgress, addToDay, lockProgress } from './progress.queries.ts'

export const reportPlayed = answer(workCalls.reportPlayed, async (input, context) => {
  const { userId } = memberOf(context)
  const { production_id: productionId } = input
  const lesson = await loadLesson(context, productionId, input.episode_id)
  const watched = { userId, productionId, lessonId: lesson.id }
  return context.db.transaction(async (db) => {
    const claimedUntil = await lockProgress(db, watched)
    const gain = gainOf({
      ranges: input.ranges,
      claimedUntil: claimedUntil.getTime(),
      now: Date.now(),
      lessonSeconds: lesson.seconds,
      playableSeconds: lesson.playable,
    })
    const { completedNow, ...progress } = await addProgress(db, watched, {
      covered: multirangeText(gain.covered),
      watchedMs: gain.watchedMs,
      claimedUntil: new Date(gain.claimedUntil),
      position: gain.position,
      completedMs: completedMs(lesson.seconds),
    })
    if (gain.watchedMs > 0) {
      await addToDay(db, productionId, { watchedMs: gain.watchedMs, completions: completedNow ? 1 : 0 })
      await addWatchDays(db, [{ userId, kind: 'lesson', watchedMs: gain.watchedMs }])
    }
    return presentLessonProgress(progress)
  })
})
